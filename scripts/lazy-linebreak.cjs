// Stands in the bundle for `linebreak`, whose tables unpack as it loads: only running text has lines to break.
module.exports = function LineBreaker(text) {
  return new (require('linebreak').default ?? require('linebreak'))(text);
};
