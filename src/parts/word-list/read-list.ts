import { loadHeadings, localeList, type Recipe, type Templates } from '../../data/index.js';
import { error, type Problem, ProblemError, warning } from '../../speech/index.js';
import { convertWords, type Review, reviewReport, scriptOfLocale } from '../../words/hanzi/index.js';
import { readWordList, type Word } from '../../words/index.js';
import { leavesOutUnfit } from '../child-mark.js';
import type { Job } from '../job.js';
import { unusedFont } from '../own-fonts.js';
import { type WordRoom, type WordSizes, wordSizes } from '../words/sizes.js';
import { countProblems, fontProblems, lookalikes, sizeProblems, type WordCounts } from './checks.js';
import { readingProblems, withReadings } from './readings.js';

/** The words that a recipe prints, with all problems found. */
export interface DeckWords {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** As they are printed. */
  readonly words: readonly Word[];
  /** The same words as they are in the list, tidied. */
  readonly listed: readonly string[];
  /** Of all words that the fonts can draw. */
  readonly sizes: WordSizes;
  /** How each word was converted; none where the list is printed in its own script. */
  readonly changes: readonly Review[];
  /** How many of the words have a reading, printed or not. */
  readonly readings: number;
  /** Those that a person should look at, as CSV. */
  readonly review?: string;
  /** In the order of their lines. */
  readonly problems: readonly Problem[];
}

/** What the words of a list are for. */
export interface ListUse {
  /** Undefined where other things than words fill the box too. */
  readonly counts?: WordCounts;
  /** The room for a word on a card. */
  readonly room: WordRoom;
  /** Whether readings are printed there. */
  readonly readings?: boolean;
}

export function wordsOnTable({ game, grid }: Templates): number {
  return game.table ?? grid().table;
}

/** Reads, filters and converts the word list of a recipe. Checks it against the fonts and its use. */
export async function readDeckWords(job: Job, use: ListUse): Promise<DeckWords> {
  const { recipe, templates, setting, desk } = job;
  const { file, bytes } = openList(job);
  const { big5 } = desk.platform;
  const headings = loadHeadings(desk.project);
  const read = readWordList(bytes, { file, locale: templates.locale.id, big5, headings });
  const mild = leavesOutUnfit(recipe);
  const refused = mild && !read.marked;
  const rows = mild && !refused ? read.readable.filter(word => isWanted(word, recipe)) : read.readable;
  // Left out of the deck, but not of the report.
  const undecided = mild && !refused ? read.readable.filter(isUndecided) : [];
  const flag = recipe.children ? '--children' : '--easy';
  const converted = await convert(job, file, rows);
  const printed = rows.map((word, i): Word => ({ ...word, text: converted.texts[i] }));
  const words = withReadings(job, printed, use.readings);
  const { book } = setting.shaper;
  const drawable = words.filter(word => book.missing(word.text, setting.wordFonts).length === 0);
  const texts = drawable.map(word => word.text);
  const sizes = wordSizes(setting, texts, use.room);
  const { least, small, most } = templates.theme.word;
  const sizeLimits = { least, small, most: most * (use.room.scale ?? 1) };
  const problems = [
    ...read.problems,
    ...(refused ? [error('parts.unmarked-list', flag, { file })] : []),
    ...(recipe.easy && !read.rated ? [warning('parts.unrated-list', '--easy', { file })] : []),
    ...converted.problems,
    ...fontProblems(file, [...words, ...undecided], setting),
    ...unusedFont(job, 'words', texts),
    ...(use.readings ? readingProblems(job, file, words) : []),
    ...sizeProblems(file, drawable, sizes, sizeLimits),
    ...(read.list && use.counts ? countProblems(file, words.length, use.counts) : []),
  ];
  const { review, changes } = converted;
  return {
    file,
    bytes,
    words,
    listed: rows.map(({ text }) => text),
    sizes,
    changes,
    readings: rows.filter(({ reading }) => reading !== undefined).length,
    ...(review === undefined ? {} : { review }),
    problems: byLine(problems),
  };
}

function openList({ recipe, templates, desk }: Job): { readonly file: string; readonly bytes: Uint8Array } {
  if (recipe.words !== undefined) return { file: recipe.words, bytes: desk.own.bytes(recipe.words) };
  const { list } = templates.game;
  const { file, library, exists } = localeList(recipe.locale, `${list}`, desk.project, desk.own);
  if (exists) return { file, bytes: library.bytes(file) };
  const { id: locale } = templates.locale;
  throw new ProblemError([error('parts.no-word-list', '--locale', { locale, file })]);
}

/** Whether a word is left in a deck for children, or in an easy one. */
function isWanted({ childSafe, difficulty }: Word, { easy }: Recipe): boolean {
  return childSafe === true && !(easy && difficulty === 'hard');
}

function isUndecided({ childSafe }: Word): boolean {
  return childSafe === undefined;
}

/** The texts in the printed script. A cell that the author filled for that script wins, even without a conversion. */
async function convert({ recipe, templates, conversion }: Job, file: string, rows: readonly Word[]) {
  if (conversion === undefined) {
    const script = recipe.script ?? scriptOfLocale(templates.locale.id);
    const texts = rows.map(word => (script && word.overrides[script]) || word.text);
    return { texts, changes: [], problems: [] };
  }
  const houseStyle = templates.houseStyles()[conversion.to] ?? {};
  const { texts, review, problems } = await convertWords(rows, { ...conversion, file, houseStyle });
  return {
    texts,
    changes: review,
    review: reviewReport(review),
    problems: [...problems, ...lookalikes(file, rows, texts)],
  };
}

/** Problems of the whole list first, then line by line. */
function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
