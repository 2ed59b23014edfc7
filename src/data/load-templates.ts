import * as z from 'zod';
import { choicesFor, error, type Problem, ProblemError, throwErrors } from '../speech/index.js';
import { readArt } from './art/drawing.js';
import { openIcons } from './art/icon.js';
import { readPortraits } from './art/portraits.js';
import { themeWarnings } from './colours/theme-warnings.js';
import { chosenGrid, loadGrid } from './grid.js';
import { type Measures, readMeasures } from './kinds.js';
import { isOwnFile, type Library, yamlNames } from './library.js';
import { loadLocale, localeNameProblems, untranslated } from './locales/open.js';
import { loadPictureIcons } from './pictures.js';
import { backsSchema } from './schema/backs.js';
import { gameSchema } from './schema/game.js';
import { type CardSize, papersSchema, sheetSchema, sizesSchema } from './schema/paper.js';
import type { Recipe } from './schema/recipe.js';
import { fontsSchema } from './schema/theme.js';
import { loadOwnTheme, loadTheme } from './themes.js';
import { wordCardProblems, wordCardSize } from './word-cards/size.js';
import { enlargement } from './word-cards/stretch.js';
import { readYamlFile } from './yaml.js';

const CHILD_MARK = 'templates/art/marks/child-safe-no.svg';
export const houseStylesSchema = z.record(z.string(), z.record(z.string(), z.string()));

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Everything in `templates/` that a recipe needs, checked. */
export type Templates = ReturnType<typeof loadTemplates>;

/** Reads and checks the templates of a recipe. `own` opens the files that the user names. Throws a ProblemError. */
export function loadTemplates(recipe: Recipe, project: Library, own: Library) {
  const yaml = <T>(path: string, schema: z.ZodType<T>): T => readYamlFile(project, path, schema);
  const papers = yaml('templates/papers.yaml', papersSchema);
  const sizes: Readonly<Record<string, CardSize>> = yaml('templates/sizes.yaml', sizesSchema);
  const problems: Problem[] = [];
  const choose = (flag: string, value: string, known: readonly string[]) => {
    if (known.includes(value)) return;
    problems.push(error('templates.unknown-name', flag, { value, ...choicesFor(value, known) }));
  };
  const named = (folder: string) => yamlNames(project, folder);
  const ownTheme = isOwnFile(recipe.theme);
  choose('game', recipe.game, named('templates/games'));
  problems.push(...localeNameProblems(recipe.locale, project));
  choose('--paper', recipe.paper, Object.keys(papers));
  if (!ownTheme) choose('--theme', recipe.theme, named('templates/themes'));
  problems.push(...wordCardProblems(recipe.cardSize, sizes));
  if (recipe.manualDuplex !== undefined && recipe.flip === 'none')
    problems.push(error('templates.nothing-to-turn', '--manual-duplex'));
  throwErrors(problems);
  const locale = loadLocale(recipe.locale, project, own);
  const fonts = yaml('fonts/fonts.yaml', fontsSchema);
  const theme = ownTheme ? loadOwnTheme(recipe.theme, project, own) : loadTheme(recipe.theme, project);
  const hasFonts = theme.fonts.words !== undefined && theme.fonts.text !== undefined;
  if (fonts.scripts[locale.script] === undefined && !hasFonts) {
    const known = Object.keys(fonts.scripts);
    const { script, file } = locale;
    throwErrors([error('templates.unknown-script', file, { script, ...choicesFor(script, known) })]);
  }
  const gameFile = `templates/games/${recipe.game}.yaml`;
  const game = yaml(gameFile, gameSchema);
  const gridName = chosenGrid(recipe, game.grids);
  const usual = sizes.word;
  const wordCard = wordCardSize(recipe.cardSize, sizes);
  const isUsual = wordCard.width === usual.width && wordCard.height === usual.height;
  const measured = new Map<string, unknown>();
  const measuresFor = <T>(kind: Measures<T>): T => {
    const face = readMeasures(kind, project, sizes);
    return isUsual || kind.stretched === undefined ? face : kind.stretched(face, usual, wordCard);
  };
  return {
    game,
    /** Undefined for a game without grids. */
    gridName,
    grid: once(() => {
      if (gridName !== undefined) return loadGrid(gridName, project, own);
      throw new ProblemError([error('templates.no-grid', gameFile)]);
    }),
    locale,
    /** What is still in English. */
    localeProblems: once(() => untranslated(locale, recipe.locale, project, own)),
    theme,
    /** What is hard to read with its colours. */
    themeProblems: once(() => {
      const place = ownTheme ? recipe.theme : `templates/themes/${recipe.theme}.yaml`;
      return themeWarnings(theme.colours, loadTheme('dossier', project).colours, place);
    }),
    paper: papers[recipe.paper],
    /** `word` is the size that the recipe gives its word cards. */
    sizes: { ...sizes, word: wordCard } as typeof sizes,
    /** How much larger than usual what is on word cards may be. */
    wordScale: isUsual ? 1 : enlargement(usual, wordCard),
    sheet: yaml('templates/sheet.yaml', sheetSchema),
    fonts,
    /** Where everything is on a kind of card or page: its file is opened when it is first asked for. */
    measures: <T>(kind: Measures<T>): T => {
      const known = measured.get(kind.name) ?? measuresFor(kind);
      measured.set(kind.name, known);
      return known as T;
    },
    /** The plain backs of cards. */
    backs: once(() => yaml('templates/faces/backs.yaml', backsSchema)),
    /** What picture cards are made of. */
    pictureIcons: once(() => loadPictureIcons(project)),
    icons: once(() => openIcons(project)),
    portraits: once(() => readPortraits(project)),
    /** A drawing of the program's own. */
    art: (path: string) => readArt(project.text(path), path),
    childMark: once(() => readArt(project.text(CHILD_MARK), CHILD_MARK)),
    houseStyles: once(() => yaml('templates/house-styles.yaml', houseStylesSchema)),
  };
}
