import { figures, type Locale, phrase } from '../../data/index.js';

/** A number in the figures of the locale, with its decimal mark: 34.0 or ۳۴٫۰. */
export function decimal(locale: Locale, value: number, places: number): string {
  const [whole, decimals] = value.toFixed(places).split('.');
  const digits = (text: string) => text.replace(/\d/g, digit => figures(locale, Number(digit)));
  if (decimals === undefined) return digits(whole);
  return phrase(locale, 'statistics.number', { whole: digits(whole), decimals: digits(decimals) });
}
