import { type Rect, type Size, union } from '../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import { lieOf } from '../again/lie.js';
import { lieFault, tenths } from '../again/lie-fault.js';
import { type Fault, Findings, faultAt } from '../findings.js';
import { type Pixels, pixels } from '../pages/pixels.js';
import { openPdf } from '../pdfium/open-pdf.js';
import type { Page } from '../pdfium/page.js';
import { differences, joined } from './differences.fixture.js';
import { wrongShapes } from './letter-shapes.fixture.js';
import { type ExpectedText, wrongLettering } from './lettering.fixture.js';

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

/** A page with more places than that is told as a whole. */
const PLACES = 12;

/** What is found when the pages of a PDF are held against SVGs of the same scenes. */
export async function look(bytes: Uint8Array, place: string, expected: readonly ExpectedPage[], eye: Eye) {
  const findings = new Findings(place);
  const pdf = await openPdf(bytes, place);
  try {
    for (const [i, each] of expected.slice(0, pdf.pages).entries()) {
      const page = pdf.page(i + 1);
      const faults = await faultsOf(page, each, eye);
      if (each.svg !== undefined) findings.count('looks');
      for (const fault of faults) findings.fault('looks', fault, page.number);
    }
    const counts = { found: pdf.pages, expected: expected.length };
    if (counts.found !== counts.expected) findings.fault('looks', sentence('preflight.look-pages', counts));
  } finally {
    pdf.close();
  }
  return findings.checks()[0] ?? { name: 'looks', count: 0, problems: [] };
}

async function faultsOf(
  { size, items, drawing }: Page,
  expected: ExpectedPage,
  eye: Eye,
): Promise<readonly Fault[]> {
  const { svg, texts } = expected;
  if (svg === undefined) return faultsAt(joined(wrongLettering(items, texts)), expected);
  const paper = drawing.fine();
  const { width, height } = inPixels(expected.size);
  if (paper.width !== width || paper.height !== height) return [sizeFault(size, expected.size)];
  const scene = await eye.draw(svg, width, height);
  const lie = lieOf(paper, scene);
  const wrong = lie && lieFault(lie);
  if (wrong) return [wrong];
  const boxes = [
    ...differences(paper, scene),
    ...wrongLettering(items, texts),
    ...wrongShapes(paper, scene, texts),
  ];
  return faultsAt(joined(boxes), expected);
}

function inPixels({ width, height }: Size): Size {
  return { width: pixels(width), height: pixels(height) };
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
