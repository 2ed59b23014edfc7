/** Groups of three digits: 10,000, 10.000, 10 000, 10'000, 10_000, 10٬000. */
const GROUPED = /^\d{1,3}(?:[,.'’_٬،\s]\d{3})+$/;
/** The same where a point, or a comma that stands last, begins the decimals: 10,000.5. */
const GROUPED_MEASURE = /^[-+]?\d{1,3}(?:['’_٬\s]\d{3}|,\d{3}(?=[,.]))+(?:\.\d+)?$/;
/** The only comma. */
const COMMA = /(?<!,.*),(?!.*,)/;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e\+?\d+)?$/i;

/** A count as people type it: with separators, or in the digits of any script. What is none stays as it was typed. */
export function typedNumber(typed: string): number | string {
  const plain = plainNumber(typed);
  const number = GROUPED.test(plain) ? plain.replace(/\D/g, '') : plain;
  return NUMBER.test(number) ? Number(number) : typed;
}

/** A measure, in which a point or a comma begins the decimals: 12.500 is 12.5. What is none stays as it was typed. */
export function typedMeasure(typed: string): number | string {
  const plain = plainNumber(typed);
  const number = GROUPED_MEASURE.test(plain) ? plain.replace(/[^-+\d.]/g, '') : plain.replace(COMMA, '.');
  return NUMBER.test(number) ? Number(number) : typed;
}

/** A text in which full-width characters are plain, and the digits of all scripts are those of Latin. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digit => String(digitOf(digit)));
}

function plainNumber(typed: string): string {
  return latinDigits(typed).trim().replace('\u2212', '-').replace('٫', '.');
}

/** The digits of a script stand together, from nought on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
