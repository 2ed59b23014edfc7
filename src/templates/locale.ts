import * as z from 'zod';
import { didYouMean, type Problem, throwErrors } from '../problem.js';
import { readYaml } from './yaml.js';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const localeSchema = z.strictObject({
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  digits: z.enum(['latn', 'arabext']),
  script: z.string(),
  lang: z.string().refine(isLanguageTag, 'Write a language tag such as "en" or "zh-Hant-TW"'),
  leading: z.number().min(1).max(3),
  strings: z.record(z.string(), z.string()),
});

/** Everything printed in one language. `strings` may hold {placeholders}. */
export interface Locale extends z.infer<typeof localeSchema> {
  readonly id: string;
}

/** Reads a locale and holds its strings against those of the reference locale, English. */
export function readLocale(id: string, text: string, file: string, reference?: Locale): Locale {
  const locale = readYaml(text, file, localeSchema);
  if (reference !== undefined) throwErrors(compare(locale.strings, reference.strings, file));
  return { id, ...locale };
}

function compare(
  strings: Record<string, string>,
  reference: Record<string, string>,
  file: string,
): Problem[] {
  const problems: Problem[] = [];
  const fault = (message: string, advice: string) =>
    problems.push({ level: 'error', place: file, message, advice });
  for (const [key, original] of Object.entries(reference)) {
    if (strings[key] === undefined) {
      fault(`"strings" has no "${key}".`, `Translate "${original}".`);
      continue;
    }
    const lost = placeholders(original).filter(name => !placeholders(strings[key]).includes(name));
    if (strings[key].trim() === '') {
      fault(`"${key}" is empty.`, `Translate "${original}".`);
      continue;
    }
    if (lost.length > 0) fault(`"${key}" has lost ${lost.join(', ')}.`, `Keep it as in "${original}".`);
    const strange = placeholders(strings[key]).filter(name => !placeholders(original).includes(name));
    if (strange.length > 0)
      fault(`"${key}" has ${strange.join(', ')}, which nothing fills.`, `Write it as in "${original}".`);
  }
  for (const key of Object.keys(strings)) {
    if (reference[key] !== undefined) continue;
    const near = didYouMean(key, Object.keys(reference));
    fault(`"strings" has an unknown "${key}".`, near ? `Did you mean "${near}"?` : 'Remove it.');
  }
  return problems;
}

function placeholders(text: string): readonly string[] {
  return text.match(/\{\w+\}/g) ?? [];
}

/** A printed string with its placeholders filled; numbers in the figures of the locale. */
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

/** A whole number as the locale writes it: 127 or ۱۲۷. */
export function figures(locale: Locale, value: number): string {
  const latin = String(value);
  if (locale.digits === 'latn') return latin;
  return latin.replace(/\d/g, digit => String.fromCodePoint(0x6f0 + Number(digit)));
}
