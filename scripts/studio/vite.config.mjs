// The page in the browser (src/studio): npm run studio.
import path from 'node:path';
import { builtAside } from './aside.mjs';
import { worksOffline } from './offline.mjs';
import { gamesModule, storesFiles, storesModule, stringsModule, withoutPdfiumFile } from './plugins.mjs';

const root = path.resolve(import.meta.dirname, '../..');

// HarfBuzz and ICU import them on Node alone.
const external = ['module', 'fs'];

export default {
  root: path.join(root, 'src/studio'),
  // Any static host may serve it under any path.
  base: './',
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path.join(root, 'dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    // The worker and the faces of a preview are never inlined: a strict policy forbids data addresses for scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2500,
    rolldownOptions: { external, checks: { pluginTimings: false } },
  },
  worker: {
    format: 'es',
    plugins: () => [storesModule(), withoutPdfiumFile()],
    rolldownOptions: { external, checks: { pluginTimings: false } },
  },
  plugins: [
    stringsModule(),
    gamesModule(),
    storesFiles(),
    worksOffline(path.join(root, 'src/studio')),
    builtAside(),
  ],
};
