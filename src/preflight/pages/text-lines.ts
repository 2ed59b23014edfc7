import { holds, type Matrix, type Rect, union } from '../../geometry/index.js';
import { clipped, isMark, type Letter, type Text, turnOf } from './items.js';
import { isRtl, readingOrder, turned } from './reading-order.js';

/** Glyphs that a page shows in one go. */
export interface Written {
  readonly letters: readonly Letter[];
  /** From the text's units to the page; its baseline runs along x. */
  readonly matrix: Matrix;
  readonly size: number;
  readonly fill: string;
  readonly blended: boolean;
  readonly clip: Rect | undefined;
}

/** What a clip may take away unseen, in millimetres. */
const HAIR = 0.02;

/** What follows within this many ems goes on with the line; beside a Chinese mark, which leaves half its square blank, more. */
const [GAP, WIDE_GAP] = [0.5, 0.9];
const CHINESE_MARK = /^[\u3000-\u303f\ufe10-\ufe4f\uff00-\uff60]$/;

/** Letters of two fonts within this many ems stand in one word. */
const SPACE = 0.15;

/** The line with what follows; undefined where that is on another baseline, of another size or colour, or far away. */
export function extended(line: Written, next: Written): Written | undefined {
  const [ink, nextInk] = [inkOf(line.letters), inkOf(next.letters)];
  if (ink === undefined || nextInk === undefined) return undefined;
  const far = Math.max(
    gap(ink.x, ink.width, nextInk.x, nextInk.width),
    gap(ink.y, ink.height, nextInk.y, nextInk.height),
  );
  const isAlike =
    line.fill === next.fill &&
    line.blended === next.blended &&
    Math.abs(line.size - next.size) < line.size * 0.01 &&
    far < line.size * (isBesideMark(line, next) ? WIDE_GAP : GAP);
  if (!isAlike) return undefined;
  const letters = [...line.letters, ...inOrder(next)];
  // Marks stand above or below the line.
  if (next.letters.every(isMark)) return { ...line, letters };
  if (line.letters.every(isMark)) return { ...next, letters };
  if (!isBeside(line.matrix, next.matrix, line.size)) return undefined;
  const space = far > line.size * SPACE ? lostSpace(line, next) : undefined;
  return {
    ...line,
    letters: space === undefined ? letters : letters.toSpliced(line.letters.length, 0, space),
  };
}

function isBesideMark(line: Written, next: Written): boolean {
  return [line.letters.at(-1), inOrder(next)[0]].some(isChineseMark);
}

function isChineseMark(letter: Letter | undefined): boolean {
  return letter !== undefined && CHINESE_MARK.test(letter.text);
}

/** PDFium loses a space between two fonts where a line with right-to-left letters is upside down. */
function lostSpace(line: Written, next: Written): Letter | undefined {
  const [last, first] = [line.letters[line.letters.length - 1], inOrder(next)[0]];
  const isThere = [last, first].some(({ text }) => text.trim() === '');
  if (isThere || ![...line.letters, first].some(({ text }) => isRtl(text))) return undefined;
  return { text: ' ', origin: first.origin, box: { ...first.box, width: 0, height: 0 }, guessed: true };
}

/** Whether two baselines are one. */
function isBeside([a, b, , , x, y]: Matrix, [, , , , nextX, nextY]: Matrix, size: number): boolean {
  return Math.abs((nextX - x) * b - (nextY - y) * a) / Math.hypot(a, b) < size * 0.05;
}

/** The letters along the baseline: PDFium gives them as they are read. */
function inOrder({ letters, matrix: [a, b] }: Written): readonly Letter[] {
  const along = ({ origin }: Letter) => origin.x * a + origin.y * b;
  return letters.toSorted((one, other) => along(one) - along(other));
}

/** A line that may go on. */
export function opened(written: Written): Written {
  return { ...written, letters: inOrder(written) };
}

/** The line as it stands on the page; `direction` is that of the file. */
export function lineOf(
  { letters, matrix, size, fill, blended, clip }: Written,
  direction: 'ltr' | 'rtl',
): Text {
  const whole = inkOf(letters) ?? { x: matrix[4], y: matrix[5], width: 0, height: 0 };
  const ink = clipped(whole, clip);
  return {
    kind: 'text',
    ...readingOf(letters, direction),
    size,
    fill,
    blended,
    turn: turnOf(matrix),
    outlines: whole,
    ink: ink ?? whole,
    cut: ink === undefined || !holds(ink, whole, HAIR),
    letters,
  };
}

function readingOf(letters: readonly Letter[], direction: 'ltr' | 'rtl'): Pick<Text, 'text' | 'otherwise'> {
  // PDFium takes what a Chinese mark leaves blank for a space.
  const isBlank = ({ text }: Letter, i: number) =>
    text.trim() === '' && [letters[i - 1], letters[i + 1]].some(isChineseMark);
  const closed = letters.filter((letter, i) => !letter.guessed && !isBlank(letter, i));
  const ways = (closed.length === letters.length ? [letters] : [letters, closed]).flatMap(besideTheirLetters);
  const read = ways.flatMap(way => {
    const glyphs = way.map(({ text }) => text);
    const orders = readingOrder(glyphs, direction);
    return glyphs.some(isRtl) ? [...orders, ...orders.map(turned)] : orders;
  });
  const [text, ...otherwise] = new Set(read);
  return { text, ...(otherwise.length > 0 ? { otherwise } : {}) };
}

/** A mark that has a glyph of its own may belong to the letter before it or to the one after: the ways to read it. */
function besideTheirLetters(letters: readonly Letter[]): readonly (readonly Letter[])[] {
  const marks = letters.filter(isMark);
  if (marks.length === 0 || marks.length > 3) return [letters];
  return marks.reduce<readonly (readonly Letter[])[]>(
    (ways, mark) =>
      ways.flatMap(way => {
        const [at, others] = [way.indexOf(mark), way.filter(letter => letter !== mark)];
        return [at, at - 1, at + 1].filter(to => to >= 0).map(to => others.toSpliced(to, 0, mark));
      }),
    [letters],
  );
}

function inkOf(letters: readonly Letter[]): Rect | undefined {
  const boxes = letters.filter(({ text }) => text.trim() !== '').map(({ box }) => box);
  return boxes.length === 0 ? undefined : boxes.reduce(union);
}

/** Between two stretches of a line; negative where they overlap. */
function gap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(a - b - bLength, b - a - aLength);
}
