import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { picture } from '../../pictures/photos/folder.fixture.js';
import { Desk } from '../cli.fixture.js';

const desk = new Desk();
const PICTURES = await Promise.all([1, 2, 3, 4].map(seed => picture(seed, 'jpeg', [640, 600])));

/** A folder with four good pictures, and whatever else. */
function holiday(files: Readonly<Record<string, Uint8Array | string>> = {}): void {
  fs.mkdirSync(path.join(desk.folder, 'holiday'));
  for (const [i, bytes] of PICTURES.entries()) desk.write(`holiday/${i}.jpg`, bytes);
  for (const [name, bytes] of Object.entries(files)) desk.write(`holiday/${name}`, bytes);
}

const PRINT = ['print', 'pictures', '--locale', 'en', '--only', 'pictures', '--no-contact'];

const BAD = {
  'empty.jpg': '',
  'game.png': 'MZ\u0090 This program cannot be run in DOS mode.',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'list.csv': 'file,caption\n0.jpg,Beach\n9.jpg,Gone\n',
};

test('nothing is printed of a folder with bad files, and all of them are told, each with a way out', async () => {
  holiday(BAD);
  const before = fs.readdirSync(path.join(desk.folder, 'holiday'));
  const { status, stderr, stdout } = await desk.inProcess(...PRINT, '--pictures', 'holiday/');
  expect([status, stdout, desk.names('output')]).toEqual([1, '', []]);
  for (const told of [
    'error: holiday/list.csv:3: There is no picture "9.jpg" in the folder. Did you mean "0.jpg"?',
    'error: holiday/empty.jpg: The file is empty: it has no bytes.',
    'error: holiday/game.png: Whatever its name says, this is a program. Save it as JPEG or PNG',
    'error: holiday/logo.svg: This SVG contains a script. It was not opened.',
    'notice: holiday: 4 pictures are in order. To print them without the 4 that are not, add --skip-bad.',
    '4 errors. Nothing was written.',
  ])
    expect(stderr).toContain(told);
  expect(fs.readdirSync(path.join(desk.folder, 'holiday'))).toEqual(before);
});

test('--skip-bad prints the good ones, lists the others, and the deck can be verified and printed again', async () => {
  holiday(BAD);
  const made = desk.deckwright(
    ...PRINT,
    '--pictures',
    'holiday',
    '--skip-bad',
    '--look',
    'grey',
    '--out',
    'deck',
  );
  expect(made.status).toBe(0);
  expect(made.stderr.match(/^warning: .*Left out: /gm)).toHaveLength(4);
  expect(made.stdout).toContain('all 4 pictures are in their places');
  const pdf = path.join('deck', 'pictures-en-pictures.pdf');
  const bytes = fs.readFileSync(path.join(desk.folder, pdf));
  expect(await desk.inProcess('verify', pdf)).toMatchObject({ status: 0 });

  const manifest = 'deck/pictures-en-pictures-manifest.json';
  const again = await desk.inProcess('print', manifest, '--out', 'again', '--no-verify');
  expect(again.status).toBe(0);
  const remade = fs.readFileSync(path.join(desk.folder, pdf.replace('deck', 'again')));
  expect(Buffer.compare(remade, bytes)).toBe(0);
  expect(again.stderr).not.toContain('has changed');
});

test('a recipe names folders from its own place', async () => {
  holiday();
  fs.mkdirSync(path.join(desk.folder, 'recipes'));
  desk.write(
    'recipes/mine.yaml',
    'game: pictures\nlocale: en\nonly: [pictures]\ncontact: false\npictures: [../holiday, words]\nlook: line\n',
  );
  const made = await desk.inProcess('print', 'recipes/mine.yaml', '--out', 'output', '--no-verify');
  expect(made.stderr).not.toContain('error');
  expect(made.status).toBe(0);
  const file = path.join(desk.folder, 'output', 'pictures-en-pictures-manifest.json');
  const { recipe, parts } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(recipe.pictures).toEqual(['../holiday', 'words']);
  expect(parts[0].cards).toHaveLength(140);
});

test('a wrong call says what can be called', async () => {
  const { status, stderr } = await desk.inProcess(...PRINT, '--pictures', 'holiday', '--look', 'sepia');
  expect(status).toBe(2);
  expect(stderr).toContain('It can be: colour, grey, line.');
  const gone = await desk.inProcess(...PRINT, '--pictures', 'holiday');
  expect(gone.stderr).toContain('error: holiday: There is no such folder.');
});
