import type { Card } from '../deck/index.js';
import type { Recipe } from '../templates/index.js';
import type { PrintedPart } from './parts.js';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ManifestInput {
  readonly version: string;
  readonly recipe: Recipe;
  readonly list?: { readonly file: string; readonly bytes: Uint8Array; readonly words: number };
  readonly parts: readonly { readonly file: string; readonly printed: PrintedPart }[];
  readonly files: readonly MadeFile[];
}

/** What was made and how to make it again: recipe, version, every card and where it lies, checksums. JSON text. */
export async function writeManifest(input: ManifestInput): Promise<string> {
  const { version, recipe, list, parts, files } = input;
  const manifest = {
    program: 'deckwright',
    version,
    seed: recipe.seed,
    recipe,
    ...(list ? { list: { file: list.file, words: list.words, sha256: await sha256(list.bytes) } } : {}),
    files: await Promise.all(
      files.map(async file => ({
        name: file.name,
        bytes: file.bytes.length,
        sha256: await sha256(file.bytes),
      })),
    ),
    parts: await Promise.all(
      parts.map(async ({ file, printed }) => ({
        part: printed.part,
        file,
        pages: printed.sheets.reduce((sum, sheet) => sum + sheet.sides.length, 0),
        sheets: printed.sheets.length,
        ...(printed.part === 'keys'
          ? {
              letters: Object.fromEntries(
                [...lettersOf(printed.cards)].map(([role, letter]) => [letter, role]),
              ),
            }
          : {}),
        ...(printed.map ? { map: { ...printed.map, ...(await sourceOf(printed)) } } : {}),
        cards: describeAll(printed),
      })),
    ),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

async function sourceOf({ source }: PrintedPart) {
  return source === undefined ? {} : { sha256: await sha256(new TextEncoder().encode(source)) };
}

function describeAll(printed: PrintedPart) {
  const places = placesOf(printed);
  const letters = lettersOf(printed.cards);
  return printed.cards.map(card => ({ ...describe(card, letters), places: places.get(card.id) }));
}

function describe(card: Card, letters: ReadonlyMap<string, string>) {
  switch (card.kind) {
    case 'word':
      return { id: card.id, words: card.words.map(word => ({ text: word.text, childSafe: word.childSafe })) };
    case 'agent':
      return { id: card.id, front: card.front.role, ...(card.back ? { back: card.back.role } : {}) };
    case 'token':
      return { id: card.id, number: card.number, look: card.look };
    case 'key':
      return {
        id: card.id,
        start: card.key.start,
        cells: card.key.cells.map(role => letters.get(role)).join(''),
      };
  }
}

/** A letter for each role of the key cards: the first of its name that no other role has. */
export function lettersOf(cards: readonly Card[]): ReadonlyMap<string, string> {
  const roles = [...new Set(cards.flatMap(card => (card.kind === 'key' ? card.key.cells : [])))].sort();
  const letters = new Map<string, string>();
  for (const role of roles) {
    const taken = [...letters.values()];
    letters.set(role, [...role].find(letter => !taken.includes(letter)) ?? String(letters.size));
  }
  return letters;
}

/** Where each card lies. Pages count from 1 in the PDF; slots are millimetres from the top left of that page. */
function placesOf(printed: PrintedPart) {
  const places = new Map<string, object[]>();
  let page = 0;
  for (const sheet of printed.sheets) {
    for (const side of sheet.sides) {
      page += 1;
      for (const { piece, face, slot, turn } of side.placements) {
        const { width, height } = slot;
        const place = {
          face,
          sheet: sheet.number,
          page,
          x: round(slot.x),
          y: round(slot.y),
          width,
          height,
          turn,
        };
        places.set(piece, [...(places.get(piece) ?? []), place]);
      }
    }
  }
  return places;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** SHA-256 in hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
