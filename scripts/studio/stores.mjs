// What the page loads when it needs it: the pack of small texts, and the large files, each alone. All are deflated,
// because many static hosts do not compress fonts.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of which everything is in the pack, but for what the command line alone tells. */
const PACKED = ['templates', 'wordlists'];
const LEFT_OUT = 'templates/help/';
const LARGE = {
  'world-atlas': ['countries-110m.json', 'countries-50m.json', 'countries-10m.json'],
  '@iconify-json/fluent-emoji-flat': ['icons.json'],
  '@embedpdf/pdfium': ['dist/pdfium.wasm'],
};

/** The names and contents of the files to lay beside the page, and the table that the worker reads. */
export function makeStores() {
  const out = new Map();
  const store = (name, bytes) => {
    const pressed = deflateSync(bytes, { level: 9 });
    const hash = createHash('sha256').update(pressed).digest('hex').slice(0, 10);
    const url = `${path.basename(name).replace(/\.\w+$/, '')}-${hash}.bin`;
    out.set(url, pressed);
    return { url, bytes: pressed.length };
  };
  const texts = {};
  const files = {};
  for (const folder of PACKED)
    for (const file of filesIn(folder).filter(each => !each.startsWith(LEFT_OUT)))
      texts[file] = fs.readFileSync(path.join(root, file), 'utf8');
  for (const file of filesIn('fonts')) {
    if (file.endsWith('.yaml')) texts[file] = fs.readFileSync(path.join(root, file), 'utf8');
    if (file.endsWith('.ttf')) files[file] = store(file, fs.readFileSync(path.join(root, file)));
  }
  for (const [name, data] of Object.entries(LARGE))
    for (const file of data)
      files[`${path.basename(name)}/${file}`] = store(
        file,
        fs.readFileSync(path.join(root, 'node_modules', name, file)),
      );
  const pack = store('deckwright', Buffer.from(JSON.stringify(texts)));
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { out, table: { version, pack: pack.url, packBytes: pack.bytes, files } };
}

function filesIn(folder) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
