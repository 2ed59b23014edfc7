export { type PdfMeta, type PdfPage, renderPdf } from './pdf.js';
export { renderPng } from './png.js';
export { renderSvg } from './svg.js';
