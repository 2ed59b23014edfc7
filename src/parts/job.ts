import { type Library, type Locale, loadTemplates, type Recipe, type Templates } from '../data/index.js';
import type { Folders, Platform } from '../platform.js';
import { error, ProblemError } from '../speech/index.js';
import { FontBook } from '../text/fonts/index.js';
import { loadLanguage, Shaper } from '../text/index.js';
import type { Setting } from '../text/typesetting/index.js';
import { type Conversion, convertText, type HanScript, scriptOfLocale } from '../words/hanzi/index.js';

/** What the machine provides for a run: files, version, platform. */
export interface Desk {
  /** Opens the program's own files. */
  readonly project: Library;
  /** Opens the files that the user names. */
  readonly own: Library & Folders;
  readonly version: string;
  readonly platform: Platform;
}

/** A recipe with everything that it names, opened and checked. */
export interface Job {
  readonly desk: Desk;
  readonly recipe: Recipe;
  readonly templates: Templates;
  /** What faces are drawn with, in the printed script. */
  readonly setting: Setting;
  /** The scripts between which a Chinese list is converted; undefined if it is printed as written. */
  readonly conversion: Conversion | undefined;
}

/** Opens the templates, the locale and the fonts of a recipe. Throws a ProblemError. */
export async function openJob(recipe: Recipe, desk: Desk): Promise<Job> {
  const templates = loadTemplates(recipe, desk.project, desk.own);
  const conversion = conversionOf(recipe, templates.locale);
  const setting = await openSetting(templates, conversion, desk);
  return { desk, recipe, templates, setting, conversion };
}

/** Throws `parts.not-chinese` if the recipe has a script for a list that is not in Chinese. */
function conversionOf({ script: to }: Recipe, { id: locale }: Locale): Conversion | undefined {
  const from = scriptOfLocale(locale);
  if (to === undefined || to === from) return undefined;
  if (from !== undefined) return { from, to };
  throw new ProblemError([error('parts.not-chinese', '--script', { locale })]);
}

async function openSetting(
  templates: Templates,
  conversion: Conversion | undefined,
  { project, own }: Desk,
): Promise<Setting> {
  const locale = await localeInScript(templates, conversion);
  const { theme } = templates;
  const book = new FontBook(templates.fonts, file => {
    const [, library, path] = /^(own|project):(.*)$/s.exec(file) ?? [];
    if (library === undefined) return project.bytes(`fonts/${file}`);
    return (library === 'own' ? own : project).bytes(path);
  });
  const stack = (use: 'words' | 'text') => {
    const first = theme.fonts[use];
    // A theme has fonts for a script that none of ours is for.
    const script = templates.fonts.scripts[locale.script] === undefined ? 'Latn' : locale.script;
    return [...(first ? [first] : []), ...book.stack(script, use)];
  };
  const language = await loadLanguage(locale.lang);
  const [wordFonts, textFonts] = [stack('words'), stack('text')];
  return { shaper: new Shaper(book), theme, locale, language, wordFonts, textFonts };
}

const FONT_SCRIPTS: Readonly<Record<HanScript, string>> = {
  'zh-Hans': 'Hans',
  'zh-Hant-HK': 'Hant-HK',
  'zh-Hant-TW': 'Hant-TW',
};

/** The script of fonts/fonts.yaml that a recipe is printed in. */
export function fontScriptOf({ script }: Recipe, locale: Locale): string {
  return script === undefined || script === scriptOfLocale(locale.id) ? locale.script : FONT_SCRIPTS[script];
}

/** The language that a recipe is printed in, as BCP 47. */
export function printedLanguage(recipe: Recipe, locale: Locale): string {
  const conversion = conversionOf(recipe, locale);
  return conversion === undefined ? locale.lang : langIn(locale.lang, conversion);
}

function langIn(lang: string, { to }: Conversion): string {
  return `${lang.split('-')[0]}-${to.slice(3)}`;
}

/** Templates whose locale is in the printed script, as the faces of a recipe are set. */
export async function inPrintedScript(recipe: Recipe, templates: Templates): Promise<Templates> {
  return { ...templates, locale: await localeInScript(templates, conversionOf(recipe, templates.locale)) };
}

async function localeInScript(templates: Templates, conversion: Conversion | undefined): Promise<Locale> {
  const { locale } = templates;
  if (conversion === undefined) return locale;
  const strings = Object.entries(locale.strings).map(
    async ([key, text]) => [key, await inScript(text, { templates, conversion })] as const,
  );
  const lang = langIn(locale.lang, conversion);
  const script = FONT_SCRIPTS[conversion.to];
  return { ...locale, script, lang, strings: Object.fromEntries(await Promise.all(strings)) };
}

/** Any text but a word list, in the printed script. */
export async function inScript(
  text: string,
  { templates, conversion }: Pick<Job, 'templates' | 'conversion'>,
): Promise<string> {
  if (conversion === undefined) return text;
  return convertText(text, { ...conversion, houseStyle: templates.houseStyles()[conversion.to] ?? {} });
}
