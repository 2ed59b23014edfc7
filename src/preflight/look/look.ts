import { type Rect, type Size, union } from '../../geometry/index.js';
import { type Sentence, sentence } from '../../problem.js';
import { type Fault, type Findings, faultAt } from '../findings.js';
import type { PageItem } from '../pages/items.js';
import { type Pixels, pixels } from '../pages/pixels.js';
import type { Page } from '../pdfium/page.js';
import type { Differing } from '../report.js';
import { differences, joined } from './differences.js';
import { wrongShapes } from './letter-shapes.js';
import { type ExpectedText, wrongLettering } from './lettering.js';
import { lieOf } from './lie.js';
import { lieFault, tenths } from './lie-fault.js';
import { sideBySide } from './side-by-side.js';

/** What a page must look like. */
export interface ExpectedPage {
  /** In millimetres. */
  readonly size: Size;
  /** In its size in pixels; without it, only the text is looked at. */
  readonly svg?: string;
  readonly cards: readonly { readonly id: string; readonly box: Rect }[];
  readonly texts: readonly ExpectedText[];
}

/** What draws for the proof. */
export interface Eye {
  /** An SVG of that many pixels, on white. */
  draw(svg: string, width: number, height: number): Promise<Pixels>;
}

/** What the pages of a file must look like: each is made when it is its turn, and not kept. */
export interface ExpectedPages {
  readonly count: number;
  /** The numbers of those that are looked at, from 1; all by default. */
  readonly chosen?: ReadonlySet<number>;
  page(number: number): ExpectedPage | undefined | Promise<ExpectedPage | undefined>;
}

/** What the pages must look like, and what draws that. */
export interface Looking {
  readonly pages: ExpectedPages;
  readonly eye: Eye;
}

/** A page that is being drawn as it must look. */
interface Begun {
  readonly expected: ExpectedPage | undefined;
  readonly scene: Promise<Pixels> | undefined;
}

/** Pages that are shown where they differ. */
const SHOWN = 3;
/** A page with more places than that is told as a whole. */
const PLACES = 12;

/** Holds pages against what was laid out. */
export class Look {
  readonly #pages: ExpectedPages;
  readonly #eye: Eye;
  readonly #findings: Findings;
  /** The last page that is looked at. */
  readonly #last: number;
  readonly #begun = new Set<number>();
  /** Pages that are drawn while those before them are read. */
  readonly #ahead = new Map<number, Begun>();
  readonly #shown: Differing[] = [];

  constructor({ pages, eye }: Looking, findings: Findings, last: number) {
    this.#pages = pages;
    this.#eye = eye;
    this.#findings = findings;
    this.#last = last;
  }

  /** Whether all that it shows was held against what was laid out. */
  async page({ number, size, items, drawing }: Page): Promise<boolean> {
    if (!this.#isChosen(number)) return false;
    const { expected, scene: coming } = this.#ahead.get(number) ?? (await this.#begin(number));
    this.#ahead.delete(number);
    const next = number + 1;
    if (next <= this.#last && this.#isChosen(next) && !this.#begun.has(next))
      this.#ahead.set(next, await this.#begin(next));
    if (expected === undefined) return false;
    if (coming === undefined) {
      for (const fault of faultsAt(joined(wrongLettering(items, expected.texts)), expected))
        this.#findings.fault('looks', fault, number);
      return false;
    }
    const paper = drawing.fine();
    this.#findings.count('looks');
    const { width, height } = inPixels(expected.size);
    if (paper.width !== width || paper.height !== height) {
      this.#findings.fault('looks', sizeFault(size, expected.size), number);
      return true;
    }
    const scene = await coming;
    const faults = faultsOf(paper, scene, items, expected);
    for (const fault of faults) this.#findings.fault('looks', fault, number);
    if (faults.length > 0 && this.#shown.length < SHOWN)
      this.#shown.push({ page: number, pixels: sideBySide(scene, paper) });
    return true;
  }

  #isChosen(number: number): boolean {
    return this.#pages.chosen?.has(number) ?? true;
  }

  async #begin(number: number): Promise<Begun> {
    this.#begun.add(number);
    const expected = await this.#pages.page(number);
    if (expected?.svg === undefined) return { expected, scene: undefined };
    const { width, height } = inPixels(expected.size);
    const scene = this.#eye.draw(expected.svg, width, height);
    // A failure is told where the picture is awaited, if it ever is.
    scene.catch(() => {});
    return { expected, scene };
  }

  /** `found` pages. The first that differ. */
  finish(found: number): readonly Differing[] {
    const expected = this.#pages.count;
    if (found !== expected)
      this.#findings.fault('looks', sentence('preflight.look-pages', { found, expected }));
    return this.#shown;
  }
}

function inPixels({ width, height }: Size): Size {
  return { width: pixels(width), height: pixels(height) };
}

function faultsOf(
  paper: Pixels,
  scene: Pixels,
  items: readonly PageItem[],
  expected: ExpectedPage,
): readonly Fault[] {
  const lie = lieOf(paper, scene);
  const wrong = lie && lieFault(lie);
  if (wrong) return [wrong];
  const { texts } = expected;
  const boxes = [
    ...differences(paper, scene),
    ...wrongLettering(items, texts),
    ...wrongShapes(paper, scene, texts),
  ];
  return faultsAt(joined(boxes), expected);
}

/** The cards on which something differs, and the places beside them. */
function faultsAt(boxes: readonly Rect[], { cards }: ExpectedPage): readonly Fault[] {
  const marked = cards.flatMap(({ id, box }) => {
    const on = boxes.filter(each => covers(box, each));
    return on.length > 0 ? [faultAt(on.reduce(union), sentence('preflight.look-card', { card: id }))] : [];
  });
  const beside = boxes.filter(box => !cards.some(card => covers(card.box, box)));
  if (beside.length > PLACES) return [...marked, sentence('preflight.look-page', { places: beside.length })];
  return [
    ...marked,
    ...beside.map(box =>
      faultAt(box, sentence('preflight.look-place', { x: Math.round(box.x), y: Math.round(box.y) })),
    ),
  ];
}

function sizeFault(found: Size, expected: Size): Sentence {
  const shown = ({ width, height }: Size) =>
    sentence('phrases.size', { width: tenths(width), height: tenths(height) });
  return sentence('preflight.look-size', { found: shown(found), expected: shown(expected) });
}

/** Whether the middle of a box is on the card. */
function covers({ x, y, width, height }: Rect, box: Rect): boolean {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height;
}
