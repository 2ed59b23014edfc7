import * as z from 'zod';
import type { Size } from '../scene/geometry/index.js';
import { type Library, yamlNames } from './library.js';
import type { CardSize } from './schema/paper.js';
import { readYamlFile } from './yaml.js';

const FOLDER = 'templates/faces';

/** Where everything is on a kind of card or page, and how large: `templates/faces/<name>.yaml`, in millimetres. */
export interface Measures<T> {
  readonly name: string;
  /** On a card of its own size nothing may reach over the edge. */
  readonly schema: z.ZodType<T> | ((sizes: Sizes) => z.ZodType<T>);
  /** On word cards of another size than `from`, for which it is drawn. */
  readonly stretched?: (face: T, from: Size, to: Size) => T;
}

type Sizes = Readonly<Record<string, CardSize>>;

/** The strings of a kind in every language, `part` being its name, where they are not in `templates/locales/`. */
const stringsSchema = z.looseObject({ part: z.string() }).catchall(z.string());
export const kindStringsSchema = z.looseObject({
  strings: z.looseObject({ en: stringsSchema }).catchall(stringsSchema),
});

/** Throws a ProblemError with the faults of the file. */
export function readMeasures<T>({ name, schema }: Measures<T>, project: Library, sizes: Sizes = {}): T {
  const file = fileOf(name);
  const measured = typeof schema === 'function' ? schema(sizes) : schema;
  return readYamlFile(project, file, z.preprocess(withoutStrings, measured));
}

function withoutStrings(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('strings' in data)) return data;
  const { strings: _, ...measures } = data;
  return measures;
}

/** The strings that kinds bring along, in a language or else in English: `part.score`, `score.title`. */
export function kindStrings(project: Library): (language: string) => Readonly<Record<string, string>> {
  const kinds = yamlNames(project, FOLDER).flatMap(kind => {
    const file = fileOf(kind);
    if (!/^strings:/m.test(project.text(file))) return [];
    return [{ kind, ...readYamlFile(project, file, kindStringsSchema) }];
  });
  return language => {
    const all = kinds.flatMap(({ kind, strings }) =>
      Object.entries<string>({ ...strings.en, ...strings[language] }).map(([key, said]) => [
        key === 'part' ? `part.${kind}` : `${kind}.${key}`,
        said,
      ]),
    );
    return Object.fromEntries(all);
  };
}

function fileOf(kind: string): string {
  return `${FOLDER}/${kind}.yaml`;
}

/** The names of these kinds. */
export function kindNames(language: string, project: Library): Readonly<Record<string, string>> {
  const strings = kindStrings(project)(language);
  const names = Object.entries(strings).filter(([key]) => key.startsWith('part.'));
  return Object.fromEntries(names.map(([key, name]) => [key.slice('part.'.length), name]));
}

export const boxSchema = z.looseObject({ parts: z.record(z.string(), z.unknown()) });

/** The parts of each game's box, in the order of its file. */
export function partsOfGames(project: Library): Readonly<Record<string, readonly string[]>> {
  const games = yamlNames(project, 'templates/games').map(game => {
    const file = `templates/games/${game}.yaml`;
    return [game, Object.keys(readYamlFile(project, file, boxSchema).parts)] as const;
  });
  return Object.fromEntries(games);
}
