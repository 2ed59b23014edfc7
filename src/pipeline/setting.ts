import type { Setting } from '../faces/index.js';
import { FontBook, type FontTable } from '../fonts/index.js';
import { convertText, type HanScript, scriptOfLocale } from '../hanzi/index.js';
import { ProblemError } from '../problem.js';
import type { Item } from '../scene/index.js';
import { type Library, type Locale, paintArt, type Recipe, readArt, type Stock } from '../templates/index.js';
import { Shaper } from '../text/index.js';

/** From which script to which a recipe converts; undefined where it prints the list's own. */
export interface ScriptPair {
  readonly from: HanScript;
  readonly to: HanScript;
}

/** Throws a ProblemError where a list that is not Chinese should be printed in a Chinese script. */
export function scriptPair(recipe: Recipe): ScriptPair | undefined {
  const from = scriptOfLocale(recipe.locale);
  const to = recipe.script;
  if (to === undefined || to === from) return undefined;
  if (from !== undefined) return { from, to };
  const message = `The locale "${recipe.locale}" is not written in Han.`;
  const advice = 'Only Chinese lists have a script to choose. Leave --script out.';
  throw new ProblemError([{ level: 'error', place: '--script', message, advice }]);
}

/** Running text in the script of the recipe. */
export async function inScript(text: string, pair: ScriptPair | undefined, stock: Stock): Promise<string> {
  return pair ? convertText(text, { ...pair, houseStyle: stock.houseStyles()[pair.to] ?? {} }) : text;
}

const FONT_SCRIPTS: Readonly<Record<HanScript, string>> = {
  'zh-Hans': 'Hans',
  'zh-Hant-HK': 'Hant-HK',
  'zh-Hant-TW': 'Hant-TW',
};

async function localeInScript(stock: Stock, pair: ScriptPair | undefined): Promise<Locale> {
  const { locale } = stock;
  if (pair === undefined) return locale;
  const strings = await Promise.all(
    Object.entries(locale.strings).map(
      async ([key, text]) => [key, await inScript(text, pair, stock)] as const,
    ),
  );
  const lang = `${locale.lang.split('-')[0]}-${pair.to.slice(3)}`;
  return { ...locale, script: FONT_SCRIPTS[pair.to], lang, strings: Object.fromEntries(strings) };
}

/** What all faces of a deck are set with: fonts, the theme, and the locale in the recipe's script. */
export async function makeSetting(
  stock: Stock,
  pair: ScriptPair | undefined,
  project: Library,
  own: Library,
): Promise<Setting> {
  const locale = await localeInScript(stock, pair);
  const { theme } = stock;
  const table: FontTable = stock.fonts;
  const book = new FontBook(table, file => {
    const [, library, path] = /^(own|project):(.*)$/s.exec(file) ?? [];
    if (library === undefined) return project.bytes(`fonts/${file}`);
    return (library === 'own' ? own : project).bytes(path);
  });
  const stack = (use: 'words' | 'text') => {
    const first = theme.fonts[use];
    return [...(first ? [first] : []), ...book.stack(locale.script, use)];
  };
  return { shaper: new Shaper(book), theme, locale, wordFonts: stack('words'), textFonts: stack('text') };
}

/** The sign of words that are hard or unfit for children, in a box of 2 x 2 about its centre. */
export function childMark(project: Library, setting: Setting): () => readonly Item[] {
  const path = 'templates/art/marks/child-safe-no.svg';
  const { colours } = setting.theme;
  let drawn: readonly Item[] | undefined;
  return () => {
    drawn ??= paintArt(readArt(project.text(path), path), { paper: colours.paper, ink: colours.quiet });
    return drawn;
  };
}
