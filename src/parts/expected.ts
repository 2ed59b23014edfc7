import type { Recipe, Templates } from '../data/index.js';
import type { PartRecord } from '../data/manifest/index.js';
import type { Expectation } from '../proof/index.js';
import { throwErrors } from '../speech/index.js';
import type { BoxPart } from './game-box.js';
import { claimedKeySheets, expectedKind } from './keys/part.js';
import type { Faces } from './part.js';
import { claimedSheets } from './sheet-slots.js';

/** What reading a part back must find, besides what is true of all parts of its deck. */
export type ExpectedContent = Partial<
  Omit<Expectation, 'place' | 'paper' | 'flip' | 'margin' | 'safe' | 'bleed'>
>;

/** What reading a part back must find, by what its manifest says; see `Part.expects`. */
export function expectedOf(
  { part, options }: Pick<BoxPart, 'part' | 'options'>,
  templates: Templates,
  recorded: PartRecord,
  recipe: Recipe,
  version: string,
): ExpectedContent {
  const deck = { templates, recipe, version };
  const { cards } = recorded;
  if (part.keys) {
    const template = part.keys(templates);
    const kinds = [expectedKind(template, templates)];
    return { kinds, sheets: claimedKeySheets(deck, template, cards.length) };
  }
  const content = part.expects(templates, options, recorded, recipe, version);
  if (content === undefined) return {};
  const { unlawful, ...claimed } = content;
  throwErrors(unlawful);
  if (part.sheets === undefined) return claimed;
  const back = backsOf(claimed.faces);
  const ids = cards.map(({ id }) => id);
  return {
    ...claimed,
    sheets: claimedSheets(deck, part.sheets(templates, options), cards.length, {
      back: card => back.get(ids[card]),
    }),
  };
}

/** What is claimed of the backs of cards, by their ids: the same list where it is the same pattern. */
function backsOf(faces: Faces): ReadonlyMap<string | undefined, unknown> {
  const backs = new Map<string | undefined, unknown>();
  // Of a card with two faces the second is its back.
  for (const { id, claims } of faces) backs.set(id, claims);
  return backs;
}
