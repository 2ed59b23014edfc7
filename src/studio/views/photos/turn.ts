import { type Turn, turnedShare } from '../../../scene/geometry/index.js';
import { deck } from '../../state/workspace.js';
import { describePhoto, entryOf } from './entries.js';
import { seeTurned } from './seen.js';

let turning: Promise<void> = Promise.resolve();

/** Turns a photograph a quarter clockwise, and what is kept of it along with it. Quick presses count one after another. */
export function turnPhoto(path: string): void {
  const fileNow = () => deck.peek().files.find(file => file.path === path);
  const file = fileNow();
  turning = turning.then(async () => {
    if (file === undefined) return;
    const turn = (((entryOf(path).turn ?? 0) + 90) % 360) as Turn;
    // The turned picture is there before it is asked for: nothing jumps meanwhile.
    await seeTurned(file, turn);
    if (fileNow() !== file) return;
    const { focus } = entryOf(path);
    describePhoto(path, { turn: turn === 0 ? undefined : turn, focus: focus && turnedShare(focus, 90) });
  });
}
