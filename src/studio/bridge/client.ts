import type { Answer, Event, JobName, Payload } from '../worker/jobs/index.js';
import { answerDrawing } from './draw-svg.js';
import type { Drawing, Loading, Question, Reply, ToldProblem } from './messages.js';

export interface AskOptions<E> {
  /** Called with what the job tells on its way. */
  readonly onEvent?: (event: E) => void;
  readonly onLoading?: (loading: Loading) => void;
  readonly signal?: AbortSignal;
  /** After so many ms the worker is ended, as one that something holds up. */
  readonly limit?: number;
}

/** The input is at fault: every problem of it. */
export class Refused extends Error {
  readonly problems: readonly ToldProblem[];

  constructor(problems: readonly ToldProblem[]) {
    super(problems.map(({ what }) => what).join('\n'));
    this.problems = problems;
  }
}

/** The worker ended before it answered; the next question starts a new one. */
export class WorkerDied extends Error {}

/** The person no longer wants the answer. */
export class Stopped extends Error {}

interface Waiting {
  readonly job: JobName;
  readonly payload: unknown;
  readonly options: AskOptions<never>;
  readonly done: (answer: never) => void;
  readonly failed: (fault: Error) => void;
}

/** Asks a worker, and starts a new one when it has died. */
export class Client {
  readonly #language: () => string;
  #worker: Worker | undefined;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();

  constructor(language: () => string) {
    this.#language = language;
  }

  /** Throws Refused, WorkerDied or Stopped; anything else is a mistake of the program. */
  ask<N extends JobName>(
    job: N,
    payload: Payload<N>,
    options: AskOptions<Event<N>> = {},
  ): Promise<Answer<N>> {
    const { signal, limit } = options;
    if (signal?.aborted) return Promise.reject(new Stopped());
    const id = this.#next++;
    const answer = new Promise<Answer<N>>((done, failed) => {
      this.#waiting.set(id, { job, payload, options, done, failed } as Waiting);
    });
    signal?.addEventListener('abort', () => {
      this.#send({ id, stop: true });
      this.#end(id)?.failed(new Stopped());
    });
    this.#send({ id, job, language: this.#language(), payload });
    if (limit === undefined) return answer;
    const late = setTimeout(() => this.renew(), limit);
    return answer.finally(() => clearTimeout(late));
  }

  /** Ends the worker. What still waits fails as if it had died. */
  renew(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#died();
  }

  /**
   * Ends the worker, with everything that can't be stopped otherwise, and frees its memory. What others still wait for
   * is asked again.
   */
  restart(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, { job, payload }] of this.#waiting)
      this.#send({ id, job, language: this.#language(), payload });
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  #send(question: Question): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
  }

  #start(): Worker {
    const worker = new Worker(new URL('../worker/entry.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply | Drawing>) => {
      if ('draw' in data) void answerDrawing(data);
      else this.#hear(data);
    };
    worker.onerror = event => {
      event.preventDefault();
      if (this.#worker === worker) this.renew();
    };
    return worker;
  }

  #hear(reply: Reply): void {
    const { options } = this.#waiting.get(reply.id) ?? {};
    if ('event' in reply) options?.onEvent?.(reply.event as never);
    else if ('loading' in reply) options?.onLoading?.(reply.loading);
    else if ('answer' in reply) this.#end(reply.id)?.done(reply.answer as never);
    else if ('problems' in reply) this.#end(reply.id)?.failed(new Refused(reply.problems));
    else this.#end(reply.id)?.failed(new Error(reply.failure));
  }

  #died(): void {
    for (const id of [...this.#waiting.keys()]) this.#end(id)?.failed(new WorkerDied());
  }

  #end(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }
}
