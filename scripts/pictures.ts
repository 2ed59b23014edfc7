// The pictures of the README, painted from finished PDFs by pdf.js: npm run pictures
import fs from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ownLibrary, projectLibrary } from '../src/cli/files.js';
import { makeDeck } from '../src/pipeline/index.js';
import { type RecipeInput, recipeSchema } from '../src/templates/index.js';

export interface Picture {
  /** File in docs/. */
  readonly name: string;
  readonly recipe: RecipeInput;
  /** Which PDF, which page from 1. */
  readonly part: string;
  readonly page: number;
}

export const PICTURES: readonly Picture[] = [
  { name: 'words-yue.png', recipe: { locale: 'yue', only: ['words'] }, part: 'words', page: 1 },
  { name: 'agents-yue.png', recipe: { locale: 'yue', only: ['agents'] }, part: 'agents', page: 1 },
  { name: 'keys-yue.png', recipe: { locale: 'yue', only: ['keys'] }, part: 'keys', page: 1 },
  { name: 'words-fa.png', recipe: { locale: 'fa', only: ['words'] }, part: 'words', page: 1 },
];
const DPI = 72;

/** A page of a deck as PNG. */
export async function paintPicture({ recipe, part, page }: Picture): Promise<Buffer> {
  const desk = { project: projectLibrary(), own: ownLibrary(), version: '' };
  const deck = await makeDeck(recipeSchema.parse({ contact: false, ...recipe }), desk);
  const file = deck.files.find(({ name }) => name.endsWith(`-${part}.pdf`));
  if (file === undefined) throw new Error(`There is no PDF of "${part}".`);
  const pdf = await getDocument({ data: new Uint8Array(file.bytes), verbosity: 0, disableFontFace: true })
    .promise;
  const sheet = await pdf.getPage(page);
  const viewport = sheet.getViewport({ scale: DPI / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await sheet.render({ canvasContext: canvas.getContext('2d') as never, canvas: canvas as never, viewport })
    .promise;
  return canvas.toBuffer('image/png');
}

if (process.argv[1] === import.meta.filename) {
  for (const picture of PICTURES) {
    const file = path.join(import.meta.dirname, '..', 'docs', picture.name);
    fs.writeFileSync(file, await paintPicture(picture));
    console.log(`docs/${picture.name}`);
  }
}
