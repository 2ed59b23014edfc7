import { grown, holds, type Point } from '../../scene/geometry/index.js';
import type { Expectation } from '../expectation.js';
import { Findings } from '../findings.js';
import type { PageItem } from '../pages/items.js';
import { openPdf } from '../pdfium/open-pdf.js';
import { Claims } from './claims.js';
import { block, type Mutant, mutantsOn } from './mutants.fixture.js';
import { besidesCards } from './sheets.js';

type Asked = Pick<Expectation, 'faces' | 'sheets'>;

/**
 * Spoils each thing on a page of a finished file that is besides its cards, and besides what their patterns reach beyond
 * them, and puts strange things there, one at a time; returns what neither the sheet's claims nor those of its cards notice.
 */
export async function missedBesides(
  bytes: Uint8Array,
  { faces = [], sheets = [] }: Asked,
  direction: 'ltr' | 'rtl',
  page: number,
): Promise<{ readonly count: number; readonly missed: readonly string[] }> {
  const sheet = sheets.find(each => each.page === page);
  if (sheet === undefined) throw new Error(`Nothing is claimed of the sheet of page ${page}.`);
  const pdf = await openPdf(bytes, 'deck.pdf');
  const all = pdf.page(page).items;
  pdf.close();
  const on = faces.filter(face => face.page === page);
  const { size, trims, claims, shared } = sheet;
  const whole = { page, trim: { x: 0, y: 0, ...size }, turn: 0 as const, claims: [...claims, ...shared] };
  const patterns = [
    ...on.flatMap(({ bleed }) => bleed ?? []),
    ...whole.claims.flatMap(claim => (claim.kind === 'ground' ? [claim.box] : [])),
  ].map(box => grown(box, 0.1));
  const items = besidesCards(all, trims, new Set()).filter(
    ({ ink }) => !patterns.some(box => holds(box, ink)),
  );
  const cards = all.filter(item => !items.includes(item));
  const isRight = (asked: Asked, ...pages: readonly (readonly PageItem[])[]) => {
    const findings = new Findings('deck.pdf');
    const prover = new Claims({ place: 'deck.pdf', ...asked }, direction);
    for (const shown of pages) prover.page({ number: page, items: shown }, findings);
    prover.finish(findings);
    return findings.checks().every(({ problems }) => problems.length === 0);
  };
  const alone = { sheets: [sheet] };
  if (!isRight(alone, items)) throw new Error('A sheet is not as it is claimed.');
  const mutants = [...mutantsOn(items, whole), ...strangers(trims)];
  const missed = mutants.filter(({ spoil }) => {
    const spoilt = spoil(items);
    // By itself, and after a right one of its kind.
    if (!isRight(alone, spoilt) && !isRight(alone, items, spoilt)) return false;
    // What the sheet alone doesn't tell, its cards may.
    return isRight({ faces: on, sheets: [sheet] }, [...cards, ...spoilt]);
  });
  return { count: mutants.length, missed: missed.map(({ name }) => name) };
}

/** A block at the edge of the paper, and one on the cut of each card. */
function strangers(trims: readonly (Point & { readonly height: number })[]): readonly Mutant[] {
  const places = [{ x: 5, y: 30 }, ...trims.map(({ x, y, height }) => ({ x: x - 1, y: y + height / 3 }))];
  return places.map(({ x, y }) => {
    const strange = block({ x, y, width: 2, height: 2 });
    return { name: `a block at ${x}, ${y}`, spoil: items => [...items, strange] };
  });
}
