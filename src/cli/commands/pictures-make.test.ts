import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Desk } from '../cli.fixture.js';

const desk = new Desk();
const { deckwright, inProcess, write, names } = desk;

const MINE = 'pictures:\n- { host: lion, guest: crown, by: wear } # the king';

const read = (name: string) => fs.readFileSync(path.join(desk.folder, name), 'utf8');
const make = (...args: string[]) => inProcess('pictures', 'make', '--count', '4', ...args);

describe('pictures make', () => {
  test('writes the pictures that are kept below those of a list written by hand', async () => {
    write('mine.yaml', MINE);
    const { status, stdout } = await make('--keep', '2', '--out', 'mine.yaml');
    expect([status, stdout]).toEqual([0, 'mine.png\nmine.yaml\n1 kept: 2 pictures in mine.yaml.\n']);
    expect(read('mine.yaml')).toMatch(
      /^pictures:\n- .* # the king\n- \{ host: \S+, guest: \S+, by: \w+.* \}\n$/,
    );
    const printed = deckwright('print', 'pictures', '--pictures', 'mine.yaml', '--only', 'pictures');
    expect(printed.stdout).toContain('all 2 pictures are in their places');
  });

  test('counts one picture as one', async () => {
    expect((await make('--keep', '3')).stdout).toContain('1 kept: 1 picture in output/my-pictures.yaml.');
  });

  test.each([
    [['--keep', '5'], 'pictures make --keep: There is no picture 5: the sheet has 4.'],
    [['--out', 'mine.txt'], 'pictures make --out: "out" is "mine.txt". Give a file name that ends in .yaml.'],
  ])('%j is an error of the call', async (flags, told) => {
    const { status, stderr } = await make(...flags);
    expect([status, names('output')]).toEqual([2, []]);
    expect(stderr).toContain(`error: ${told}`);
  });
});

describe("a person's own list of pictures", () => {
  test('is told every picture that cannot be put together, by its line', async () => {
    write(
      'mine.yaml',
      `pictures:
  - { host: lionn, guest: crown, by: wear }
  - { host: lion, guest: crown, by: wear }
  - { host: lion, guest: crown, by: wear, at: tail }
  - { host: top-hat, guest: lion, by: wear }
`,
    );
    const { status, stderr } = await inProcess('print', 'pictures', '--pictures', 'mine.yaml');
    expect(status).toBe(1);
    expect(stderr).toContain('mine.yaml:2: There is no icon "lionn". Did you mean "lion"?');
    expect(stderr).toContain('mine.yaml:4: "at" is "tail". It can be: head, eyes, neck.');
    expect(stderr).toContain('mine.yaml:5: As a host, the icon "top-hat" has no entry.');
    expect(stderr).toContain('3 errors.');
  });

  test('has at least one picture', async () => {
    write('mine.yaml', 'pictures: []\n');
    const { status, stderr } = await inProcess('print', 'pictures', '--pictures', 'mine.yaml');
    expect([status, stderr]).toEqual([
      1,
      'error: mine.yaml: There is no picture to print. Give at least two, or mix in others with --pictures shipped.\n' +
        '1 error. Nothing was written.\n',
    ]);
  });
});

describe('options that a game has no use for are refused', () => {
  test.each([
    ['decrypto', ['--keys', '3'], '--keys: The box of decrypto has no keys.'],
    ['decrypto', ['--map', 'world'], '--map: The box of decrypto has no map.'],
    ['decrypto', ['--notes', '1001'], 'Give a whole number from 1 to 1,000.'],
    ['pictures', ['--scramble'], '--scramble: The box of pictures has no keywords.'],
    ['pictures', ['--words', 'list.csv'], '--words: This deck has pictures only, and no words.'],
  ])('%s %j', async (game, flags, told) => {
    const { status, stderr } = await inProcess('print', game, ...flags);
    expect([status, names('output')]).toEqual([2, []]);
    expect(stderr).toContain(told);
  });
});
