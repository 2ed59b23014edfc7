import * as z from 'zod';
import { type AgentRole, count, ROLES } from '../../data/index.js';
import type { ClaimedFace } from '../../proof/index.js';
import { IDENTITY } from '../../scene/geometry/index.js';
import { type SceneSymbol, use } from '../../scene/index.js';
import { wholeSheets } from '../../sheets/imposition/index.js';
import { drawSlug, slugTextOf } from '../lay-out.js';
import { slugSlots } from '../page-slots.js';
import { facesOf, nothingNeeded, type Part } from '../part.js';
import { tokenArt } from '../tokens/part.js';
import { notesMeasures } from './measures.js';
import { notePages, notesArea } from './note-sheet.js';
import { notesPage } from './page.js';
import { notesSlots } from './slots.js';

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
    const { templates, setting, recipe } = job;
    const { paper } = templates;
    const slots = templates.measures(notesMeasures);
    const area = notesArea(templates);
    const art = tokenArt(templates.art);
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

  expects: (templates, { teams, sheets: _, ...sheet }, { pages, sheets }, recipe, version) => {
    const sides = notePages({ twoSided: pages > sheets, total: pages / teams.length }, recipe.manualDuplex);
    const page = { width: templates.paper.width, height: templates.paper.height };
    const trim = { x: 0, y: 0, ...page };
    const slug = slugTextOf({ recipe, version }, 'notes', pages > sheets ? recipe.flip : undefined);
    const claims = teams.map(team => notesSlots(templates, team, sheet));
    return {
      hasBacks: pages > sheets,
      unlawful: [],
      faces: facesOf(
        sides.map(({ team, ...side }, i): ClaimedFace => {
          const place = { page, trim, alike: false, ...side };
          const own = slugSlots({ templates, recipe, version }, slug, place);
          return { counts: 'notes', page: i + 1, trim, turn: 0, claims: [...claims[team], ...own] };
        }),
      ),
    };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
