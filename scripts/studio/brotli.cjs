// In the page, for `brotli/decompress.js`.
module.exports = () => {
  throw new Error('A font in WOFF2 is refused before it is unpacked.');
};
