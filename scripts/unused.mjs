// Stands in the bundle for what fontkit and pdfkit load for work that a deck never asks of them: WOFF2, encryption,
// and shaping, which is HarfBuzz's. Their tables take longer to unpack than a sheet to draw.
function never() {
  throw new Error('This is left out of the bundle: see scripts/build.mjs.');
}

export default never;
export const cbc = never;
export const ecb = never;
export const getCategory = never;
export const getCombiningClass = never;
export const getScript = never;
export const isDigit = never;
export const isMark = never;
