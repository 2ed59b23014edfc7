// Runs the core as a page would: without Node's globals, on a platform made of what browsers have. Started by
// browser.test.ts with the folder of the bundle; prints the SHA-256 of each file that it makes.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflate } from 'pako';

const ROOT = path.resolve(import.meta.dirname, '..');
const [, , bundle] = process.argv;
const { log } = console;
const page = pathToFileURL(path.join(bundle, 'index.js')).href;

const open = file => new Uint8Array(fs.readFileSync(path.join(ROOT, file)));
/** What a page fetches from its own server. */
const project = {
  bytes: open,
  text: file => new TextDecoder().decode(open(file)),
  list: folder => fs.readdirSync(path.join(ROOT, folder)).sort(),
};

for (const name of ['process', 'Buffer', 'global', 'require', 'setImmediate', 'clearImmediate'])
  Reflect.deleteProperty(globalThis, name);
globalThis.window = globalThis;
globalThis.self = globalThis;
/** HarfBuzz asks for its WebAssembly, which lies beside the bundle; for addresses of files it asks like this. */
globalThis.XMLHttpRequest = class {
  open(_, address) {
    this.bytes = new Uint8Array(fs.readFileSync(new URL(address)));
  }
  send() {
    Object.assign(this, { status: 200, response: this.bytes.buffer });
    queueMicrotask(() => this.onload());
  }
};

const { batchSchema, dealBatch, makeDeck, recipeSchema } = await import(page);
const platform = {
  deflate: bytes => deflate(bytes),
  pixels: () => Promise.reject(new Error('No picture was asked for.')),
  big5: bytes => new TextDecoder('big5').decode(bytes),
};
const { version } = JSON.parse(project.text('package.json'));
const desk = { project, own: project, version, platform };

const recipe = recipeSchema.parse({ locale: 'fa', only: ['words'], contact: false });
for (const { name, bytes } of (await makeDeck(recipe, desk)).files) tell(name, [bytes]);
const batch = batchSchema.parse({ kind: 'duet', count: 40, locale: 'fa' });
for (const { name, chunks } of (await dealBatch(batch, desk)).files) tell(name, chunks);

function tell(name, chunks) {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  log(`${name} ${hash.digest('hex')}`);
}
