import { partsIn } from './hyphens.js';
import type { Language } from './language.js';

const kept = new Map<string, Promise<Language>>();

/**
 * How a language (BCP 47) breaks its lines: Japanese, Thai, Lao, Khmer and Burmese between words, and German and its kin
 * with hyphens. All by libraries of fixed versions, which load only then: Intl.Segmenter finds other words in each browser,
 * and the same deck must have the same bytes everywhere.
 */
export function loadLanguage(lang: string): Promise<Language> {
  const [name] = lang.toLowerCase().split('-');
  const known = kept.get(name) ?? load(name);
  kept.set(name, known);
  return known;
}

/** Lao, Khmer, Burmese. */
const UNSPACED = ['lo', 'km', 'my'];

async function load(name: string): Promise<Language> {
  if (name === 'ja') return (await import('./japanese.js')).japanese;
  if (name === 'th') return (await import('./thai.js')).thai;
  if (UNSPACED.includes(name)) return (await import('./unspaced.js')).unspaced;
  const parts = await partsIn(name);
  return parts === undefined ? {} : { parts, hyphen: '-' };
}
