import type { WordCard } from '../deck/index.js';
import { compose, IDENTITY, type Size, translate, turnAbout } from '../geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../scene/index.js';
import { figures, type WordFace } from '../templates/index.js';
import { evenSize, fitSize } from '../text/index.js';
import {
  centredByInk,
  fitted,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
  wordStyle,
} from './elements/typesetting.js';

/** Em sizes in millimetres. A word is set at the even size, or smaller if it only fits so. */
export interface WordSizes {
  /** The size of the deck. */
  readonly even: number;
  /** The largest size at which each word fits its label. */
  readonly fits: ReadonlyMap<string, number>;
}

/** What the word cards of a deck share. */
export interface WordLayout {
  readonly card: Size;
  readonly slots: WordFace;
  readonly sizes: WordSizes;
  /** How many grey dots: they tell the decks of two games apart. */
  readonly dots: number;
  readonly frames: Readonly<Record<'A' | 'B', SceneSymbol>>;
  /** The sign of words that are not for children, in a box of 2 x 2 about its centre. */
  readonly childMark: readonly Item[];
}

/** One even size for the deck, and the largest size at which each word fits the room that it has on a card. */
export function wordSizes(setting: Setting, texts: readonly string[], room: Size): WordSizes {
  const { most, spare } = setting.theme.word;
  const style = wordStyle(setting, 1);
  const fits = texts.map(text => fitSize(setting.shaper, text, style, room, most));
  const even = fits.length === 0 ? most : evenSize(fits, spare);
  return {
    even,
    fits: new Map(texts.map((text, i) => [text, fits[i]])),
  };
}

/**
 * A word upright on its label and upside down above it: the first word of a card on face A, the second on face B, in
 * frames of two colours. Nothing where a card has no second word.
 */
export function wordFace(
  setting: Setting,
  wordCard: WordCard,
  face: 'A' | 'B',
  layout: WordLayout,
): readonly Item[] {
  const word = wordCard.words[face === 'A' ? 0 : 1];
  if (word === undefined) return [];
  const { card, slots } = layout;
  const { colours } = setting.theme;
  const { locale, shaper } = setting;
  const rtl = locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? card.width - x : x);
  const tint = face === 'A' ? colours.frameA : colours.frameB;
  const { even, fits } = layout.sizes;
  const size = Math.min(even, fits.get(word.text) ?? even);
  const upright = shaper.line(word.text, wordStyle(setting, size));
  const smaller = Math.min(
    size * setting.theme.word.reverse,
    fitSize(shaper, word.text, wordStyle(setting, 1), slots.reverse, size),
  );
  const reverse = centredByInk(
    shaper.line(word.text, wordStyle(setting, smaller)),
    { ...slots.reverse, x: -slots.reverse.width / 2, y: -slots.reverse.height / 2 },
    colours.quiet,
  );
  const middle = {
    x: flipX(slots.reverse.x + slots.reverse.width / 2),
    y: slots.reverse.y + slots.reverse.height / 2,
  };
  const number = shaper.line(
    figures(locale, wordCard.number),
    textStyle(setting, points(slots.number.sizePt)),
  );
  const items: Item[] = [
    use(layout.frames[face], IDENTITY),
    group(compose(translate(middle.x, middle.y), turnAbout(180)), [reverse]),
    onBaseline(setting, number, { x: flipX(slots.number.x), y: slots.number.y }, tint),
    centredByInk(upright, slotFor(setting, slots.word, card.width), colours.ink),
  ];
  if (word.reading) {
    const line = fitted(
      setting,
      word.reading,
      textStyle(setting, points(slots.reading.sizePt)),
      slots.word.width,
    );
    items.push(onBaseline(setting, line, { x: card.width / 2, y: slots.reading.y }, colours.quiet, 'middle'));
  }
  if (!word.childSafe) {
    const { x, y, r } = slots.child;
    items.push(group(compose(translate(flipX(x), y), [r, 0, 0, r, 0, 0]), layout.childMark));
  }
  for (let i = 0; i < layout.dots; i++) {
    const { x, y, r, gap } = slots.dots;
    items.push({ kind: 'circle', cx: flipX(x - i * gap), cy: y, r, fill: colours.quiet });
  }
  return items;
}
