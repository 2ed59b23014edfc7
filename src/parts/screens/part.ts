import * as z from 'zod';
import { ROLES, type Templates } from '../../data/index.js';
import type { ClaimedFace } from '../../proof/index.js';
import type { Rect, Size } from '../../scene/geometry/index.js';
import { wholeSheets } from '../../sheets/imposition/index.js';
import type { Problem } from '../../speech/index.js';
import { keywordRooms } from '../keywords/fields.js';
import { keywordMeasures } from '../keywords/measures.js';
import { drawSlug, sizeOf, slugTextOf } from '../lay-out.js';
import { slugSlots } from '../page-slots.js';
import { facesOf, nothingNeeded, type Part } from '../part.js';
import { screenLaws } from './laws.js';
import { screenMeasures } from './measures.js';
import { type Screen, screenPage } from './page.js';
import { screenSlots } from './slots.js';

const options = z.strictObject({
  face: z.literal('screen'),
  /** The size of the card that goes into the pocket. */
  card: z.string(),
  /** `pattern` is one of `faces/backs.yaml`, for the side that the other team sees. */
  teams: z.array(z.strictObject({ team: z.enum(ROLES), pattern: z.string() })).min(1),
});

/** A screen for each team, to cut out, fold and glue: the keywords show on one side only. */
export const screens = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, { card, teams }) => {
    const { templates, setting } = job;
    const { paper, measures } = templates;
    const page = landscape(paper);
    const area = areaOf(templates);
    const slug = drawSlug(job, 'screens');
    const drawn = teams.map(team => {
      const screen = screenOf(templates, team, sizeOf(job, card));
      return { team: team.team, ...screenPage(setting, measures(screenMeasures), screen, area) };
    });
    const sheets = drawn.map(({ team, items }, i) => {
      const [{ sides }] = wholeSheets(page, [{ piece: `screen-${team}`, items }], 1, slug);
      return { number: i + 1, sides };
    });
    // Only the colours and the names of teams differ.
    const [{ fit: screen }] = drawn;
    return { sheets, cards: [], twoSided: false, decided: { screen } };
  },

  record: ({ decided }) => ({ ...decided, cards: [] }),

  expects: (templates, { card: name, teams }, { screen: fit }, recipe, version) => {
    // Manifests of versions before 0.5.0 don't say how a screen was made to fit.
    if (fit === undefined) return undefined;
    const card = sizeOf({ templates }, name);
    const words = keywordRooms(templates, templates.measures(keywordMeasures), card);
    const page = landscape(templates.paper);
    const trim = { x: 0, y: 0, ...page };
    const slug = slugSlots({ templates, recipe, version }, slugTextOf({ recipe, version }, 'screens'), {
      page,
      trim,
      side: 'front',
      sheet: 1,
      total: 1,
      alike: false,
    });
    const unlawful: Problem[] = [];
    const pages = teams.map((team, i): ClaimedFace => {
      const claims = screenSlots(templates, screenOf(templates, team, card), fit, areaOf(templates));
      unlawful.push(...screenLaws(claims, card, words));
      return { counts: 'screens', page: i + 1, trim, turn: 0, claims: [...claims, ...slug] };
    });
    return { faces: facesOf(pages), unlawful };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;

function landscape({ width, height }: Size): Size {
  return { width: Math.max(width, height), height: Math.min(width, height) };
}

/** What is between the edges of a page. */
function areaOf({ paper, sheet }: Templates): Rect {
  const { width, height } = landscape(paper);
  const [x, y] = [sheet.margin, sheet.slugBand];
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

function screenOf(
  { backs, measures }: Templates,
  { team, pattern }: z.infer<typeof options>['teams'][number],
  card: Size,
): Screen {
  return { team, pattern: backs()[pattern], card, keyword: measures(keywordMeasures) };
}
