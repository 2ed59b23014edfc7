import * as z from 'zod';
import { checkData, count, type Templates } from '../../data/index.js';
import { layOutCards, sizeOf } from '../lay-out.js';
import { type CardSheets, nothingNeeded, type Part } from '../part.js';
import { claimedFaces } from '../slots.js';
import { countTokens, TOKEN_SIDES, type Token, type TokenSide } from './cards.js';
import { type TokenArt, tokenFace } from './face.js';
import { tokenLaws } from './laws.js';
import { tokenMeasures } from './measures.js';
import { tokenRecordsSchema, tokenSlots } from './slots.js';

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
    const { setting, templates } = job;
    const card = sizeOf(job, size);
    const art = tokenArt(templates.art);
    const slots = templates.measures(tokenMeasures);
    const cards = countTokens(sets, numbered);
    const face = (token: Token, name: TokenSide) => tokenFace(setting, token, name, slots, card, art);
    const draw = (token: Token) => {
      return { id: token.id, front: face(token, token.front), back: face(token, token.back) };
    };
    return { ...layOutCards(job, tokenSheets(templates, { label, size, strip }), cards, draw), label };
  },

  record: ({ cards }) => ({
    cards: cards.map(({ id, number, look, front, back }) => {
      return { id, ...(number === undefined ? {} : { number }), look, front, back };
    }),
  }),

  sheets: tokenSheets,

  expects: (templates, { size, sets }, { file, cards }) => {
    const recorded = checkData(cards, () => file, tokenRecordsSchema);
    // Manifests of earlier versions don't say what is on them.
    if (recorded.some(({ front }) => front === undefined)) return undefined;
    const slots = tokenSlots(templates, sizeOf({ templates }, size), tokenArt(templates.art));
    const faces = claimedFaces(cards, (_, face, at) => slots(recorded[at], face), { counts: 'tokens' });
    return faces && { faces, unlawful: tokenLaws(recorded, sets) };
  },
} satisfies Part<z.infer<typeof options>, undefined, Token>;

function tokenSheets(
  templates: Templates,
  { label, size, strip }: Pick<z.infer<typeof options>, 'label' | 'size' | 'strip'>,
): CardSheets {
  return { part: label, card: sizeOf({ templates }, size), strips: strip, note: 'tokens.cut' };
}

/** Where the drawing of a side is. */
export function tokenArtPath(name: string): string {
  return `templates/art/tokens/${name}.svg`;
}

/** The drawings of the tokens, each opened by its path. */
export function tokenArt(artAt: Templates['art']): TokenArt {
  const read = (name: string) => [name, artAt(tokenArtPath(name))] as const;
  return Object.fromEntries(['bystander', ...TOKEN_SIDES].map(read)) as TokenArt;
}
