import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { handMade, onePage } from '../pdfium/hand-made.fixture.js';
import { readObjects } from './read-objects.js';
import { StreamReader } from './streams.js';
import { Damaged, isDictionary, type Value } from './values.js';

/** The keys of all dictionaries of a file that are not of a plain page; or that it is damaged. */
async function keysIn(bytes: Uint8Array): Promise<readonly string[] | 'damaged'> {
  const keys = new Set<string>();
  const walk = (value: Value): void => {
    if (isDictionary(value))
      for (const [key, each] of value) {
        keys.add(key);
        walk(each);
      }
    else if (Array.isArray(value)) for (const each of value) walk(each);
  };
  const quiet = () => {};
  try {
    await readObjects(bytes, new StreamReader(quiet), ({ value }) => walk(value), quiet);
  } catch (fault) {
    if (fault instanceof Damaged) return 'damaged';
    throw fault;
  }
  return [...keys];
}

const BLANK = { dict: '', data: '' };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const latin1 = (written: string) => Uint8Array.from(Buffer.from(written, 'latin1'));
/** A page on which object 5 is written like this. */
const withObject = (written: string) => onePage(BLANK, { more: { 5: written } });

/** The offset of a text in a file of one byte for each letter. */
const row = (at: number) => `${String(at).padStart(10, '0')} 00000 n \n`;

/** A file changed by appending: `written` at its end, and a table that says where each of these objects is in it. */
function appended(bytes: Uint8Array, written: string, trailer = '', at?: Record<number, number>): Uint8Array {
  const before = text(bytes);
  const end = before.length + written.length;
  const places =
    at ??
    Object.fromEntries(
      [...written.matchAll(/(\d+) 0 obj/g)].map(({ 1: number, index }) => [number, before.length + index]),
    );
  const rows = Object.entries(places).map(([number, place]) => `${number} 1\n${row(place)}`);
  const entries = `/Size 100/Root 1 0 R/Info 99 0 R${trailer}`;
  return latin1(
    `${before}${written}xref\n${rows.join('')}trailer\n<<${entries}>>\nstartxref\n${end}\n%%EOF\n`,
  );
}

interface Packing {
  /** What the stream of objects holds, from 60 on. */
  readonly values: readonly string[];
  readonly head?: string;
  readonly dict?: string;
  readonly count?: number;
  /** The entries of the table, instead of the right ones: kind, and two numbers. */
  readonly entries?: readonly (readonly [number, number, number])[];
  readonly table?: string;
}

/** A page, and a stream of objects with a table that is a stream itself, as other programs write them. */
function packed({ values, head, dict = '', count, entries, table }: Packing): Uint8Array {
  const before = text(onePage(BLANK));
  let at = 0;
  const places = values.map((value, i) => {
    const place = `${60 + i} ${at}`;
    at += value.length + 1;
    return place;
  });
  const first = `${head ?? places.join(' ')} `;
  const data = deflateSync(Buffer.from(`${first}${values.join(' ')}`, 'latin1'));
  const stream = (number: number, dict: string, bytes: Uint8Array) =>
    `${number} 0 obj\n<<${dict}/Length ${bytes.length}/Filter/FlateDecode>>\nstream\n${text(bytes)}\nendstream\nendobj\n`;
  const objects = stream(50, `/Type/ObjStm/N ${count ?? values.length}/First ${first.length}${dict}`, data);
  const end = before.length + objects.length;
  const right = [[1, before.length, 0], [1, end, 0], ...values.map((_, i) => [2, 50, i])];
  const rows = Buffer.from(
    (entries ?? right).flatMap(([a, b, c]) => [a, b >> 16, (b >> 8) & 255, b & 255, c]),
  );
  const index = `[50 2 60 ${values.length}]`;
  const own = `/Type/XRef/Size 100/Root 1 0 R/Info 99 0 R/W[1 3 1]/Index${index}`;
  const xref = stream(51, table ?? own, deflateSync(rows));
  return latin1(`${before}${objects}${xref}startxref\n${end}\n%%EOF\n`);
}

describe('what is asked for is found wherever it is', () => {
  test.each([
    ['with its letters as numbers', '<</#4f#43 6 0 R>>'],
    ['between comments', '<<%/No\n/OC%(\n6%>>\n0%]\rR>>'],
    ['after texts that look like its end', '<</A(>> endobj \\) (x) \\\\)/B<3e3e>/OC 6 0 R>>'],
    ['after a name that runs into another', '<</A/B/OC/C>>'],
    ['in a list of lists', '[[[<</OC null>>]]]'],
    ['after words that are none', '[nul tru /R RR <</OC 1>>]'],
    ['without any space', '<</A[1 2]/B<</C/D>>/OC[]>>'],
  ])('%s', async (_, written) => {
    expect(await keysIn(withObject(written))).toContain('OC');
  });

  test('in an object that nothing leads to, and in an older one of that number', async () => {
    const unread = appended(onePage(BLANK), '70 0 obj <</OC 1>> endobj\n', '', {});
    expect(await keysIn(unread)).toContain('OC');
    expect(await keysIn(appended(withObject('<</OC 1>>'), '5 0 obj <<>> endobj\n'))).toContain('OC');
    expect(await keysIn(appended(withObject('<<>>'), '5 0 obj <</OC 1>> endobj\n'))).toContain('OC');
  });

  test('in a stream of objects, also as another value of a number that is there', async () => {
    expect(await keysIn(packed({ values: ['<<>>', '<</OC 5 0 R>>'] }))).toContain('OC');
    expect(await keysIn(packed({ values: ['<</OC 1>>'], head: '5 0', entries: [] }))).toBe('damaged');
    const second = packed({ values: ['<</OC 1>>'], head: '60 0', table: undefined });
    expect(await keysIn(second)).toContain('OC');
  });

  test('in what only an old or only a new reader sees of a file for both', async () => {
    const hidden = text(packed({ values: ['<</OC 1>>'] }));
    const at = hidden.indexOf('51 0 obj');
    const both = appended(latin1(hidden), '', `/XRefStm ${at}`, {});
    expect(await keysIn(both)).toContain('OC');
  });
});

describe('a file that could be read in two ways is damaged', () => {
  test.each([
    ['a name that stands twice in a dictionary', '<</A 1/OC 2/A 3>>'],
    ['one whose other spelling stands there too', '<</A 1/#41 2>>'],
    ['a name with half a number', '<</A#4 1>>'],
    ['a key that is no name', '<</A 1 2 3>>'],
    ['a key without a value', '<</A>>'],
    ['two values', '<<>> <</A 1>>'],
    ['none', ''],
    ['a list that ends as a dictionary', '[1 2 >>'],
    ['a text that never ends', '(abc\\)'],
    ['digits that are none', '<4x>'],
    ['a bracket of PostScript', '{1}'],
    ['a reference to an object that was there before', '[5 1 R]'],
    ['a reference from nowhere', '[R]'],
    ['lists a thousand deep', '['.repeat(1000) + ']'.repeat(1000)],
    ['a million brackets', '['.repeat(1_000_000)],
    ['a name of a million letters', `/${'#41'.repeat(1_000_000)}`],
    ['a text of two million', `(${'x'.repeat(2_000_000)})`],
    ['another, in digits', `<${'4'.repeat(2_000_000)}>`],
    ['a list of two million', `[${'0 '.repeat(2_000_000)}]`],
  ])('%s', async (_, written) => {
    expect(await keysIn(withObject(written))).toBe('damaged');
  });

  test('something between its objects, and after its end', async () => {
    const page = text(onePage(BLANK));
    expect(await keysIn(latin1(page))).not.toBe('damaged');
    for (const wrong of [
      page.replace('endobj\n3 0 obj', 'endobj\nhello\n3 0 obj'),
      page.replace('endobj\n3 0 obj', 'endobj\n<</OC 1>>\n3 0 obj'),
      `${page}hello`,
      `hello\n${page}`,
      page.replace('endobj', 'endob'),
      page.replace(/startxref[\s\S]*/, ''),
      page.replace(/xref[\s\S]*/, ''),
    ])
      expect(await keysIn(latin1(wrong))).toBe('damaged');
    expect(await keysIn(latin1(`${page}\0\0\n % The end`))).not.toBe('damaged');
  });

  test('an object that only its table finds, in a stream', async () => {
    const secret = '5 0 obj <</OC 1>> endobj';
    const page = text(onePage({ dict: '', data: `% ${secret} ` }));
    expect(await keysIn(latin1(page))).not.toContain('OC');
    const told = appended(latin1(page), '', '', { 5: page.indexOf(secret) });
    expect(await keysIn(told)).toBe('damaged');
  });

  test('a table that says where nothing is, or something else', async () => {
    const page = onePage(BLANK);
    const at = text(page).indexOf('3 0 obj');
    expect(await keysIn(appended(page, '', '', { 3: at }))).not.toBe('damaged');
    for (const [number, place] of [
      [3, at + 1],
      [4, at],
      [3, 0],
      [3, 9_999_999_999],
    ])
      expect(await keysIn(appended(page, '', '', { [number]: place })), `${number} ${place}`).toBe('damaged');
    for (const trailer of ['/Prev 7', '/XRefStm 20', '/Prev -1', '/Prev(0)'])
      expect(await keysIn(appended(page, '', trailer)), trailer).toBe('damaged');
  });

  test('a stream whose length is not what is there', async () => {
    const stream = (dict: string, more = {}) => onePage({ dict, data: 'q Q\nendstream\nq Q' }, { more });
    expect(await keysIn(stream('/Length 17'))).not.toBe('damaged');
    expect(await keysIn(stream('/Length 3'))).toBe('damaged');
    expect(await keysIn(stream('/Length 16'))).toBe('damaged');
    expect(await keysIn(stream('/Length 99999999999'))).toBe('damaged');
    // Elsewhere in the file, it is the first end that counts.
    expect(await keysIn(stream('/Length 7 0 R', { 7: '17' }))).toBe('damaged');
    const plain = (length: string) =>
      onePage({ dict: '/Length 7 0 R', data: 'q Q' }, { more: { 7: length } });
    expect(await keysIn(plain('3'))).not.toBe('damaged');
    for (const length of ['2', '5', '(3)', '[3]', '7 0 R', 'null'])
      expect(await keysIn(plain(length)), length).toBe('damaged');
    expect(await keysIn(appended(plain('3'), '7 0 obj 9 endobj\n'))).toBe('damaged');
  });

  test.each<[string, Partial<Packing>]>([
    ['lie in one another', { head: '60 0 61 2' }],
    ['begin before the first', { head: '60 0 61 0' }],
    ['are more than there are', { count: 3 }],
    ['are a billion', { count: 1_000_000_000 }],
    ['are after its end', { head: '60 0 61 900' }],
    ['are compressed in a way that is written elsewhere', { dict: '/Filter 7 0 R' }],
    ['are others than the table says', { entries: [[1, 0, 0]] }],
    ['stand elsewhere in it', { head: '61 0 60 5' }],
  ])('objects of a stream that %s', async (_, packing) => {
    expect(await keysIn(packed({ values: ['<<>>', '<</A 1>>'] }))).toContain('A');
    expect(await keysIn(packed({ values: ['<<>>', '<</A 1>>'], ...packing }))).toBe('damaged');
  });

  test.each([
    ['has fields of nothing', '/W[0 0 0]/Size 9'],
    ['has fields of eight bytes', '/W[1 8 1]/Size 9'],
    ['has no fields', '/Size 9'],
    ['has more rows than are there', '/W[1 3 1]/Size 999999999999'],
    ['has ranges of nothing', '/W[1 3 1]/Index[5]'],
    ['is foretold in an unknown way', '/W[1 3 1]/Size 1/DecodeParms<</Predictor 2>>'],
    ['is foretold in a million columns', '/W[1 3 1]/Size 1/DecodeParms<</Predictor 12/Columns 1000000>>'],
  ])('a table that %s', async (_, dict) => {
    expect(await keysIn(packed({ values: ['<<>>'], table: `/Type/XRef/Root 1 0 R${dict}` }))).toBe('damaged');
  });
});

test('versions that lead to themselves come to an end, and so does a file of a thousand', async () => {
  const page = onePage(BLANK);
  expect(await keysIn(appended(page, '', `/Prev ${text(page).length}`))).not.toBe('damaged');
  let all = page;
  for (let version = 0; version < 60; version++) all = appended(all, `${5} 0 obj ${version} endobj\n`);
  expect(await keysIn(all)).not.toBe('damaged');
  for (let version = 0; version < 60; version++) all = appended(all, `${5} 0 obj ${version} endobj\n`);
  expect(await keysIn(all)).toBe('damaged');
});

test('a table of a billion rows, and a stream of objects that inflates without end, are damaged at once', async () => {
  const rows = text(onePage(BLANK)).replace('0 100\n', '0 1000000000\n');
  expect(await keysIn(latin1(rows))).toBe('damaged');
  const bomb = {
    dict: '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
    data: deflateSync(new Uint8Array(2e8)),
  };
  expect(await keysIn(handMade({ 1: '<</Type/Catalog>>', 5: bomb }))).toBe('damaged');
});

test.each([
  ['as they are', undefined],
  ['from nothing', 0],
  ['from the left', 1],
  ['from above', 2],
  ['from both', 3],
  ['from whichever is nearest', 4],
] as const)('the rows of a table are read, foretold %s as PNG does it', async (_, way) => {
  const page = text(onePage(BLANK));
  const rows = [1, 2, 3, 4, 99].map(number => {
    const at = page.indexOf(`${number} 0 obj`);
    return [1, at >> 8, at & 255];
  });
  const foretold = (row: number, column: number) => {
    const [left, above] = [rows[row][column - 1] ?? 0, rows[row - 1]?.[column] ?? 0];
    const before = rows[row - 1]?.[column - 1] ?? 0;
    const guess = left + above - before;
    const nearest = [left, above, before].toSorted((a, b) => Math.abs(guess - a) - Math.abs(guess - b))[0];
    return [0, left, above, Math.floor((left + above) / 2), nearest][way ?? 0];
  };
  const written = rows.flatMap((cells, row) => [
    ...(way === undefined ? [] : [way]),
    ...cells.map((cell, column) => cell - foretold(row, column)),
  ]);
  const parameters = way === undefined ? '' : `/DecodeParms<</Predictor ${10 + way}/Columns 3>>`;
  const table = (cells: readonly number[]) => {
    const data = deflateSync(Uint8Array.from(cells));
    const dict = `/Type/XRef/Size 100/Root 1 0 R/W[1 2 0]/Index[1 4 99 1]${parameters}`;
    const stream = `<<${dict}/Length ${data.length}/Filter/FlateDecode>>\nstream\n${text(data)}\nendstream`;
    return latin1(`${page}51 0 obj\n${stream}\nendobj\nstartxref\n${page.length}\n%%EOF\n`);
  };
  expect(await keysIn(table(written))).toContain('W');
  expect(await keysIn(table(written.with(-1, written[written.length - 1] + 1)))).toBe('damaged');
});
