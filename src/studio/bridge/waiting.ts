import type { JobName } from '../jobs/index.js';
import type { Loading } from './messages.js';
import type { Watchdog } from './watchdog.js';

export interface AskOptions<E> {
  /** Called with what the job tells on its way. */
  readonly onEvent?: (event: E) => void;
  readonly onLoading?: (loading: Loading) => void;
  readonly signal?: AbortSignal;
  /** Ends a search with what it has found. */
  readonly enough?: AbortSignal;
  /**
   * For what may hold the worker up: after so many ms without a word about it the worker is ended, and what others wait
   * for is asked again. Such questions are asked one by one, so that each answers for itself.
   */
  readonly limit?: number;
}

/** A question that has no answer yet. */
export interface Waiting {
  readonly job: JobName;
  readonly payload: unknown;
  readonly options: AskOptions<never>;
  readonly done: (answer: never) => void;
  readonly failed: (fault: Error) => void;
  /** Of a question with a limit. */
  readonly dog: Watchdog | undefined;
  /** Whether the worker that runs now was asked. */
  asked: boolean;
  /** Files that are on their way, by name. */
  readonly loading: Map<string, Loading>;
}

/** Waits no longer for a question, nor for the files that it was loading. */
export function rest(waiting: Waiting | undefined): void {
  waiting?.dog?.rest();
  for (const { file, done, all } of waiting?.loading.values() ?? [])
    if (done < all) waiting?.options.onLoading?.({ file, done: all, all });
  waiting?.loading.clear();
}
