// The page in the browser (src/studio): npm run studio.
import path from 'node:path';
import { builtAside } from './aside.mjs';
import { worksOffline } from './offline.mjs';
import { gamesModule, storesFiles, storesModule, stringsModule, withoutPdfiumFile } from './plugins.mjs';

const root = path.resolve(import.meta.dirname, '../..');

// HarfBuzz and ICU import them on Node alone.
const external = ['module', 'fs'];
// The core does nothing when it is imported, so what nobody uses of it is left out.
const treeshake = { moduleSideEffects: [{ test: /\/src\/(?!studio\/)/, sideEffects: false }] };
const rolldownOptions = { external, treeshake, checks: { pluginTimings: false } };
const standIn = name => path.join(root, 'scripts', name);

export default {
  root: path.join(root, 'src/studio'),
  // Any static host may serve it under any path.
  base: './',
  logLevel: 'warn',
  publicDir: false,
  resolve: {
    alias: {
      // fontkit's reader of WOFF2, which the core refuses: it unpacks its dictionary when it is imported.
      'brotli/decompress.js': standIn('studio/brotli.cjs'),
      linebreak: standIn('bundle/linebreak.cjs'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path.join(root, 'dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    // The worker and the faces of a preview are never inlined: a strict policy forbids data addresses for scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2500,
    rolldownOptions,
  },
  worker: {
    format: 'es',
    plugins: () => [storesModule(), withoutPdfiumFile()],
    rolldownOptions,
  },
  plugins: [
    stringsModule(),
    gamesModule(),
    storesFiles(),
    worksOffline(path.join(root, 'src/studio')),
    builtAside(),
  ],
};
