import {
  choicesFor,
  error,
  gameName,
  type Problem,
  ProblemError,
  throwErrors,
  warning,
} from '../../speech/index.js';
import { kindStrings } from '../kinds.js';
import { isOwnFile, type Library, yamlNames } from '../library.js';
import { type Locale, readLocale } from '../locale.js';
import { linesOf } from '../yaml.js';

const FOLDER = 'templates/locales';
const ENGLISH = `${FOLDER}/en.yaml`;

/** A file of a locale: one of the program, or a person's own, which lies beside the file of their locale. */
export interface LocaleFile {
  readonly file: string;
  readonly library: Library;
  readonly exists: boolean;
}

/**
 * A locale by its name or by the path of a person's own file, checked against English, which all others translate. A
 * person's own has its language tag as its id. Throws a ProblemError.
 */
export function loadLocale(name: string, project: Library, own: Library = project): Locale {
  const isOwn = isOwnFile(name);
  if (isOwn && !isAmongOwn(own, name))
    throw new ProblemError([error('templates.no-locale', '--locale', { file: name, original: ENGLISH })]);
  throwErrors(localeNameProblems(name, project));
  const ofKinds = kindStrings(project);
  const english = readLocale('en', project, ENGLISH, undefined, ofKinds);
  if (name === 'en') return english;
  const file = isOwn ? name : `${FOLDER}/${name}.yaml`;
  return readLocale(isOwn ? undefined : name, isOwn ? own : project, file, english, ofKinds);
}

/** An error if this is neither a locale of the program nor the path of a file. */
export function localeNameProblems(name: string, project: Library): readonly Problem[] {
  const known = yamlNames(project, FOLDER);
  if (isOwnFile(name) || known.includes(name)) return [];
  const values = { value: name, ...choicesFor(name, known), original: ENGLISH };
  return [error('templates.unknown-locale', '--locale', values)];
}

/** The texts that only one game prints, by the beginnings of their keys. */
const OF_GAMES: Readonly<Record<string, RegExp>> = {
  decrypto:
    /^(title\.decrypto|part\.(keywords|strip|codes|tokens\.code|screens|notes)|code|screen|strip|notes|token\.(inter|miscomm))/,
  duet: /^(title\.duet|part\.(map|log)|map|log|token\.(arrow|tick))/,
  pictures: /^(title\.pictures|part\.pictures|picture)/,
  codenames: /^title\.codenames/,
};

/** A warning for each game if strings of a person's own locale are still those of English, with their lines. */
export function untranslated(
  locale: Locale,
  name: string,
  project: Library,
  own: Library,
): readonly Problem[] {
  if (!isOwnFile(name) || new Intl.Locale(locale.lang).language === 'en') return [];
  const english = readLocale('en', project, ENGLISH);
  const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replace(/\{\w+\}/g, ''));
  const same = Object.entries(locale.strings).filter(
    ([key, text]) => text === english.strings[key] && hasWords(text),
  );
  if (same.length === 0) return [];
  const lineAt = linesOf(own.text(locale.file));
  const byGame = new Map<string, number[]>();
  for (const [key] of same) {
    const game = Object.keys(OF_GAMES).find(each => OF_GAMES[each].test(key)) ?? '';
    byGame.set(game, [...(byGame.get(game) ?? []), lineAt(['strings', key]) ?? 1]);
  }
  return [...byGame].sort().map(([game, lines]) =>
    warning(
      'templates.untranslated',
      { place: locale.file, line: lines[0] },
      {
        count: lines.length,
        every: game === '' ? 'yes' : 'no',
        game: gameName(game),
        lines: ranges(lines),
      },
    ),
  );
}

/** Lines in their order, with those that follow one another as one: `12–14`. */
function ranges(lines: readonly number[]): readonly string[] {
  const found: [number, number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}

/** The rules of a game in a locale: `codenames.md` beside a person's own. Throws a ProblemError that says what to copy. */
export function loadRulesText(
  locale: string,
  game: string,
  project: Library,
  own: Library,
): { readonly file: string; readonly text: string } {
  const { file, library, exists } = localeFile(locale, `${game}.md`, 'templates/rules', project, own);
  if (exists) return { file, text: library.text(file) };
  throw new ProblemError([error('templates.no-rules', file, { original: `templates/rules/en/${game}.md` })]);
}

/** Where a word list of a locale is: `classic.csv` beside a person's own. */
export function localeList(locale: string, name: string, project: Library, own: Library): LocaleFile {
  return localeFile(locale, `${name}.csv`, 'wordlists', project, own);
}

/** What may lie beside the file of a person's own locale for a game, by paths. */
export function besideLocale(locale: string, game: string, list: string | undefined): readonly string[] {
  const names = [`${game}.md`, ...(list === undefined ? [] : [`${list}.csv`])];
  return names.map(name => folderOf(locale) + name);
}

function localeFile(locale: string, name: string, shelf: string, project: Library, own: Library): LocaleFile {
  const isOwn = isOwnFile(locale);
  const library = isOwn ? own : project;
  const file = isOwn ? folderOf(locale) + name : `${shelf}/${locale}/${name}`;
  const exists = isOwn ? isAmongOwn(own, file) : project.list(`${shelf}/${locale}`).includes(name);
  return { file, library, exists };
}

/** With its slash, a folder may be a deck in one file too. */
function isAmongOwn(own: Library, file: string): boolean {
  const folder = folderOf(file);
  return own.list(folder || '.').includes(file.slice(folder.length));
}

/** `my/` of `my/de.yaml` */
function folderOf(file: string): string {
  return file.replace(/[^/\\]*$/, '');
}
