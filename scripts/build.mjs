#!/usr/bin/env node
// Bundles the program into dist/cli/: main.js starts it, reader.js reads PDFs back on its own thread, preparer.js is the
// process that prepares photographs on all cores.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Not import.meta.dirname: an older Node must be able to build the program, which then asks for a newer one.
const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const dist = path.join(root, 'dist');
fs.rmSync(path.join(dist, 'cli'), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/main.ts', 'src/cli/readback/reader.ts', 'src/cli/raster/preparer.ts'],
  entryNames: '[name]',
  outdir: path.join(dist, 'cli'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // These are loaded on demand, or have files of their own. The rest starts faster from a few files than from hundreds.
  external: ['@embedpdf/pdfium', 'harfbuzzjs', 'iconv-lite', 'icu', 'opencc-js', 'sharp'],
  // For packages that are CommonJS, such as commander.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
  metafile: true,
});

// The licences of bundled packages require their text beside the bundle.
const packages = new Set(
  Object.keys(metafile.inputs).flatMap(
    file => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  ),
);
const texts = [...packages].sort().map(folder => {
  const file = fs.readdirSync(path.join(root, folder)).find(name => /^licen[cs]e/i.test(name));
  const text = file ? fs.readFileSync(path.join(root, folder, file), 'utf8').trim() : '';
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return `${name} ${version} (${license})\n\n${text}\n`;
});
fs.writeFileSync(path.join(dist, 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
