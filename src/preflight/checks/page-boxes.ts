import { grown, holds, type Rect, type Size } from '../../geometry/index.js';
import { blockOf } from '../cards/card-face.js';
import type { FoundSheet } from '../cards/sheet.js';
import type { Expectation } from '../expectation.js';
import { AGAIN, type Findings } from '../findings.js';
import type { Text } from '../pages/items.js';
import type { Page } from '../pages/page-reader.js';
import { through } from './alignment.js';
import { idsOn } from './keys.js';
import { againstMap } from './map.js';
import { offPaper } from './safe-zone.js';

/** The page is as wide and as high as `wanted`, upright or lying. */
export function pageSize(page: Page, wanted: Size, findings: Findings): void {
  const { width, height } = page.size;
  findings.count('page size');
  for (const how of page.changed)
    findings.fault('page size', page.number, `The page was ${how} by another program.`, AGAIN);
  const is = (a: number, b: number) => Math.abs(width - a) <= 0.1 && Math.abs(height - b) <= 0.1;
  if (!is(wanted.width, wanted.height) && !is(wanted.height, wanted.width))
    findings.fault(
      'page size',
      page.number,
      `The page is ${shown(page.size)} mm, not ${shown(wanted)} mm.`,
      'Choose the paper with --paper and print the deck again.',
    );
}

/** A character whose glyph is empty would be a hole in the print, though a search would find it. */
export function emptyGlyphs(page: Page, findings: Findings): void {
  for (const item of page.items) {
    if (item.kind !== 'text' || item.blank === '') continue;
    const message = `"${item.blank}" of "${item.text}" leaves no ink.`;
    findings.fault('fonts', page.number, message, 'Use a font that has the character.');
  }
}

/** A page without cards: rules, the stand, a map. */
export function plainPage(page: Page, { kinds, map }: Expectation, findings: Findings): void {
  const texts = page.items.filter((item): item is Text => item.kind === 'text');
  findings.count('safe zone', texts.length);
  for (const message of offPaper(texts, page.size)) findings.fault('safe zone', page.number, message, AGAIN);
  if (map !== undefined) {
    findings.count('map', map.cities.length * map.copies);
    for (const message of againstMap(page.items, map)) findings.fault('map', page.number, message, AGAIN);
  }
  for (const id of idsOn({ trim: { x: 0, y: 0, ...page.size }, shapes: [], texts, grounds: [] })) {
    const message = `Card ${id} has no crop marks around it.`;
    if (kinds.some(({ kind }) => id.startsWith(`${kind.letter}-`)))
      findings.fault('keys legal', page.number, message, AGAIN);
  }
}

/** Cards inside the margin, and page boxes that tell a print shop where the cards are. */
export function pageBoxes(
  sheet: FoundSheet,
  front: Page,
  back: Page,
  { margin, bleed }: Expectation,
  findings: Findings,
): void {
  const faces = sheet.cards.flatMap(card => [card.front.trim, card.back.trim]);
  const paper = grown({ x: 0, y: 0, ...front.size }, -(margin ?? 0));
  if (!faces.every(trim => holds(paper, trim, 0.1))) {
    const message = `The cards lie nearer than ${margin ?? 0} mm to the edge of the paper.`;
    findings.fault('safe zone', front.number, message, 'Choose a larger paper or a smaller margin.');
  }
  const fronts = sheet.cards.map(card => card.front.trim);
  const box = front === back ? blockOf(faces) : blockOf(fronts);
  if (front.trim === undefined || !holds(front.trim, box, 0.1))
    findings.fault('page size', front.number, 'The trim box does not hold the cards.', AGAIN);
  else if (front !== back && !same(through(front.size, sheet.axis, front.trim), back.trim))
    findings.fault('page size', back.number, 'The trim box does not meet that of the front.', AGAIN);
  for (const page of new Set([front, back]))
    if (bleed !== undefined && page.trim !== undefined && !same(grown(page.trim, bleed), page.bleed)) {
      const message = `The bleed box does not lie ${bleed} mm around the trim box.`;
      findings.fault('page size', page.number, message, AGAIN);
    }
}

function shown({ width, height }: Size): string {
  return `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;
}

function same(a: Rect, b: Rect | undefined): boolean {
  return b !== undefined && holds(a, b, 0.1) && holds(b, a, 0.1);
}
