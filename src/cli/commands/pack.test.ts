import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { picture } from '../../pictures/photos/folder.fixture.js';
import { libraryOf, openDeck, throughDeck, zip } from '../../press/deckfile/index.js';
import { makeDeck } from '../../press/index.js';
import { Desk, ROOT } from '../cli.fixture.js';
import { openDesk } from '../desk.js';

const desk = new Desk();
const inDesk = (...names: string[]) => path.join(desk.folder, ...names);
const read = (...names: string[]) => fs.readFileSync(inDesk(...names));
const folder = (name: string) => fs.mkdirSync(inDesk(name), { recursive: true });
const words = (...list: string[]) => `word,child_safe\n${list.map(word => `${word},yes\n`).join('')}`;
const opened = (name: string) => openDeck(read(name), name);

const MAP = `title: Our street
map: schematic
start: home
cities:
  - { id: home, name: Home, at: [0, 0], tokens: 9, mistakes: 9 }
  - { id: school, name: School, at: [2, 2], tokens: 8, mistakes: 2 }
routes:
  - [home, school]
`;

/** A club's deck for two: its words, its map, its colours and its font, in folders of their own. */
function club(): void {
  for (const name of ['club/lists', 'club/looks/fonts']) folder(name);
  desk.write('club/our-map.yaml', MAP);
  fs.copyFileSync(path.join(ROOT, 'fonts/NotoSans-Regular.ttf'), inDesk('club/looks/fonts/thin.ttf'));
  const list = fs.readFileSync(path.join(ROOT, 'wordlists/en/duet.csv'), 'utf8');
  desk.write('club/lists/words.csv', list.split('\n').slice(0, 51).join('\n'));
  desk.write('club/looks/night.yaml', "colours: { red: '#aa2200' }\nfonts: { words: fonts/thin.ttf }\n");
  desk.write(
    'club/deck.yaml',
    `{ game: duet, locale: en, words: lists/words.csv, map: our-map.yaml, theme: looks/night.yaml,
      seed: 007, only: [words, map], contact: false, out: ../printed }`,
  );
}

test('a deck in one file prints the PDFs of its recipe, and they can be verified and printed again', async () => {
  club();
  const packed = desk.deckwright('pack', 'club/deck.yaml', '--name', 'Our club', '--out', 'our.deckwright');
  expect(packed).toMatchObject({ status: 0, stderr: '' });
  expect(packed.stdout).toMatch(/^our\.deckwright: The recipe and 4 files, \d+ kB\.\n$/);
  await desk.inProcess('print', 'club/deck.yaml', '--no-verify');
  // Nothing but the file.
  fs.rmSync(inDesk('club'), { recursive: true });

  expect(await desk.inProcess('print', 'our.deckwright', '--out', 'home')).toMatchObject({ status: 0 });
  const pdfs = ['duet-en-words.pdf', 'duet-en-map-our-map.pdf'];
  for (const name of pdfs) expect(Buffer.compare(read('home', name), read('printed', name)), name).toBe(0);
  expect(await desk.inProcess('verify', 'home')).toMatchObject({ status: 0 });
  const [manifest] = desk.names('home').filter(name => name.endsWith('-manifest.json'));
  const again = await desk.inProcess('print', `home/${manifest}`, '--out', 'again', '--no-verify');
  expect(again.stderr).not.toContain('changed');
  for (const name of pdfs) expect(Buffer.compare(read('again', name), read('printed', name)), name).toBe(0);

  fs.rmSync(inDesk('our.deckwright'));
  const lost = await desk.inProcess('verify', 'home');
  expect([lost.status, lost.stderr]).toEqual([
    1,
    'error: our.deckwright: There is no such deck. Put it back where it was, or print its PDFs again.\n1 error.\n',
  ]);
});

test('a deck in one file comes out the same, byte for byte, wherever the core runs', async () => {
  club();
  await desk.inProcess('pack', 'club/deck.yaml', '--out', 'our.deckwright');
  await desk.inProcess('print', 'our.deckwright', '--out', '.', '--no-verify');
  const { recipe, files } = opened('our.deckwright');
  const made = await makeDeck(
    recipe,
    { ...openDesk(), own: libraryOf(files) },
    { recorded: throughDeck(recipe, 'our.deckwright') },
  );
  expect(made.files.map(({ name }) => name)).toHaveLength(3);
  for (const { name, bytes } of made.files)
    expect(Buffer.compare(read(name), bytes), `${name} as the command line makes it`).toBe(0);
});

test('options win over the recipe in a deck, and problems name its files', async () => {
  folder('own');
  desk.write('own/deck.yaml', '{ locale: en, words: words.csv, only: [words], contact: false }');
  desk.write('own/words.csv', words('fox', 'owl', 'fox'));
  await desk.inProcess('pack', 'own/deck.yaml');
  expect(desk.names('own')).toContain('deck.deckwright');
  const twice = await desk.inProcess('print', 'own/deck.deckwright');
  expect(twice.stderr).toContain('error: own/deck.deckwright/words.csv:4: "fox" is already on line 2.');
  const { stderr } = await desk.inProcess('print', 'own/deck.deckwright', '--words', 'gone.csv');
  expect(stderr).toContain('error: gone.csv: There is no such file.');
  const check = await desk.inProcess('words', 'check', 'own/deck.deckwright/words.csv', '--locale', 'en');
  expect(check.stderr).toContain('error: own/deck.deckwright/words.csv:4: "fox" is already on line 2.');
});

test('a folder of pictures goes into the deck, without what is hidden in it', async () => {
  folder('club/holiday/more');
  for (const seed of [1, 2]) desk.write(`club/holiday/${seed}.jpg`, await picture(seed, 'jpeg', [640, 600]));
  desk.write('club/holiday/.notes', 'mine');
  desk.write('club/holiday/more/3.jpg', 'not here');
  desk.write(
    'club/deck.yaml',
    '{ game: pictures, locale: en, pictures: [holiday/], only: [pictures], contact: false }',
  );
  await desk.inProcess('pack', 'club/deck.yaml');
  const { recipe, files } = opened('club/deck.deckwright');
  expect([recipe.pictures, [...files.keys()]]).toEqual([['holiday'], ['holiday/1.jpg', 'holiday/2.jpg']]);
  await desk.inProcess('print', 'club/deck.yaml', '--out', 'printed', '--no-verify');
  await desk.inProcess('print', 'club/deck.deckwright', '--out', 'home', '--no-verify');
  const [home, printed] = ['home', 'printed'].map(out => read(out, 'pictures-en-pictures.pdf'));
  expect(Buffer.compare(home, printed)).toBe(0);
});

describe('a deck is not packed', () => {
  const told = (...args: string[]) => refused(1, ...args);
  const refused = async (wrong: number, ...args: string[]) => {
    const { status, stderr } = await desk.inProcess('pack', ...args);
    expect([status, desk.names('.').filter(name => name.endsWith('.deckwright'))]).toEqual([wrong, []]);
    return stderr;
  };

  test('without a file that it names', async () => {
    desk.write('deck.yaml', 'words: gone.csv\n');
    expect(await told('deck.yaml')).toContain('error: gone.csv: There is no such file.');
  });

  test('with a paper that there is not', async () => {
    desk.write('deck.yaml', 'paper: A9\n');
    expect(await told('deck.yaml')).toContain('error: deck.yaml:1: "paper": "A9" is unknown.');
  });

  test('with a font that only this machine finds', async () => {
    desk.write('deck.yaml', 'theme: theme.yaml\n');
    desk.write('theme.yaml', 'fonts: { words: /usr/share/fonts/own.ttf }\n');
    expect(await told('deck.yaml')).toContain('error: theme.yaml: The font "/usr/share/fonts/own.ttf"');
  });

  test('under a name that says something else', async () => {
    desk.write('deck.yaml', 'locale: fa\n');
    expect(await refused(2, 'deck.yaml', '--out', 'deck.zip')).toContain(
      'Give a file name that ends in .deckwright.',
    );
  });
});

test('a file that is no deck is refused with a clear word', async () => {
  desk.write('words.deckwright', words('fox'));
  const { status, stderr } = await desk.inProcess('print', 'words.deckwright');
  expect([status, stderr, desk.names('output')]).toEqual([
    1,
    'error: words.deckwright: Whatever its name says, this is not a Deckwright deck. Choose a file that Deckwright wrote.\n1 error. Nothing was written.\n',
    [],
  ]);
});

describe('a deck from a stranger', () => {
  const FONT = path.join(ROOT, 'fonts/NotoSans-Regular.ttf');
  const night = (font: string) => `fonts: { words: ${JSON.stringify(font)} }\n`;
  const strange = (recipe: object, files: Readonly<Record<string, string>>) => {
    const head = { format: 1, version: '0.4.0', name: 'Free deck', recipe };
    const all = { 'deck.json': JSON.stringify(head), ...files };
    const bytes = new Map(Object.entries(all).map(([name, text]) => [name, new TextEncoder().encode(text)]));
    fs.writeFileSync(inDesk('free.deckwright'), zip(bytes));
  };
  const few = { game: 'codenames', locale: 'en', only: ['words'], contact: false };

  test.each([
    ['absolute', () => FONT],
    ['..', () => path.relative(inDesk('looks'), FONT)],
    ['.. below a folder', () => `fonts/../../../${path.relative(path.dirname(desk.folder), FONT)}`],
    ['a server', () => '\\\\server\\share\\x.ttf'],
    ['a drive', () => 'C:\\x.ttf'],
    ['a file:', () => `file://${FONT}`],
  ])('reads no font outside itself, by a theme that names it as %s', async (_, font) => {
    strange({ ...few, theme: 'looks/night.yaml' }, { 'looks/night.yaml': night(font()) });
    for (const args of [['print'], ['pack']]) {
      const { status, stderr } = await desk.inProcess(
        ...args,
        'free.deckwright',
        '--out',
        `${args[0]}.deckwright`,
      );
      expect([status, stderr], args[0]).toEqual([
        1,
        expect.stringMatching(
          /is not the path of a file inside the deck|named by its whole path|no such file in the deck/,
        ),
      ]);
    }
  });

  test.each([
    { words: '/etc/passwd' },
    { theme: '../night.yaml' },
    { locale: 'C:\\mine.yaml' },
    { pictures: ['shipped', '../../photos'] },
    { map: '\\\\server\\map.yaml' },
    { pair: 'a/../../pair.yaml' },
  ])('whose recipe names something outside it is refused, whatever is printed of it: %j', async named => {
    strange({ ...few, only: ['stand'], ...named }, {});
    const { status, stderr } = await desk.inProcess('print', 'free.deckwright');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('is not the path of a file inside the deck'),
    ]);
  });

  test('that was printed reads nothing outside itself when it is verified', async () => {
    strange({ ...few, theme: 'night.yaml' }, { 'night.yaml': 'colours: { red: "#aa2200" }\n' });
    expect((await desk.inProcess('print', 'free.deckwright', '--out', 'home')).status).toBe(0);
    strange({ ...few, theme: 'night.yaml' }, { 'night.yaml': night(path.relative(desk.folder, FONT)) });
    const { stderr } = await desk.inProcess('verify', 'home');
    expect(stderr).toContain('is not the path of a file inside the deck');
  });

  test('may name a game, a theme or a place only by a name that the program knows', async () => {
    for (const named of [{ game: '../../x' }, { theme: '../x' }, { locale: '../x' }, { paper: '../x' }]) {
      strange({ ...few, ...named }, {});
      for (const command of ['print', 'pack']) {
        const { status, stderr } = await desk.inProcess(command, 'free.deckwright', '--out', 'x.deckwright');
        expect([status, stderr.includes('mistake in Deckwright')], JSON.stringify(named)).toEqual([1, false]);
      }
    }
  });

  test('takes a theme of the person who prints it, whose fonts lie where they like', async () => {
    desk.write('mine.yaml', night(FONT));
    strange(few, {});
    expect(
      (await desk.inProcess('print', 'free.deckwright', '--theme', 'mine.yaml', '--out', 'home')).status,
    ).toBe(0);
  });
});
