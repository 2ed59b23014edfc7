import { figures, phrase } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import {
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import type { NotesFace } from './measures.js';
import type { NoteSheet } from './note-sheet.js';

/** The rounds in two columns: lines for the clues, and beside each a cell for the guess and one for the code. */
export function roundsTable(
  setting: Setting,
  slots: NotesFace,
  { rounds, clues }: NoteSheet,
  area: Rect,
  height: number,
): readonly Item[] {
  const { columnGap } = slots.rounds;
  const rtl = setting.locale.direction === 'rtl';
  const width = (area.width - columnGap) / 2;
  const half = Math.ceil(rounds / 2);
  return [0, 1].flatMap(column => {
    const x = area.x + ((column === 0) === rtl ? width + columnGap : 0);
    const own = Array.from({ length: column === 0 ? half : rounds - half }, (_, i) => column * half + i + 1);
    return roundsColumn(setting, slots, own, clues, { ...area, x, width }, height);
  });
}

function roundsColumn(
  setting: Setting,
  slots: NotesFace,
  numbers: readonly number[],
  clues: number,
  area: Rect,
  height: number,
): readonly Item[] {
  const { line, rounds } = slots;
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { start, end, ahead } = lineEnds(setting, area);
  const top = area.y + rounds.head;
  // The edges of the cells, in reading order.
  const clue = start + ahead * rounds.number;
  const code = end - ahead * rounds.code;
  const guess = code - ahead * rounds.guess;
  const heading = (key: string, from: number, to: number) => {
    const style = textStyle(setting, points(rounds.headPt));
    const text = fitted(setting, phrase(locale, key), style, Math.abs(to - from) - 1);
    const at = { x: (from + to) / 2, y: area.y + rounds.head / 2 + style.size * 0.36 };
    return onBaseline(setting, text, at, colours.ink, 'middle');
  };
  const rule = (x1: number, x2: number, y: number, strong: boolean): Item => ({
    kind: 'line',
    x1,
    x2,
    y1: y,
    y2: y,
    stroke: strong ? colours.frameA : colours.hairline,
    strokeWidth: strong ? line.strong : line.stroke,
  });
  const edge = (x: number): Item => ({
    kind: 'line',
    x1: x,
    x2: x,
    y1: area.y,
    y2: top + numbers.length * clues * height,
    stroke: colours.hairline,
    strokeWidth: line.stroke,
  });
  const style = wordStyle(setting, points(rounds.numberPt));
  return [
    { kind: 'rect', x: area.x, y: area.y, width: area.width, height: rounds.head, fill: colours.label },
    heading('notes.clue', clue, guess),
    heading('notes.guess', guess, code),
    heading('notes.code', code, end),
    edge(guess),
    edge(code),
    ...numbers.flatMap((number, i): readonly Item[] => {
      const from = top + i * clues * height;
      const figure = shaper.line(figures(locale, number), style);
      const at = { x: (start + clue) / 2, y: from + height / 2 + style.size * 0.36 };
      return [
        onBaseline(setting, figure, at, colours.ink, 'middle'),
        ...Array.from({ length: clues }, (_, row) => {
          const last = row + 1 === clues;
          return rule(last ? start : clue, end, from + (row + 1) * height, last);
        }),
      ];
    }),
  ];
}
