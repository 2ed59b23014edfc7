// Stands in the bundle for `iconv-lite`: only a list in Big5 needs it.
module.exports = { decode: (bytes, encoding) => require('iconv-lite').decode(bytes, encoding) };
