import { bounds, type Point, type Rect, turnAbout } from '../../scene/geometry/index.js';
import { error, type Sentence, sentence } from '../../speech/index.js';
import { rowAndColumn } from '../cards/card-face.js';
import { isArmAt } from '../cards/crop-marks.js';
import type { Expectation } from '../expectation.js';
import { type Fault, type Findings, faultAt } from '../findings.js';
import type { PageItem } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import type { Mark } from '../report.js';
import { provenCities } from './cities.js';
import type { ClaimedFace, ClaimedSheet } from './claim.js';
import { type Measured, unevenFaults } from './even.js';
import { itemsOn, type OnFace, toFace } from './on-face.js';
import { proveFace, strayFault } from './prove.js';
import { besidesCards, SheetProver, wholeSheet } from './sheets.js';

interface MeasuredFace extends Measured {
  readonly face: ClaimedFace;
}

/** What is wrong on a face, and where on its page. */
interface FaceFault {
  readonly face: ClaimedFace;
  readonly fault: Sentence;
  readonly box: Rect;
}

type Asked = Pick<Expectation, 'faces' | 'sheets' | 'once' | 'place'>;

/** Proves the claims of a file page by page, and at its end what only all of its cards can tell. */
export class Claims {
  readonly #asked: Asked;
  readonly #faces: readonly ClaimedFace[];
  readonly #sheets: ReadonlyMap<number, ClaimedSheet>;
  readonly #direction: Direction;
  readonly #measured: MeasuredFace[] = [];
  /** Where each text that may be there once was read. */
  readonly #read = new Map<string, Mark[]>();
  readonly #faults: FaceFault[] = [];
  readonly #prover: SheetProver;
  readonly #proved = new Set<ClaimedFace | ClaimedSheet>();
  readonly #told = new Map<ClaimedFace, Set<string>>();

  constructor(asked: Asked, direction: Direction) {
    this.#asked = asked;
    this.#faces = asked.faces ?? [];
    this.#sheets = new Map((asked.sheets ?? []).map(sheet => [sheet.page, sheet]));
    this.#direction = direction;
    this.#prover = new SheetProver(direction);
  }

  page(
    { number, items }: { readonly number: number; readonly items: readonly PageItem[] },
    findings: Findings,
  ): void {
    const { once } = this.#asked;
    const faces = this.#faces.filter(({ page }) => page === number);
    const corners = faces.flatMap(({ trim }) => cornersOf(trim));
    const own =
      faces.length === 0 ? [] : items.filter(item => item.kind === 'text' || !isArmAt(item, corners));
    // Where no card is beside another, the bleed of one may lie over that of the next.
    const taken = new Set<PageItem>();
    const touched: PageItem[] = [];
    const strays: (readonly [ClaimedFace, OnFace])[] = [];
    for (const face of faces) {
      const bleed = face.bleed && bounds(toFace(face), face.bleed);
      this.#proved.add(face);
      const all = itemsOn(own, face);
      touched.push(...all.map(({ item }) => item));
      const on = all.filter(({ item }) => !taken.has(item));
      const { faults, measured, read, ...found } = proveFace(on, face.claims, this.#direction, bleed);
      for (const item of found.own) taken.add(item);
      if (face.bleed) strays.push(...found.strays.map(one => [face, one] as const));
      else for (const one of found.strays) this.#meet(face, strayFault(one));
      findings.count('layout', face.claims.length);
      if (face.counts) findings.count(face.counts);
      for (const fault of faults) this.#meet(face, fault);
      if (face.cities) {
        const { clear, faults } = provenCities(found.found, face.cities);
        findings.count(face.cities.check, clear);
        for (const fault of faults) this.#meet(face, fault);
      }
      this.#measured.push(...measured.map(one => ({ ...one, face })));
      for (const { name, text } of read)
        if (name === once?.slot)
          this.#read.set(text, [...(this.#read.get(text) ?? []), { page: number, box: face.trim }]);
    }
    for (const [face, one] of strays) if (!taken.has(one.item)) this.#meet(face, strayFault(one));
    const sheet = this.#sheets.get(number);
    if (sheet === undefined) return;
    this.#proved.add(sheet);
    const whole = wholeSheet(sheet);
    const found = this.#prover.prove(sheet, items, () => {
      // What lies strangely on a card is told of the card.
      for (const item of touched) taken.add(item);
      return besidesCards(items, sheet.trims, taken);
    });
    findings.count('layout', sheet.claims.length + sheet.shared.length);
    for (const fault of found) this.#meet(whole, fault);
  }

  /** Throws where something is claimed of one of so many pages that nobody has held against it. */
  checkAll(pages: number): void {
    const { once, sheets = [] } = this.#asked;
    const left = [...this.#faces, ...sheets].find(each => each.page <= pages && !this.#proved.has(each));
    if (left) throw new Error(`Nobody has checked what is claimed of page ${left.page}.`);
    const { slot } = once ?? {};
    if (slot !== undefined && !this.#faces.some(({ claims }) => claims.some(({ name }) => name === slot)))
      throw new Error(`What should be there once, "${slot}", is claimed of no page.`);
  }

  /** Where a page as a whole lies wrong, that alone is told of it. */
  finish(findings: Findings): void {
    const { once, place } = this.#asked;
    for (const [{ face }, fault] of unevenFaults(this.#measured)) this.#meet(face, fault);
    for (const fault of this.#faults)
      if (!findings.has('page size', fault.face.page)) this.#tell(fault, findings);
    for (const [word, marks] of once ? this.#read : []) {
      const { check } = once as NonNullable<typeof once>;
      const found = marks.length;
      findings.count(check, found);
      const problem = error('preflight.word-count', place, { word, found });
      if (found > 1) findings.add(check, { ...problem, mark: marks[found - 1] });
    }
  }

  /** Where a fault has no box, the whole face is marked. What is wrong with every piece of a drawing is told once. */
  #meet(face: ClaimedFace, { box, ...fault }: Fault): void {
    const told = JSON.stringify(fault);
    if (this.#told.get(face)?.has(told)) return;
    this.#told.set(face, (this.#told.get(face) ?? new Set()).add(told));
    this.#faults.push({ face, fault, box: box ? onPage(box, face) : face.trim });
  }

  #tell({ face, fault, box }: FaceFault, findings: Findings): void {
    const { page, trim } = face;
    const trims = this.#faces.filter(other => other.page === page).map(other => other.trim);
    findings.fault('layout', faultAt(box, named(face, rowAndColumn(trims, trim), fault)), page);
  }
}

/** Whether it is a page that has no cards. */
export function isWholePage({ id }: Pick<ClaimedFace, 'id'>): boolean {
  return id === undefined;
}

/** A fault with what people call the card or the page that it is on. */
export function named(
  { id, printed }: Pick<ClaimedFace, 'id' | 'printed'>,
  at: { readonly row: number; readonly column: number },
  fault: Sentence,
): Sentence {
  if (id === undefined) return sentence('preflight.on-page', { fault });
  return printed
    ? sentence('preflight.word-card', { ...printed, ...at, fault })
    : sentence('preflight.key-card', { id, ...at, fault });
}

/** How far a trim that was found may lie off the one that is claimed, in millimetres: backs are read where fronts are. */
const NEAR = 5;

/** What is claimed where a card was found. */
export function claimedAt(
  { faces = [] }: Pick<Expectation, 'faces'>,
  page: number,
  { x, y }: Point,
): ClaimedFace | undefined {
  return faces.find(
    ({ page: own, trim }) => own === page && Math.abs(trim.x - x) < NEAR && Math.abs(trim.y - y) < NEAR,
  );
}

function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [0, width].flatMap(across => [0, height].map(down => ({ x: x + across, y: y + down })));
}

/** A box of a face on its page. */
export function onPage(box: Rect, face: Pick<ClaimedFace, 'trim' | 'turn'>): Rect {
  const [, , , , e, f] = toFace(face);
  const upright = { ...box, x: box.x - e, y: box.y - f };
  return bounds(turnAbout(face.turn), upright);
}
