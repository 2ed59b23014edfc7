import type { Tell } from '../../press/index.js';
import { partName, type Sentence, sentence } from '../../speech/index.js';
import { say } from './say.js';
import { canMove, harmless } from './terminal.js';

/** A line on the terminal that shows progress; nothing in a pipe. */
export function progress(): { tell: Tell; end: () => void } {
  const { tell, end } = bar();
  return {
    tell: (step, steps, making, counted) => {
      const part = nameOf(making);
      tell(step, steps, () => {
        if (counted === undefined) return part;
        const { done, all } = counted;
        return sentence('phrases.counted', { making: part, done, all });
      });
    },
    end,
  };
}

/** What is being made, as the pipeline calls it. */
function nameOf(making: string): Sentence {
  if (making === 'contact sheet') return sentence('phrases.making-contact');
  return making === 'done' ? sentence('phrases.made') : partName(making);
}

/** A progress bar for things that are counted; nothing in a pipe. */
export function counter(
  total: number,
  told: (done: number) => Sentence,
): { tell: (done: number) => void; end: () => void } {
  const { tell, end } = bar();
  const step = Math.max(1, Math.floor(total / 200));
  return {
    tell: done => {
      if (done % step === 0) tell(Math.floor((done * 30) / total), 30, () => told(done));
    },
    end,
  };
}

/** A progress bar for the pages of a file that is read back. */
export function pagesRead(): { tell: (pages: number, all: number) => void; end: () => void } {
  const { tell, end } = bar();
  return {
    tell: (done, all) => {
      if (all > 0)
        tell(Math.floor((done * 30) / all), 30, () => sentence('phrases.pages-read', { done, all }));
    },
    end,
  };
}

interface Bar {
  readonly tell: (step: number, steps: number, what: () => Sentence) => void;
  readonly end: () => void;
}

function bar(): Bar {
  const { stderr } = process;
  if (!canMove(stderr)) return { tell: () => {}, end: () => {} };
  let shown = false;
  return {
    tell: (step, steps, what) => {
      shown = true;
      const blocks = '█'.repeat(step) + '░'.repeat(steps - step);
      stderr.write(`\r\u001b[2K${blocks} ${harmless(say(what()))}`);
    },
    end: () => {
      if (shown) stderr.write('\r\u001b[2K');
      shown = false;
    },
  };
}
