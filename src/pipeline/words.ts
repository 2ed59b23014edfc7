import { type Setting, wordSizes } from '../faces/index.js';
import { convertWords, reviewReport, scriptOfLocale } from '../hanzi/index.js';
import type { Platform } from '../platform.js';
import { type Problem, ProblemError } from '../problem.js';
import type { Library, Recipe, Stock } from '../templates/index.js';
import { foldWord, quote, readWordList, type Word } from '../words/index.js';
import type { ScriptPair } from './setting.js';

/** The words that a recipe prints, and everything there is to say about them. */
export interface DeckWords {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly words: readonly Word[];
  /** The review of a conversion as CSV, where there was one. */
  readonly review?: string;
  /** In the order of the lines. Nothing may be printed when one is an error. */
  readonly problems: readonly Problem[];
}

export interface Sources {
  readonly recipe: Recipe;
  readonly stock: Stock;
  readonly setting: Setting;
  readonly pair: ScriptPair | undefined;
  readonly project: Library;
  readonly own: Library;
  readonly platform: Platform;
}

/** Reads, filters and converts the list of a recipe, and checks it against the fonts, the slots and the box, all at once. */
export async function prepareWords(sources: Sources): Promise<DeckWords> {
  const { recipe, stock, setting, project, own, platform } = sources;
  const list = `${stock.game.list}.csv`;
  const file = recipe.words ?? `wordlists/${recipe.locale}/${list}`;
  if (recipe.words === undefined && !project.list(`wordlists/${recipe.locale}`).includes(list)) {
    const message = `There is no word list for "${recipe.locale}" yet.`;
    const advice = 'Bring your own with --words FILE.csv.';
    throw new ProblemError([{ level: 'error', place: '--locale', message, advice }]);
  }
  const bytes = recipe.words === undefined ? project.bytes(file) : own.bytes(file);
  const {
    list: whole,
    readable,
    problems: told,
  } = readWordList(bytes, {
    file,
    locale: recipe.locale,
    big5: platform.big5,
  });
  const rows = recipe.children ? readable.filter(word => word.childSafe) : readable;
  const { texts, review, problems: converted } = await convert(sources, file, rows);
  const words = rows.map((row, i): Word => ({ ...row, text: texts[i] }));
  const problems = [
    ...told,
    ...converted,
    ...fontProblems(file, words, setting),
    ...sizeProblems(file, words, sources),
    ...(whole === undefined
      ? []
      : boxProblems(file, words.length, stock.game.parts.words.cards * 2, stock.game.table * 2)),
  ];
  return { file, bytes, words, ...(review === undefined ? {} : { review }), problems: byLine(problems) };
}

/** The texts in the script of the recipe; a cell that the author filled for it wins, also where nothing is converted. */
async function convert({ recipe, stock, pair }: Sources, file: string, rows: readonly Word[]) {
  const script = recipe.script ?? scriptOfLocale(recipe.locale);
  if (pair === undefined) {
    const texts = rows.map(word => (script && word.overrides[script]) || word.text);
    return { texts, problems: [] };
  }
  const { texts, review, problems } = await convertWords(rows, {
    ...pair,
    file,
    houseStyle: stock.houseStyles()[pair.to] ?? {},
  });
  return { texts, review: reviewReport(review), problems: [...problems, ...lookalikes(file, rows, texts)] };
}

/** Words that differ as they were written, and after the conversion in nothing that a reader would call a difference. */
function lookalikes(file: string, rows: readonly Word[], texts: readonly string[]): Problem[] {
  const first = new Map<string, number>();
  return texts.flatMap((text, i): Problem[] => {
    const fold = foldWord(text);
    const before = first.get(fold);
    if (before === undefined) first.set(fold, i);
    if (before === undefined || texts[before] === text) return [];
    const message = `${quote(rows[i].text)} becomes ${quote(text)}, and line ${rows[before].line} becomes "${texts[before]}": the same word.`;
    return [
      {
        level: 'error',
        place: file,
        line: rows[i].line,
        message,
        advice: 'Fill the column of that script in one of them, or remove one.',
      },
    ];
  });
}

/** Every word with characters that no font has. */
function fontProblems(
  file: string,
  words: readonly Word[],
  { shaper, wordFonts, textFonts }: Setting,
): Problem[] {
  const lacking = (text: string, fonts: readonly string[], line: number): Problem[] => {
    const missing = shaper.book.missing(text, fonts);
    if (missing.length === 0) return [];
    const named = missing.map(
      character =>
        `"${character}" (U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')})`,
    );
    const message = `${quote(text)} has the character ${named.join(', ')}, which is in none of the fonts ${fonts.join(', ')}.`;
    const advice = 'Name a font file that has it under "fonts" in a theme, or write the word otherwise.';
    return [{ level: 'error', place: file, line, message, advice }];
  };
  return words.flatMap(word => [
    ...lacking(word.text, wordFonts, word.line),
    ...(word.reading ? lacking(word.reading, textFonts, word.line) : []),
  ]);
}

/** Words that would get too small, each an error; those that are set smaller than the deck, in one notice. */
function sizeProblems(file: string, words: readonly Word[], { setting, stock }: Sources): Problem[] {
  const { least } = stock.theme.word;
  const drawable = words.filter(
    word => setting.shaper.book.missing(word.text, setting.wordFonts).length === 0,
  );
  const { even, fits } = wordSizes(
    setting,
    drawable.map(word => word.text),
    stock.faces.word(),
  );
  const size = (word: Word) => fits.get(word.text) ?? even;
  const errors = drawable
    .filter(word => size(word) < least)
    .map((word): Problem => {
      const message = `${quote(word.text)} is too long: it would be set at ${size(word).toFixed(1)} mm, and ${least} mm is the least.`;
      return {
        level: 'error',
        place: file,
        line: word.line,
        message,
        advice: 'Shorten it, or lower "word.least" in a theme.',
      };
    });
  const shrunk = drawable.filter(word => size(word) < even - 0.05 && size(word) >= least);
  if (shrunk.length === 0 || errors.length > 0) return errors;
  const named = shrunk.map(word => `${quote(word.text)} (${size(word).toFixed(1)})`).join(', ');
  const message = `The deck is set at ${even.toFixed(1)} mm; ${shrunk.length === 1 ? '1 word is' : `${shrunk.length} words are`} larger than the slot and set smaller: ${named}.`;
  return [{ level: 'notice', place: file, message, advice: '' }];
}

function boxProblems(file: string, count: number, box: number, game: number): Problem[] {
  const told = (level: Problem['level'], message: string, advice: string): Problem => ({
    level,
    place: file,
    message,
    advice,
  });
  if (count < 2) {
    const message = count === 0 ? 'There is no word to print.' : 'There is one word to print.';
    return [told('error', message, 'Give at least two.')];
  }
  if (count < game) {
    const message = `${count} words are not enough for one game, which takes ${game}: ${game - count} are missing.`;
    return [told('warning', message, `A full box holds ${box}; ${box - count} are missing to that.`)];
  }
  if (count < box) {
    const message = `${count} words, and the box holds ${box}: ${box - count} are missing.`;
    return [told('warning', message, 'The deck is printed with what there is.')];
  }
  return count === box
    ? []
    : [told('notice', `${count} words, and the box holds ${box}.`, 'All of them are printed.')];
}

/** What concerns the whole list first, then line by line. */
function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
