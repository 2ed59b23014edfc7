import { figures } from '../../data/index.js';
import { IDENTITY, type Rect, type Size, translate } from '../../scene/geometry/index.js';
import {
  type Colour,
  type Group,
  group,
  type Item,
  type SceneSymbol,
  type Text,
  type Use,
  use,
} from '../../scene/index.js';
import {
  cardWordStyle,
  centredByInk,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { type CardMark, isMarked } from '../child-mark.js';
import { tabbedFrame } from '../elements/tabbed-frame.js';
import { standsOnBaseline, wordInRoom } from '../words/baseline.js';
import { sizeOfWord, type WordSizes } from '../words/sizes.js';
import { onAxis } from './axis.js';
import type { KeywordCard } from './cards.js';
import { keywordFields } from './fields.js';
import type { KeywordFace } from './measures.js';

/** What hides a word: a layer under it and one over it, from the top left corner of its field; and the ink of the word. */
export interface Cover {
  readonly under: Use;
  readonly over: Use;
  readonly ink: string;
}

/** What the keyword cards of a deck share. */
export interface KeywordLayout {
  readonly card: Size;
  readonly slots: KeywordFace;
  readonly sizes: WordSizes;
  /** Of all words, for those that share no baseline: see `wordAxis`. */
  readonly axis: number;
  readonly frame: SceneSymbol;
  /** Undefined where it is left out. */
  readonly childMark: CardMark | undefined;
}

/** Room for the ink of a word. */
export function keywordRoom({ field, padding }: KeywordFace): Size {
  return { width: field.width - 2 * padding.x, height: field.height - 2 * padding.y };
}

/** Four words, each in its field beside its number: plain, or with a cover for each. */
export function keywordFace(
  setting: Setting,
  { number, words }: Pick<KeywordCard, 'number' | 'words'>,
  layout: KeywordLayout,
  covers?: readonly Cover[],
): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const { colours } = theme;
  const { card, slots, sizes, axis, frame, childMark } = layout;
  const fields = keywordFields(setting, slots, card);
  const signs = childMark ? keywordSigns(setting, slots, card, childMark.sign) : [];
  const { padding } = slots;
  const flipX = (x: number) => (locale.direction === 'rtl' ? card.width - x : x);
  const style = textStyle(setting, points(slots.card.sizePt));
  const count = shaper.line(figures(locale, number), style);
  return [
    use(frame, IDENTITY),
    onBaseline(setting, count, { x: flipX(slots.card.x), y: slots.card.y }, colours.frameB),
    ...words.flatMap((each, i): readonly Item[] => {
      const { text } = each;
      const field = fields[i];
      const cover = covers?.[i];
      const own = { x: padding.x, y: padding.y, ...keywordRoom(slots) };
      const word = cover
        ? covered(keyword(setting, text, sizes, axis, own, cover.ink), field, cover)
        : keyword(
            setting,
            text,
            sizes,
            axis,
            { ...own, x: field.x + own.x, y: field.y + own.y },
            colours.ink,
          );
      return childMark && isMarked(each, childMark.on) ? [word, signs[i]] : [word];
    }),
  ];
}

/** The sign of a keyword that is hard or not for children, for each of the four fields. */
function keywordSigns(
  setting: Pick<Setting, 'locale'>,
  slots: KeywordFace,
  card: Size,
  sign: readonly Item[],
): readonly Group[] {
  const { x, r } = slots.child;
  const middle = setting.locale.direction === 'rtl' ? card.width - x : x;
  return keywordFields(setting, slots, card).map(({ y, height }) =>
    group([r, 0, 0, r, middle, y + height / 2], sign),
  );
}

/** A word at the even size of the deck, or smaller where it only fits so, on the baseline of the deck or its axis. */
export function keyword(
  setting: Setting,
  text: string,
  sizes: WordSizes,
  axis: number,
  room: Rect,
  fill: Colour,
): Text {
  const size = sizeOfWord(sizes, text);
  return standsOnBaseline(text)
    ? wordInRoom(setting, [text], size, room, sizes, fill)[0]
    : onAxis(setting.shaper.line(text, cardWordStyle(setting, size)), axis, room, fill);
}

/** A word between the layers of its cover, clipped to its field. */
export function covered(word: Text, field: Rect, { under, over }: Cover): Item {
  const { x, y, width, height } = field;
  const items = [under, { ...word, blend: 'multiply' as const }, over];
  return group(translate(x, y), items, { x: 0, y: 0, width, height });
}

/** What all keyword cards share: frame, hole, numbers, and the labels of the words, unless they are `scrambled`. */
export function keywordFrame(
  setting: Setting,
  slots: KeywordFace,
  card: Size,
  scrambled: boolean,
): SceneSymbol {
  const { locale, theme, shaper } = setting;
  const { ink, label, frameB: stroke } = theme.colours;
  const { frame, tab, hole, field, number } = slots;
  const rtl = locale.direction === 'rtl';
  const flipX = (x: number) => (rtl ? card.width - x : x);
  const thin = { stroke, strokeWidth: 0.3 };
  const fields = keywordFields(setting, slots, card);
  const style = wordStyle(setting, points(number.sizePt));
  const x = flipX(number.x);
  return {
    id: 'keyword-frame',
    box: { x: 0, y: 0, ...card },
    items: [
      {
        kind: 'path',
        d: tabbedFrame(frame, tab, card.width, rtl),
        stroke,
        strokeWidth: frame.stroke,
        join: 'round',
      },
      { kind: 'circle', cx: flipX(hole.x), cy: hole.y, r: hole.r, ...thin },
      ...fields.flatMap((place, i): readonly Item[] => {
        const y = place.y + place.height / 2;
        const digit = { x: x - number.r, y: y - number.r, width: 2 * number.r, height: 2 * number.r };
        return [
          ...(scrambled ? [] : [{ kind: 'rect', ...place, radius: field.radius, fill: label } as const]),
          { kind: 'circle', cx: x, cy: y, r: number.r, ...thin },
          centredByInk(shaper.line(figures(locale, i + 1), style), digit, ink),
        ];
      }),
    ],
  };
}
