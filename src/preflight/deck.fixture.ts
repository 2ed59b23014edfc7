import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import type { Card, KeywordCard, WordCard } from '../deck/index.js';
import { wordSizes } from '../faces/index.js';
import { cardId, dealKeys } from '../keys/index.js';
import type { PartRecord } from '../manifest/index.js';
import { agents } from '../parts/agents.js';
import { codes } from '../parts/code-game/codes.js';
import { keywords, layOutKeywords } from '../parts/code-game/keywords.js';
import { notes } from '../parts/code-game/notes.js';
import { screens } from '../parts/code-game/screens.js';
import { strip } from '../parts/code-game/strip.js';
import { boxOf, expectedKind, type Job, keySheets, type Laid, openJob } from '../parts/index.js';
import { optionsOf } from '../parts/options.fixture.js';
import { tokens } from '../parts/tokens.js';
import { layOutWordCards, wordRoom, words } from '../parts/words.js';
import { expectationOf } from '../pipeline/expectation.js';
import { pdfMeta } from '../pipeline/pdf.js';
import { type PdfMeta, type PdfPage, renderPdf } from '../render/index.js';
import { loadKeyTemplate, type RecipeInput, recipeSchema } from '../templates/index.js';
import type { Word } from '../words/index.js';
import type { Expectation } from './index.js';

export const project = projectLibrary();

/**
 * A recipe and all that it calls for, so that a test may change a page before it is written. Two patterns of camouflage
 * are as good as eight, which take seconds to make.
 */
export async function jobOf(input: RecipeInput): Promise<Job> {
  const desk = { project, own: project, version: '0.0.0', platform };
  const job = await openJob(recipeSchema.parse({ contact: false, ...input }), desk);
  const { faces } = job.templates;
  const scramble = () => ({ ...faces.scramble(), patterns: 2 });
  return { ...job, templates: { ...job.templates, faces: { ...faces, scramble } } };
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
export function wordPages(
  job: Job,
  texts: readonly string[],
  more: Readonly<Record<string, Partial<Word>>> = {},
): PdfPage[] {
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
  return pagesOf(layOutWordCards(job, optionsOf(job.recipe.game, words), cards, sizes));
}

export function keyPages(job: Job, count: number, kind = 'codenames'): PdfPage[] {
  const template = loadKeyTemplate(kind, project, project);
  const keys = [...dealKeys(template.kind, { seed: 'preflight', count })];
  const cards = keys.map(key => ({ kind: 'key' as const, id: cardId(template.kind, key), key }));
  return [...keySheets(job, template, cards, count).sheets].flatMap(sheet => sheet.sides);
}

/** The first keywords of the locale's list on cards of four, in the order of the list; and what their manifest says. */
export async function keywordPages(job: Job, cards: number) {
  const options = optionsOf(job.recipe.game, keywords);
  const { value } = await keywords.needs(job, options);
  const dealt = Array.from({ length: cards }, (_, i): KeywordCard => {
    return { kind: 'keyword', id: `K${i + 1}`, number: i + 1, words: value.words.slice(4 * i, 4 * i + 4) };
  });
  const record = {
    cards: dealt.map(({ id, words }) => {
      return { id, words: words.map(({ text, childSafe, difficulty }) => ({ text, childSafe, difficulty })) };
    }),
  };
  return { pages: pagesOf(layOutKeywords(job, options, dealt, value)), record };
}

/** The test strip of the game's box. */
export async function stripPages(job: Job): Promise<PdfPage[]> {
  const options = optionsOf(job.recipe.game, strip);
  return pagesOf(strip.layOut(job, options, (await strip.needs(job, options)).value));
}

/** The tokens of the game's box. */
export function tokenPages(job: Job): PdfPage[] {
  return pagesOf(tokens.layOut(job, optionsOf(job.recipe.game, tokens)));
}

/** The agents of the game's box. */
export function agentPages(job: Job): PdfPage[] {
  return pagesOf(agents.layOut(job, optionsOf(job.recipe.game, agents)));
}

/** The code cards of the game's box. */
export function codePages(job: Job): PdfPage[] {
  return pagesOf(codes.layOut(job, optionsOf(job.recipe.game, codes)));
}

/** What the code cards of the game's box ask for. */
export function codeContent(job: Job): Partial<Expectation> {
  const options = optionsOf(job.recipe.game, codes);
  const recorded = codes.record(codes.layOut(job, options), codes.needs(job, options).value);
  return contentOf('codes', job, recorded);
}

/** The screens of the game's box. */
export function screenPages(job: Job): PdfPage[] {
  return pagesOf(screens.layOut(job, optionsOf(job.recipe.game, screens)));
}

/** The note sheets of the game's box. */
export function notePages(job: Job): PdfPage[] {
  return pagesOf(notes.layOut(job, optionsOf(job.recipe.game, notes)));
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
    expectedKind(loadKeyTemplate(name, project, project), job.templates.theme),
  );
  return expectationOf(job, 'deck.pdf', { kinds, ...more });
}

/** What a part of the job's box asks for; `recorded` is what its manifest would say. */
export function contentOf(name: string, job: Job, recorded: Partial<PartRecord> = {}): Partial<Expectation> {
  const record = { part: name, file: 'deck.pdf', pages: 0, sheets: 0, cards: [], ...recorded };
  const found = boxOf(job.recipe.game, project).find(entry => entry.name === name);
  return found?.part.expects?.(job.templates, found.options, record, job.recipe) ?? {};
}

/** How a manifest holds the words of one card; `more` by word. */
export function recordOf(
  words: readonly string[],
  more: Readonly<Record<string, Partial<Word>>> = {},
): Partial<PartRecord> {
  const records = words.map(text => {
    const { childSafe = true, difficulty, reading } = more[text] ?? {};
    return {
      text,
      childSafe,
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(reading === undefined ? {} : { reading }),
    };
  });
  return { cards: [{ id: 'W1', words: records }] };
}
