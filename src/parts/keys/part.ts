import * as z from 'zod';
import type { KeyTemplate, Recipe, Templates } from '../../data/index.js';
import { cardId, dealKeys, type Key, type KeyKind, KeyProver, shownCells } from '../../keys/index.js';
import type { ClaimedSheet, ExpectedKind } from '../../proof/index.js';
import { type Piece, type Sheet, slotCount } from '../../sheets/imposition/index.js';
import { ProblemError } from '../../speech/index.js';
import { paintOf } from '../elements/signs.js';
import type { Job } from '../job.js';
import { cardLayout, imposeCards } from '../lay-out.js';
import type { SlugDeck } from '../page-slots.js';
import { type CardSheets, nothingNeeded, type Part } from '../part.js';
import { plainBack } from '../plain-back.js';
import { claimedSheets, type SheetRange } from '../sheet-slots.js';
import { collectYielding } from '../yielding.js';
import type { KeyCard } from './cards.js';
import { keyFace } from './face.js';
import { keyMeasures } from './measures.js';
import { keySlots } from './slots.js';
import { keySymbols } from './symbols.js';

const options = z.strictObject({ face: z.literal('key') });

/** Key cards of the game's kind, dealt from the seed and proved before any is drawn. */
export const keys = {
  options,
  recipeKeys: ['keys'],

  needs: () => nothingNeeded,

  layOut: async job => {
    const { keys, key: template } = job.templates.grid();
    const { seed, keys: count = keys, flip } = job.recipe;
    const prover = new KeyProver(template.kind);
    const dealt = dealKeys(template.kind, { seed, count });
    const cards = await collectYielding(provedCards(template.kind, dealt, prover), 1000);
    const { starts, problems } = prover.finish();
    const sheets = await collectYielding(keySheets(job, template, cards, count).sheets, 64);
    return { sheets, cards, twoSided: flip !== 'none', problems, tally: { starts } };
  },

  record: ({ cards }) => {
    const letters = lettersOf(cards);
    return {
      letters: Object.fromEntries([...letters].map(([role, letter]) => [letter, role])),
      cards: cards.map(({ id, key: { start, cells } }) => {
        return { id, start, cells: cells.map(role => letters.get(role)).join('') };
      }),
    };
  },

  sheets: templates => keysOn(templates.grid().key),

  keys: templates => templates.grid().key,
} satisfies Part<z.infer<typeof options>, undefined, KeyCard>;

/**
 * Sheets of key cards of any kind, drawn as they are asked for, with `each` cards on a sheet; `count` counts those of
 * `skipped` sheets too, which are not among the cards.
 */
export function keySheets(
  job: Job,
  template: KeyTemplate,
  cards: Iterable<KeyCard>,
  count: number,
  skipped = 0,
): { readonly sheets: Iterable<Sheet>; readonly each: number } {
  return imposeCards(job, keysOn(template), drawn(cards, keyDrawer(job, template)), count, skipped);
}

/** What is on the sheets of so many key cards besides them. */
export function claimedKeySheets(
  deck: SlugDeck,
  template: KeyTemplate,
  count: number,
  range?: SheetRange,
): readonly ClaimedSheet[] {
  const on = keysOn(template);
  if (template.kind.faces) return claimedSheets(deck, on, count, { back: card => card }, range);
  const back = () => 'alike';
  if (deck.recipe.backs === false) return claimedSheets(deck, on, count, { back }, range);
  const { backs, theme } = deck.templates;
  const { ground, colour } = backs().keys;
  const pattern = [theme.colours[ground], theme.colours[colour]];
  return claimedSheets(deck, on, count, { back, pattern }, range);
}

/** How many key cards are on a sheet; none where not even one fits. */
export function keysToSheet(templates: Templates, recipe: Recipe, template: KeyTemplate): number {
  const layout = cardLayout(templates, recipe, keysOn(template), 0);
  return layout === undefined ? 0 : slotCount(layout);
}

function keysOn({ size }: KeyTemplate): CardSheets {
  return { part: 'keys', card: size };
}

function* drawn(cards: Iterable<KeyCard>, draw: (card: KeyCard) => Piece): Generator<Piece, void, undefined> {
  for (const card of cards) yield draw(card);
}

/** Both sides of one key card of any kind. */
export function keyPiece(job: Job, template: KeyTemplate, key: Key): Piece {
  return keyDrawer(job, template)({ kind: 'key', id: cardId(template.kind, key), key });
}

/** Draws both sides of a key card. The back is a pattern, or the other player's face. */
function keyDrawer(job: Job, template: KeyTemplate): (card: KeyCard) => Piece {
  const { templates, setting } = job;
  const { kind, size } = template;
  const slots = templates.measures(keyMeasures);
  const symbols = keySymbols(setting, template, slots);
  const back = plainBack(job, 'keys', 'keys', size);
  const draw = ({ id, key: { cells, start } }: KeyCard, face: 'front' | 'back') => {
    const shown = shownCells(kind, cells, face);
    const side = start === undefined ? { cardId: id, cells: shown } : { cardId: id, cells: shown, start };
    return keyFace(setting, side, template, slots, symbols);
  };
  return card => ({ id: card.id, front: draw(card, 'front'), back: kind.faces ? draw(card, 'back') : back });
}

/**
 * The cards of dealt keys, each proved before it is drawn, by code that shares nothing with the dealing. Throws a
 * ProblemError at the first illegal card.
 */
export function* provedCards(
  kind: KeyKind,
  keys: Iterable<Key>,
  prover: KeyProver,
): Generator<KeyCard, void, undefined> {
  for (const key of keys) {
    const id = cardId(kind, key);
    const { start, cells } = key;
    const faults = prover.prove(start === undefined ? { id, cells } : { id, start, cells });
    if (faults.length > 0) throw new ProblemError(faults);
    yield { kind: 'key', id, key };
  }
}

/** A kind of key card as preflight expects it: its rules, how its roles look in a theme, and all that is on it. */
export function expectedKind(
  template: KeyTemplate,
  templates: Pick<Templates, 'theme' | 'measures'>,
): ExpectedKind {
  const { kind, looks } = template;
  const { theme } = templates;
  const shown = Object.entries(looks).map(
    ([role, { ground, sign }]) => [role, { ground: paintOf(theme, ground), sign }] as const,
  );
  return { kind, looks: Object.fromEntries(shown), drawn: keySlots(template, templates) };
}

/** A letter for each role of the cards: the first of its name that is still free. */
function lettersOf(cards: readonly KeyCard[]): ReadonlyMap<string, string> {
  const roles = [...new Set(cards.flatMap(card => card.key.cells))].sort();
  const letters = new Map<string, string>();
  for (const role of roles) {
    const taken = [...letters.values()];
    letters.set(role, [...role].find(letter => !taken.includes(letter)) ?? String(letters.size));
  }
  return letters;
}
