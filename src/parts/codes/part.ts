import * as z from 'zod';
import { phrase, ROLES, type Templates } from '../../data/index.js';
import { throwErrors } from '../../speech/index.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import type { CardSheets, Part } from '../part.js';
import { plainBack } from '../plain-back.js';
import { claimedFaces } from '../slots.js';
import { type CodeCard, codeCards } from './cards.js';
import { codeFace } from './face.js';
import { codeLaws } from './laws.js';
import { codeMeasures } from './measures.js';
import { codeSlots } from './slots.js';

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
    const rules = { teams: teams.map(({ team }) => team), digits, length };
    const cards = codeCards(rules.teams, digits, length);
    throwErrors(codeLaws(cards, rules));
    const backs = Object.fromEntries(teams.map(({ team, back }) => [team, plainBack(job, back, back, card)]));
    const slots = templates.measures(codeMeasures);
    const draw = ({ id, team, code }: CodeCard) => {
      return { id, front: codeFace(setting, { team, code }, slots, card), back: backs[team] };
    };
    return layOutCards(job, codeSheets(templates, size), cards, draw);
  },

  record: ({ cards }, captions) => ({
    cards: cards.map(({ id, team, code }) => {
      return { id, team, code: code.map((keyword, i) => ({ clue: captions[i], keyword })) };
    }),
  }),

  sheets: (templates, { size }) => codeSheets(templates, size),

  expects: (templates, { size, digits, length, teams }, { cards }, recipe) => {
    const recorded = cards.flatMap(card => (card.team === undefined ? [] : [{ ...card, team: card.team }]));
    const dealt = recorded.map(({ id, team, code = [] }) => {
      return { id, team, code: code.map(({ keyword }) => keyword) };
    });
    const unlawful = codeLaws(dealt, { teams: teams.map(({ team }) => team), digits, length });
    const backs = Object.fromEntries(teams.map(({ team, back }) => [team, back]));
    const slots = codeSlots({
      templates,
      card: sizeOf({ templates }, size),
      backs: recipe.backs === false ? undefined : backs,
    });
    const faces = claimedFaces(recorded, slots, { counts: 'codes', bleed: templates.sheet.bleed });
    return faces && { faces, unlawful };
  },
} satisfies Part<z.infer<typeof options>, readonly string[], CodeCard>;

function codeSheets(templates: Templates, size: string): CardSheets {
  return { part: 'codes', card: sizeOf({ templates }, size), variousBacks: true };
}
