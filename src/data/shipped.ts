import * as z from 'zod';
import type { Library } from './library.js';
import { linesOf, readYamlFile } from './yaml.js';

const FILE = 'templates/as-shipped.yaml';

const values = z.record(z.string(), z.unknown());
/** The measures as they come with the program, by their files: `scripts/as-shipped.mjs`. */
export const shippedSchema = z.record(z.string(), values);

/** The theme that any other one changes. */
const BASE = 'templates/themes/dossier.yaml';

/** A value that isn't as it comes with the program, and where it is written. Several in a row count as one. */
export interface ChangedMeasure {
  readonly file: string;
  readonly line: number;
  readonly path: readonly string[];
  readonly value: unknown;
  readonly shipped: unknown;
}

/** The program's files, and the person's. */
interface Libraries {
  readonly project: Library;
  readonly own: Library;
}

/** What somebody has changed in these files, of the program or, if it is a theme, of one's own. */
export function changedMeasures(files: readonly string[], libraries: Libraries): readonly ChangedMeasure[] {
  const shipped = readYamlFile(libraries.project, FILE, shippedSchema);
  return files.flatMap(file => {
    const library = libraryOf(file, libraries);
    const changes = changesIn(readYamlFile(library, file, values), shipped[file] ?? shipped[BASE]);
    if (changes.length === 0) return [];
    const lineAt = linesOf(library.text(file));
    return changes.map(change => ({ file, line: lineAt(change.path) ?? 1, ...change }));
  });
}

type Change = Pick<ChangedMeasure, 'path' | 'value' | 'shipped'>;

/** What is in both of them, and not the same. */
function changesIn(value: unknown, shipped: unknown, path: readonly string[] = []): readonly Change[] {
  if (isRecord(value) && isRecord(shipped))
    return Object.entries(value).flatMap(([key, inner]) =>
      key in shipped ? changesIn(inner, shipped[key], [...path, key]) : [],
    );
  const isSame = shipped === undefined || JSON.stringify(value) === JSON.stringify(shipped);
  return isSame ? [] : [{ path, value, shipped }];
}

/** The same libraries with these measures as they came. */
export function asShipped<L extends Libraries>(libraries: L, changes: readonly ChangedMeasure[]): L {
  const texts = new Map<string, string>();
  for (const file of new Set(changes.map(change => change.file))) {
    let data: unknown = readYamlFile(libraryOf(file, libraries), file, values);
    for (const { path, shipped } of changes.filter(change => change.file === file))
      data = withValue(data, path, shipped);
    // JSON is YAML too.
    texts.set(file, JSON.stringify(data));
  }
  const over = <T extends Library>(library: T): T => {
    return { ...library, text: (file: string) => texts.get(file) ?? library.text(file) };
  };
  return { ...libraries, project: over(libraries.project), own: over(libraries.own) };
}

function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined || !isRecord(data)) return value;
  return { ...data, [key]: withValue(data[key], rest, value) };
}

function libraryOf(file: string, { project, own }: Libraries): Library {
  return file.startsWith('templates/') ? project : own;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
