import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { zip } from '../../press/deckfile/index.js';
import { ProblemError } from '../../speech/index.js';
import type { Tools } from '../worker/tools.js';
import { cells } from './cells.js';

const tools = {
  project: { open: async () => {}, library: projectLibrary() },
  told: (problems: readonly { code: string }[]) => problems,
} as unknown as Tools<never>;
const read = (name: string, data?: Blob | string) =>
  cells({ name, locale: 'yue', ...(data === undefined ? {} : { data }) }, tools);

/** The codes of what is wrong, with the reason inside. */
async function refusal(name: string, data?: Blob | string): Promise<string> {
  const fault = await read(name, data).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(fault instanceof ProblemError)) throw new Error(`not refused: ${String(fault)}`);
  const [{ code, values }] = fault.problems;
  const { why } = values;
  return typeof why === 'object' && 'code' in why ? `${code} ${why.code}` : code;
}

/** An .xlsx as spreadsheet programs write it, with one sheet. */
function spreadsheet(rows: readonly (readonly (string | boolean)[])[], more = '', addresses = true): Blob {
  const cell = (value: string | boolean, at: string) =>
    typeof value === 'boolean'
      ? `<c r="${at}" t="b"><v>${Number(value)}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (values: readonly (string | boolean)[], i: number) =>
    `<row r="${i + 1}">${values.map((value, j) => cell(value, `${'ABC'[j]}${i + 1}`)).join('')}</row>`;
  const whole = rows.map(row).join('');
  const sheet = addresses ? whole : whole.replace(/ r="\w+"/g, '');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    '_rels/.rels': `<Relationships xmlns="${related}"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${related}"><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>${more}`,
  };
  const bytes = Object.entries(files).map(([path, text]): [string, Uint8Array] => [
    path,
    new TextEncoder().encode(`<?xml version="1.0"?>${text}`),
  ]);
  return new Blob([new Uint8Array(zip(new Map(bytes)))]);
}

describe('a list that is dropped on the page', () => {
  test('may be a spreadsheet that does not say where its cells are', async () => {
    const rows = [
      ['word', 'child_safe'],
      ['狐狸', true],
    ] as const;
    expect((await read('list.xlsx', spreadsheet(rows, '', false))).cells).toEqual(
      (await read('list.xlsx', spreadsheet(rows))).cells,
    );
  });

  test('may be a spreadsheet, in which yes and no became truth values', async () => {
    const sheet = spreadsheet([
      ['Word', 'Child safe', 'from'],
      ['狐狸', true, 'Ann'],
      ['賭場', false, 'Bob'],
    ]);
    expect((await read('list.xlsx', sheet)).cells).toEqual({
      columns: [
        { name: 'Word', meant: 'word' },
        { name: 'Child safe', meant: 'child_safe' },
        { name: 'from' },
      ],
      rows: [
        ['狐狸', 'yes', 'Ann'],
        ['賭場', 'no', 'Bob'],
      ],
    });
  });

  test('in an old encoding is read, and that is said', async () => {
    // 狐狸,賭場 in Big5.
    const bytes = [0xaa, 0xb0, 0xaf, 0x57, 0x0a, 0xbd, 0xe4, 0xb3, 0xf5, 0x0a];
    const { cells, problems } = await read('old.txt', new Blob([new Uint8Array(bytes)]));
    expect(cells.rows).toEqual([['狐狸'], ['賭場']]);
    expect(problems).toMatchObject([{ code: 'words.not-utf8', values: { encoding: 'Big5' } }]);
  });

  test('is refused in the words of the check if it is a folder, a PDF, an old spreadsheet or nothing', async () => {
    expect(await refusal('lists')).toBe('cli.folder-not-file');
    expect(await refusal('a.pdf', '%PDF-1.7')).toBe('words.unreadable words.not-csv');
    const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])]);
    expect(await refusal('a.xls', old)).toBe('words.unreadable words.not-csv');
    expect(await refusal('a.csv', '')).toBe('words.unreadable words.empty-file');
    expect(await refusal('a.csv', 'word,child_safe\n')).toBe('words.no-words');
  });

  test('is refused if it is too large to show', async () => {
    expect(await refusal('a.csv', new Blob([new Uint8Array(17 * 2 ** 20)]))).toBe('studio.list-too-large');
    expect(await refusal('a.csv', 'fox\n'.repeat(20_001))).toBe('studio.list-too-long');
  });

  test('is refused if it is a damaged spreadsheet, a zip of something else, or a zip bomb', async () => {
    const whole = spreadsheet([['fox']]);
    expect(await refusal('a.xlsx', whole.slice(0, whole.size - 40))).toBe('deckfile.cut-off');
    expect(await refusal('a.xlsx', spreadsheet([['fox']], '<'))).toBe('studio.not-a-sheet');
    const other = zip(new Map([['letter.txt', new Uint8Array(9)]]));
    expect(await refusal('a.zip', new Blob([new Uint8Array(other)]))).toBe('words.unreadable words.not-csv');
    expect(await refusal('a.xlsx', spreadsheet([['fox']], ' '.repeat(49 * 2 ** 20)))).toBe(
      'deckfile.file-too-large',
    );
  });
});
