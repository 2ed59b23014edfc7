import type { Tell } from '../../pipeline/index.js';
import { canMove, harmless } from './terminal.js';

/** A line on the terminal that shows progress; nothing in a pipe. */
export function progress(): { tell: Tell; end: () => void } {
  const { stderr } = process;
  if (!canMove(stderr)) return { tell: () => {}, end: () => {} };
  let shown = false;
  return {
    tell: (step, steps, making, counted) => {
      shown = true;
      const bar = '█'.repeat(step) + '░'.repeat(steps - step);
      const amount = counted ? `: ${counted.done} of ${counted.all}` : '';
      stderr.write(`\r\u001b[2K${bar} ${harmless(making)}${amount}`);
    },
    end: () => {
      if (shown) stderr.write('\r\u001b[2K');
      shown = false;
    },
  };
}

/** A progress bar for things that are counted; nothing in a pipe. */
export function counter(total: number, things: string): { tell: (done: number) => void; end: () => void } {
  const { tell, end } = progress();
  const step = Math.max(1, Math.floor(total / 200));
  return {
    tell: done => {
      if (done % step === 0) tell(Math.floor((done * 30) / total), 30, `${done} of ${total} ${things}`);
    },
    end,
  };
}

/** A progress bar for the pages of a file that is read back. */
export function pagesRead(): { tell: (pages: number, all: number) => void; end: () => void } {
  const { tell, end } = progress();
  return {
    tell: (pages, all) => {
      if (all > 0) tell(Math.floor((pages * 30) / all), 30, `${pages} of ${all} pages read back`);
    },
    end,
  };
}
