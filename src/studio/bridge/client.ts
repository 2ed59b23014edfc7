import type { Answer, Event, JobName, Payload } from '../jobs/index.js';
import { answerDrawing } from './draw-svg.js';
import { isOutOfReach, Refused, Stopped, Unreachable, WorkerDied } from './faults.js';
import type { Drawing, Question, Reply, Unloaded } from './messages.js';
import { type AskOptions, rest, type Waiting } from './waiting.js';
import { Watchdog } from './watchdog.js';

export type { AskOptions };
export { isOutOfReach, Refused, Stopped, WorkerDied };

/** What a worker says nothing about for longer, in ms, holds it up. */
export const PATIENCE = 30_000;

/** Asks a worker, and starts a new one when it has died. */
export class Client {
  readonly #language: () => string;
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  /** Counts how long the worker has had nothing to do. */
  readonly #idle: Watchdog | undefined;

  /** A worker that has had nothing to do for `rest` ms is ended, which frees its memory. Without it none is. */
  constructor(language: () => string, rest?: number) {
    this.#language = language;
    this.#idle = rest === undefined ? undefined : new Watchdog(rest, () => this.renew());
  }

  /** Starts the worker, which takes it a while, before anything is asked. */
  begin(): void {
    this.#worker ??= this.#start();
  }

  /** Throws Refused, WorkerDied, Unreachable or Stopped; anything else is a mistake of the program. */
  ask<N extends JobName>(
    job: N,
    payload: Payload<N>,
    options: AskOptions<Event<N>> = {},
  ): Promise<Answer<N>> {
    const { signal, enough, limit } = options;
    if (signal?.aborted) return Promise.reject(new Stopped());
    const id = this.#next++;
    this.#idle?.rest();
    const dog =
      limit === undefined ? undefined : new Watchdog(limit, () => this.#endWorkerFor(id, new WorkerDied()));
    const answer = new Promise<Answer<N>>((done, failed) => {
      this.#waiting.set(id, {
        job,
        payload,
        options,
        done,
        failed,
        dog,
        asked: false,
        loading: new Map(),
      } as Waiting);
    });
    signal?.addEventListener('abort', () => this.#stop(id));
    enough?.addEventListener('abort', () => {
      if (this.#waiting.get(id)?.asked) this.#send({ id, enough: true });
    });
    this.#askNext();
    return answer;
  }

  /** Ends the worker. What still waits fails as if it had died. */
  renew(fault: Error = new WorkerDied()): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of all) {
      rest(each);
      each.failed(fault);
    }
  }

  /**
   * Ends the worker, with everything that can't be stopped otherwise, and frees its memory. What others still wait for
   * is asked again.
   */
  restart(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const each of this.#waiting.values()) {
      each.asked = false;
      rest(each);
    }
    this.#askNext();
  }

  /** Ends a worker that has nothing to do, and frees its memory. */
  letGo(): void {
    if (!this.busy) this.renew();
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Asks everything whose turn has come. */
  #askNext(): void {
    let isHeld = false;
    for (const [id, each] of this.#waiting) {
      const { job, payload, dog } = each;
      if (!each.asked && !(dog && isHeld)) {
        each.asked = true;
        dog?.watch();
        this.#send({ id, job, language: this.#language(), payload });
      }
      isHeld ||= dog !== undefined;
    }
  }

  /** What may hold the worker up would not hear that it shall stop. */
  #stop(id: number): void {
    const found = this.#waiting.get(id);
    if (found?.dog && found.asked) this.#endWorkerFor(id, new Stopped());
    else if (found) {
      if (found.asked) this.#send({ id, stop: true });
      this.#end(id)?.failed(new Stopped());
    }
  }

  #endWorkerFor(id: number, fault: Error): void {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    rest(found);
    this.restart();
    found?.failed(fault);
  }

  #send(question: Question): void {
    this.begin();
    this.#worker?.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(new URL('../worker/entry.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply | Drawing | Unloaded>) => {
      if ('draw' in data) void answerDrawing(data);
      else if ('unloaded' in data) this.renew(new Unreachable());
      else this.#hear(data);
    };
    worker.onerror = event => {
      event.preventDefault();
      if (this.#worker !== worker) return;
      // What is thrown has a message; a script that can't be fetched has none.
      if (event.message === undefined) this.renew(new Unreachable());
      else this.#died();
    };
    return worker;
  }

  #hear(reply: Reply): void {
    const found = this.#waiting.get(reply.id);
    const { options } = found ?? {};
    found?.dog?.heard();
    if ('event' in reply) options?.onEvent?.(reply.event as never);
    else if ('loading' in reply) {
      found?.loading.set(reply.loading.file, reply.loading);
      options?.onLoading?.(reply.loading);
    } else if ('answer' in reply) this.#end(reply.id)?.done(reply.answer as never);
    else if ('problems' in reply) this.#end(reply.id)?.failed(new Refused(reply.problems));
    else this.#end(reply.id)?.failed(new Error(reply.failure));
  }

  /** What may hold it up is what ended it. */
  #died(): void {
    const cause = [...this.#waiting].find(([, { dog, asked }]) => dog && asked);
    if (cause) this.#endWorkerFor(cause[0], new WorkerDied());
    else this.renew();
  }

  #end(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    rest(found);
    if (found?.dog) this.#askNext();
    if (!this.busy && this.#worker) this.#idle?.watch();
    return found;
  }
}
