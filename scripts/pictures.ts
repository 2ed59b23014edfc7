// Draws the pictures in docs/ from finished PDFs, with pdf.js: npm run pictures

import fs from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { ownLibrary, projectLibrary } from '../src/cli/files.js';
import { platform } from '../src/cli/platform.js';
import { batchSchema, type RecipeInput, recipeSchema } from '../src/data/index.js';
import { dealKeys, KeyStatistics } from '../src/keys/index.js';
import { batchKind, drawStatistics, makeDeck, type Outcome } from '../src/press/index.js';
import { openWithPdfjs } from '../src/render/second-reader.fixture.js';

export interface Picture {
  /** File in docs/. */
  readonly name: string;
  /** The picture as PNG. */
  readonly paint: () => Promise<Uint8Array>;
}

export const PICTURES: readonly Picture[] = [
  { name: 'words-yue.png', paint: () => boxPage({}, 'words') },
  { name: 'agents-yue.png', paint: () => boxPage({}, 'agents') },
  { name: 'keys-yue.png', paint: () => boxPage({}, 'keys') },
  { name: 'agents-duet-yue.png', paint: () => boxPage({ game: 'duet' }, 'agents') },
  { name: 'pictures-yue.png', paint: () => boxPage({ game: 'pictures' }, 'pictures') },
  { name: 'agents-pictures-yue.png', paint: () => boxPage({ game: 'pictures' }, 'agents') },
  { name: 'tokens-duet-yue.png', paint: () => boxPage({ game: 'duet' }, 'tokens') },
  { name: 'map-world-yue.png', paint: () => boxPage({ game: 'duet' }, 'map') },
  { name: 'map-iran-fa.png', paint: () => deckPage({ game: 'duet', locale: 'fa', map: 'iran' }, 'map') },
  { name: 'words-fa.png', paint: () => deckPage({ locale: 'fa' }, 'words') },
  {
    name: 'keywords-scrambled-yue.png',
    paint: () => deckPage({ game: 'decrypto', locale: 'yue', scramble: 5 }, 'keywords'),
  },
  { name: 'codes-fa.png', paint: () => deckPage({ game: 'decrypto', locale: 'fa' }, 'codes') },
  { name: 'screen-en.png', paint: () => deckPage({ game: 'decrypto', locale: 'en' }, 'screens') },
  { name: 'statistics-en.png', paint: statistics },
];

const desk = { project: projectLibrary(), own: ownLibrary(), version: '', platform };

const boxes = new Map<string, Promise<Outcome>>();

/** A whole box, made once for all its pictures. */
export function wholeBox(recipe: RecipeInput): Promise<Outcome> {
  const name = JSON.stringify(recipe);
  const made = boxes.get(name) ?? makeDeck(recipeSchema.parse(recipe), desk);
  boxes.set(name, made);
  return made;
}

/** The first page of one part of a whole box. */
async function boxPage(recipe: RecipeInput, part: string): Promise<Uint8Array> {
  return firstPage(await wholeBox(recipe), part);
}

/** The first page of one part of any deck. */
async function deckPage(recipe: RecipeInput, part: string): Promise<Uint8Array> {
  const deck = await makeDeck(recipeSchema.parse({ contact: false, ...recipe, only: [part] }), desk);
  return firstPage(deck, part);
}

async function firstPage(deck: Outcome, part: string): Promise<Uint8Array> {
  const made = deck.parts.find(each => each.part === part);
  const file = deck.files.find(({ name }) => name === made?.file);
  if (file === undefined) throw new Error(`There is no PDF of "${part}".`);
  const pdf = await openWithPdfjs(file.bytes);
  const sheet = await pdf.getPage(1);
  const viewport = sheet.getViewport({ scale: 1 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await sheet.render({ canvasContext: canvas.getContext('2d') as never, canvas: canvas as never, viewport })
    .promise;
  return canvas.toBuffer('image/png');
}

/** The statistics of 10,000 key cards. */
async function statistics(): Promise<Uint8Array> {
  const batch = batchSchema.parse({ count: 10_000, seed: 7, locale: 'en' });
  const counted = new KeyStatistics(batchKind(batch, desk), batch.seed);
  for (const key of dealKeys(batchKind(batch, desk), batch)) counted.add(key);
  const [png] = await drawStatistics(batch, counted.finish(), 'batch', desk, 56);
  return png.bytes;
}

if (process.argv[1] === import.meta.filename) {
  for (const picture of PICTURES) {
    fs.writeFileSync(path.join(import.meta.dirname, '..', 'docs', picture.name), await picture.paint());
    console.log(`docs/${picture.name}`);
  }
}
