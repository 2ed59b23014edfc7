// Stands in the bundle for the tables of fontkit's shapers, which unpack as it loads: shaping is HarfBuzz's.
export default class UnusedTable {
  get() {
    throw new Error('This is left out of the bundle: see scripts/build.mjs.');
  }
}
