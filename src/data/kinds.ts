import * as z from 'zod';
import { type Library, yamlNames } from './library.js';
import { readYaml } from './yaml.js';

const FOLDER = 'templates/kinds';

/** What a kind of card or page brings along: its measures, and its strings in every language, `part` being its name. */
export function kindSchema<M extends z.ZodType>(measures: M) {
  const strings = z.looseObject({ part: z.string() }).catchall(z.string());
  return z.strictObject({ measures, strings: z.looseObject({ en: strings }).catchall(strings) });
}

/** The measures of a kind, in millimetres. Throws a ProblemError with the faults of its file. */
export function readMeasures<T>(name: string, measures: z.ZodType<T>, project: Library): T {
  const file = `${FOLDER}/${name}.yaml`;
  return readYaml(project.text(file), file, kindSchema(measures)).measures;
}

/** The strings that kinds bring along, in a language or else in English: `part.score`, `score.title`. */
export function kindStrings(language: string, project: Library): Readonly<Record<string, string>> {
  const all = yamlNames(project, FOLDER).flatMap(kind => {
    const file = `${FOLDER}/${kind}.yaml`;
    const { strings } = readYaml(project.text(file), file, kindSchema(z.unknown()));
    const own: Readonly<Record<string, string>> = { ...strings.en, ...strings[language] };
    return Object.entries(own).map(([key, text]) => [
      key === 'part' ? `part.${kind}` : `${kind}.${key}`,
      text,
    ]);
  });
  return Object.fromEntries(all);
}

/** The names of these kinds. */
export function kindNames(language: string, project: Library): Readonly<Record<string, string>> {
  const strings = kindStrings(language, project);
  const names = Object.entries(strings).filter(([key]) => key.startsWith('part.'));
  return Object.fromEntries(names.map(([key, name]) => [key.slice('part.'.length), name]));
}

export const boxSchema = z.looseObject({ parts: z.record(z.string(), z.unknown()) });

/** The parts of each game's box, in the order of its file. */
export function partsOfGames(project: Library): Readonly<Record<string, readonly string[]>> {
  const games = yamlNames(project, 'templates/games').map(game => {
    const file = `templates/games/${game}.yaml`;
    return [game, Object.keys(readYaml(project.text(file), file, boxSchema).parts)] as const;
  });
  return Object.fromEntries(games);
}
