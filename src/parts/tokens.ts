import * as z from 'zod';
import { countTokens, type Token } from '../deck/index.js';
import { cuttingNote, looksOf, type TokenArt, tokenFace } from '../faces/index.js';
import { count, type Library, readArt } from '../templates/index.js';
import { nothingNeeded, type Part } from './part.js';
import { layOutCards, sizeOf } from './sheets/lay-out.js';

const options = z.strictObject({
  face: z.literal('token'),
  size: z.string(),
  /** How many tokens are in a strip. */
  strip: count,
  /** `look` is a name in `faces/token.yaml`. */
  sets: z.array(z.strictObject({ look: z.string(), count })).min(1),
});

/** Two-sided timer tokens, in strips without gaps: each long cut frees a whole strip. */
export const tokens = {
  options,

  needs: () => nothingNeeded,

  layOut: (job, { size, strip, sets }) => {
    const { setting, templates, desk } = job;
    const card = sizeOf(job, size);
    const art = tokenArt(desk.project);
    const slots = templates.faces.token();
    const cards = countTokens(sets);
    const face = (token: Token, name: 'arrow' | 'tick') => tokenFace(setting, token, name, slots, card, art);
    const note = cuttingNote(setting, 'tokens.cut', templates.sheet);
    const style = { strips: { length: strip, count: cards.length }, note };
    const draw = (token: Token) => {
      return { id: token.id, front: face(token, 'arrow'), back: face(token, 'tick') };
    };
    return layOutCards(job, 'tokens', card, cards, draw, style);
  },

  record: ({ cards }) => ({ cards: cards.map(({ id, number, look }) => ({ id, number, look })) }),

  expects: ({ theme, faces }, { sets }) => {
    const looks = looksOf(theme, faces.token());
    const tokens = sets.map(({ look, count }) => {
      return { name: look, ground: looks[look].ground, line: looks[look].dark, count };
    });
    return { tokens };
  },
} satisfies Part<z.infer<typeof options>, undefined, Token>;

/** The drawings of the tokens. Throws a ProblemError with the faults of their files. */
export function tokenArt(project: Library): TokenArt {
  const read = (name: string) => {
    const path = `templates/art/tokens/${name}.svg`;
    return readArt(project.text(path), path);
  };
  return { bystander: read('bystander'), arrow: read('arrow'), tick: read('tick') };
}
