import * as z from 'zod';
import { countTokens, TOKEN_SIDES, type Token, type TokenSide } from '../deck/index.js';
import { cuttingNote, looksOf, type TokenArt, tokenFace } from '../faces/index.js';
import { count, type Library, readArt } from '../templates/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';

const side = z.enum(TOKEN_SIDES);
const options = z.strictObject({
  face: z.literal('token'),
  /** The name of the part is the string `part.<label>`. */
  label: z.string().default('tokens'),
  size: z.string(),
  /** How many tokens are in a strip. */
  strip: count,
  /** Whether each token has its number on both faces. */
  numbered: z.boolean().default(false),
  /** `look` is a name in `faces/token.yaml`. */
  sets: z.array(z.strictObject({ look: z.string(), sides: z.tuple([side, side]), count })).min(1),
});

/** Two-sided tokens, in strips without gaps: each long cut frees a whole strip. */
export const tokens = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, { label, size, strip, numbered, sets }) => {
    const { setting, templates, desk } = job;
    const card = sizeOf(job, size);
    const art = tokenArt(desk.project);
    const slots = templates.faces.token();
    const cards = countTokens(sets, numbered);
    const face = (token: Token, name: TokenSide) => tokenFace(setting, token, name, slots, card, art);
    const note = cuttingNote(setting, 'tokens.cut', templates.sheet);
    const style = { strips: { length: strip, count: cards.length }, note };
    const draw = (token: Token) => {
      return { id: token.id, front: face(token, token.front), back: face(token, token.back) };
    };
    return { ...layOutCards(job, label, card, cards, draw, style), label };
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, number, look }) => (number === undefined ? { id, look } : { id, number, look })),
  }),

  expects: ({ theme, faces }, { sets }) => {
    const looks = looksOf(theme, faces.token());
    const tokens = sets.map(({ look, sides: [sign], count }) => {
      return { name: look, ground: looks[look].ground, line: looks[look].line, sign, count };
    });
    return { tokens };
  },
} satisfies Part<z.infer<typeof options>, undefined, Token>;

/** The drawings of the tokens. Throws a ProblemError with the faults of their files. */
export function tokenArt(project: Library): TokenArt {
  const read = (name: string) => {
    const path = `templates/art/tokens/${name}.svg`;
    return [name, readArt(project.text(path), path)] as const;
  };
  return Object.fromEntries(['bystander', ...TOKEN_SIDES].map(read)) as TokenArt;
}
