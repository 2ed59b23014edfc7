const YES = ['yes', 'y', 'true', 't', '1', '是', '係', 'بله', 'بلی', 'آری'];
const NO = ['no', 'n', 'false', 'f', '0', '否', '不是', '唔係', 'خیر', 'نه'];

const known: ReadonlyMap<string, boolean> = new Map([
  ...YES.map(word => [word, true] as const),
  ...NO.map(word => [word, false] as const),
]);

/** Whether a cell says yes or no, in any of our languages; undefined if it says neither. */
export function yesOrNo(cell: string): boolean | undefined {
  const plain = cell
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .replaceAll('ي', 'ی')
    .replace(/[۰٠]/u, '0')
    .replace(/[۱١]/u, '1');
  return known.get(plain.toLowerCase());
}
