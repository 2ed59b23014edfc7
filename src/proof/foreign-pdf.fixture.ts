import PDFDocument from 'pdfkit';

/** A PDF that Deckwright did not make; `draw` draws besides its text. */
export function foreign(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void = () => {},
): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', chunk => chunks.push(chunk));
  document.text('A letter');
  draw(document);
  document.end();
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))));
}
