import { figures } from '../../data/index.js';
import { compose, IDENTITY, type Size, translate, turnAbout } from '../../scene/geometry/index.js';
import { type Group, group, type Item, type SceneSymbol, use } from '../../scene/index.js';
import { fitSize } from '../../text/index.js';
import {
  cardWordStyle,
  fitted,
  onBaseline,
  points,
  type Setting,
  slotFor,
  textStyle,
} from '../../text/typesetting/index.js';
import { type CardMark, isMarked } from '../child-mark.js';
import { fitOnBaseline, wordInRoom } from './baseline.js';
import type { WordCard } from './cards.js';
import type { WordFace } from './measures.js';
import { sizeOfWord, type WordSizes } from './sizes.js';

/** What the word cards of a deck share. */
export interface WordLayout {
  readonly card: Size;
  readonly slots: WordFace;
  readonly sizes: WordSizes;
  /** How many grey dots: they tell the decks of two games apart. */
  readonly dots: number;
  readonly frames: Readonly<Record<'A' | 'B', SceneSymbol>>;
  /** Undefined where it is left out. */
  readonly childMark: CardMark | undefined;
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
  const size = sizeOfWord(layout.sizes, word.text);
  const lines = layout.sizes.lines.get(word.text) ?? [word.text];
  const setIn = { leading: slots.lines, baseline: layout.sizes.baseline };
  const { reverse: share, small } = setting.theme.word;
  const smaller = Math.min(
    // Where a word is small itself, it is as large as another upside down.
    Math.max(size, small) * share,
    fitSize(shaper, lines, cardWordStyle(setting, 1), slots.reverse, size, slots.lines),
    fitOnBaseline(setting, lines, slots.reverse, setIn.baseline),
  );
  const about = { ...slots.reverse, x: -slots.reverse.width / 2, y: -slots.reverse.height / 2 };
  const reverse = wordInRoom(setting, lines, smaller, about, setIn, colours.quiet);
  const { y, height } = lines.length > 1 ? slots.lines : slots.word;
  const slot = { ...slots.word, y, height };
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
    group(compose(translate(middle.x, middle.y), turnAbout(180)), reverse),
    onBaseline(setting, number, { x: flipX(slots.number.x), y: slots.number.y }, tint),
    ...wordInRoom(setting, lines, size, slotFor(setting, slot, card.width), setIn, colours.ink),
  ];
  if (word.reading) {
    const line = fitted(
      setting,
      word.reading,
      { ...textStyle(setting, points(slots.reading.sizePt)), ownDirection: true },
      slots.word.width,
    );
    items.push(onBaseline(setting, line, { x: card.width / 2, y: slots.reading.y }, colours.quiet, 'middle'));
  }
  const { childMark } = layout;
  if (childMark && isMarked(word, childMark.on))
    items.push(wordChildSign(setting, slots, card, childMark.sign));
  for (let i = 0; i < layout.dots; i++) {
    const { x, y, r, gap } = slots.dots;
    items.push({ kind: 'circle', cx: flipX(x - i * gap), cy: y, r, fill: colours.quiet });
  }
  return items;
}

/** The sign of a word that is hard or not for children, in its place on a card. */
function wordChildSign(
  { locale }: Pick<Setting, 'locale'>,
  { child: { x, y, r } }: WordFace,
  card: Size,
  mark: readonly Item[],
): Group {
  const middle = translate(locale.direction === 'rtl' ? card.width - x : x, y);
  return group(compose(middle, [r, 0, 0, r, 0, 0]), mark);
}

/** The size of a reading in points: one that is too long for its card is set smaller. */
export function readingSizePt(setting: Setting, { reading, word }: WordFace, text: string): number {
  const { width } = setting.shaper.line(text, textStyle(setting, points(reading.sizePt)));
  return reading.sizePt * Math.min(1, word.width / width);
}
