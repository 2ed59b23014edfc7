#!/usr/bin/env node
// Bundles the program into dist/: one file starts in two thirds of the time that three hundred take.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
fs.rmSync(path.join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { 'cli/main': 'src/cli/main.ts', index: 'src/index.ts' },
  outdir: 'dist',
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  keepNames: true,
  logLevel: 'error',
  alias: { 'brotli/decompress.js': './scripts/build/no-woff2.mjs' },
  // Native code, and WebAssembly that looks for its file beside itself.
  external: ['sharp', 'harfbuzzjs'],
  // Some libraries are CommonJS and expect what that has.
  banner: {
    js: [
      "import { createRequire as requireFrom } from 'node:module';",
      'const require = requireFrom(import.meta.url);',
      'const __dirname = import.meta.dirname;',
    ].join('\n'),
  },
});
