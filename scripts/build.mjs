#!/usr/bin/env node
// Bundles the program into dist/: dist/cli/main.js starts it, dist/program-….cjs is all of it.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
  write: false,
};

const unused = './scripts/unused.mjs';
/** What most runs never load stays outside, where `import()` finds it: reading it would cost time and memory. */
const OUTSIDE = ['sharp', 'harfbuzzjs', 'iconv-lite', 'opencc-js', 'pdfjs-dist'];
/** Tables that unpack as they load: none for pdfkit, which breaks no line here, and late for our own text room. */
const lateLineBreaks = {
  name: 'late-line-breaks',
  setup(build) {
    build.onResolve({ filter: /^linebreak$/ }, ({ importer }) => {
      if (/[\\/]pdfkit[\\/]/.test(importer)) return { path: path.resolve(root, unused) };
      if (importer.endsWith('paragraph.ts'))
        return { path: path.resolve(root, 'scripts/lazy-linebreak.cjs') };
      return undefined;
    });
  },
};
const [program] = (
  await build({
    ...common,
    entryPoints: ['src/cli/run.ts'],
    format: 'cjs',
    external: OUTSIDE,
    minifyWhitespace: !process.env.PLAIN,
    plugins: [lateLineBreaks],
    alias: { 'brotli/decompress.js': unused, '@noble/ciphers/aes': unused, 'unicode-properties': unused },
    // The launcher hands this in: a script has no import.meta.
    define: { 'import.meta.url': 'programUrl' },
  })
).outputFiles;

// The launcher hands in an import() too: a script has none once V8 keeps its code.
const source = program.text.replace(/\bimport\(/g, 'programImport(');

// The name changes with the content, so that code compiled for another one is never taken for it.
const hash = crypto.createHash('sha256').update(source).digest('hex').slice(0, 12);
const name = `program-${hash}.cjs`;
const [launcher] = (
  await build({
    ...common,
    entryPoints: ['src/cli/main.ts'],
    format: 'esm',
    external: ['harfbuzzjs'],
    define: { PROGRAM: JSON.stringify(name) },
  })
).outputFiles;

fs.mkdirSync(path.join(dist, 'cli'), { recursive: true });
// A clone that may not be written to runs with what is there.
const main = path.join(dist, 'cli/main.js');
const built =
  fs.existsSync(path.join(dist, name)) &&
  fs.existsSync(main) &&
  launcher.text === fs.readFileSync(main, 'utf8');
if (built) process.exit();
for (const old of fs.readdirSync(dist))
  if (old.startsWith('program-') && !old.startsWith(`program-${hash}`)) fs.rmSync(path.join(dist, old));
if (!fs.existsSync(path.join(dist, name))) fs.writeFileSync(path.join(dist, name), source);
fs.writeFileSync(main, launcher.contents);
