import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Decimal, Value, Values } from '../../speech/index.js';
import { inDigits } from '../digits.js';
import { literal, rewritten } from './elements.js';

/** Finer than anything that is measured. */
const MOST_DECIMALS = 6;

/** Whole numbers below it have no mark between their thousands: no more is needed than digits. */
const UNMARKED = 1000;

/** A language, and its digits as CLDR calls them. */
export interface Writing {
  readonly language: string;
  readonly digits: string;
}

export function isDecimal(value: Value | undefined): value is Decimal {
  return typeof value === 'object' && 'decimals' in value;
}

/** A pattern with its numbers as a language writes them. What a person typed is no number but a text, and stays as it is. */
export function withNumbers(
  pattern: readonly MessageFormatElement[],
  values: Values,
  writing: Writing,
): MessageFormatElement[] {
  return rewritten(pattern, (element, plural) => {
    const counted = plural && values[plural.value];
    if (element.type === TYPE.pound && typeof counted === 'number')
      return [literal(written(counted - (plural?.offset ?? 0), writing))];
    const value = 'value' in element ? values[element.value] : undefined;
    const isPlain = element.type === TYPE.argument && typeof value === 'number';
    if (isPlain) return [literal(written(value, writing))];
    const isHere = element.type === TYPE.argument || element.type === TYPE.number;
    return isHere && isDecimal(value) ? [literal(written(value.number, writing, value.decimals))] : undefined;
  });
}

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it, with at most six decimals or exactly so many. */
function written(value: number, { language, digits }: Writing, decimals?: number): string {
  const [least, most] = [decimals ?? 0, decimals ?? MOST_DECIMALS];
  if (least === 0 && Number.isInteger(value) && value >= 0 && value < UNMARKED)
    return inDigits(value, digits);
  const key = `${language} ${least} ${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(value);
}
