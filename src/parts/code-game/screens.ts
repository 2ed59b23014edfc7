import * as z from 'zod';
import { keywordRooms, roleColours, screenPage, signOfRole } from '../../faces/index.js';
import { wholeSheets } from '../../imposition/index.js';
import { figures, ROLES } from '../../templates/index.js';
import { nothingNeeded, type Part } from '../part.js';
import { drawSlug, sizeOf } from '../sheets/lay-out.js';

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
    const { sheet, paper, faces } = templates;
    const page = {
      width: Math.max(paper.width, paper.height),
      height: Math.min(paper.width, paper.height),
    };
    const [x, y] = [sheet.margin, sheet.slugBand];
    const area = { x, y, width: page.width - 2 * x, height: page.height - 2 * y };
    const slug = drawSlug(job, 'screens');
    const sheets = teams.map(({ team, pattern }, i) => {
      const backs = faces.backs();
      const screen = { team, pattern: backs[pattern], card: sizeOf(job, card), keyword: faces.keyword() };
      const items = screenPage(setting, faces.screen(), screen, area);
      const [{ sides }] = wholeSheets(page, [{ piece: `screen-${team}`, items }], 1, slug);
      return { number: i + 1, sides };
    });
    return { sheets, cards: [], twoSided: false };
  },

  expects: ({ locale, theme, faces, sizes }, { card: name, teams }) => {
    const { width, height } = sizes[name];
    const looks = teams.map(({ team }) => {
      return [team, { ground: roleColours(theme, team).ground, sign: signOfRole(team) }] as const;
    });
    const words = keywordRooms({ locale }, faces.keyword(), { width, height });
    const screens = {
      teams: Object.fromEntries(looks),
      card: { width, height },
      words,
      figures: words.map((_, i) => figures(locale, i + 1)),
    };
    return { screens };
  },
} satisfies Part<z.infer<typeof options>, undefined, never>;
