// In the bundle, Node's own zlib stands for `tiny-inflate`, with which fontkit and linebreak unpack tables of Unicode while a
// program starts.
const { inflateRawSync } = require('node:zlib');

module.exports = (packed, { length }) => new Uint8Array(inflateRawSync(packed, { maxOutputLength: length }));
