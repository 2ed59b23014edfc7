import { figures, phrase } from '../../data/index.js';
import { type Rect, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  centredByInk,
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  titleRule,
  wordStyle,
} from '../../text/typesetting/index.js';
import { type Cover, covered, keywordRoom } from '../keywords/face.js';
import type { KeywordFace } from '../keywords/measures.js';
import { wordInRoom } from '../words/baseline.js';
import { sizeOfWord, type WordSizes } from '../words/sizes.js';
import type { StripFace } from './measures.js';

/** A word with its cover: the first is at strength 1. */
export interface StripWord {
  readonly text: string;
  readonly cover: Cover;
}

/** The measures of the page, and those of a keyword card, whose fields it shows. */
export interface StripSlots {
  readonly strip: StripFace;
  readonly card: KeywordFace;
}

/** A page on which a person finds the strength that suits printer and filter: hidden words, each with two boxes to tick. */
export function stripPage(
  setting: Setting,
  { strip, card }: StripSlots,
  words: readonly StripWord[],
  sizes: WordSizes,
  area: Rect,
): readonly Item[] {
  const { shaper, locale, theme } = setting;
  const { head, steps, rows } = strip;
  const { start, ahead } = lineEnds(setting, area);
  const title = shaper.line(phrase(locale, 'strip.title'), wordStyle(setting, points(head.titlePt)));
  const style = textStyle(setting, points(steps.sizePt));
  const { leading } = locale;
  const lines = ['strip.step1', 'strip.step2', 'strip.step3'].flatMap((key, i) => {
    return breakParagraph(shaper, phrase(locale, key), style, area.width).map((line, j) => {
      return { line, above: i > 0 && j === 0 ? steps.apart : 0 };
    });
  });
  let y = area.y + steps.y;
  const told = lines.map(({ line, above }): Item => {
    y += above + style.size * leading;
    return onBaseline(setting, line, { x: start, y }, theme.colours.ink);
  });
  const top = y + rows.below;
  const caption = (key: string, i: number): Item => {
    const small = textStyle(setting, points(rows.captionPt));
    const line = fitted(setting, phrase(locale, key), small, rows.caption);
    const x = start + ahead * rows.tick[i];
    return onBaseline(setting, line, { x, y: top - 3 }, theme.colours.quiet, 'middle');
  };
  return [
    onBaseline(setting, title, { x: start, y: area.y + head.title }, theme.colours.ink),
    ...titleRule(setting, { ...area, y: area.y + head.rule }, head.end),
    ...told,
    caption('strip.hidden', 0),
    caption('strip.clear', 1),
    ...words.flatMap((word, i) => {
      return stripRow(setting, { strip, card }, word, i + 1, sizes, { ...area, y: top + i * rows.pitch });
    }),
  ];
}

function stripRow(
  setting: Setting,
  { strip: { rows }, card }: StripSlots,
  { text, cover }: StripWord,
  strength: number,
  sizes: WordSizes,
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
): readonly Item[] {
  const { shaper, locale, theme } = setting;
  const { field, number, padding } = card;
  const { ink, frameB: stroke, quiet } = theme.colours;
  const { start, ahead } = lineEnds(setting, { x, width });
  const middle = y + field.height / 2;
  const disc = start + ahead * number.r;
  const place = { x: 0, y: 0, width: field.width, height: field.height };
  const room = { ...padding, ...keywordRoom(card) };
  const word = wordInRoom(setting, [text], sizeOfWord(sizes, text), room, sizes, cover.ink)[0];
  const left = ahead > 0 ? start + rows.field : start - rows.field - field.width;
  const figure = shaper.line(figures(locale, strength), wordStyle(setting, points(number.sizePt)));
  const around = { x: -number.r, y: -number.r, width: 2 * number.r, height: 2 * number.r };
  return [
    { kind: 'circle', cx: disc, cy: middle, r: number.r, stroke, strokeWidth: 0.3 },
    group(translate(disc, middle), [centredByInk(figure, around, ink)]),
    covered(word, { ...place, x: left, y }, cover),
    ...rows.tick.map((at): Item => {
      const half = rows.box / 2;
      const box = { x: start + ahead * at - half, y: middle - half, width: rows.box, height: rows.box };
      return { kind: 'rect', ...box, radius: 0.8, stroke: quiet, strokeWidth: 0.3 };
    }),
  ];
}
