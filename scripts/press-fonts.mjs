#!/usr/bin/env node
// Presses the large fonts for the package, which they were two thirds of: npm pack runs it. A few runs open one of them,
// and unpacking it takes some 50 ms; without the package the fonts lie in fonts/ as they are.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'dist/fonts');
/** In bytes; smaller ones are opened by every run. */
const LARGE = 2 ** 20;

const fonts = fs.readdirSync(path.join(root, 'fonts')).filter(name => name.endsWith('.ttf'));
const aside = path.join(root, `dist/.build-fonts-${process.pid}`);
fs.mkdirSync(aside, { recursive: true });
await Promise.all(
  fonts.map(async name => {
    const bytes = fs.readFileSync(path.join(root, 'fonts', name));
    if (bytes.length < LARGE) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
    fs.writeFileSync(path.join(aside, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
  }),
);
// A run that reads one meanwhile finds the old one or the new one, whole.
fs.mkdirSync(out, { recursive: true });
const pressed = fs.readdirSync(aside);
for (const name of pressed) fs.renameSync(path.join(aside, name), path.join(out, name));
for (const name of fs.readdirSync(out)) if (!pressed.includes(name)) fs.rmSync(path.join(out, name));
fs.rmSync(aside, { recursive: true });
