#!/usr/bin/env node
// Bundles the program into dist/cli/: main.js starts it, reader.js is the thread that reads PDFs back.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const outdir = path.join(root, 'dist/cli');
fs.rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/main.ts', 'src/cli/readback/reader.ts'],
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Loaded when first asked for, or with files of their own; the rest starts faster from a few files than from hundreds.
  external: ['harfbuzzjs', 'iconv-lite', 'opencc-js', 'pdfjs-dist', 'sharp'],
  // For packages that are CommonJS, such as commander.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
