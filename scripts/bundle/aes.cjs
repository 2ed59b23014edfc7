// In the bundle, the tables of AES are made when a PDF gets a password, which none does: pdfkit imports them at each start.
const later =
  name =>
  (...values) =>
    require('../../node_modules/@noble/ciphers/aes.js')[name](...values);

module.exports = { cbc: later('cbc'), ecb: later('ecb') };
