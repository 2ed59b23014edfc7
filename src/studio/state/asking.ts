import { signal } from '@preact/signals';
import { Refused, Stopped } from '../bridge/client.js';
import type { ToldProblem } from '../bridge/messages.js';

/** A question that is asked again and again: only the newest counts. How it stands is here, to be shown. */
export class Asking {
  readonly busy = signal(false);
  /** Why there is no answer, where the input is at fault; those of the question before stay until this one ends. */
  readonly problems = signal<readonly ToldProblem[]>([]);
  /** Whether the program is at fault, or its worker died. */
  readonly broken = signal(false);
  #newest: AbortController | undefined;

  /** The answer; undefined if there is none, or nobody wants it any more. */
  async ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.#newest?.abort();
    const newest = new AbortController();
    this.#newest = newest;
    this.busy.value = true;
    try {
      const answer = await question(newest.signal);
      if (newest.signal.aborted) return undefined;
      this.#end();
      return answer;
    } catch (fault) {
      if (newest.signal.aborted || fault instanceof Stopped) return undefined;
      this.#end();
      if (fault instanceof Refused) this.problems.value = fault.problems;
      else this.broken.value = true;
      return undefined;
    }
  }

  /** Nobody wants the answer any more. What was told stays. */
  stop(): void {
    this.#newest?.abort();
    this.busy.value = false;
  }

  /** Forgets what was told. */
  clear(): void {
    this.problems.value = [];
    this.broken.value = false;
  }

  #end(): void {
    this.busy.value = false;
    this.clear();
  }
}
