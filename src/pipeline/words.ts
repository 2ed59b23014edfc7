import type { DeckWord } from '../deck/index.js';
import type { Font, FontBook } from '../fonts/index.js';
import { convertText, convertWords, type HanScript, reviewReport, scriptOfLocale } from '../hanzi/index.js';
import { type Problem, throwErrors } from '../problem.js';
import type { Library, Locale, Recipe, Stock } from '../templates/index.js';
import { readWordList, type WordList } from '../words/index.js';

/** The words that a recipe prints, and what there is to say about them. */
export interface DeckWords {
  readonly list: WordList;
  readonly bytes: Uint8Array;
  readonly words: readonly DeckWord[];
  /** The review of a conversion as CSV, where there was one. */
  readonly review?: string;
  readonly problems: readonly Problem[];
}

/** Reads, checks, filters and converts the list. Throws all errors of the list together; nothing is printed then. */
export async function gatherWords(
  recipe: Recipe,
  stock: Stock,
  project: Library,
  own: Library,
): Promise<DeckWords> {
  const file = recipe.words ?? `wordlists/${recipe.locale}/classic.csv`;
  if (recipe.words === undefined && !project.list(`wordlists/${recipe.locale}`).includes('classic.csv')) {
    const message = `There is no word list for "${recipe.locale}" yet.`;
    const advice = 'Bring your own with --words FILE.csv.';
    throwErrors([{ level: 'error', place: '--locale', message, advice }]);
  }
  const bytes = recipe.words === undefined ? project.bytes(file) : own.bytes(file);
  const { list, problems } = readWordList(bytes, { file, locale: recipe.locale });
  throwErrors(problems);
  if (list === undefined) throw new Error(`${file} has neither words nor errors.`);
  const words = recipe.children ? list.words.filter(word => word.childSafe) : list.words;
  const from = scriptOfLocale(recipe.locale);
  const converted = await convert(recipe, stock, file, words, from);
  const texts = converted?.texts ?? words.map(word => word.text);
  const box = stock.game.parts.words.cards * 2;
  return {
    list,
    bytes,
    words: words.map(({ childSafe, reading }, i) => ({
      text: texts[i],
      childSafe,
      ...(reading ? { reading } : {}),
    })),
    ...(converted ? { review: converted.review } : {}),
    problems: [
      ...problems,
      ...(converted?.problems ?? []),
      ...boxProblems(file, words.length, box, stock.game.table * 2),
    ],
  };
}

async function convert(
  recipe: Recipe,
  stock: Stock,
  file: string,
  words: WordList['words'],
  from: HanScript | undefined,
) {
  const to = recipe.script;
  if (to === undefined || to === from) return undefined;
  if (from === undefined) {
    const advice = 'Only Chinese lists have a script to choose. Leave --script out.';
    throwErrors([
      {
        level: 'error',
        place: '--script',
        message: `The locale "${recipe.locale}" is not written in Han.`,
        advice,
      },
    ]);
    return undefined;
  }
  const { texts, review, problems } = await convertWords(words, {
    from,
    to,
    file,
    houseStyle: stock.houseStyles()[to] ?? {},
  });
  throwErrors(problems);
  return { texts, review: reviewReport(review), problems };
}

function boxProblems(file: string, count: number, box: number, game: number): Problem[] {
  const told = (level: Problem['level'], message: string, advice: string): Problem => ({
    level,
    place: file,
    message,
    advice,
  });
  if (count < 2) return [told('error', `There are ${count} words to print.`, 'Give at least two.')];
  if (count < game) {
    const message = `${count} words are not enough for one game, which takes ${game}: ${game - count} are missing.`;
    return [told('warning', message, `A full box holds ${box}; ${box - count} are missing to that.`)];
  }
  if (count < box)
    return [
      told(
        'warning',
        `${count} words, and the box holds ${box}: ${box - count} are missing.`,
        'The deck is printed with what there is.',
      ),
    ];
  if (count > box)
    return [told('notice', `${count} words, and the box holds ${box}.`, 'All of them are printed.')];
  return [];
}

const FONT_SCRIPTS: Readonly<Record<HanScript, string>> = {
  'zh-Hans': 'Hans',
  'zh-Hant-HK': 'Hant-HK',
  'zh-Hant-TW': 'Hant-TW',
};

/** A locale whose printed strings are converted to the script of the recipe. */
export async function localeInScript(recipe: Recipe, stock: Stock): Promise<Locale> {
  const { locale } = stock;
  const [from, to] = [scriptOfLocale(recipe.locale), recipe.script];
  if (to === undefined || from === undefined || to === from) return locale;
  const options = { from, to, houseStyle: stock.houseStyles()[to] ?? {} };
  const entries = Object.entries(locale.strings);
  const strings = await Promise.all(
    entries.map(async ([key, text]) => [key, await convertText(text, options)] as const),
  );
  const language = locale.lang.split('-')[0];
  return {
    ...locale,
    script: FONT_SCRIPTS[to],
    lang: `${language}-${to.slice(3)}`,
    strings: Object.fromEntries(strings),
  };
}

/** Rules converted in the same way. */
export async function rulesInScript(recipe: Recipe, stock: Stock, text: string): Promise<string> {
  const [from, to] = [scriptOfLocale(recipe.locale), recipe.script];
  if (to === undefined || from === undefined || to === from) return text;
  return convertText(text, { from, to, houseStyle: stock.houseStyles()[to] ?? {} });
}

/** Every word with a character that no font has, told together. */
export function glyphProblems(
  texts: readonly string[],
  book: FontBook,
  fonts: readonly Font['id'][],
  place: string,
): Problem[] {
  return texts.flatMap(text =>
    book.missing(text, fonts).map((character): Problem => {
      const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
      return {
        level: 'error',
        place,
        message: `"${text}" has the character "${character}" (U+${code}), which is in none of the fonts ${fonts.join(', ')}.`,
        advice: 'Name a font file that has it under "fonts" in a theme, or write the word otherwise.',
      };
    }),
  );
}
