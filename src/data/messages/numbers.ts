import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Decimal, Value, Values } from '../../speech/index.js';
import { literal, rewritten } from './elements.js';

/** Finer than anything that is measured. */
const MOST_DECIMALS = 6;

export function isDecimal(value: Value | undefined): value is Decimal {
  return typeof value === 'object' && 'decimals' in value;
}

/** A pattern with its numbers as a language writes them. What a person typed is no number but a text, and stays as it is. */
export function withNumbers(
  pattern: readonly MessageFormatElement[],
  values: Values,
  language: string,
): MessageFormatElement[] {
  return rewritten(pattern, element => {
    const value = 'value' in element ? values[element.value] : undefined;
    const isPlain = element.type === TYPE.argument && typeof value === 'number';
    if (isPlain) return [literal(written(value, language))];
    const isHere = element.type === TYPE.argument || element.type === TYPE.number;
    return isHere && isDecimal(value)
      ? [literal(written(value.number, language, value.decimals))]
      : undefined;
  });
}

function written(value: number, language: string, decimals?: number): string {
  const [least, most] = [decimals ?? 0, decimals ?? MOST_DECIMALS];
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value);
}
