import type { Random } from '../../keys/index.js';
import { type Rect, type Size, translate } from '../../scene/geometry/index.js';
import { type SceneSymbol, type Use, use } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { coverWith, type PlacedStamp } from './cover.js';
import type { Scramble } from './measures.js';
import { letterGridOf } from './mosaic.js';
import { stampOf } from './stamps.js';
import { tintsOf } from './tints.js';

/** How many letters the patterns are made from. */
const STAMPS = 160;

/** Blended, it changes nothing. */
const PAPER = '#ffffff';

/** A jumble of letters without a gap, larger than a field, in two layers to be laid under a word and over it. */
export interface Pattern {
  readonly under: SceneSymbol;
  readonly over: SceneSymbol;
}

/** The patterns of a deck, of the letters of its words at their `size` in millimetres. They don't depend on any word. */
export function camouflage(
  setting: Setting,
  words: readonly string[],
  size: number,
  field: Pick<Rect, 'width' | 'height'>,
  style: Scramble,
  random: Random,
): readonly Pattern[] {
  const letters = jumble(words);
  const { spare, patterns, tries } = style;
  const area = { width: field.width + spare.width, height: field.height + spare.height };
  const stamps = Array.from({ length: STAMPS }, () => stampOf(setting, letters, size, style, random) ?? []);
  const grid = letterGridOf(area, stamps.flat());
  return Array.from({ length: patterns }, (_, n) => {
    const placed = coverWith(grid, tintsOf(style, random), tries, random);
    const symbol = (side: 'under' | 'over', items: SceneSymbol['items']): SceneSymbol => {
      return { id: `camouflage-${n + 1}-${side}`, box: { x: 0, y: 0, ...area }, items };
    };
    const over = onTop(placed, area, style.over);
    // Blended with what is below them, letters would be darker there, and most steps between them smaller: so the place
    // of a letter over the word is left white under it.
    const under = placed.map((each, i) => (i < over.length ? { ...each, tint: { fill: PAPER } } : each));
    return { under: symbol('under', drawn(under)), over: symbol('over', drawn(over)) };
  });
}

/** The first letters, which hardly overlap, with as much ink as a share of the area. */
function onTop(
  placed: readonly PlacedStamp[],
  { width, height }: Size,
  share: number,
): readonly PlacedStamp[] {
  let ink = 0;
  const end = placed.findIndex(({ stamp }) => {
    ink += stamp.ink;
    return ink > share * width * height;
  });
  return placed.slice(0, Math.max(0, end));
}

type Letter = Pick<PlacedStamp, 'stamp' | 'by'> & { readonly tint: { readonly fill: string } };

/** The first letter on top. */
function drawn(letters: readonly Letter[]): SceneSymbol['items'] {
  return letters.toReversed().map(({ stamp, by, tint }) => stamp.draw(by, tint.fill));
}

/** Some part of a pattern over a field whose top left corner is at 0, 0. */
export function cutOut(
  { under, over }: Pattern,
  { spare }: Scramble,
  random: Random,
): { readonly under: Use; readonly over: Use } {
  const at = translate(-spare.width * random.next(), -spare.height * random.next());
  const laid = (symbol: SceneSymbol): Use => ({ ...use(symbol, at), blend: 'multiply' });
  return { under: laid(under), over: laid(over) };
}

/** In these scripts letters join; two of them alone would be read as a word. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Nko}|\p{Script=Mongolian}/u;
const JOINER = '\u200d';

/**
 * The letters of some words, as often as they occur there, for a jumble that spells nothing: characters one by one, and
 * of scripts whose letters join, pairs from the middle of a word that is none.
 */
export function jumble(words: readonly string[]): readonly string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const letters = words
    .flatMap(word => [...segments.segment(word)].map(({ segment }) => segment.replaceAll('\u200c', '')))
    .filter(letter => /\p{L}/u.test(letter));
  // A letter and the one that stands as far from the end of the list.
  return letters.map((letter, i) => {
    const other = letters[letters.length - 1 - i];
    return JOINING.test(letter) ? `${JOINER}${letter}${other}${JOINER}` : letter;
  });
}
