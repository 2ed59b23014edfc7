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
  /** In its size in pixels. */
  readonly svg: string;
  /** Of pages with photographs, only the text is looked at: each renderer shrinks pictures in its own way. */
  readonly photographs: boolean;
  readonly cards: readonly { readonly id: string; readonly box: Rect }[];
  readonly texts: readonly ExpectedText[];
}

/** What draws for the proof. */
export interface Eye {
  /** An SVG of that many pixels, on white. */
  draw(svg: string, width: number, height: number): Promise<Pixels>;
}

/** What the pages must look like, and what draws that. */
export interface Looking {
  /** Those that are undefined are not looked at. */
  readonly pages: readonly (ExpectedPage | undefined)[];
  readonly eye: Eye;
}

/** Pages that are shown where they differ. */
const SHOWN = 3;
/** A page with more places than that is told as a whole. */
const PLACES = 12;

/** Holds pages against what was laid out. */
export class Look {
  readonly #expected: Looking['pages'];
  readonly #eye: Eye;
  readonly #findings: Findings;
  readonly #shown: Differing[] = [];

  constructor({ pages, eye }: Looking, findings: Findings) {
    this.#expected = pages;
    this.#eye = eye;
    this.#findings = findings;
  }

  /** Whether all that it shows was held against what was laid out. */
  async page({ number, size, items, drawing }: Page): Promise<boolean> {
    const expected = this.#expected[number - 1];
    if (expected === undefined) return false;
    if (expected.photographs) {
      for (const fault of faultsAt(joined(wrongLettering(items, expected.texts)), expected))
        this.#findings.fault('looks', fault, number);
      return false;
    }
    const paper = drawing.fine();
    this.#findings.count('looks');
    const [width, height] = [pixels(expected.size.width), pixels(expected.size.height)];
    if (paper.width !== width || paper.height !== height) {
      this.#findings.fault('looks', sizeFault(size, expected.size), number);
      return true;
    }
    const scene = await this.#eye.draw(expected.svg, width, height);
    const faults = faultsOf(paper, scene, items, expected);
    for (const fault of faults) this.#findings.fault('looks', fault, number);
    if (faults.length > 0 && this.#shown.length < SHOWN)
      this.#shown.push({ page: number, pixels: sideBySide(scene, paper) });
    return true;
  }

  /** `found` pages. The first that differ. */
  finish(found: number): readonly Differing[] {
    const expected = this.#expected.length;
    if (found !== expected)
      this.#findings.fault('looks', sentence('preflight.look-pages', { found, expected }));
    return this.#shown;
  }
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
