import * as z from 'zod';

/** Intl takes as long to begin as forty key cards: it is asked for the digits of other scripts alone. */
const KNOWN = new Map<string, readonly string[]>([
  ['latn', [...'0123456789']],
  ['arabext', [...'۰۱۲۳۴۵۶۷۸۹']],
]);

/** The ten digits that CLDR calls by this name, such as `deva`; undefined if there is no such name. */
function digitsOf(name: string): readonly string[] | undefined {
  const known = KNOWN.get(name);
  if (known) return known;
  try {
    const format = new Intl.NumberFormat('en', { numberingSystem: name });
    if (format.resolvedOptions().numberingSystem !== name) return undefined;
    const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
    KNOWN.set(name, digits);
    return digits;
  } catch {
    return undefined;
  }
}

export const digitsSchema = z.string().refine(name => digitsOf(name) !== undefined, 'templates.digits');

/** A whole number in these digits: 127, ۱۲۷ or १२७. */
export function inDigits(value: number, name: string): string {
  const digits = digitsOf(name) ?? [];
  return String(value).replace(/\d/g, digit => digits[Number(digit)] ?? digit);
}
