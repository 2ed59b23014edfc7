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
const [program] = (
  await build({
    ...common,
    entryPoints: ['src/cli/run.ts'],
    format: 'cjs',
    // Native code, and WebAssembly that looks for its file beside itself.
    external: ['sharp', 'harfbuzzjs'],
    alias: { 'brotli/decompress.js': unused, '@noble/ciphers/aes': unused, 'unicode-properties': unused },
    // The launcher hands this in: a script has no import.meta.
    define: { 'import.meta.url': 'programUrl' },
  })
).outputFiles;

// The name changes with the content, so that code compiled for another one is never taken for it.
const hash = crypto.createHash('sha256').update(program.contents).digest('hex').slice(0, 12);
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
for (const old of fs.readdirSync(dist))
  if (old.startsWith('program-') && !old.startsWith(`program-${hash}`)) fs.rmSync(path.join(dist, old));
if (!fs.existsSync(path.join(dist, name))) fs.writeFileSync(path.join(dist, name), program.contents);
fs.writeFileSync(path.join(dist, 'cli/main.js'), launcher.contents);
