import { centre, holds, type Matrix, type Rect, union } from '../../scene/geometry/index.js';
import { clipped, isMark, type Letter, type Text, turnOf } from './items.js';
import { type Direction, isRtl } from './reading-order.js';
import { readable, seenOf } from './seen-text.js';

/** Glyphs that a page shows in one go. */
export interface Written {
  readonly letters: readonly Letter[];
  /** From the text's units to the page; its baseline runs along x. */
  readonly matrix: Matrix;
  readonly size: number;
  /** Which font it is in: the same number for the same font. */
  readonly font: number;
  readonly fill: string;
  readonly blended: boolean;
  readonly clip: Rect | undefined;
}

/** What a clip may take away unseen, in millimetres. */
const HAIR = 0.02;

/** What follows within this many ems goes on with the line. It may overlap it by more: marks, and Chinese ones of half a square. */
const [GAP, OVERLAP] = [0.5, 1.5];

/** The same where another font begins, after a space that may be lost: the spaces of some fonts are that wide. */
const WIDE_GAP = 1;

/** How far a baseline may be off another, in ems; and off that of an Arabic letter beside it, which may slope (Nastaliq). */
const [DROP, SLOPE] = [0.05, 0.9];

/** PDFium may lose a space, which is wider than this, where it takes what follows for another line: of another font, upside down. */
const SPACE = 0.15;

/** The line with what follows; undefined where that is on another baseline, of another size or colour, or far away. */
export function extended(line: Written, next: Written): Written | undefined {
  const { size } = line;
  const isAlike =
    line.fill === next.fill && line.blended === next.blended && Math.abs(size - next.size) < size * 0.01;
  if (!isAlike) return undefined;
  const following = inOrder(next);
  const [across, down] = gapBetween(line, following[0]);
  const [isMarked, marks] = [line, next].map(({ letters }) => letters.every(isMark));
  const apart = line.font === next.font ? GAP : WIDE_GAP;
  const isSloping = [line.letters.at(-1), following[0]].every(
    letter => letter && [...letter.text].some(isRtl),
  );
  const [gap, drop] = isMarked || marks ? [OVERLAP, OVERLAP] : [apart, isSloping ? SLOPE : DROP];
  if (across > size * gap || across < -size * OVERLAP || Math.abs(down) > size * drop) return undefined;
  const isLost = !isMarked && !marks && across > size * SPACE;
  const space = isLost ? [{ ...following[0], text: ' ', advance: 0 }] : [];
  return { ...(isMarked ? next : line), font: next.font, letters: [...line.letters, ...space, ...following] };
}

/** From where a line ends to a letter, along the baseline and off it. Its last marks may have a width or none. */
function gapBetween({ letters, matrix: [a, b] }: Written, { origin }: Letter): readonly [number, number] {
  const length = Math.hypot(a, b);
  const last = letters.findLastIndex(letter => !isMark(letter));
  const gaps = letters.slice(last).map(letter => {
    const [x, y] = [origin.x - letter.origin.x, origin.y - letter.origin.y];
    return [(x * a + y * b) / length - letter.advance, (x * b - y * a) / length] as const;
  });
  return gaps.reduce((best, gap) => (Math.abs(gap[0]) < Math.abs(best[0]) ? gap : best));
}

/** The letters along the baseline, each with the marks that are written behind it. */
function inOrder({ letters, matrix: [a, b] }: Written): readonly Letter[] {
  if (letters.length === 1) return letters;
  const along = ([letter]: readonly Letter[]) => {
    const { text, origin, advance, box } = letter;
    const start = origin.x * a + origin.y * b;
    // An Arabic letter may reach under several others, a Chinese mark of half a square begins far before its ink.
    if (isMark(letter) || [...text].some(isRtl)) return start;
    if (text.trim() === '') return start + (advance * Math.hypot(a, b)) / 2;
    const { x, y } = centre(box);
    return x * a + y * b;
  };
  const clusters: Letter[][] = [];
  for (const letter of letters) {
    if (clusters.length > 0 && isMark(letter)) clusters[clusters.length - 1].push(letter);
    else clusters.push([letter]);
  }
  return clusters.toSorted((one, other) => along(one) - along(other)).flat();
}

/** A line that may go on. */
export function opened(written: Written): Written {
  return { ...written, letters: inOrder(written) };
}

/** The line as it stands on the page; `direction` is that of the file. */
export function lineOf({ letters, matrix, size, fill, blended, clip }: Written, direction: Direction): Text {
  const whole = inkOf(letters) ?? { x: matrix[4], y: matrix[5], width: 0, height: 0 };
  const ink = clipped(whole, clip);
  const glyphs = letters.map(({ text }) => text);
  return {
    kind: 'text',
    text: readable(glyphs, direction),
    seen: seenOf(glyphs),
    size,
    fill,
    blended,
    turn: turnOf(matrix),
    outlines: whole,
    ink: ink ?? whole,
    cut: ink === undefined || !holds(ink, whole, HAIR),
    even: isEven(matrix),
    leans: leanOf(matrix),
    letters,
  };
}

/** Whether a matrix only enlarges, mirrors and turns. */
function isEven([a, b, c, d]: Matrix): boolean {
  const [along, up] = [Math.hypot(a, b), Math.hypot(c, d)];
  return Math.abs(along - up) < 0.002 * along && Math.abs(a * c + b * d) < 0.002 * along * up;
}

/** How far a baseline is off the nearest quarter turn, clockwise, in degrees. */
function leanOf([a, b]: Matrix): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees - 90 * Math.round(degrees / 90);
}

function inkOf(letters: readonly Letter[]): Rect | undefined {
  const boxes = letters.filter(({ text }) => text.trim() !== '').map(({ box }) => box);
  return boxes.length === 0 ? undefined : boxes.reduce(union);
}
