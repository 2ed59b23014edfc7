// In the bundle, Node's own zlib stands for `brotli/decompress.js`, whose dictionary fontkit reads at each start, for WOFF2.
const { brotliDecompressSync } = require('node:zlib');

module.exports = (packed, length) =>
  new Uint8Array(brotliDecompressSync(packed, { maxOutputLength: length }));
