import { setImmediate } from 'node:timers/promises';
import type { SearchWatch } from '../../pipeline/index.js';
import { sentence } from '../../problem.js';
import { ask, canAsk } from './ask.js';
import { counter } from './progress.js';

/** Between two looks at what was typed meanwhile, in ms. */
const LOOK_EVERY = 100;
/** As shells tell that Ctrl-C ended a program. */
const INTERRUPTED = 130;

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
  const stop = () => {
    if (interrupted || !canAsk()) process.exit(INTERRUPTED);
    interrupted = true;
  };
  let looked = performance.now();
  let listening = false;
  return {
    found: cards => {
      tell(cards);
      const now = performance.now();
      if (now - looked < LOOK_EVERY) return false;
      looked = now;
      if (!listening) process.on('SIGINT', stop);
      listening = true;
      return look(cards);
    },
    end: () => {
      end();
      process.off('SIGINT', stop);
    },
    kept: () => kept,
  };

  async function look(cards: number): Promise<boolean> {
    await setImmediate();
    if (!interrupted) return false;
    end();
    kept = cards > 0 && (await ask(sentence('summary.keep-found', { found: cards, count })));
    if (!kept) process.exit(INTERRUPTED);
    return kept;
  }
}
