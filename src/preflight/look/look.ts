import type { Rect, Size } from '../../geometry/index.js';
import { sentence } from '../../problem.js';
import { type Fault, Findings, faultAt } from '../findings.js';
import type { Check } from '../report.js';
import { around, differences } from './differences.js';
import { type Lie, lieOf } from './lie.js';
import { drawPdf } from './pdfium.js';
import { type Pixels, pixels } from './pixels.js';
import { sideBySide, stacked } from './side-by-side.js';

/** What a page must look like. */
export interface ExpectedPage {
  /** In millimetres. */
  readonly size: Size;
  readonly svg: string;
  /** Pages with photographs are left out: each renderer shrinks them in its own way. */
  readonly photographs: boolean;
  readonly cards: readonly { readonly id: string; readonly box: Rect }[];
}

/** What draws for the proof. */
export interface Eye {
  /** An SVG on white, stretched to that many pixels. */
  draw(svg: string, width: number, height: number): Promise<Pixels>;
  /** PDFium's wasm, where it can't find its own file. */
  readonly pdfium?: () => Promise<ArrayBuffer>;
}

export interface Looked {
  readonly check: Check;
  /** The first pages that differ: what should be there, what is there, and where it differs. */
  readonly differs?: Pixels;
}

/** Pages in the picture of what differs. */
const SHOWN = 3;
/** A page with more places than that is told as a whole. */
const PLACES = 12;
/** What a printer's own error hides: growth in parts, shift in millimetres. */
const [GROWTH, SHIFT] = [0.0008, 0.1];

/** Draws each page of a PDF and holds it against what was laid out. Throws a ProblemError where it can't be drawn. */
export async function look(
  bytes: Uint8Array,
  place: string,
  expected: readonly ExpectedPage[],
  eye: Eye,
): Promise<Looked> {
  const findings = new Findings(place);
  const pdf = await drawPdf(bytes, place, eye.pdfium);
  const shown: Pixels[] = [];
  try {
    if (pdf.pages !== expected.length)
      findings.fault(
        'looks',
        sentence('preflight.look-pages', { found: pdf.pages, expected: expected.length }),
      );
    for (const [i, page] of expected.slice(0, pdf.pages).entries()) {
      if (page.photographs) continue;
      const [width, height] = [pixels(page.size.width), pixels(page.size.height)];
      const scene = await eye.draw(page.svg, width, height);
      const paper = await pdf.page(i + 1, width, height);
      findings.count('looks');
      const faults = faultsOf(paper, scene, page);
      for (const fault of faults) findings.fault('looks', fault, i + 1);
      if (faults.length > 0 && shown.length < SHOWN) shown.push(sideBySide(scene, paper));
    }
  } finally {
    pdf.close();
  }
  const [check = { name: 'looks' as const, count: 0, problems: [] }] = findings.checks();
  return { check, ...(shown.length > 0 ? { differs: stacked(shown) } : {}) };
}

function faultsOf(paper: Pixels, scene: Pixels, { cards }: ExpectedPage): readonly Fault[] {
  const lie = lieOf(paper, scene);
  const wrong = lie && lieFault(lie);
  if (wrong) return [wrong];
  const boxes = differences(paper, scene);
  const marked = cards.flatMap(({ id, box }) => {
    const on = boxes.filter(each => covers(box, each));
    return on.length > 0 ? [faultAt(on.reduce(around), sentence('preflight.look-card', { card: id }))] : [];
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

function lieFault({ across, down, x, y }: Lie): Fault | undefined {
  if (Math.max(Math.abs(across - 1), Math.abs(down - 1)) > GROWTH)
    return sentence('preflight.look-scaled', { across: percent(across), down: percent(down) });
  if (Math.hypot(x, y) > SHIFT)
    return sentence('preflight.look-shifted', {
      x: tenths(Math.abs(x)),
      sideways: x < 0 ? 'left' : 'right',
      y: tenths(Math.abs(y)),
      upDown: y < 0 ? 'up' : 'down',
    });
  return undefined;
}

/** Whether the middle of a box is on the card. */
function covers({ x, y, width, height }: Rect, box: Rect): boolean {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height;
}

function percent(factor: number): number {
  return Math.round(factor * 10_000) / 100;
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}
