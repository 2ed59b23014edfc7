import { holds, type Point, type Rect } from '../../../scene/geometry/index.js';
import { roleName, type Sentence, sentence, unlike } from '../../../speech/index.js';
import type { ExpectedScreens } from '../../expectation.js';
import { readScreen, type ScreenRead } from '../../faces/screen-page.js';
import { type Fault, type Findings, faultAt } from '../../findings.js';
import { clipped } from '../../pages/items.js';
import type { Page } from '../../pdfium/page.js';
import { differences } from '../tally.js';

/** Reads the templates of screens: folded, each shows the words of a card to its team, in the right windows. */
export class Screens {
  readonly #expected: ExpectedScreens;
  readonly #found: string[] = [];

  constructor(expected: ExpectedScreens) {
    this.#expected = expected;
  }

  addPage({ items, number }: Page, findings: Findings): void {
    findings.count('screens');
    const read = readScreen(items, this.#expected);
    if (read === undefined) {
      findings.fault('screens', sentence('preflight.no-screen'), number);
      return;
    }
    const [team, ...more] = read.teams;
    if (team === undefined || more.length > 0)
      findings.fault('screens', sentence('preflight.screen-team'), number);
    else this.#found.push(team);
    for (const fault of [...foldFaults(read), ...windowFaults(read, this.#expected)])
      findings.fault('screens', fault, number);
  }

  finish(findings: Findings): void {
    for (const { item, found, expected } of differences(this.#found, Object.keys(this.#expected.teams)))
      findings.fault('screens', sentence('preflight.screens', { team: roleName(item), found, expected }));
  }
}

function foldFaults({ folds }: ScreenRead): readonly Sentence[] {
  return (['foot', 'wings', 'ears'] as const)
    .filter(name => !folds[name])
    .map(name => sentence('preflight.screen-fold', { name }));
}

function windowFaults(
  { foot, width, windows }: ScreenRead,
  { card, words, figures }: ExpectedScreens,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (width < card.width)
    faults.push(sentence('preflight.screen-pocket', { width: unlike(width, card.width), card: card.width }));
  if (windows.length !== words.length) {
    const values = { found: windows.length, expected: words.length };
    return [...faults, sentence('preflight.screen-windows', values)];
  }
  const placed = words.map(word => behindPocket(word, card, foot));
  // As far as the card may slide to either side.
  const play = Math.max(0, width - card.width) / 2;
  for (const [i, { box, number = 'none' }] of windows.entries()) {
    const slid = [-play, play].map(by => ({ ...placed[i], x: placed[i].x + by }));
    if (!slid.every(word => holds(box, word, 0.05)))
      faults.push(faultAt(box, sentence('preflight.screen-window', { number: i + 1 })));
    if (placed.some((word, j) => j !== i && clipped(word, box) !== undefined))
      faults.push(faultAt(box, sentence('preflight.screen-other-word', { number: i + 1 })));
    if (number !== figures[i])
      faults.push(faultAt(box, sentence('preflight.screen-number', { number, expected: figures[i] })));
  }
  return faults;
}

/** Where a rectangle of the card is on the page, once the pocket is folded up: the card stands on the fold. */
function behindPocket(
  { x, y, width, height }: Rect,
  card: { width: number; height: number },
  foot: Point,
): Rect {
  return { x: foot.x + card.width / 2 - x - width, y: foot.y + card.height - y - height, width, height };
}
