/** Groups of three digits: 10,000, 10.000, 10 000, 10'000, 10_000, 10٬000. */
const GROUPED = /^\d{1,3}(?:[,.'’_٬،\s]\d{3})+$/;

/** A number as people type it: with separators, or in the digits of any script. What is none stays as it was typed. */
export function typedNumber(typed: string): number | string {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/\p{Nd}/gu, digit => String(digitOf(digit)));
  const number = Number(
    GROUPED.test(plain) ? plain.replace(/\D/g, '') : plain.replace(/^(\d+)٫(\d+)$/, '$1.$2'),
  );
  return plain === '' || Number.isNaN(number) ? typed : number;
}

/** The digits of a script stand together, from nought on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
