import { LIMITS, unzip, zip } from '../../press/deckfile/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { withAddresses } from './cell-addresses.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const MEBIBYTE = 2 ** 20;
const SHEETS = { ...LIMITS, fileBytes: 48 * MEBIBYTE, allBytes: 64 * MEBIBYTE };
/** In the directory at the end of every .xlsx, uncompressed. */
const WORKBOOK = new TextEncoder().encode('xl/workbook.xml');

/** Whether bytes are an .xlsx; any other zip is not. */
export function isSpreadsheet(bytes: Uint8Array): boolean {
  if (!ZIP.every((byte, i) => bytes[i] === byte)) return false;
  return bytes.some((_, at) => WORKBOOK.every((byte, i) => bytes[at + i] === byte));
}

/**
 * The rows of the first sheet that has any. Unpacked by our own reader, which refuses zip bombs, and handed on stored:
 * the other would unpack in workers that the page's policy forbids. Throws a ProblemError.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  name: string,
): Promise<readonly (readonly string[])[]> {
  const plain = zip(withAddresses(unzip(bytes, name, SHEETS)), true);
  const { default: readSheets } = await import('read-excel-file/universal');
  try {
    const sheets = await readSheets(new Blob([new Uint8Array(plain)]));
    return (sheets.find(({ data }) => data.length > 0)?.data ?? []).map(row => row.map(textOf));
  } catch {
    throw new ProblemError([error('studio.not-a-sheet', name)]);
  }
}

/** Spreadsheet programs turn "yes" and "no" typed as TRUE and FALSE into truth values. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
