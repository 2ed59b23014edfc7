export { type PdfMeta, type PdfPage, renderPdf } from './pdf.js';
export { renderPaper, renderPng } from './png.js';
export { renderSvg } from './svg.js';
