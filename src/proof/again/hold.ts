import { type Rect, type Size, union } from '../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import { rowAndColumn } from '../cards/card-face.js';
import { type Fault, type Findings, faultAt } from '../findings.js';
import type { Pixels } from '../pages/pixels.js';
import type { Viewing } from '../pdfium/bitmaps.js';
import { File } from '../pdfium/file.js';
import { loadPdfium } from '../pdfium/library.js';
import type { OpenPdf } from '../pdfium/open-pdf.js';
import type { Differing, TellPages } from '../report.js';
import { astray } from './astray.js';
import { isUpsideDown, lieOf } from './lie.js';
import { lieFault, tenths } from './lie-fault.js';
import type { MadeAgain, MadeCard } from './made-again.js';
import { sideBySide } from './side-by-side.js';
import { joined, unlike } from './unlike.js';

/** Pages that are shown where they differ. */
const SHOWN = 3;
/** A page with more places than that, beside its cards, is told as a whole. */
const PLACES = 12;
/** Of a file with more pages than that, a batch, so many sheets are drawn: all of its cards are read. */
const MANY = 200;
const SHEETS = 8;
/** Pages are known again by pictures of so many pixels. */
const SMALL = 400;
/** As a screen shows it, and as a printer prints it: neither sees what is hidden from the other. */
const VIEWINGS: readonly Viewing[] = ['screen', 'print'];

/** What came of holding a file against the same made again. */
export interface Held {
  /** Whether a page is missing, or lies or is of another size than it should be: what is on it says nothing more. */
  readonly isAstray: boolean;
  readonly differs: readonly Differing[];
}

/**
 * Draws the pages `first` to `last` of both files, and holds them against each other pixel by pixel. Throws a ProblemError
 * for a page that can't be drawn.
 */
export async function holdAgainst(
  pdf: OpenPdf,
  again: MadeAgain,
  [first, last]: readonly [first: number, last: number],
  findings: Findings,
  tell: TellPages,
): Promise<Held> {
  const made = new File(await loadPdfium(), again.bytes);
  try {
    if (pdf.pages !== made.pages) {
      for (const { fault, page } of countFaults(pdf, made, tell)) findings.fault('looks', fault, page);
      return { isAstray: true, differs: [] };
    }
    const pages: PageFound[] = [];
    let known: readonly (readonly string[])[] | undefined;
    const otherPage = (number: number) => {
      known ??= [pdf, made].map(file => signatures(file, tell));
      const [found, expected] = known;
      const shown = found[number - 1];
      return shown === expected[number - 1] ? 0 : expected.indexOf(shown) + 1;
    };
    for (let number = first; number <= last; number++) {
      tell(number - first, pdf.pages);
      if (!isDrawn(number, pdf.pages)) continue;
      findings.count('looks');
      const found = pageFound(pdf, made, number, again, otherPage);
      if (found) pages.push(pages.length < SHOWN ? found : { ...found, pixels: undefined });
    }
    const lying = pages.filter(({ lie }) => lie !== undefined);
    for (const { number, lie, faults } of lying.length > 0 ? lying : pages)
      for (const fault of lie ? [lie] : faults) findings.fault('looks', fault, number);
    return {
      isAstray: lying.length > 0,
      differs: pages.flatMap(({ number, pixels }) => (pixels ? [{ page: number, pixels: pixels() }] : [])),
    };
  } finally {
    made.close();
  }
}

/** Whether a page is drawn: each of a deck, and of a batch those of sheets that are evenly far apart, first and last among them. */
export function isDrawn(number: number, pages: number): boolean {
  if (pages <= MANY) return true;
  const [sheet, last] = [Math.ceil(number / 2) - 1, Math.ceil(pages / 2) - 1];
  return Array.from({ length: SHEETS }, (_, i) => Math.round((i * last) / (SHEETS - 1))).includes(sheet);
}

/** A page that isn't what it should be: as a whole, or in places. */
interface PageFound {
  readonly number: number;
  readonly lie?: Fault;
  readonly faults: readonly Fault[];
  /** Both, beside each other; undefined where nothing more can be told than its size. */
  readonly pixels: (() => Pixels) | undefined;
}

type Drawable = Pick<OpenPdf, 'pages' | 'draw' | 'sight' | 'size'>;

function pageFound(
  pdf: Drawable,
  made: Drawable,
  number: number,
  again: MadeAgain,
  otherPage: (number: number) => number,
): PageFound | undefined {
  const wrongSize = sizeFault(pdf.size(number), made.size(number));
  if (wrongSize) return { number, lie: wrongSize, faults: [], pixels: undefined };
  const photographs = again.photographs.filter(({ page }) => page === number).map(({ box }) => box);
  const cards = again.cards.filter(({ page }) => page === number);
  const seen = VIEWINGS.map(viewing => {
    const [paper, scene] = [pdf.sight(number, viewing), made.sight(number, viewing)];
    return { paper, scene, boxes: unlike(paper, scene, photographs) };
  });
  const wrong = seen.find(({ boxes }) => boxes.length > 0);
  if (wrong === undefined) return undefined;
  const pixels = () => sideBySide(wrong.scene, wrong.paper);
  const lie = asAWhole(wrong.paper, wrong.scene, wrong.boxes, () => otherPage(number));
  if (lie) return { number, lie, faults: [], pixels };
  const [screen, print] = seen.map(({ boxes }) => boxes);
  const faults = faultsAt([...screen, ...print], cards, box => {
    const touches = (boxes: readonly Rect[]) => boxes.some(each => covers(box, each));
    return touches(screen) ? (touches(print) ? 'none' : 'screen') : 'print';
  });
  return { number, faults, pixels };
}

/** What has happened to the page as a whole, if that explains what is seen. */
function asAWhole(
  paper: Pixels,
  scene: Pixels,
  boxes: readonly Rect[],
  pageShown: () => number,
): Fault | undefined {
  // A page that has moved differs wherever something is drawn.
  if (boxes.length < PLACES) return undefined;
  const lie = lieOf(paper, scene);
  const wrong = lie && lieFault(lie);
  if (wrong) return wrong;
  if (isUpsideDown(paper, scene)) return sentence('preflight.page-changed', { change: 'turned' });
  const other = pageShown();
  return other === 0 ? undefined : sentence('preflight.look-other-page', { other });
}

/** What each page shows, as a text by which it is known again. */
function signatures(file: Drawable, tell: TellPages): readonly string[] {
  return Array.from({ length: file.pages }, (_, i) => {
    tell(i, file.pages);
    const { pixels } = file.draw(i + 1, SMALL);
    let [one, other] = [0x811c9dc5, 0];
    for (const value of pixels.data) {
      one = Math.imul(one ^ value, 0x01000193);
      other = (Math.imul(other, 31) + value) | 0;
    }
    return `${pixels.width} ${pixels.height} ${one} ${other}`;
  });
}

function countFaults(pdf: OpenPdf, made: File, tell: TellPages) {
  const faults: { readonly fault: Sentence; readonly page?: number }[] = [];
  const lost = astray(signatures(pdf, tell), signatures(made, tell));
  for (const page of lost?.missing.slice(0, PLACES) ?? [])
    faults.push({ fault: sentence('preflight.look-missing', { page }) });
  for (const page of lost?.extra.slice(0, PLACES) ?? [])
    faults.push({ fault: sentence('preflight.look-extra'), page });
  if (faults.length > 0) return faults;
  return [{ fault: sentence('preflight.look-pages', { found: pdf.pages, expected: made.pages }) }];
}

function sizeFault(found: Size, expected: Size): Sentence | undefined {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 0.1;
  if (isNear(found.width, expected.width) && isNear(found.height, expected.height)) return undefined;
  if (isNear(found.width, expected.height) && isNear(found.height, expected.width))
    return sentence('preflight.page-changed', { change: 'turned' });
  const shown = ({ width, height }: Size) =>
    sentence('phrases.size', { width: tenths(width), height: tenths(height) });
  return sentence('preflight.look-size', { found: shown(found), expected: shown(expected) });
}

/** Where alone something differs. */
type Only = Viewing | 'none';

/** The cards on which something differs, and the places beside them. */
function faultsAt(
  boxes: readonly Rect[],
  cards: readonly MadeCard[],
  onlyIn: (box: Rect) => Only,
): readonly Fault[] {
  const trims = cards.map(({ box }) => box);
  const marked = cards.flatMap(card => {
    const on = boxes.filter(each => covers(card.box, each));
    if (on.length === 0) return [];
    const whole = on.reduce(union);
    return [faultAt(whole, cardFault(card, trims, onlyIn(whole)))];
  });
  const beside = joined(boxes.filter(box => !cards.some(card => covers(card.box, box))));
  if (beside.length > PLACES) return [...marked, sentence('preflight.look-page', { places: beside.length })];
  const place = (box: Rect) => {
    const [x, y] = [Math.round(box.x), Math.round(box.y)];
    return faultAt(box, sentence('preflight.look-place', { x, y, only: onlyIn(box) }));
  };
  return [...marked, ...beside.map(place)];
}

function cardFault({ box, printed }: MadeCard, trims: readonly Rect[], only: Only): Sentence {
  const fault = sentence('preflight.look-differs', { only });
  const { row, column } = rowAndColumn(trims, box);
  if (printed === undefined) return sentence('preflight.card', { row, column, fault });
  if ('id' in printed) return sentence('preflight.key-card', { ...printed, row, column, fault });
  return sentence('preflight.word-card', { ...printed, row, column, fault });
}

/** Whether the middle of a box is on the card. */
function covers({ x, y, width, height }: Rect, box: Rect): boolean {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height;
}
