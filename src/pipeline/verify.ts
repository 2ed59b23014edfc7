import { looksOf, MAP_SAMPLE, paintOf, roleColours, signOfRole } from '../faces/index.js';
import type { Check, Expectation, ExpectedKind, PreflightReport } from '../preflight/index.js';
import type { Problem } from '../problem.js';
import {
  figures,
  type KeyTemplate,
  keyKinds,
  type Library,
  loadKeyTemplate,
  type loadStock,
  type MapRecord,
  type Recipe,
  type Stock,
  type Theme,
} from '../templates/index.js';

/** A kind of key card as preflight looks for it: its rules, and its colours and signs in a theme. */
export function printedKind({ kind, looks }: KeyTemplate, theme: Theme): ExpectedKind {
  const shown = Object.entries(looks).map(
    ([role, { ground, sign }]) => [role, { ground: paintOf(theme, ground), sign }] as const,
  );
  return { kind, looks: Object.fromEntries(shown) };
}

/** What the PDFs of a recipe should be; `place` is the file's name in messages. */
export function expectationOf(
  recipe: Pick<Recipe, 'flip'>,
  stock: Pick<ReturnType<typeof loadStock>, 'theme' | 'paper' | 'sheet'>,
  kinds: readonly KeyTemplate[],
  place: string,
  content: PartContent = {},
): Expectation {
  const { margin, bleed } = stock.sheet;
  return {
    place,
    kinds: kinds.map(template => printedKind(template, stock.theme)),
    paper: stock.paper,
    flip: recipe.flip,
    margin,
    bleed,
    ...content,
  };
}

/** What is asked of a part beside its sheets: the words, agents or tokens of the box, its map. */
export type PartContent = Pick<Expectation, 'words' | 'dots' | 'agents' | 'tokens' | 'map'>;

/** What a part of a game's box should hold; `made` is what was printed of what each run chooses. */
export function contentOf(
  part: string,
  { game, theme, faces, locale }: Pick<Stock, 'game' | 'theme' | 'faces' | 'locale'>,
  { words, map }: { readonly words?: readonly string[]; readonly map?: MapRecord } = {},
): PartContent {
  const { agents, tokens, words: list } = game.parts;
  switch (part) {
    case 'words':
      return { dots: list.dots, ...(words ? { words } : {}) };
    case 'agents': {
      const roles = [...new Set(agents.cards.flatMap(({ front, back }) => (back ? [front, back] : [front])))];
      const looks = roles.map(role => [
        role,
        { ground: roleColours(theme, role).ground, sign: signOfRole(role) },
      ]);
      return { agents: { looks: Object.fromEntries(looks), cards: agents.cards } };
    }
    case 'tokens': {
      const looks = looksOf(theme, faces.token());
      const sets = (tokens?.sets ?? []).map(({ look, count }) => {
        return { name: look, ground: looks[look].ground, line: looks[look].dark, count };
      });
      return { tokens: sets };
    }
    case 'map': {
      if (map === undefined) return {};
      const numbers = (of: typeof MAP_SAMPLE | MapRecord['cities'][number]) =>
        `${figures(locale, of.tokens)}-${figures(locale, of.mistakes)}`;
      const cities = map.cities.map(city => ({ name: city.name, numbers: numbers(city) }));
      const { copies } = map;
      const routes = map.routes.map(ends => ends.map(end => cities[end]?.numbers ?? ''));
      return { map: { cities, routes, line: theme.colours.red, sample: numbers(MAP_SAMPLE), copies } };
    }
    default:
      return {};
  }
}

/** Every kind that comes with the program, and one's own. */
export function allKinds(project: Library, own: Library, named?: string): readonly KeyTemplate[] {
  const names = keyKinds(project);
  const templates = names.map(name => loadKeyTemplate(name, project, own));
  return named === undefined || names.includes(named)
    ? templates
    : [loadKeyTemplate(named, project, own), ...templates];
}

/** Every fault that preflight found. */
export function faultsOf({ checks }: PreflightReport): readonly Problem[] {
  return checks.flatMap(check => check.problems).filter(problem => problem.level === 'error');
}

/** What all the files together were proved to be: each check and how many things it looked at. */
export function provedTogether(
  reports: readonly PreflightReport[],
): readonly Pick<Check, 'name' | 'count'>[] {
  const counts = new Map<Check['name'], number>();
  for (const { checks } of reports)
    for (const { name, count } of checks) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}
