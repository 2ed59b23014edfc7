import * as z from 'zod';
import { type CodeCard, codeCards, proveCodes } from '../../deck/index.js';
import { codeFace, roleColours, signOfRole } from '../../faces/index.js';
import { throwErrors } from '../../problem.js';
import { type AgentRole, figures, phrase, ROLES } from '../../templates/index.js';
import type { Part } from '../part.js';
import { layOutCards, sizeOf } from '../sheets/lay-out.js';
import { plainBack } from '../sheets/plain-back.js';

const options = z.strictObject({
  face: z.literal('code'),
  size: z.string(),
  /** A code is `length` different digits from 1 to `digits`: one for each clue, the number of a keyword. */
  digits: z.int().min(1).max(9),
  length: z.int().min(1).max(3),
  /** `back` is a pattern in `faces/backs.yaml`. */
  teams: z.array(z.strictObject({ team: z.enum(ROLES), back: z.string() })).min(1),
});

/** Every code that there is, once for each team, proved before any is drawn. */
export const codes = {
  options,

  /** The captions of the digits, in the printed script. */
  needs: ({ setting }, { length }) => {
    const value = Array.from({ length }, (_, i) => phrase(setting.locale, `code.${i + 1}`));
    return { value, problems: [] };
  },

  layOut: (job, { size, digits, length, teams }) => {
    const { setting, templates } = job;
    const card = sizeOf(job, size);
    const cards = codeCards(
      teams.map(({ team }) => team),
      digits,
      length,
    );
    throwErrors(proveCodes(cards, digits, length));
    const backs = Object.fromEntries(teams.map(({ team, back }) => [team, plainBack(job, back, back, card)]));
    const slots = templates.faces.code();
    const draw = ({ id, team, code }: CodeCard) => {
      return { id, front: codeFace(setting, { team, code }, slots, card), back: backs[team] };
    };
    return layOutCards(job, 'codes', card, cards, draw, { variousBacks: true });
  },

  record: ({ cards }, captions) => ({
    cards: cards.map(({ id, team, code }) => {
      return { id, team, code: code.map((keyword, i) => ({ clue: captions[i], keyword })) };
    }),
  }),

  expects: ({ locale, theme, faces }, { digits, length, teams }, { cards: [{ code = [] } = {}] }, recipe) => {
    const each = <T>(make: (team: AgentRole, back: string) => T) =>
      Object.fromEntries(teams.map(({ team, back }) => [team, make(team, back)]));
    const codes = {
      captions: code.map(({ clue }) => clue),
      fronts: each(team => ({ ground: roleColours(theme, team).ground, sign: signOfRole(team) })),
      ...(recipe.backs === false
        ? {}
        : {
            backs: each((team, back) => {
              return { ground: theme.colours[faces.backs()[back].ground], sign: signOfRole(team) };
            }),
          }),
      codes: each(team =>
        codeCards([team], digits, length).map(({ code }) => code.map(digit => figures(locale, digit))),
      ),
    };
    return { codes };
  },
} satisfies Part<z.infer<typeof options>, readonly string[], CodeCard>;
