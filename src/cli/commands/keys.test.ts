import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { THREE_TEAMS } from '../../data/keys.fixture.js';
import { foreign } from '../../proof/foreign-pdf.fixture.js';
import { Desk } from '../cli.fixture.js';

const desk = new Desk();
const { deckwright, inProcess, write } = desk;

function read(name: string): Buffer {
  return fs.readFileSync(path.join(desk.folder, name));
}

/** The files of a folder, without those that Deckwright keeps for itself. */
function listing(name = 'output'): string[] {
  return desk.names(name).filter(file => !file.startsWith('.'));
}

/** The paths of the PDFs in a folder. */
function pdfs(name = 'output'): string[] {
  return listing(name)
    .filter(file => file.endsWith('.pdf'))
    .map(file => path.join(name, file));
}

/** The first card of seed 1. */
const ID = 'C-03Y5-BWBE-W';
const ROWS = ['R.RBB', 'BX.BR', '.RB..', 'B.RBR', '.RRBR'];
const GRID = `${ROWS.join('\n')}\n`;
/** The same card with its left edge up. */
const TURNED = `${ROWS.map((_, x) =>
  ROWS.map(row => row[x])
    .toReversed()
    .join(''),
).join('\n')}\n`;

describe('keys deal', () => {
  test('writes a PDF and a manifest, says what was proved and how to print it', () => {
    const { status, stdout, stderr } = deckwright('keys', 'deal', '--count', '4');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(pdfs()[0]);
    expect(stdout).toContain('4 key cards (2 red, 2 blue starts): all proved legal');
    expect(stdout).toContain('Print at 100 % (no scaling) on A4, 1 sheet of paper.');
    expect(listing()).toHaveLength(2);
    const [manifest] = listing().filter(file => file.endsWith('-manifest.json'));
    expect(JSON.parse(String(read(path.join('output', manifest))))).toMatchObject({
      batch: { kind: 'codenames', count: 4, seed: '1' },
      files: [{ name: path.basename(pdfs()[0]) }],
    });
  });

  test('writes a row for each card as CSV, and does not mention paper', async () => {
    const { status, stdout } = await inProcess('keys', 'deal', 'pictures', '--count', '6', '--format', 'csv');
    expect(status).toBe(0);
    expect(stdout).not.toContain('paper');
    const [csv] = listing().filter(file => file.endsWith('.csv'));
    const [header, ...rows] = String(read(path.join('output', csv)))
      .trimEnd()
      .split('\n');
    expect(header).toBe('id,start,cells');
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toMatch(/^P-\w{3}-\w{3}-\w,(red|blue),[RB.X]{20}$/);
  });

  test('deals the same bytes again from a manifest; options win', async () => {
    expect(
      (await inProcess('keys', 'deal', 'duet', '--count', '5', '--seed', '012', '--locale', 'en')).status,
    ).toBe(0);
    const [pdf] = pdfs();
    const first = read(pdf);
    const manifest = path.join('output', listing().find(file => file.endsWith('.json')) as string);
    expect((await inProcess('keys', 'deal', manifest, '--out', 'again')).status).toBe(0);
    expect(read(pdfs('again')[0]).equals(first)).toBe(true);
    expect(
      (await inProcess('keys', 'deal', manifest, '--count', '2', '--format', 'csv', '--out', 'two')).stdout,
    ).toContain('2 key cards');
    const print = await inProcess('print', manifest);
    expect([print.status, print.stderr]).toEqual([
      1,
      expect.stringContaining('Deal it again with keys deal'),
    ]);
    expect((await inProcess('keys', 'show', ID, '--out', 'one')).status).toBe(0);
    const card = await inProcess('keys', 'deal', path.join('one', `${ID}-manifest.json`));
    expect([card.status, card.stderr]).toEqual([
      1,
      expect.stringContaining(`Print it with keys show ${ID}.`),
    ]);
  });

  test('divides its sheets into files, and reads them back on request', async () => {
    const { status, stdout } = await inProcess('keys', 'deal', '--count', '20', '--sheets', '1', '--verify');
    expect(status).toBe(0);
    expect(pdfs()).toHaveLength(2);
    expect(stdout).toContain(
      'Read back from the finished PDFs: 20 key cards are legal and true to their ids',
    );
    expect(stdout).toContain('2 sheets of paper');
  });

  test.each([
    [['--count', '0'], 'keys deal --count: "count" is 0. It must be at least 1.'],
    [['--count', '-3'], 'keys deal --count: "count" is -3.'],
    [['--count', '2.5'], 'keys deal --count: "count" is 2.5.'],
    [['--count', '1e30'], 'keys deal --count: "count" is 1e+30.'],
    [['picturs'], 'There is no kind of key card called "picturs". Did you mean "pictures"?'],
    [['mine.yaml'], 'mine.yaml: There is no such file.'],
    [['--from', '105172353000'], 'Use whole numbers that add up to 105,172,353,000 or less'],
    [['--fix', 'C3'], '"C3" fixes no cell. Write a cell and its role, such as C3=assassin.'],
    [['--fix', 'C3=assassin', 'c3=red'], '"c3" is fixed twice. Fix each cell once.'],
    [['--count', '9', '--starts', 'equal'], '"equal starts" is impossible for 9 cards of codenames.'],
  ])('with %j says why, and writes nothing', async (args, help) => {
    const { status, stderr } = await inProcess('keys', 'deal', ...args);
    // A wrong flag is a fault of the call; a file that is missing, or a wish that no card meets, is none.
    const isCall = /^error: (keys deal --|key kind:)/.test(stderr);
    expect([status, stderr]).toEqual([isCall ? 2 : 1, expect.stringContaining(help)]);
    expect(stderr).toContain('1 error. Nothing was written.');
    expect(listing('.')).toEqual([]);
  });

  test('with your own kind and theme writes what verify and keys check can read', async () => {
    write('trio.yaml', THREE_TEAMS);
    write('mine.yaml', 'colours:\n  red: "#aa0000"\n');
    const dealt = await inProcess('keys', 'deal', 'trio.yaml', '--count', '6', '--theme', 'mine.yaml');
    expect([dealt.status, dealt.stdout]).toEqual([
      0,
      expect.stringContaining('6 key cards (2 red, 2 blue, 2 green starts)'),
    ]);
    expect(await inProcess('verify')).toMatchObject({ status: 0, stderr: '' });
    const checked = await inProcess('keys', 'check', ...pdfs());
    expect([checked.status, checked.stdout]).toEqual([0, expect.stringMatching(/^6 key cards of trio \(2 /)]);
  });
});

describe('keys show', () => {
  test('shows the card with an id and prints it again, however the id is typed', async () => {
    const { status, stdout } = deckwright('keys', 'show', 'c o3y5 bwbe w');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      ...ROWS.map(row => [...row].join(' ')),
      'R red, B blue, . bystander, X assassin; red starts',
    ]);
    expect(pdfs()).toEqual([path.join('output', `${ID}.pdf`)]);
    expect((await inProcess('keys', 'check', ...pdfs())).stdout).toMatch(/^1 key card of codenames/);
    expect((await inProcess('verify')).status).toBe(0);
  });

  test('shows both faces of a two-faced card side by side', async () => {
    const { stdout } = await inProcess('keys', 'show', 'D-4EBD-S6V5-MFX-N', '--no-pdf');
    expect(stdout.split('\n')[0].replace(/ /g, '')).toBe('G..GG|G....');
  });

  test('writes nothing with --no-pdf', async () => {
    expect(await inProcess('keys', 'show', ID, '--no-pdf')).toMatchObject({ status: 0, stderr: '' });
    expect(listing('.')).toEqual([]);
  });

  test.each([
    ['C-03Y5-BWBF-W', 'has a wrong character, or two that are swapped.'],
    ['C-03Y5-BWBE', 'has 9 characters, but an id of codenames has 10.'],
    ['Z-03Y5-BWBE-W', 'does not begin with a known letter.'],
  ])('refuses %s and writes nothing', async (id, why) => {
    const { status, stdout, stderr } = await inProcess('keys', 'show', id);
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`"${id}" ${why}`)]);
    expect(listing('.')).toEqual([]);
  });
});

describe('keys check', () => {
  test('finds nothing wrong with what keys deal wrote, in any format, in all files together', async () => {
    for (const [i, format] of ['pdf', 'json', 'csv', 'txt'].entries()) {
      const dealt = await inProcess(
        'keys',
        'deal',
        '--count',
        '10',
        '--from',
        `${i * 10}`,
        '--format',
        format,
      );
      expect(dealt.status).toBe(0);
    }
    const files = listing().filter(file => !file.endsWith('-manifest.json'));
    expect(files).toHaveLength(4);
    const { status, stdout } = deckwright('keys', 'check', ...files.map(file => path.join('output', file)));
    expect([status, stdout]).toEqual([
      0,
      '40 key cards of codenames (20 red, 20 blue starts): all legal, no two alike however you turn them.\n',
    ]);
  });

  test('says what is wrong with each typed grid', async () => {
    write('one.txt', GRID.replace('X', '.'));
    write('two.txt', GRID.replace('X', '.'));
    const { status, stdout, stderr } = await inProcess('keys', 'check', 'one.txt', 'two.txt');
    expect([status, stdout]).toEqual([1, '']);
    for (const file of ['one.txt', 'two.txt'])
      expect(stderr).toContain(
        `error: ${file}: Card "#1" has bystander 8 instead of 7, assassin 0 instead of 1.`,
      );
    write('short.txt', GRID.slice(1));
    expect((await inProcess('keys', 'check', 'short.txt')).stderr).toContain(
      'short.txt:1: In card "#1", row 1 has 4 cells, not 5.',
    );
  });

  test('finds a card that is there twice, even turned', async () => {
    write('cards.txt', `${ID} red\n${GRID}\nred\n${TURNED}`);
    const { status, stderr } = await inProcess('keys', 'check', 'cards.txt');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(
        `cards.txt: Cards "${ID}" and "#2" are the same: the second is the first turned by 90 degrees.`,
      ),
    ]);
  });

  test('takes the kind you give, or says which kind it guesses', async () => {
    write('cards.txt', GRID.replace('.RRBR\n', ''));
    expect((await inProcess('keys', 'check', 'cards.txt')).stderr).toMatch(
      /^notice: cards.txt: These look like pictures cards, .* give their kind with --kind\.\nerror: /,
    );
    expect((await inProcess('keys', 'check', 'cards.txt', '--kind', 'codenames')).stderr).toContain(
      'have 20 cells, but a codenames card has 5 columns and 5 rows.',
    );
    write('cards.txt', GRID);
    expect((await inProcess('keys', 'check', 'cards.txt', '--kind', 'pictures')).stderr).toContain(
      'have 25 cells, but a pictures card has 5 columns and 4 rows.',
    );
  });

  test('refuses a PDF that is cut short, has a password, or is not ours', async () => {
    expect((await inProcess('keys', 'deal', '--count', '2')).status).toBe(0);
    const whole = read(pdfs()[0]);
    write('cut.pdf', whole.subarray(0, Math.floor(whole.length / 2)));
    write('locked.pdf', await foreign({ userPassword: 'secret' }));
    write('letter.pdf', await foreign({}));
    for (const [file, why] of [
      ['cut.pdf', 'The PDF is damaged or cut short.'],
      ['locked.pdf', 'The PDF is encrypted.'],
      ['letter.pdf', 'The PDF was made by "PDFKit", not by Deckwright.'],
    ]) {
      const { status, stdout, stderr } = await inProcess('keys', 'check', file);
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(`error: ${file}: ${why}`)]);
    }
  });
});

describe('a printed folder', () => {
  const PRINT = ['print', '--only', 'keys', '--keys', '8', '--no-contact'];

  test('is read back when it is printed, and again by verify', () => {
    expect(deckwright(...PRINT).stdout).toContain(
      'Read back from the finished PDFs: 8 key cards are legal and true to their ids; 8 cards: front and back match; all 120 things are in place, with nothing over them; nothing is cut off; all fonts are embedded; nothing is hidden in the files.',
    );
    const { status, stdout, stderr } = deckwright('verify');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/codenames-yue-keys\.pdf +8 ok +8 ok +8 ok/);
    expect(stdout).toContain('The PDF is right.');
  });

  test('is not read back with --no-verify', async () => {
    const { status, stdout } = await inProcess(...PRINT, '--no-verify');
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('Read back')]);
    expect(pdfs()).toHaveLength(1);
  });

  test('with a missing or replaced file is wrong', async () => {
    expect(
      (await inProcess('print', '--only', 'keys,stand', '--keys', '8', '--no-contact', '--no-verify')).status,
    ).toBe(0);
    const [keys, stand] = pdfs();
    const kept = read(keys);
    expect((await inProcess(...PRINT, '--no-verify', '--seed', '9', '--out', 'other')).status).toBe(0);
    write(keys, read(pdfs('other')[0]));
    const changed = await inProcess('verify');
    expect([changed.status, changed.stderr]).toEqual([
      1,
      expect.stringContaining(`${keys}, page 1: Card C-`),
    ]);
    write(keys, kept);
    expect((await inProcess('verify')).status).toBe(0);
    fs.rmSync(path.join(desk.folder, stand));
    const missing = await inProcess('verify');
    expect([missing.status, missing.stderr]).toEqual([
      1,
      expect.stringContaining('The manifest names "codenames-yue-stand.pdf", which is missing.'),
    ]);
  });

  test('with a changed file or manifest is wrong', async () => {
    expect((await inProcess(...PRINT, '--no-verify')).status).toBe(0);
    const manifest = path.join('output', 'codenames-yue-keys-manifest.json');
    const told = String(read(manifest));
    write(
      manifest,
      told.replace('"paper": "A4"', '"paper": "Letter"').replace('"long-edge"', '"short-edge"'),
    );
    const other = await inProcess('verify');
    expect([other.status, other.stdout]).toEqual([1, expect.stringMatching(/\d+ WRONG/)]);

    write(manifest, told.slice(0, -100));
    const damaged = await inProcess('verify');
    expect([damaged.status, damaged.stderr]).toEqual([
      1,
      `error: ${manifest}: This manifest is damaged. Make the deck again, or move the manifest away to check without it.\n1 error.\n`,
    ]);

    write(manifest, told);
    const [pdf] = pdfs();
    const bytes = read(pdf);
    write(pdf, bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 200));
    const broken = await inProcess('verify');
    expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('unreadable')]);
    expect(broken.stderr).toContain(`error: ${pdf}`);
  });

  test('without PDFs, or that does not exist, is an error', async () => {
    fs.mkdirSync(path.join(desk.folder, 'empty'));
    const empty = await inProcess('verify', 'empty');
    expect([empty.status, empty.stderr]).toEqual([1, expect.stringContaining('empty: There are no PDFs in')]);
    const gone = await inProcess('verify', 'gone');
    expect([gone.status, gone.stderr]).toEqual([1, expect.stringContaining('gone: There is no such file.')]);
  });
});
