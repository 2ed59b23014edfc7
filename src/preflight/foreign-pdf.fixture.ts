import PDFDocument from 'pdfkit';

/** A PDF that Deckwright did not make; `content` is drawn besides its text. */
export function foreign(options: PDFKit.PDFDocumentOptions, content = ''): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', chunk => chunks.push(chunk));
  document.text('A letter');
  document.addContent(content);
  document.end();
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))));
}
