import type { AgentCard, Card, KeyCard, Token, WordCard } from '../deck/index.js';
import {
  agentFace,
  backSymbol,
  cuttingNote,
  keyFace,
  keySymbols,
  logPage,
  rulesPage,
  type Setting,
  type Stand,
  slugOf,
  standLength,
  standPage,
  type TokenArt,
  tokenFace,
  wordFace,
  wordFrame,
  wordSizes,
} from '../faces/index.js';
import { IDENTITY, type Size } from '../geometry/index.js';
import {
  impose,
  type Piece,
  planLayout,
  type Sheet,
  type SlugPlace,
  type Strips,
  slotCount,
  wholePage,
} from '../imposition/index.js';
import { shownCells } from '../keys/index.js';
import type { Platform } from '../platform.js';
import { ProblemError } from '../problem.js';
import { type Item, type SceneSymbol, use } from '../scene/index.js';
import type { KeyTemplate, MapRecord, Part, Recipe, Rules, Stock } from '../templates/index.js';
import { slowly } from './slowly.js';

/** What one PDF holds. */
export interface PrintedPart {
  readonly part: Part;
  readonly sheets: readonly Sheet[];
  readonly cards: readonly Card[];
  /** Two-sided sheets ask the printer for their flip. */
  readonly twoSided: boolean;
  /** In the names of files, where that is not the part: which map it is. */
  readonly name?: string;
  /** What stands on a mission map. */
  readonly map?: MapRecord;
  /** The text of its file. */
  readonly source?: string;
  /** What the PDF is called, where that is not the game. */
  readonly title?: string;
}

export interface Workshop {
  readonly recipe: Recipe;
  readonly stock: Stock;
  readonly setting: Setting;
  /** Drawn when it is first asked for. */
  childMark(): readonly Item[];
  readonly version: string;
  readonly platform: Platform;
}

/** Words in the even size of their deck. */
export function printWords(shop: Workshop, cards: readonly WordCard[]): PrintedPart {
  const { stock, setting } = shop;
  const slots = stock.faces.word();
  const texts = cards.flatMap(card => card.words.map(word => word.text));
  const card = cardSize(stock, 'words');
  const layout = {
    card,
    slots,
    sizes: wordSizes(setting, texts, slots),
    frames: { A: wordFrame(setting, 'A', slots, card), B: wordFrame(setting, 'B', slots, card) },
    dots: stock.game.parts.words.dots,
    childMark: shop.childMark(),
  };
  const pieces = cards.map(
    (wordCard): Piece => ({
      id: wordCard.id,
      front: wordFace(setting, wordCard, 'A', layout),
      back: wordFace(setting, wordCard, 'B', layout),
    }),
  );
  return layOutAll(shop, 'words', pieces, cards);
}

export function printAgents(
  shop: Workshop,
  cards: readonly AgentCard[],
  portrait: (agent: AgentCard['front'], id: string) => SceneSymbol,
): PrintedPart {
  const { stock, setting } = shop;
  const card = cardSize(stock, 'agents');
  const pattern = stock.faces.backs()[stock.game.parts.agents.back];
  const back = use(backSymbol(setting.theme, 'agents', pattern, card, stock.sheet.bleed), IDENTITY);
  const face = (agent: AgentCard['front'], id: string) =>
    agentFace(setting, agent, portrait(agent, id), stock.faces.agent(), card);
  const pieces = cards.map(
    (agentCard): Piece => ({
      id: agentCard.id,
      front: face(agentCard.front, agentCard.id),
      back: agentCard.back ? face(agentCard.back, `${agentCard.id}-back`) : [back],
    }),
  );
  return layOutAll(shop, 'agents', pieces, cards);
}

export async function printKeys(shop: Workshop, cards: readonly KeyCard[]): Promise<PrintedPart> {
  const sheets = await slowly(keySheets(shop, shop.stock.key(), cards, cards.length).sheets, 64);
  return { part: 'keys', sheets, cards, twoSided: shop.recipe.flip !== 'none' };
}

/** Sheets of key cards of any kind, as the cards come; `each` cards lie on one. */
export function keySheets(
  shop: Workshop,
  template: KeyTemplate,
  cards: Iterable<KeyCard>,
  count: number,
): { readonly sheets: Iterable<Sheet>; readonly each: number } {
  return layOut(shop, 'keys', template.size, mapped(cards, keyDrawer(shop, template)), count);
}

function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U, void, undefined> {
  for (const item of items) yield make(item);
}

/** Draws both sides of a key card: a pattern behind the one face, or the partner's face. */
function keyDrawer({ stock, setting }: Workshop, template: KeyTemplate): (card: KeyCard) => Piece {
  const { kind, size } = template;
  const slots = stock.faces.key();
  const symbols = keySymbols(setting, template, slots);
  const pattern = stock.faces.backs().keys;
  const back = [use(backSymbol(setting.theme, 'keys', pattern, size, stock.sheet.bleed), IDENTITY)];
  const draw = ({ id, key: { cells, start } }: KeyCard, face: 'front' | 'back') => {
    const shown = shownCells(kind, cells, face);
    const side = start === undefined ? { cardId: id, cells: shown } : { cardId: id, cells: shown, start };
    return keyFace(setting, side, template, slots, symbols);
  };
  return card => ({ id: card.id, front: draw(card, 'front'), back: kind.faces ? draw(card, 'back') : back });
}

/** Tokens of a box that has them: strips that lie together, so that each long cut frees a whole one. */
export function printTokens(
  shop: Workshop,
  tokens: readonly Token[],
  { size, strip }: NonNullable<Stock['game']['parts']['tokens']>,
  art: TokenArt,
): PrintedPart {
  const { stock, setting } = shop;
  const { width, height } = stock.sizes[size];
  const card = { width, height };
  const face = (token: Token, name: 'arrow' | 'tick') =>
    tokenFace(setting, token, name, stock.faces.token(), card, art);
  const pieces = tokens.map(
    (token): Piece => ({ id: token.id, front: face(token, 'arrow'), back: face(token, 'tick') }),
  );
  const strips = { length: strip, count: pieces.length };
  const note = cuttingNote(setting, 'tokens.cut', stock.sheet);
  const { sheets } = layOut(shop, 'tokens', card, pieces, pieces.length, { strips, note });
  return { part: 'tokens', sheets: [...sheets], cards: tokens, twoSided: shop.recipe.flip !== 'none' };
}

/** The stand of a box that has one, as wide as its key card asks for. */
export function printStand(shop: Workshop, part: NonNullable<Stock['game']['parts']['stand']>): PrintedPart {
  const stand: Stand = { ...shop.stock.faces.stand(), ...part };
  return onePage(shop, 'stand', area => {
    if (standLength(stand) > area.height) throw tooSmall(shop, 'The stand');
    return standPage(shop.setting, stand, area, shop.stock.key().size);
  });
}

/** The page for the scores of many games. */
export function printLog(shop: Workshop): PrintedPart {
  return onePage(shop, 'log', area => logPage(shop.setting, shop.stock.faces.log(), area));
}

export function printRules(shop: Workshop, rules: Rules): PrintedPart {
  return onePage(shop, 'rules', area =>
    rulesPage(shop.setting, shop.stock.faces.rules(), rules, area, shop.childMark()),
  );
}

function cardSize(stock: Stock, part: 'words' | 'agents') {
  const { width, height } = stock.sizes[stock.game.parts[part].size];
  return { width, height };
}

function layOutAll(
  shop: Workshop,
  part: 'words' | 'agents',
  pieces: readonly Piece[],
  cards: readonly Card[],
): PrintedPart {
  const { sheets } = layOut(shop, part, cardSize(shop.stock, part), pieces, pieces.length);
  return { part, sheets: [...sheets], cards, twoSided: shop.recipe.flip !== 'none' };
}

function layOut(
  shop: Workshop,
  part: Part,
  card: Size,
  pieces: Iterable<Piece>,
  count: number,
  { strips, note }: { strips?: Strips; note?: (place: SlugPlace) => readonly Item[] } = {},
) {
  const { stock, recipe, setting } = shop;
  const layout = planLayout(stock.paper, card, stock.sheet, recipe.flip, strips);
  if (layout === undefined) throw tooSmall(shop, `A card of ${card.width} x ${card.height} mm`);
  const { direction } = setting.locale;
  const head = drawSlug(shop, part, recipe.flip);
  // Strips leave much of the paper free: their head stays at its edge all the same.
  const above = (place: SlugPlace) => ({ ...place, trim: { ...place.trim, y: stock.sheet.slugBand } });
  const slug = note ? (place: SlugPlace) => [...head(above(place)), ...note(place)] : head;
  const sheets = impose(pieces, count, { layout, style: stock.sheet, direction, slug });
  return { sheets, each: slotCount(layout) };
}

function tooSmall({ recipe }: Workshop, what: string): ProblemError {
  const message = `${what} does not fit on "${recipe.paper}".`;
  return new ProblemError([{ level: 'error', place: '--paper', message, advice: 'Choose a larger paper.' }]);
}

function onePage(
  shop: Workshop,
  part: Part,
  draw: (area: { x: number; y: number; width: number; height: number }) => readonly Item[],
): PrintedPart {
  const { paper, sheet } = shop.stock;
  const side = sheet.margin * 2;
  const top = sheet.slugBand;
  const area = { x: side, y: top, width: paper.width - 2 * side, height: paper.height - 2 * top };
  const sheets = [wholePage(part, paper, draw(area), drawSlug(shop, part))];
  return { part, sheets, cards: [], twoSided: false };
}

/** The slug of the sheets of a part; without a flip, of a page that has no back. */
export function drawSlug(
  shop: Workshop,
  part: Part,
  flip?: Recipe['flip'],
): (place: SlugPlace) => readonly Item[] {
  const text = {
    part: `part.${part}`,
    seed: shop.recipe.seed,
    version: shop.version,
    ...(flip ? { flip } : {}),
  };
  return slugOf(shop.setting, text, shop.stock.sheet);
}
