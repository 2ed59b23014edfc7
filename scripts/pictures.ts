// Draws the pictures in docs/ from finished PDFs, with pdf.js: npm run pictures

import fs from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { ownLibrary, projectLibrary } from '../src/cli/files.js';
import { platform } from '../src/cli/platform.js';
import { batchSchema, type RecipeInput, recipeSchema } from '../src/data/index.js';
import type { DeckManifest } from '../src/data/manifest/index.js';
import { dealKeys, KeyStatistics } from '../src/keys/index.js';
import { checkPdf } from '../src/press/checking/pdfs.js';
import { batchKind, drawStatistics, type MadeDeck, makeDeck } from '../src/press/index.js';
import { redrawn } from '../src/proof/edited-pdf.fixture.js';
import { type PaperProblem, preflight } from '../src/proof/index.js';
import { openWithPdfjs } from '../src/render/second-reader.fixture.js';
import { grown, holds, union } from '../src/scene/geometry/index.js';

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
  { name: 'proof-yue.png', paint: spoiltCards },
];

const desk = { project: projectLibrary(), own: ownLibrary(), version: '', platform };

const boxes = new Map<string, Promise<MadeDeck>>();

/** A whole box, made once for all its pictures. */
export function wholeBox(recipe: RecipeInput): Promise<MadeDeck> {
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

async function firstPage(deck: MadeDeck, part: string): Promise<Uint8Array> {
  const { bytes } = fileOf(deck, part);
  return (await painted(bytes)).toBuffer('image/png');
}

function fileOf({ parts, files }: MadeDeck, part: string): MadeDeck['files'][number] {
  const made = parts.find(each => each.part === part);
  const file = files.find(({ name }) => name === made?.file);
  if (file === undefined) throw new Error(`There is no PDF of "${part}".`);
  return file;
}

/** The first page of a PDF. */
async function painted(bytes: Uint8Array, scale = 1): Promise<Canvas> {
  const pdf = await openWithPdfjs(bytes);
  const sheet = await pdf.getPage(1);
  const viewport = sheet.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await sheet.render({ canvasContext: canvas.getContext('2d') as never, canvas: canvas as never, viewport })
    .promise;
  return canvas;
}

/** Of the words: only the first is read. */
const SHEETS = 13;

/** Three of four cards spoilt, in a frame where `verify` finds that they differ. */
async function spoiltCards(): Promise<Uint8Array> {
  const deck = await wholeBox({});
  const { name, bytes } = fileOf(deck, 'words');
  const text = new TextDecoder().decode(deck.files.find(file => file.name.endsWith('manifest.json'))?.bytes);
  const fronts = (JSON.parse(text) as DeckManifest).parts
    .filter(({ part }) => part === 'words')
    .flatMap(({ cards }) => cards.flatMap(({ places = [] }) => places))
    .filter(({ page, face }) => page === 1 && face === 'front');
  const [first, , , below] = fronts;
  const [x, y] = [first.x, first.y + first.height * 0.73];
  const spoilt = redrawn(bytes, 1, drawn =>
    [
      drawn,
      `0 G 0.4 w ${x + 12} ${y} m ${x + 52} ${y} l S`,
      `0.5 G 1 w 1 J ${x + first.width + 27} ${y} m ${x + first.width + 27} ${y} l S`,
      `0.14 0.13 0.11 RG 0.7 w ${x + 43.2} ${y + below.height + 2.9} m ${x + 48.2} ${y + below.height + 2.9} l S`,
    ].join('\n'),
  );
  const manifests = [{ name: 'manifest.json', text }];
  const { problems } = await checkPdf(
    { place: name, name, bytes: spoilt, manifests },
    desk,
    (bytes, asked, options) => preflight(bytes, asked, { ...options, share: { share: 0, of: SHEETS } }),
    async () => desk,
  );
  const scale = 2;
  const mm = (value: number) => (value * scale * 72) / 25.4;
  const page = await painted(spoilt, scale);
  const canvas = createCanvas(mm(2 * first.width + 4), mm(2 * first.height + 4));
  const pen = canvas.getContext('2d');
  pen.drawImage(page, mm(2 - first.x), mm(2 - first.y));
  pen.strokeStyle = '#c22f2b';
  pen.lineWidth = mm(0.5);
  for (const trim of fronts) {
    const found = (problems as readonly PaperProblem[]).flatMap(({ mark }) =>
      mark?.page === 1 && mark.box && holds(trim, mark.box) ? [mark.box] : [],
    );
    if (found.length === 0) continue;
    const { x, y, width, height } = grown(found.reduce(union), 1.2);
    pen.strokeRect(mm(2 + x - first.x), mm(2 + y - first.y), mm(width), mm(height));
  }
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
