import { grown, holds, type Rect, type Size } from '../../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../../speech/index.js';
import { blockOf } from '../../cards/card-face.js';
import { mirrored } from '../../cards/flip-axis.js';
import type { FoundSheet } from '../../cards/sheet.js';
import type { Expectation } from '../../expectation.js';
import { type Findings, faultAt } from '../../findings.js';
import type { Page } from '../../pdfium/page.js';

/** The page is as large as `expected`, upright or lying, and no other program has changed it. */
export function checkPageSize({ number, size, changed }: Page, expected: Size, findings: Findings): void {
  findings.count('page size');
  for (const change of changed)
    findings.fault('page size', sentence('preflight.page-changed', { change }), number);
  const is = (width: number, height: number) =>
    Math.abs(size.width - width) <= 0.1 && Math.abs(size.height - height) <= 0.1;
  if (is(expected.width, expected.height) || is(expected.height, expected.width)) return;
  const fault = sentence('preflight.page-size', { found: shown(size), expected: shown(expected) });
  findings.fault('page size', fault, number);
}

function shown({ width, height }: Size): Sentence {
  const [wide, high] = [width, height].map(length => Math.round(length * 10) / 10);
  return sentence('phrases.size', { width: wide, height: high });
}

/** Cards lie inside the margin, and page boxes tell a print shop where the cards are. */
export function checkPageBoxes(
  { axis, cards, sides }: FoundSheet,
  { margin = 0, bleed }: Expectation,
  findings: Findings,
): void {
  const [front, back] = sides.map(({ page }) => page);
  const fault = (page: Page, sentence: Sentence) => findings.fault('page size', sentence, page.number);
  const paper = grown({ x: 0, y: 0, ...front.size }, -margin);
  const trims = cards.map(card => card.front.trim);
  const all = [...trims, ...cards.map(card => card.back.trim)];
  if (!all.every(trim => holds(paper, trim, 0.1)))
    findings.fault(
      'safe zone',
      faultAt(blockOf(all), sentence('preflight.margin', { margin })),
      front.number,
    );
  const block = blockOf(back === undefined ? all : trims);
  if (front.trim === undefined || !holds(front.trim, block, 0.1))
    fault(front, sentence('preflight.trim-box'));
  else if (back !== undefined && !isSame(mirrored(front.size, axis, front.trim), back.trim))
    fault(back, sentence('preflight.trim-box-back'));
  for (const page of sides.map(side => side.page))
    if (bleed !== undefined && page.trim !== undefined && !isSame(grown(page.trim, bleed), page.bleed))
      fault(page, sentence('preflight.bleed-box', { bleed }));
}

function isSame(a: Rect, b: Rect | undefined): boolean {
  return b !== undefined && holds(a, b, 0.1) && holds(b, a, 0.1);
}
