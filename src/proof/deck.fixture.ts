import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import {
  loadKeyTemplate,
  type Measures,
  type RecipeInput,
  recipeSchema,
  type Templates,
} from '../data/index.js';
import type { PartRecord } from '../data/manifest/index.js';
import { cardId, dealKeys } from '../keys/index.js';
import type { Card } from '../parts/card.js';
import { codes } from '../parts/codes/part.js';
import { boxOf, expectedKind, expectedOf, type Job, keySheets, type Laid, openJob } from '../parts/index.js';
import type { KeywordCard } from '../parts/keywords/cards.js';
import { scrambleMeasures } from '../parts/keywords/measures.js';
import { keywords, layOutKeywords } from '../parts/keywords/part.js';
import { notes } from '../parts/notes/part.js';
import { optionsOf } from '../parts/options.fixture.js';
import type { WordCard } from '../parts/words/cards.js';
import { layOutWordCards, wordRoom, words } from '../parts/words/part.js';
import { wordSizes } from '../parts/words/sizes.js';
import { expectationOf } from '../press/expectation.js';
import { pdfMeta } from '../press/pdf.js';
import { type PdfMeta, type PdfPage, renderPdf } from '../render/index.js';
import { facePlacesOf } from '../sheets/imposition/index.js';
import type { Word } from '../words/index.js';
import type { Expectation } from './index.js';

export const project = projectLibrary();

const jobs = new Map<string, Promise<Job>>();
/** Jobs hold fonts: no more of them are kept. */
const MOST_JOBS = 8;

/**
 * A recipe and all that it calls for, so that a test may change a page before it is written; opened once for tests that
 * follow each other.
 */
export function jobOf(input: RecipeInput): Promise<Job> {
  const key = JSON.stringify(input);
  const job = jobs.get(key) ?? open(input);
  if (!jobs.has(key) && jobs.size >= MOST_JOBS) jobs.clear();
  jobs.set(key, job);
  return job;
}

/** Two patterns of camouflage are as good as eight, which take seconds to make. */
async function open(input: RecipeInput): Promise<Job> {
  const desk = { project, own: project, version: '0.0.0', platform };
  const job = await openJob(recipeSchema.parse({ contact: false, ...input }), desk);
  const scramble = { ...job.templates.measures(scrambleMeasures), patterns: 2 };
  return { ...job, templates: withMeasures(job.templates, scrambleMeasures.name, scramble) };
}

/** The same templates, but for the measures of one kind. */
export function withMeasures(templates: Templates, name: string, face: unknown): Templates {
  const { measures } = templates;
  return {
    ...templates,
    measures: <T>(kind: Measures<T>) => (kind.name === name ? (face as T) : measures(kind)),
  };
}

export const WORDS: Readonly<Record<string, readonly string[]>> = {
  yue: ['雪櫃', '天水圍', '茶餐廳', '月曆', '煙花', 'BB', '泵', '麻雀', '橡筋', '喼', '街坊', '煲', '籌碼'],
  fa: [
    'آدم‌برفی',
    'طلاق',
    'مات',
    'جیب بر',
    'رکاب',
    'عینک',
    'زهر',
    'کشتی',
    'بیت',
    'هویج',
    'مترسک',
    'میمون',
    'نان',
  ],
};

/** A card for each two words, and one for the last; `more` by word. */
export function wordPages(job: Job, texts: readonly string[], more: MoreOfWords = {}): PdfPage[] {
  return pagesOf(wordCards(job, texts, more));
}

/** What those cards ask for. */
export function wordContent(
  job: Job,
  texts: readonly string[],
  more: MoreOfWords = {},
): Partial<Expectation> {
  const laid = wordCards(job, texts, more);
  return contentOf('words', job, placed(laid, words.record(laid)));
}

type MoreOfWords = Readonly<Record<string, Partial<Word>>>;

function wordCards(job: Job, texts: readonly string[], more: MoreOfWords) {
  const cards = Array.from({ length: Math.ceil(texts.length / 2) }, (_, i): WordCard => {
    const own = texts.slice(2 * i, 2 * i + 2);
    return {
      kind: 'word',
      id: `W${i + 1}`,
      number: i + 1,
      words: own.map((text, j) => {
        return { text, childSafe: true, overrides: {}, tags: [], line: 2 * i + j + 1, ...more[text] };
      }),
    };
  });
  const sizes = wordSizes(job.setting, texts, wordRoom(job.templates));
  return layOutWordCards(job, optionsOf(job.recipe.game, words), cards, sizes);
}

export function keyPages(job: Job, count: number, kind = 'codenames'): PdfPage[] {
  const template = loadKeyTemplate(kind, project, project);
  const keys = [...dealKeys(template.kind, { seed: 'preflight', count })];
  const cards = keys.map(key => ({ kind: 'key' as const, id: cardId(template.kind, key), key }));
  return [...keySheets(job, template, cards, count).sheets].flatMap(sheet => sheet.sides);
}

/** The first keywords of the locale's list on cards of four, in the order of the list; and what they ask for. */
export async function keywordPages(job: Job, cards: number) {
  const options = optionsOf(job.recipe.game, keywords);
  const { value } = await keywords.needs(job, options);
  const dealt = Array.from({ length: cards }, (_, i): KeywordCard => {
    return { kind: 'keyword', id: `K${i + 1}`, number: i + 1, words: value.words.slice(4 * i, 4 * i + 4) };
  });
  const laid = layOutKeywords(job, options, dealt, value);
  return { pages: pagesOf(laid), content: contentOf('keywords', job, placed(laid, keywords.record(laid))) };
}

/** The code cards of the game's box. */
export function codePages(job: Job): PdfPage[] {
  return pagesOf(codes.layOut(job, optionsOf(job.recipe.game, codes)));
}

/** What the code cards of the game's box ask for, each where it lies. */
export function codeContent(job: Job): Partial<Expectation> {
  const options = optionsOf(job.recipe.game, codes);
  const laid = codes.layOut(job, options);
  const places = facePlacesOf(laid.sheets);
  const { cards } = codes.record(laid, codes.needs(job, options).value);
  return contentOf('codes', job, { cards: cards.map(card => ({ ...card, places: places.get(card.id) })) });
}

/** The note sheets of the game's box. */
export function notePages(job: Job): PdfPage[] {
  return pagesOf(notes.layOut(job, optionsOf(job.recipe.game, notes)));
}

/** What a manifest says of cards that are laid out. */
export function placed(
  { sheets }: Laid<Card>,
  { cards = [], ...facts }: Partial<PartRecord>,
): Partial<PartRecord> {
  const places = facePlacesOf(sheets);
  return { ...facts, cards: cards.map(card => ({ ...card, places: places.get(card.id) })) };
}

function pagesOf({ sheets }: Laid<Card>): PdfPage[] {
  return sheets.flatMap(sheet => sheet.sides);
}

export function pdfOf(job: Job, pages: readonly PdfPage[], change: Partial<PdfMeta> = {}): Uint8Array {
  const meta = { ...pdfMeta(job, 'A deck', job.recipe.flip !== 'none'), ...change };
  return Buffer.concat([...renderPdf(pages, meta, job.setting.shaper.book, platform.deflate)]);
}

/** Everything that a deck asks for. */
export function expected(job: Job, more: Partial<Expectation> = {}): Expectation {
  const kinds = ['codenames', 'duet', 'pictures'].map(name =>
    expectedKind(loadKeyTemplate(name, project, project), job.templates),
  );
  return expectationOf(job, 'deck.pdf', { kinds, ...more });
}

/** What a part of the job's box asks for; `recorded` is what its manifest would say. */
export function contentOf(name: string, job: Job, recorded: Partial<PartRecord> = {}): Partial<Expectation> {
  const record = { part: name, file: 'deck.pdf', pages: 0, sheets: 0, cards: [], ...recorded };
  const found = boxOf(job.recipe.game, project).find(entry => entry.name === name);
  const templates = { ...job.templates, locale: job.setting.locale };
  return found ? expectedOf(found, templates, record, job.recipe, job.desk.version) : {};
}
