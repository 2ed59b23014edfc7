import sharp from 'sharp';
import { platform } from '../../cli/platform.js';
import type { Size } from '../../geometry/index.js';
import { renderPng } from '../../render/png.js';
import type { Item, Text, Use } from '../../scene/index.js';
import type { Setting } from '../elements/typesetting.js';
import { covered } from './face.js';

const DPI = 300;
const DOTS = DPI / 25.4;

/** Pixels this far apart, in millimetres, lie on either side of an outline. */
const STEP = 0.25;

/** A word in its field, with layers under and over it. */
export interface Hidden {
  readonly word: Text;
  readonly under: readonly Use[];
  readonly over: readonly Use[];
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three for each pixel. */
  readonly data: Uint8Array;
}

/** What is measured on a field of 300 dpi. Contrasts are those of WCAG 2.2 in the red channel. */
export interface Proof {
  /** The least contrast of the word with its ground, and the most of anything else. */
  readonly word: number;
  readonly rest: number;
  /** Sorted steps of lightness (CIE L*) across the outlines of the word, and of the camouflage beside it. */
  readonly wordSteps: readonly number[];
  readonly camouflageSteps: readonly number[];
  /** The most millimetres from a part of the word to the nearest letter of camouflage. */
  readonly bare: number;
}

export async function proofOf(setting: Setting, field: Size, hidden: Hidden): Promise<Proof> {
  const draw = (items: readonly Item[]) => paint(setting, field, items);
  const { word, under, over } = hidden;
  const [whole, alone, camouflage] = await Promise.all([
    draw([covered(word, { x: 0, y: 0, ...field }, { under, over, ink: word.fill })]),
    draw([word]),
    draw([...under, ...over]),
  ]);
  const kinds = kindsOf(alone);
  const reds = (kind: Kind) =>
    [...kinds.keys()].filter(at => kinds[at] === kind).map(at => whole.data[3 * at]);
  return {
    word: contrast(255, Math.max(...reds('word'))),
    rest: contrast(255, Math.min(...reds('ground'))),
    ...stepsOf(whole, camouflage, kinds),
    bare: bareness(camouflage, kinds),
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))];
}

async function paint(setting: Setting, field: Size, items: readonly Item[]): Promise<Picture> {
  const png = await renderPng(field, items, setting.shaper.book, DPI, platform.pixels);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Pixels on an outline are neither. */
type Kind = 'word' | 'ground' | 'edge';

function kindsOf({ data }: Picture): readonly Kind[] {
  const darkest = data.reduce((least, value) => Math.min(least, value), 255);
  return Array.from({ length: data.length / 3 }, (_, at) => {
    const value = Math.min(...data.subarray(3 * at, 3 * at + 3));
    return value === 255 ? 'ground' : value <= darkest + 2 ? 'word' : 'edge';
  });
}

function stepsOf(whole: Picture, camouflage: Picture, kinds: readonly Kind[]) {
  const { width, height } = whole;
  const far = Math.round(STEP * DOTS);
  const lights = kinds.map((_, at) => lightness(whole, at));
  const wordSteps: number[] = [];
  const camouflageSteps: number[] = [];
  const differ = (a: number, b: number) =>
    [0, 1, 2].some(i => Math.abs(camouflage.data[3 * a + i] - camouflage.data[3 * b + i]) > 8);
  for (let y = 0; y < height - far; y++)
    for (let x = 0; x < width - far; x++) {
      const at = y * width + x;
      for (const other of [at + far, at + far * width]) {
        const [here, there] = [kinds[at], kinds[other]];
        if (here === 'edge' || there === 'edge') continue;
        const step = Math.abs(lights[at] - lights[other]);
        if (here !== there) wordSteps.push(step);
        else if (here === 'ground' && differ(at, other)) camouflageSteps.push(step);
      }
    }
  const ascending = (a: number, b: number) => a - b;
  return { wordSteps: wordSteps.sort(ascending), camouflageSteps: camouflageSteps.sort(ascending) };
}

function bareness({ width, height, data }: Picture, kinds: readonly Kind[]): number {
  const isCovered = (x: number, y: number) => {
    const at = 3 * (y * width + x);
    return x >= 0 && y >= 0 && x < width && y < height && (data[at + 1] < 250 || data[at + 2] < 250);
  };
  const most = Math.ceil(3 * DOTS);
  let worst = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (kinds[y * width + x] !== 'word') continue;
      let reach = worst;
      while (reach < most && !isCoveredWithin(isCovered, x, y, reach)) reach += 1;
      worst = reach;
    }
  return worst / DOTS;
}

function isCoveredWithin(
  isCovered: (x: number, y: number) => boolean,
  x: number,
  y: number,
  reach: number,
): boolean {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) if (isCovered(x + dx, y + dy)) return true;
  return false;
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function contrast(light: number, dark: number): number {
  return (linear(light) + 0.05) / (linear(dark) + 0.05);
}

/** CIE L*, of the luminance of sRGB. */
function lightness({ data }: Picture, at: number): number {
  const [r, g, b] = [0, 1, 2].map(i => linear(data[3 * at + i]));
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}
