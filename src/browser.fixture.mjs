// Runs the core as the worker of a page would: without Node's globals, on a platform made of what browsers have. Started
// by browser.test.ts with the folder of the bundle and that of a word list; prints the SHA-256 of each file that it
// makes, what reading them back has proved, and every message to the page.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflate } from 'pako';

const ROOT = path.resolve(import.meta.dirname, '..');
const [, , bundle, folder] = process.argv;
const { log } = console;
const page = pathToFileURL(path.join(bundle, 'index.js')).href;

const open = file => new Uint8Array(fs.readFileSync(path.join(ROOT, file)));
/** What a page fetches from its own server. */
const project = {
  bytes: open,
  text: file => new TextDecoder().decode(open(file)),
  list: folder => {
    const whole = path.join(ROOT, folder);
    return fs.existsSync(whole) ? fs.readdirSync(whole).sort() : [];
  },
};

for (const name of ['process', 'Buffer', 'global', 'require', 'setImmediate', 'clearImmediate'])
  Reflect.deleteProperty(globalThis, name);
globalThis.self = globalThis;
globalThis.WorkerGlobalScope = class {};
globalThis.location = { href: page };
globalThis.onmessage = null;
globalThis.addEventListener = () => {};
/** By this PDFium knows a worker. */
globalThis.importScripts = () => {};
globalThis.postMessage = message => log(`to the page: ${JSON.stringify(message)}`);
/** PDFium asks for its WebAssembly, which lies beside the bundle. */
WebAssembly.instantiateStreaming = async (answer, imports) =>
  WebAssembly.instantiate(await (await answer).arrayBuffer(), imports);
globalThis.fetch = async address => {
  const { buffer } = new Uint8Array(fs.readFileSync(new URL(address, page)));
  return { ok: true, arrayBuffer: async () => buffer };
};
/** HarfBuzz asks for its own, which lies beside the bundle; for addresses of files it asks like this. */
globalThis.XMLHttpRequest = class {
  open(_, address) {
    this.bytes = new Uint8Array(fs.readFileSync(new URL(address)));
  }
  send() {
    Object.assign(this, { status: 200, response: this.bytes.buffer });
    queueMicrotask(() => this.onload());
  }
};
/** Node's own needs a Buffer. */
globalThis.Response = class {
  constructor(stream) {
    this.stream = stream;
  }
  async arrayBuffer() {
    const chunks = [];
    for await (const chunk of this.stream) chunks.push(chunk);
    return joined(chunks).buffer;
  }
};

const core = await import(page);
const {
  batchSchema,
  dealBatch,
  loadMessages,
  makeDeck,
  preflight,
  provedLine,
  provedTogether,
  recipeSchema,
} = core;
const platform = {
  deflate: bytes => deflate(bytes),
  pixels: () => Promise.reject(new Error('No picture was asked for.')),
  big5: bytes => new TextDecoder('big5').decode(bytes),
};
const { version } = JSON.parse(project.text('package.json'));
const own = {
  ...project,
  bytes: file => new Uint8Array(fs.readFileSync(path.join(folder, path.basename(file)))),
};
const desk = { project, own, version, platform };

const expected = new Map();
const recipe = recipeSchema.parse({ locale: 'fa', words: '../words.csv', only: ['words'], contact: false });
const finished = ({ name }, expectation) => expected.set(name, expectation);
const { files } = await makeDeck(recipe, desk, { finished });
await tell(files);
const batch = batchSchema.parse({ kind: 'duet', count: 16, locale: 'fa' });
const run = await dealBatch(batch, desk);
const dealt = run.files.map(({ name, chunks }) => ({ name, bytes: joined([...chunks]) }));
for (const [i, { name }] of dealt.entries()) expected.set(name, run.expected?.(i));
await tell(dealt);

/** What a command would print of the files, and their checksums. */
async function tell(made) {
  for (const { name, bytes } of made) log(`${name} ${createHash('sha256').update(bytes).digest('hex')}`);
  const pdfs = made.filter(({ name }) => expected.has(name));
  const reports = await Promise.all(pdfs.map(({ name, bytes }) => preflight(bytes, expected.get(name))));
  log(loadMessages(project).say(provedLine(provedTogether(reports))));
}

function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
