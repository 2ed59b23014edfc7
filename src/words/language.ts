import { scriptOfLocale } from './hanzi/index.js';

/** The scripts with rules of their own; every other language has the generic rules only. */
export type ScriptRules = 'han' | 'arabic' | 'other';

const arabic = new Set(['fa', 'ar', 'ur', 'prs', 'pes', 'ckb', 'ps', 'sd', 'ug']);
const persianLetters = new Set(['fa', 'prs', 'pes', 'ur']);

/** The rules for a language tag: `yue-Hant-HK` -> `han`. Case does not matter. */
export function rulesOf(locale: string): ScriptRules {
  if (scriptOfLocale(locale) !== undefined) return 'han';
  return arabic.has(languageOf(locale)) ? 'arabic' : 'other';
}

/** Whether the language writes ی and ک, where Arabic writes ي and ك. */
export function writesPersianLetters(locale: string): boolean {
  return persianLetters.has(languageOf(locale));
}

/** `fa-IR` -> `fa` */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split(/[-_]/)[0];
}

const unspaced = new Set(['th', 'lo', 'km', 'my', 'shn', 'nod']);

/** Whether the language writes no spaces between words, but may mark them with zero-width spaces (U+200B). */
export function marksWords(locale: string): boolean {
  return unspaced.has(languageOf(locale));
}
