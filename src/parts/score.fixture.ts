import * as z from 'zod';
import { count, figures, lineWidth, mm, phrase, pt, ROLES } from '../data/index.js';
import { points } from '../text/typesetting/index.js';
import type { Part } from './part.js';
import { type Slot, slotPage } from './slot-page.js';

const options = z.strictObject({ teams: z.array(z.enum(ROLES)).min(1) });

export const scoreSchema = z.strictObject({
  titlePt: pt,
  textPt: pt,
  title: mm,
  row: mm,
  rows: count,
  /** The column of the numbers. */
  round: mm,
  stroke: lineWidth,
});
const scoreMeasures = { name: 'score', schema: scoreSchema };

/** A page to keep score on: a row for each round, a column for each team. */
export const score = {
  options,
  ...slotPage('score', ({ templates, options: { teams }, area, text, mirror }) => {
    const { locale, theme } = templates;
    const m = templates.measures(scoreMeasures);
    const { ink, quiet, hairline } = theme.colours;
    const column = (area.width - m.round) / teams.length;
    const top = area.y + m.title;
    const start = locale.direction === 'rtl' ? ('right' as const) : ('left' as const);
    const line = (x: number, y: number, width: number, height: number): Slot => {
      return {
        kind: 'shape',
        name: 'row',
        box: mirror({ x, y, width, height }),
        stroke: hairline,
        strokeWidth: m.stroke,
      };
    };
    const middle = (name: string, said: string, x: number, width: number, row: number): Slot => {
      const y = top + row * m.row;
      const box = mirror({ x, y, width, height: m.row });
      const baselines = [y + m.row * 0.68];
      return {
        kind: 'text',
        name,
        text: said,
        box,
        size: points(m.textPt),
        fill: quiet,
        across: 'advance',
        baselines,
      };
    };
    const rounds = Array.from({ length: m.rows }, (_, i) => i + 1);
    const columns = teams.map((team, i) => ({ team, x: area.x + m.round + i * column }));
    return [
      {
        ...{
          kind: 'text',
          name: 'title',
          text: text('title'),
          heading: true,
          size: points(m.titlePt),
          fill: ink,
        },
        ...{ box: { ...area, height: m.title }, across: start, baselines: [area.y + m.title * 0.6] },
      },
      ...columns.map(({ team, x }) => middle('team', phrase(locale, `team.${team}`), x, column, 0)),
      ...rounds.map(round => middle('round', figures(locale, round), area.x, m.round, round)),
      ...[0, ...rounds].map(row => line(area.x, top + (row + 1) * m.row, area.width, 0)),
      ...columns.map(({ x }) => line(x, top, 0, (m.rows + 1) * m.row)),
    ];
  }),
} satisfies Part<z.infer<typeof options>, undefined, never>;
