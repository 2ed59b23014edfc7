import { inflate } from 'pako';
import type { Desk } from '../../press/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { fetchKept, keepFile } from '../offline/files-cache.js';

type Project = Desk['project'];

/** The program that reads PDFs. */
export const PDFIUM = 'pdfium/dist/pdfium.wasm';

/** A file of the program's own is not there, as without a connection. */
export function notLoaded(file: string): ProblemError {
  return new ProblemError([error('studio.offline', file, { file })]);
}

/** What the build lays beside the page (see scripts/studio/): where each of the program's own files is. */
export interface Stores {
  /** Small texts, all in one file: `templates/papers.yaml` and so on. */
  readonly pack: string;
  readonly packBytes: number;
  /** Large files, each alone: its address, and its size in bytes as it is sent. */
  readonly files: Readonly<Record<string, { readonly url: string; readonly bytes: number }>>;
}

/** How far a file has come, in bytes. */
export type TellLoading = (file: string, done: number, all: number) => void;

interface Coming {
  readonly bytes: Promise<Uint8Array>;
  readonly tells: TellLoading[];
}

/**
 * The program's own files in a page. `open` loads the pack; a large file is best asked for with `prefetch`, which shows
 * how far it is. One that nobody foresaw is fetched when the core reads it, and the worker waits.
 */
export class ProjectFiles {
  readonly #stores: Stores;
  readonly #base: string;
  readonly #begun: Map<string, Promise<Response>>;
  readonly #bytes = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Coming>();
  #texts: ReadonlyMap<string, string> = new Map();
  #opened: Promise<void> | undefined;
  /** Hears of what is fetched for nobody in particular. */
  tell: TellLoading = () => {};

  /** `begun` are fetches that have begun, by the addresses in `stores`; each is used once. */
  constructor(stores: Stores, base: string, begun: Map<string, Promise<Response>>) {
    this.#stores = stores;
    this.#base = base;
    this.#begun = begun;
  }

  /** Throws `studio.offline` where the network fails. */
  open(tell = this.tell): Promise<void> {
    this.#opened ??= this.#open(tell).catch(fault => {
      this.#opened = undefined;
      throw fault;
    });
    return this.#opened;
  }

  /** Loads what is not there yet. Throws `studio.offline` where the network fails. */
  async prefetch(paths: readonly string[], tell = this.tell): Promise<void> {
    const wanted = paths.filter(path => !this.#bytes.has(path) && path in this.#stores.files);
    await Promise.all(
      wanted.map(async path =>
        this.#bytes.set(path, await this.#fetch(path, this.#stores.files[path], tell)),
      ),
    );
  }

  /** A large file that is needed once. Throws `studio.offline` where the network fails. */
  large(path: string, tell = this.tell): Promise<Uint8Array> {
    return this.#fetch(path, this.#stores.files[path], tell);
  }

  /** Where a large file is. */
  addressOf(path: string): URL {
    return new URL(this.#stores.files[path].url, this.#base);
  }

  readonly library: Project = {
    text: path => this.#texts.get(path) ?? new TextDecoder('utf-8', { fatal: true }).decode(this.#read(path)),
    bytes: path => {
      const text = this.#texts.get(path);
      if (text === undefined) return this.#read(path);
      const bytes = this.#bytes.get(path) ?? new TextEncoder().encode(text);
      this.#bytes.set(path, bytes);
      return bytes;
    },
    list: folder => {
      const paths = [...this.#texts.keys(), ...Object.keys(this.#stores.files)];
      const inside = paths.filter(path => path.startsWith(`${folder}/`));
      return [...new Set(inside.map(path => path.slice(folder.length + 1).split('/')[0]))].sort();
    },
  };

  async #open(tell: TellLoading): Promise<void> {
    const { pack: url, packBytes: bytes } = this.#stores;
    const text = new TextDecoder().decode(await this.#fetch('deckwright', { url, bytes }, tell));
    this.#texts = new Map(Object.entries(JSON.parse(text)));
  }

  /** Whoever wants a file that is on its way waits for the same one. */
  #fetch(path: string, store: Stores['files'][string], tell: TellLoading): Promise<Uint8Array> {
    const coming = this.#coming.get(path);
    coming?.tells.push(tell);
    if (coming) return coming.bytes;
    const tells = [tell];
    const bytes = this.#download(path, store, (...news) => {
      for (const each of tells) each(...news);
    }).finally(() => this.#coming.delete(path));
    this.#coming.set(path, { bytes, tells });
    return bytes;
  }

  async #download(
    path: string,
    { url, bytes }: Stores['files'][string],
    tell: TellLoading,
  ): Promise<Uint8Array> {
    const begun = this.#begun.get(url);
    this.#begun.delete(url);
    const answer = await (begun ?? fetchKept(new URL(url, this.#base))).catch(() => undefined);
    if (!answer?.ok || answer.body === null) throw notLoaded(path);
    let done = 0;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        done += chunk.length;
        if (bytes > 0) tell(path, done, bytes);
        out.enqueue(chunk);
      },
    });
    const plain = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(plain).arrayBuffer());
  }

  /** The core reads at once and can't wait, so this asks without leaving the worker's turn. */
  #read(path: string): Uint8Array {
    const known = this.#bytes.get(path);
    if (known) return known;
    const file = this.#stores.files[path];
    if (file === undefined) throw new ProblemError([error('studio.no-file', path, { file: path })]);
    this.tell(path, 0, file.bytes);
    const url = this.addressOf(path);
    const request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.responseType = 'arraybuffer';
    try {
      request.send();
    } catch {
      throw notLoaded(path);
    }
    if (request.status !== 200) throw notLoaded(path);
    const sent = request.response as ArrayBuffer;
    void keepFile(url, sent);
    const bytes = inflate(new Uint8Array(sent));
    this.tell(path, file.bytes, file.bytes);
    this.#bytes.set(path, bytes);
    return bytes;
  }
}
