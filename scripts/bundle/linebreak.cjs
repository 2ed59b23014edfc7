// In the bundle, `linebreak` and its table of Unicode are read when the first line is broken: pdfkit imports it at each start.
module.exports = function lineBreaker(text) {
  const LineBreaker = require('../../node_modules/linebreak/dist/main.cjs');
  return new LineBreaker(text);
};
