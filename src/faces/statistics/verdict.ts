import {
  figures,
  type KeyTemplate,
  type Locale,
  phrase,
  type StatisticsFace,
} from '../../templates/index.js';
import type { Setting } from '../elements/typesetting.js';

export interface Bench {
  readonly setting: Setting;
  /** For figures, maps and axes, which run from left to right everywhere. */
  readonly latin: Setting;
  readonly template: KeyTemplate;
  readonly slots: StatisticsFace;
}

export const VERDICTS: Readonly<Record<string, { readonly text: string; readonly colour: string }>> = {
  true: { text: 'fair', colour: 'green' },
  false: { text: 'unfair', colour: 'red' },
  undefined: { text: 'few', colour: 'quiet' },
};

/** A number with decimals in the figures of the locale and with its mark: 34.0 or ۳۴٫۰. */
export function decimal(locale: Locale, value: number, places: number): string {
  const [whole, decimals] = value.toFixed(places).split('.');
  const digits = (text: string) => text.replace(/\d/g, digit => figures(locale, Number(digit)));
  if (decimals === undefined) return digits(whole);
  return phrase(locale, 'statistics.number', { whole: digits(whole), decimals: digits(decimals) });
}
