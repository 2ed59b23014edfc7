import sharp from 'sharp';
import { renderPaper } from '../../render/png.js';
import type { Size } from '../../scene/geometry/index.js';
import type { Item, Text } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/typesetting.js';
import { type Cover, covered } from './face.js';

const DPI = 300;

/** Pixels this far apart, a quarter of a millimetre, are compared: they lie on either side of an outline between them. */
const APART = Math.round((0.25 * DPI) / 25.4);

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Two pixels differ if a channel does by more than this; of 255. */
const DIFFERENT = 8;

/** A word in its field, with layers under and over it. */
export interface Hidden extends Pick<Cover, 'under' | 'over'> {
  readonly word: Text;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three for each pixel. */
  readonly data: Uint8Array;
}

/** Sorted steps of lightness (CIE L*) across outlines of the word, and of the camouflage around it. */
export interface Steps {
  readonly word: readonly number[];
  readonly camouflage: readonly number[];
}

/** What is measured on a field of 300 dpi. Contrasts are those of WCAG 2.2 in the red channel. */
export interface Proof {
  /** The least contrast of the word with its ground, and the most of anything else. */
  readonly word: number;
  readonly rest: number;
  /** Between all pixels with an outline between them, and between those of them that are on no outline. */
  readonly steps: Steps;
  readonly clearSteps: Steps;
  /** How many pixels the word has some ink on, and on how many of them there is no camouflage. */
  readonly pixels: number;
  readonly bare: number;
}

export async function proofOf(setting: Setting, field: Size, hidden: Hidden): Promise<Proof> {
  const draw = (items: readonly Item[]) => paint(setting, field, items);
  const { word, under, over } = hidden;
  const [whole, alone, camouflage] = await Promise.all([
    draw([covered(word, { x: 0, y: 0, ...field }, { under, over, ink: word.fill })]),
    draw([word]),
    patternOf(draw, hidden),
  ]);
  const kinds = kindsOf(alone);
  // The lightest red of the word, and the darkest of the ground.
  let [ofWord, ofGround, pixels, bare] = [0, 255, 0, 0];
  for (const [at, kind] of kinds.entries()) {
    const red = whole.data[3 * at];
    if (kind === 'word' && red > ofWord) ofWord = red;
    if (kind === 'ground' && red < ofGround) ofGround = red;
    if (kind === 'ground') continue;
    pixels += 1;
    if (camouflage.data[3 * at + 1] >= 250 && camouflage.data[3 * at + 2] >= 250) bare += 1;
  }
  return {
    word: contrast(255, ofWord),
    rest: contrast(255, ofGround),
    ...stepsOf(whole, alone, camouflage),
    pixels,
    bare,
  };
}

/** Each camouflage is drawn once, however many words it hides. */
const patterns = new WeakMap<Hidden['under'], WeakMap<Hidden['over'], Promise<Picture>>>();

function patternOf(draw: (items: readonly Item[]) => Promise<Picture>, { under, over }: Hidden) {
  const drawn = patterns.get(under) ?? new WeakMap<Hidden['over'], Promise<Picture>>();
  patterns.set(under, drawn);
  const picture = drawn.get(over) ?? draw([under, over]);
  drawn.set(over, picture);
  return picture;
}

/** The most that the steps of the word exceed those of the camouflage, as a ratio, at any tenth from 10 to 90 %. */
export function excess({ word, camouflage }: Steps): number {
  const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  return Math.max(...shares.map(share => quantile(word, share) / quantile(camouflage, share)));
}

/** The steps of some cards, as of one. */
export function together(all: readonly Steps[]): Steps {
  const inOrder = (key: keyof Steps) => sorted(all.flatMap(steps => steps[key]));
  return { word: inOrder('word'), camouflage: inOrder('camouflage') };
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers[Math.floor(share * (numbers.length - 1))];
}

async function paint(setting: Setting, field: Size, items: readonly Item[]): Promise<Picture> {
  const svg = renderPaper(field, items, setting.shaper.book, DPI);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Pixels on an outline are neither. */
type Kind = 'word' | 'ground' | 'edge';

function kindsOf({ data }: Picture): readonly Kind[] {
  const darkest = data.reduce((least, value) => Math.min(least, value), 255);
  return Array.from({ length: data.length / 3 }, (_, at) => {
    const value = Math.min(data[3 * at], data[3 * at + 1], data[3 * at + 2]);
    return value === 255 ? 'ground' : value <= darkest + 2 ? 'word' : 'edge';
  });
}

/** The word and the camouflage are measured alike: an outline is where either, drawn alone, differs. */
function stepsOf(whole: Picture, alone: Picture, camouflage: Picture) {
  const { width, height } = whole;
  const light = Float64Array.from({ length: width * height }, (_, at) => lightness(whole, at));
  const isGround = Uint8Array.from(light, (_, at) => (differ(alone, at) ? 0 : 1));
  const isClear = (at: number) =>
    NEIGHBOURS.every(([x, y]) => {
      const other = Math.min(Math.max(at + x + y * width, 0), light.length - 1);
      return !differ(whole, at, other);
    });
  const steps = { word: [] as number[], camouflage: [] as number[] };
  const clearSteps = { word: [] as number[], camouflage: [] as number[] };
  for (let y = 0; y < height - APART; y++)
    for (let x = 0; x < width - APART; x++) {
      const at = y * width + x;
      for (const other of [at + APART, at + APART * width]) {
        const kind = differ(alone, at, other)
          ? 'word'
          : isGround[at] === 1 && isGround[other] === 1 && differ(camouflage, at, other)
            ? 'camouflage'
            : undefined;
        if (kind === undefined) continue;
        const step = Math.abs(light[at] - light[other]);
        steps[kind].push(step);
        if (isClear(at) && isClear(other)) clearSteps[kind].push(step);
      }
    }
  const inOrder = ({ word, camouflage }: Steps) => ({ word: sorted(word), camouflage: sorted(camouflage) });
  return { steps: inOrder(steps), clearSteps: inOrder(clearSteps) };
}

/** Whether two pixels differ, or one from paper. */
function differ({ data }: Picture, a: number, b?: number): boolean {
  for (let i = 0; i < 3; i++)
    if (Math.abs(data[3 * a + i] - (b === undefined ? 255 : data[3 * b + i])) > DIFFERENT) return true;
  return false;
}

/** Sorts numbers, many at a time. */
function sorted(numbers: readonly number[]): readonly number[] {
  return Array.from(Float64Array.from(numbers).sort());
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function contrast(light: number, dark: number): number {
  return (LINEAR[light] + 0.05) / (LINEAR[dark] + 0.05);
}

/** CIE L*, of the luminance of sRGB. */
function lightness({ data }: Picture, at: number): number {
  const [r, g, b] = [LINEAR[data[3 * at]], LINEAR[data[3 * at + 1]], LINEAR[data[3 * at + 2]]];
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}
