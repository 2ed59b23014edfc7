import {
  centre,
  grown,
  holds,
  IDENTITY,
  isInside,
  type Rect,
  type Turn,
} from '../../scene/geometry/index.js';
import { isArmAt } from '../cards/crop-marks.js';
import { Findings } from '../findings.js';
import { isCamouflage, type PageItem, type Shape, type Text } from '../pages/items.js';
import { openPdf } from '../pdfium/open-pdf.js';
import type { PaperProblem } from '../report.js';
import type { ClaimedFace } from './claim.js';
import { Claims } from './claims.js';
import { itemsOn, type OnFace } from './on-face.js';
import { outlineOf } from './over.js';

/** A way to spoil one thing of a page. */
export interface Mutant {
  readonly name: string;
  readonly spoil: (items: readonly PageItem[]) => readonly PageItem[];
}

/** What was changed, where nobody noticed. */
export interface Missed {
  readonly page: number;
  readonly id: string | undefined;
  readonly mutant: string;
}

/**
 * Spoils things on each face of a finished file in each way, one at a time, and returns what its claims don't notice.
 * `every` leaves out all but each so manieth face, `step` all but each so manieth mutant. `count` is how many were made.
 */
export async function missedMutants(
  bytes: Uint8Array,
  faces: readonly ClaimedFace[],
  direction: 'ltr' | 'rtl',
  every = 1,
  step = 1,
): Promise<{ readonly count: number; readonly missed: readonly Missed[] }> {
  const pdf = await openPdf(bytes, 'deck.pdf');
  const pages = new Map(
    [...new Set(faces.map(({ page }) => page))].map(page => [page, pdf.page(page).items]),
  );
  pdf.close();
  const missed: Missed[] = [];
  let count = 0;
  for (const face of faces.filter((_, i) => i % every === 0)) {
    // What is even over a deck is asked of more faces only where the face itself tells nothing.
    const provers = companiesOf(face, faces).map(company => new Prover(company, pages, direction));
    const mutants = mutantsOn(pages.get(face.page) ?? [], face).filter((_, i) => i % step === 0);
    count += mutants.length;
    for (const { name, spoil } of mutants)
      if (!provers.some(prover => prover.notices(face.page, spoil)))
        missed.push({ page: face.page, id: face.id, mutant: name });
  }
  return { count, missed };
}

/** Proves a few faces again and again, of pages that hold nothing but what touches these. */
class Prover {
  readonly #faces: readonly ClaimedFace[];
  readonly #direction: 'ltr' | 'rtl';
  readonly #pages: ReadonlyMap<number, readonly PageItem[]>;
  /** Without the faces around them, what reaches into their bleed is strange on them. */
  #known: ReadonlySet<string> | undefined;

  constructor(
    faces: readonly ClaimedFace[],
    pages: ReadonlyMap<number, readonly PageItem[]>,
    direction: 'ltr' | 'rtl',
  ) {
    this.#faces = faces;
    this.#direction = direction;
    this.#pages = new Map(
      [...new Set(faces.map(({ page }) => page))].map(page => {
        const items = pages.get(page) ?? [];
        const own = faces.filter(face => face.page === page).flatMap(face => itemsOn(items, face));
        const touched = new Set(own.map(({ painted }) => painted));
        return [page, items.filter((_, i) => touched.has(i))];
      }),
    );
  }

  notices(spoilt: number, spoil: Mutant['spoil']): boolean {
    this.#known ??= new Set(this.#problems(items => items).map(shownFault));
    const known = this.#known;
    const found = this.#problems((items, page) => (page === spoilt ? spoil(items) : items));
    return found.some(fault => !known.has(shownFault(fault)));
  }

  #problems(
    items: (items: readonly PageItem[], page: number) => readonly PageItem[],
  ): readonly PaperProblem[] {
    const findings = new Findings('deck.pdf');
    const claims = new Claims({ place: 'deck.pdf', faces: this.#faces }, this.#direction);
    for (const [number, own] of this.#pages) claims.page({ number, items: items(own, number) }, findings);
    claims.finish(findings);
    return findings.checks().flatMap(({ problems }) => problems);
  }
}

/** The faces to prove with a face, fewer first. Pieces of one page are proved together, in their order. */
function companiesOf(face: ClaimedFace, faces: readonly ClaimedFace[]): readonly (readonly ClaimedFace[])[] {
  if (face.id === undefined) return [faces.filter(other => other.page === face.page)];
  if (isAlone(face)) return [[face]];
  return [[face], [face, ...faces.filter(other => other !== face).slice(0, 8)]];
}

/** Whether it says by itself how large everything on it is, and where. */
function isAlone({ claims }: ClaimedFace): boolean {
  return claims.every(
    claim => claim.kind !== 'text' || (claim.size !== undefined && claim.evenBaseline === undefined),
  );
}

function shownFault({ place, code, values, mark }: PaperProblem): string {
  return `${place} ${code} ${JSON.stringify(values)} ${JSON.stringify(mark)}`;
}

/** Each thing on a face, spoilt in each way. */
export function mutantsOn(items: readonly PageItem[], face: ClaimedFace): readonly Mutant[] {
  const { x, y, width, height } = face.trim;
  const corners = [0, width].flatMap(dx => [0, height].map(dy => ({ x: x + dx, y: y + dy })));
  const isOrdered = face.claims.every(claim => claim.kind !== 'shape' || claim.inOrder);
  // Nobody misses one letter of thousands.
  const things = itemsOn(items, face).filter(({ painted }) => {
    const item = items[painted];
    return item.kind === 'text' ? !isCamouflage(item) : !isArmAt(item, corners);
  });
  return someAlike(things).flatMap(({ painted }) => {
    const item = items[painted];
    const what = item.kind === 'text' ? `"${item.text}"` : `${item.fill ?? item.stroke} ${shown(item.edge)}`;
    const spoilt = (name: string, spoil: Mutant['spoil']): Mutant => ({ name: `${what} ${name}`, spoil });
    const changed = (name: string, ...instead: readonly PageItem[]) =>
      spoilt(name, all => all.flatMap(other => (other === item ? instead : [other])));
    const more = (name: string, another: PageItem) => spoilt(name, all => [...all, another]);
    const others = (all: readonly PageItem[]) => all.filter(other => other !== item);
    return [
      changed('removed'),
      changed('moved to the right', moved(item, 0.4, 0)),
      changed('moved down', moved(item, 0, 0.4)),
      changed('in another colour', recoloured(item)),
      more('twice', { ...item }),
      ...(item.kind === 'text' ? textMutants(item, changed, more) : shapeMutants(item, changed)),
      ...(isOrdered && hides(item, items.slice(painted + 1))
        ? [spoilt('painted last', all => [...others(all), item])]
        : []),
      ...(isOrdered && items.slice(0, painted).some(other => hides(other, [item]))
        ? [spoilt('painted first', all => [item, ...others(all)])]
        : []),
    ];
  });
}

/** At least so many of things that look alike are spoilt. */
const ALIKE = 4;

/** All things on a face but most of those that look alike, such as the lines of a pad: some from all over it. */
function someAlike(things: readonly OnFace[]): readonly OnFace[] {
  const looks = new Map<string, OnFace[]>();
  for (const each of things) {
    const look = lookOf(each);
    looks.set(look, [...(looks.get(look) ?? []), each]);
  }
  const kept = [...looks.values()].flatMap(alike => {
    const step = Math.max(1, Math.floor((alike.length - 1) / (ALIKE - 1)));
    return alike.filter((_, i) => i % step === 0);
  });
  return kept.toSorted((a, b) => a.painted - b.painted);
}

function lookOf({ item, turn }: OnFace): string {
  const look =
    item.kind === 'text'
      ? [item.size.toFixed(2), item.fill, turn]
      : [item.fill, item.stroke, item.strokeWidth.toFixed(2), ...item.dash];
  return look.join(' ');
}

/** Whether it would hide one of these, if it were painted over it. */
function hides(item: PageItem, others: readonly PageItem[]): boolean {
  return (
    item.kind === 'shape' &&
    item.fill !== undefined &&
    others.some(({ ink }) => holds(item.ink, ink) && isInside(outlineOf(item), centre(ink)))
  );
}

function textMutants(
  item: Text,
  changed: (name: string, ...instead: readonly PageItem[]) => Mutant,
  more: (name: string, another: PageItem) => Mutant,
): readonly Mutant[] {
  const { ink } = item;
  const middle = ink.y + ink.height / 2;
  return [
    changed('with another text', { ...item, seen: `${item.seen}x`, text: `${item.text}x` }),
    changed('without its last letter', { ...item, seen: [...item.seen].slice(0, -1).join('') }),
    changed('upside down', { ...item, turn: ((item.turn + 180) % 360) as Turn }),
    changed('a tenth larger', scaled(item, 1.1)),
    changed('a tenth smaller', scaled(item, 0.9)),
    changed('cut', { ...item, cut: true }),
    changed('squeezed', { ...item, even: false }),
    changed('askew', { ...item, leans: item.leans + 1 }),
    more('struck out', line(ink.x, middle, ink.x + ink.width, middle)),
    more('covered', block(grown(ink, 0.2))),
    more('with a dot on it', block({ x: ink.x + ink.width / 2 - 0.5, y: middle - 0.5, width: 1, height: 1 })),
  ];
}

function shapeMutants(
  item: Shape,
  changed: (name: string, ...instead: readonly PageItem[]) => Mutant,
): readonly Mutant[] {
  const { edge, ink } = item;
  const half = (box: Rect): Rect => ({ ...box, width: box.width / 2, height: box.height / 2 });
  return [
    ...(item.stroke === undefined
      ? []
      : [
          changed('with a thicker line', { ...item, strokeWidth: item.strokeWidth * 1.5 }),
          changed('dashed', { ...item, dash: [1, 1] }),
        ]),
    changed('larger', { ...item, edge: grown(edge, 0.4), ink: grown(ink, 0.4) }),
    ...(Math.min(ink.width, ink.height) > 1 ? [changed('cut', { ...item, ink: half(ink) })] : []),
  ];
}

function moved<I extends PageItem>(item: I, x: number, y: number): I {
  const by = <R extends { x: number; y: number }>(at: R): R => ({ ...at, x: at.x + x, y: at.y + y });
  if (item.kind === 'shape') {
    const [a, b, c, d, e, f] = item.matrix;
    return { ...item, matrix: [a, b, c, d, e + x, f + y], edge: by(item.edge), ink: by(item.ink) };
  }
  const letters = item.letters.map(letter => ({ ...letter, origin: by(letter.origin), box: by(letter.box) }));
  return { ...item, letters, outlines: by(item.outlines), ink: by(item.ink) };
}

/** About the middle of its ink. */
function scaled(item: Text, by: number): Text {
  const { x, y } = centre(item.ink);
  const at = <P extends { x: number; y: number }>(from: P): P => {
    return { ...from, x: x + (from.x - x) * by, y: y + (from.y - y) * by };
  };
  const box = (from: Rect): Rect => {
    return { ...at(from), width: from.width * by, height: from.height * by };
  };
  const letters = item.letters.map(letter => {
    const { origin, advance } = letter;
    return { ...letter, origin: at(origin), advance: advance * by, box: box(letter.box) };
  });
  return { ...item, size: item.size * by, letters, outlines: box(item.outlines), ink: box(item.ink) };
}

function recoloured<I extends PageItem>(item: I): I {
  if (item.kind === 'text' || item.stroke === undefined) return { ...item, fill: '#12ab34' };
  return { ...item, stroke: '#12ab34' };
}

function line(x1: number, y1: number, x2: number, y2: number): Shape {
  const box = { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
  return {
    ...bare([0, x1, y1, 1, x2, y2], box),
    stroke: '#000000',
    strokeWidth: 0.35,
    ink: grown(box, 0.175),
  };
}

export function block(box: Rect): Shape {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  return { ...bare([0, x, y, 1, right, y, 1, right, bottom, 1, x, bottom, 4], box), fill: '#888888' };
}

function bare(path: readonly number[], box: Rect): Shape {
  return {
    kind: 'shape',
    outline: { path, box },
    matrix: IDENTITY,
    strokeWidth: 0,
    dash: [],
    edge: box,
    ink: box,
  };
}

function shown({ x, y, width, height }: Rect): string {
  return [x, y, width, height].map(value => value.toFixed(1)).join(' ');
}
