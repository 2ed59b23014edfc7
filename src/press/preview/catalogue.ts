import {
  fontsSchema,
  gameSchema,
  gridSchema,
  type Library,
  type Locale,
  loadLocale,
  loadPairs,
  papersSchema,
  type Recipe,
  readYamlFile,
  sizesSchema,
  wordCardSizes,
  yamlNames,
} from '../../data/index.js';
import { boxOf, fontScriptOf, needlessKeys } from '../../parts/index.js';
import type { Size } from '../../scene/geometry/index.js';
import { HAN_SCRIPTS, type HanScript, scriptOfLocale } from '../../words/hanzi/index.js';

/** What a person can choose from, read from the templates. */
export interface Catalogue {
  readonly locales: readonly CatalogueLocale[];
  readonly games: readonly CatalogueGame[];
  readonly papers: readonly string[];
  /** Upright, in millimetres. */
  readonly paperSizes: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  /** How large word cards are, and can be by name: in millimetres, lying. */
  readonly usualCard: Size;
  readonly wordCards: Readonly<Record<string, Size>>;
  /** Those in which a Chinese list can be printed. */
  readonly scripts: readonly HanScript[];
  readonly themes: readonly string[];
  readonly pairs: readonly string[];
  /** The kind of key card of each grid. */
  readonly kindOfGrid: Readonly<Record<string, string>>;
}

export interface CatalogueLocale extends Pick<Locale, 'id' | 'name' | 'direction' | 'lang' | 'strings'> {
  /** Whether its lists can be printed in other scripts of Chinese. */
  readonly chinese: boolean;
  /** The one in which its lists are written, if they are in Chinese. */
  readonly script?: HanScript;
  /** The word lists that come with it. */
  readonly lists: readonly string[];
}

export interface CatalogueGame {
  readonly id: string;
  /** Its printed name: a string of a locale. */
  readonly title: string;
  readonly list: string;
  readonly parts: readonly string[];
  /** Keys of a recipe that say nothing about it, and that it refuses. */
  readonly needless: readonly (keyof Recipe)[];
  readonly grids: readonly string[];
}

export function readCatalogue(project: Library): Catalogue {
  const names = (folder: string) => yamlNames(project, `templates/${folder}`);
  const papers = 'templates/papers.yaml';
  const paperSizes = readYamlFile(project, papers, papersSchema);
  const cards = 'templates/sizes.yaml';
  const sizes = readYamlFile(project, cards, sizesSchema);
  return {
    locales: names('locales').map(id => {
      const { name, direction, lang, strings } = loadLocale(id, project);
      const lists = project.list(`wordlists/${id}`).map(file => file.replace(/\.csv$/, ''));
      const script = scriptOfLocale(id);
      const chinese = script !== undefined;
      return { id, name, direction, lang, strings, chinese, ...(chinese ? { script } : {}), lists };
    }),
    games: names('games').map(id => {
      const file = `templates/games/${id}.yaml`;
      const { title, list, grids } = readYamlFile(project, file, gameSchema);
      const box = boxOf(id, project);
      const needless = needlessKeys(box).map(({ key }) => key);
      return { id, title, list, grids, parts: box.map(({ name }) => name), needless };
    }),
    papers: Object.keys(paperSizes),
    paperSizes,
    usualCard: sizes.word,
    wordCards: wordCardSizes(sizes),
    scripts: HAN_SCRIPTS,
    themes: names('themes'),
    pairs: Object.keys(loadPairs(project)),
    kindOfGrid: Object.fromEntries(names('grids').map(grid => [grid, keyOfGrid(grid, project)])),
  };
}

function keyOfGrid(grid: string, project: Library): string {
  const file = `templates/grids/${grid}.yaml`;
  return readYamlFile(project, file, gridSchema).key;
}

const FONTS = 'fonts/fonts.yaml';
const COASTS = 'world-atlas/countries-50m.json';
const ICONS = 'fluent-emoji-flat/icons.json';

/**
 * The large files of the program that printing a recipe almost always reads, so that they can be loaded beforehand. A
 * rare character may need one more font.
 */
export function largeFilesFor(recipe: Recipe, project: Library, own: Library): readonly string[] {
  const { files, scripts } = readYamlFile(project, FONTS, fontsSchema);
  const { words = [], text = [] } =
    scripts[fontScriptOf(recipe, loadLocale(recipe.locale, project, own))] ?? {};
  const fonts = [words[0], text[0]].flatMap(id => (id === undefined ? [] : `fonts/${files[id]}`));
  const parts = recipe.only ?? boxOf(recipe.game, project).map(({ name }) => name);
  return [
    ...new Set(fonts),
    ...(parts.includes('map') ? [COASTS] : []),
    ...(parts.includes('pictures') ? [ICONS] : []),
  ];
}
