#!/usr/bin/env node
// Bundles the program into dist/: dist/cli/main.js starts dist/program-….cjs; a thread that reads PDFs back, dist/cli/thread.js,
// starts dist/reader-….cjs.
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
/**
 * Tables that load late: for line breaks, none for pdfkit, which breaks no line here; and those of old encodings. Those of
 * fontkit's shapers never.
 */
const lateTables = {
  name: 'late-tables',
  setup(build) {
    build.onResolve({ filter: /^linebreak$/ }, ({ importer }) => {
      if (/[\\/]pdfkit[\\/]/.test(importer)) return { path: path.resolve(root, unused) };
      if (importer.endsWith('paragraph.ts'))
        return { path: path.resolve(root, 'scripts/lazy-linebreak.cjs') };
      return undefined;
    });
    build.onResolve({ filter: /^unicode-trie$/ }, ({ importer }) =>
      /[\\/]fontkit[\\/]/.test(importer)
        ? { path: path.resolve(root, 'scripts/unused-table.mjs') }
        : undefined,
    );
    build.onResolve({ filter: /^iconv-lite$/ }, ({ importer }) =>
      importer.endsWith('decode.ts') ? { path: path.resolve(root, 'scripts/lazy-iconv.cjs') } : undefined,
    );
  },
};
/** pdf.js looks for a canvas as it loads, which takes longer than reading a deck. Nothing is painted here. */
const withoutCanvas = {
  name: 'without-canvas',
  setup(build) {
    build.onLoad({ filter: /pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/ }, async ({ path: file }) => {
      const text = await fs.promises.readFile(file, 'utf8');
      const wanted = 'canvas = require("@napi-rs/canvas");';
      if (!text.includes(wanted))
        throw new Error('pdf.js loads its canvas in another way now: see scripts/build.mjs.');
      const none = 'canvas = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };';
      return { contents: text.replace(wanted, none) };
    });
  },
};

/** A part of the program as one script, which a launcher runs with the code that V8 kept. */
async function bundleScript(prefix, entry, options) {
  const [{ text }] = (
    await build({
      ...common,
      entryPoints: [entry],
      format: 'cjs',
      minifyWhitespace: !process.env.PLAIN,
      // The launcher hands this in: a script has no import.meta.
      define: { 'import.meta.url': 'programUrl', THREAD: JSON.stringify('./cli/thread.js') },
      ...options,
    })
  ).outputFiles;
  const source = text
    // The launcher hands in an import() too: a script has none once V8 keeps its code.
    .replace(/\bimport\(/g, 'programImport(')
    // One character beyond ASCII would double the memory of all of them.
    .replace(/[^\0-\x7f]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  // The name changes with the content, so that code compiled for another one is never taken for it.
  const hash = crypto.createHash('sha256').update(source).digest('hex').slice(0, 12);
  return { name: `${prefix}-${hash}.cjs`, source };
}

const [program, reader] = await Promise.all([
  bundleScript('program', 'src/cli/run.ts', {
    external: OUTSIDE,
    plugins: [lateTables],
    alias: {
      'brotli/decompress.js': unused,
      '@noble/ciphers/aes': unused,
      'unicode-properties': unused,
      // Commander asks for it, and for half of the network with it, in case of commands that are programs.
      'node:child_process': unused,
    },
  }),
  bundleScript('reader', 'src/cli/reader.ts', { plugins: [withoutCanvas] }),
]);
const launchers = await Promise.all(
  ['main', 'thread'].map(async launcher => {
    const { outputFiles } = await build({
      ...common,
      entryPoints: [`src/cli/${launcher}.ts`],
      format: 'esm',
      external: OUTSIDE,
      define: { PROGRAM: JSON.stringify(program.name), READER: JSON.stringify(reader.name) },
    });
    return { name: `cli/${launcher}.js`, source: outputFiles[0].text };
  }),
);

const files = [program, reader, ...launchers];
const isThere = ({ name, source }) => {
  const file = path.join(dist, name);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === source;
};
// A clone that may not be written to runs with what is there.
if (!files.every(isThere)) {
  fs.mkdirSync(path.join(dist, 'cli'), { recursive: true });
  for (const old of fs.readdirSync(dist))
    if (/^(program|reader)-/.test(old) && !files.some(({ name }) => old.startsWith(name)))
      fs.rmSync(path.join(dist, old));
  // Whole or not at all: another process may be starting.
  for (const { name, source } of files) {
    const half = path.join(dist, `${name}.${process.pid}`);
    fs.writeFileSync(half, source);
    fs.renameSync(half, path.join(dist, name));
  }
}
