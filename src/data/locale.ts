import * as z from 'zod';
import { choicesFor, error, type Problem, type Spot, throwErrors } from '../speech/index.js';
import { digitsSchema, inDigits } from './digits.js';
import type { Library } from './library.js';
import { linesOf, readYamlFile } from './yaml.js';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

export const localeSchema = z.strictObject({
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  digits: digitsSchema,
  script: z.string(),
  lang: z.string().refine(isLanguageTag, 'templates.language-tag'),
  leading: z.number().min(1).max(3),
  strings: z.record(z.string(), z.string()),
});

/** Everything printed in one language. `strings` may have {placeholders}. */
export interface Locale extends z.infer<typeof localeSchema> {
  readonly id: string;
  /** The name that messages use. */
  readonly file: string;
}

/**
 * Reads a locale; its strings must match those of the reference locale, English. `ofKinds` are strings that it need not
 * have. Without an id it has its language tag as one. Throws a ProblemError.
 */
export function readLocale(
  id: string | undefined,
  library: Library,
  file: string,
  reference?: Locale,
  ofKinds: (language: string) => Locale['strings'] = () => ({}),
): Locale {
  const read = readYamlFile(library, file, localeSchema);
  const locale = { ...read, strings: { ...ofKinds(id ?? read.lang), ...read.strings } };
  if (reference !== undefined)
    throwErrors(compare(locale.strings, reference.strings, spotsIn(library.text(file), file)));
  return { id: id ?? locale.lang, file, ...locale };
}

/** Where a string stands; the whole file for one that is not there. */
function spotsIn(text: string, place: string): (key: string) => Spot {
  let lineAt: ReturnType<typeof linesOf> | undefined;
  return key => {
    lineAt ??= linesOf(text);
    const line = lineAt(['strings', key]);
    return line === undefined || line === lineAt(['strings']) ? { place } : { place, line };
  };
}

function compare(
  strings: Record<string, string>,
  reference: Record<string, string>,
  spotOf: (key: string) => Spot,
): Problem[] {
  const problems: Problem[] = [];
  for (const [key, original] of Object.entries(reference)) {
    const text = strings[key];
    if (text === undefined || text.trim() === '') {
      problems.push(
        text === undefined
          ? error('templates.missing-string', spotOf(key), { key, original })
          : error('templates.empty-string', spotOf(key), { key, original }),
      );
      continue;
    }
    const lost = without(placeholders(original), placeholders(text));
    if (lost.length > 0)
      problems.push(error('templates.lost-placeholder', spotOf(key), { key, lost, original }));
    const strange = without(placeholders(text), placeholders(original));
    if (strange.length > 0) {
      problems.push(error('templates.unknown-placeholder', spotOf(key), { key, strange, original }));
    }
  }
  const roles = new Map<string, string>();
  for (const [key, letter] of Object.entries(strings)) {
    if (!key.startsWith('letter.') || letter.trim() === '') continue;
    const folded = letter.normalize('NFKC').trim().toUpperCase();
    const other = roles.get(folded);
    if (other === undefined) roles.set(folded, key);
    else problems.push(error('templates.same-letter', spotOf(key), { letter, key, other }));
  }
  for (const key of Object.keys(strings)) {
    if (reference[key] !== undefined) continue;
    problems.push(
      error('templates.unknown-string', spotOf(key), { key, ...choicesFor(key, Object.keys(reference)) }),
    );
  }
  return problems;
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.filter(name => !others.includes(name));
}

function placeholders(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** A printed string with its placeholders filled, and numbers in the digits of the locale. */
export function phrase(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const pattern = locale.strings[key];
  if (pattern === undefined) throw new Error(`No printed string is called "${key}".`);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? figures(locale, value) : value;
  });
}

/** A whole number as the locale writes it: 127, ۱۲۷ or १२७. */
export function figures(locale: Locale, value: number): string {
  return inDigits(value, locale.digits);
}
