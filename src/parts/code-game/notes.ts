import * as z from 'zod';
import { notesPage, roleColours, signOfRole } from '../../faces/index.js';
import { IDENTITY, type Rect } from '../../geometry/index.js';
import { wholeSheets } from '../../imposition/index.js';
import { type SceneSymbol, use } from '../../scene/index.js';
import { type AgentRole, count, figures, ROLES } from '../../templates/index.js';
import { nothingNeeded, type Part } from '../part.js';
import { drawSlug } from '../sheets/lay-out.js';
import { tokenArt } from '../tokens.js';

const team = z.enum(ROLES);
const options = z.strictObject({
  face: z.literal('notes'),
  /** Whose clues are on the front of a sheet, and whose on its back. */
  teams: z.tuple([team, team]),
  /** How many sheets, if the recipe doesn't say. */
  sheets: count,
  rounds: count,
  /** How many clues a round has. */
  clues: count,
  keywords: count,
});

/** The note pad: sheets with a side for each team, or one-sided pages for printers that print one side. */
export const notes = {
  options,
  recipeKeys: ['notes'],

  needs: () => nothingNeeded,

  layOut: (job, { teams, sheets: boxed, ...sheet }) => {
    const { templates, setting, desk, recipe } = job;
    const { paper } = templates;
    const slots = templates.faces.notes();
    const [x, y] = [slots.side, templates.sheet.slugBand];
    const area: Rect = { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
    const art = tokenArt(desk.project);
    const side = (team: AgentRole) => {
      const items = notesPage(setting, slots, team, sheet, area, art);
      // Drawn once, however many sheets there are.
      const symbol: SceneSymbol = { id: `notes-${team}`, box: { x: 0, y: 0, ...paper }, items };
      return { piece: `notes-${team}`, items: [use(symbol, IDENTITY)] };
    };
    const number = recipe.notes ?? boxed;
    const [front, back] = teams.map(side);
    const twoSided = recipe.flip !== 'none';
    const slug = drawSlug(job, 'notes', twoSided ? recipe.flip : undefined);
    const sheets = twoSided
      ? wholeSheets(paper, [front, back], number, slug)
      : [front, back].flatMap(one => wholeSheets(paper, [one], number, slug));
    return { sheets: sheets.map((each, i) => ({ ...each, number: i + 1 })), cards: [], twoSided };
  },

  expects: (templates, { teams, rounds, clues, keywords }, { pages, sheets }) => {
    const { locale, theme, faces } = templates;
    const counted = (count: number) => Array.from({ length: count }, (_, i) => figures(locale, i + 1));
    const looks = teams.map(team => {
      return [team, { ground: roleColours(theme, team).ground, sign: signOfRole(team) }] as const;
    });
    const notes = {
      teams: Object.fromEntries(looks),
      order: teams,
      twoSided: pages > sheets,
      sheets: pages / teams.length,
      rounds: counted(rounds),
      keywords: counted(keywords),
      direction: locale.direction,
      lines: [theme.colours.hairline, theme.colours.frameA],
      // A line for each clue; in each box, one for the keyword and one for the clue of each round.
      count: rounds * clues + keywords * (1 + rounds),
      least: faces.notes().line.least,
    };
    return { notes };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
