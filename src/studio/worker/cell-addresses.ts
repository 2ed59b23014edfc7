const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const TAG = /<((?:\w+:)?)(row|c)((?:[\s/][^>]*)?)>/g;
const ADDRESS = /\sr=(["'])([A-Z]*)(\d+)\1/;

/**
 * The files of an .xlsx in which every cell says where it is. The format lets a program leave that out where a cell
 * follows the one before it (ECMA-376, 18.3.1.4), and what reads them here does not know.
 */
export function withAddresses(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  return new Map([...files].map(([path, bytes]) => [path, SHEET.test(path) ? addressed(bytes) : bytes]));
}

function addressed(bytes: Uint8Array): Uint8Array {
  let [row, column] = [0, 0];
  const xml = new TextDecoder().decode(bytes);
  const whole = xml.replace(TAG, (tag, prefix: string, name: string, rest: string) => {
    const [, , letters = '', digits] = ADDRESS.exec(rest) ?? [];
    if (name === 'row') {
      row = digits === undefined ? row + 1 : Number(digits);
      column = 0;
      return digits === undefined ? `<${prefix}row r="${row}"${rest}>` : tag;
    }
    column = letters === '' ? column + 1 : numberOf(letters);
    return letters === '' ? `<${prefix}c r="${lettersOf(column)}${row}"${rest}>` : tag;
  });
  return whole === xml ? bytes : new TextEncoder().encode(whole);
}

/** `AB` -> 28 */
function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  if (column === 0) return '';
  const last = (column - 1) % 26;
  return lettersOf((column - 1 - last) / 26) + String.fromCharCode(65 + last);
}
