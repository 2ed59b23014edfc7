import { setImmediate } from 'node:timers/promises';
import type { SearchWatch } from '../../press/index.js';
import { sentence } from '../../speech/index.js';
import { askFirst, stopAt } from '../signals.js';
import { ask, canAsk } from './ask.js';
import { counter } from './progress.js';

/** Between two looks at what was typed meanwhile, in ms. */
const LOOK_EVERY = 100;

interface SearchOnTerminal extends Required<Pick<SearchWatch, 'found'>> {
  readonly end: () => void;
  /** Whether somebody wanted those that were found. */
  readonly kept: () => boolean;
}

/**
 * Shows how many of `count` cards are found. On a terminal, Ctrl-C asks whether those are to be dealt; it ends the
 * program with a no, or pressed twice.
 */
export function watchSearch(count: number): SearchOnTerminal {
  const { tell, end } = counter(count, done => sentence('phrases.cards-found', { done, all: count }));
  let interrupted = false;
  let kept = false;
  const answered = () => {
    if (interrupted || !canAsk()) return false;
    interrupted = true;
    return true;
  };
  let looked = performance.now();
  let unwatch: (() => void) | undefined;
  return {
    found: cards => {
      tell(cards);
      const now = performance.now();
      if (now - looked < LOOK_EVERY) return false;
      looked = now;
      unwatch ??= askFirst(answered);
      return look(cards);
    },
    end: () => {
      end();
      unwatch?.();
    },
    kept: () => kept,
  };

  async function look(cards: number): Promise<boolean> {
    await setImmediate();
    if (!interrupted) return false;
    end();
    kept = cards > 0 && (await ask(sentence('summary.keep-found', { found: cards, count })));
    if (!kept) stopAt('SIGINT');
    return kept;
  }
}
