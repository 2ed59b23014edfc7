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
    parts: parts.map(({ file, printed }) => ({
      part: printed.part,
      file,
      pages: printed.sheets.reduce((sum, sheet) => sum + sheet.sides.length, 0),
      sheets: printed.sheets.length,
      cards: printed.cards.map(card => ({ ...describe(card), places: places(printed, card.id) })),
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function describe(card: Card) {
  switch (card.kind) {
    case 'word':
      return { id: card.id, words: card.words.map(word => ({ text: word.text, childSafe: word.childSafe })) };
    case 'agent':
      return { id: card.id, front: card.front.role, ...(card.back ? { back: card.back.role } : {}) };
    case 'key':
      return { id: card.id, start: card.key.start, cells: card.key.cells.map(role => role[0]).join('') };
  }
}

/** Page numbers count from 1 in the PDF; slots are millimetres from the top left of that page. */
function places(printed: PrintedPart, piece: string) {
  let page = 0;
  return printed.sheets.flatMap(sheet =>
    sheet.sides.flatMap(side => {
      page += 1;
      return side.placements
        .filter(placement => placement.piece === piece)
        .map(({ face, slot, turn }) => ({
          face,
          sheet: sheet.number,
          page,
          x: round(slot.x),
          y: round(slot.y),
          width: slot.width,
          height: slot.height,
          turn,
        }));
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
