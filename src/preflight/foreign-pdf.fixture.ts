import PDFDocument from 'pdfkit';

/** A PDF that Deckwright did not make. */
export function foreign(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', chunk => chunks.push(chunk));
  document.text('A letter');
  document.end();
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))));
}
