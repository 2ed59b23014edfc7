import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureWish, PreparedPicture } from '../../platform.js';
import { prepare } from './prepare.js';
import type { PhotoAnswer, PhotoQuestion } from './preparer.js';

/** libuv decodes so many pictures at once in a process, unless it is started with another number. */
const DECODERS = 4;
/** The built files are all in one folder: see scripts/build.mjs. From the sources there is none. */
const PREPARER = fileURLToPath(new URL('./preparer.js', import.meta.url));

/**
 * Prepares pictures on all cores. The first four are prepared here; if more come meanwhile, and there are cores for
 * them, a process with a decoder for each core prepares those, and ends when it has nothing to do.
 */
export class AllCores {
  readonly #cores: number;
  readonly #file: string;
  #here = 0;
  #child: ChildProcess | undefined;
  /** What the process was asked, and by whom. */
  readonly #asked = new Map<number, (answer: PhotoAnswer | 'gone') => void>();
  #next = 0;
  /** That there is none, or that it ended too soon: then all are prepared here. */
  #broken: boolean;

  constructor(cores: number, file = PREPARER) {
    this.#cores = cores;
    this.#file = file;
    this.#broken = cores <= DECODERS || !fs.existsSync(file);
  }

  /** See `Platform.picture`. */
  async prepare(bytes: Uint8Array, wish: PictureWish): Promise<PreparedPicture | undefined> {
    if (this.#broken || (this.#child === undefined && this.#here < DECODERS))
      return this.#prepareHere(bytes, wish);
    const answer = await this.#ask(bytes, wish);
    return answer === 'gone' ? this.#prepareHere(bytes, wish) : answer.made && copied(answer.made);
  }

  async #prepareHere(bytes: Uint8Array, wish: PictureWish): Promise<PreparedPicture | undefined> {
    this.#here += 1;
    try {
      return await prepare(bytes, wish);
    } finally {
      this.#here -= 1;
    }
  }

  #ask(bytes: Uint8Array, wish: PictureWish): Promise<PhotoAnswer | 'gone'> {
    const id = this.#next++;
    const answer = new Promise<PhotoAnswer | 'gone'>(resolve => {
      this.#asked.set(id, resolve);
    });
    this.#child ??= this.#start();
    const child = this.#child;
    child.send({ id, bytes, wish } satisfies PhotoQuestion, fault => {
      if (fault) child.kill();
    });
    return answer;
  }

  #start(): ChildProcess {
    const child = fork(this.#file, {
      // Only what starts a process can tell libuv the number: on Windows, it does not see a later change.
      env: { ...process.env, UV_THREADPOOL_SIZE: `${this.#cores}` },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer: PhotoAnswer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
      if (this.#asked.size > 0) return;
      this.#child = undefined;
      child.disconnect();
    });
    const gone = () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#broken = true;
      child.kill();
      for (const resolve of this.#asked.values()) resolve('gone');
      this.#asked.clear();
    };
    for (const event of ['error', 'exit', 'disconnect']) child.on(event, gone);
    return child;
  }
}

/** Apart from the message in which they came: a JPEG that is kept would keep all its pixels too. */
function copied(made: PreparedPicture): PreparedPicture {
  const [jpeg, pixels, sketch] = [made.jpeg, made.pixels, made.sketch].map(bytes => new Uint8Array(bytes));
  return { ...made, jpeg, pixels, sketch };
}

export const allCores = new AllCores(availableParallelism());
