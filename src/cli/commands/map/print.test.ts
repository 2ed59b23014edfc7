import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Desk } from '../../cli.fixture.js';

const desk = new Desk();
const { deckwright, inProcess, write } = desk;

const MAP = `title: My street
map: schematic
start: home
cities:
  - { id: home, name: Home, at: [0, 0], tokens: 9, mistakes: 9 }
  - { id: bakery, name: Bakery, at: [2, 0], tokens: 9, mistakes: 4 }
  - { id: school, name: School, at: [2, 2], tokens: 8, mistakes: 2 }
routes:
  - [home, bakery]
  - [bakery, school]
`;

const exists = (name: string) => fs.existsSync(path.join(desk.folder, name));
const read = (name: string) => fs.readFileSync(path.join(desk.folder, name));

describe('map print', () => {
  test('prints your own map and reads it back; its manifest makes the same again', async () => {
    write('street.yaml', MAP);
    const { status, stdout, stderr } = deckwright('map', 'print', 'street.yaml', '--locale', 'en', '--log');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('all 3 cities are in place with their numbers');
    const first = read('output/duet-en-map-street.pdf');
    const manifest = 'output/duet-en-map-street-log-manifest.json';
    const again = await inProcess('print', manifest, '--out', 'again', '--no-verify');
    expect([again.status, again.stderr]).toEqual([0, '']);
    expect(Buffer.compare(first, read('again/duet-en-map-street.pdf'))).toBe(0);
    expect(await inProcess('verify')).toMatchObject({ status: 0, stderr: '' });
  });

  test('warns if the map has changed since its manifest was written', async () => {
    write('street.yaml', MAP);
    await inProcess('map', 'print', 'street.yaml', '--locale', 'en', '--no-verify');
    write('street.yaml', MAP.replace('tokens: 8', 'tokens: 7'));
    const { status, stderr } = await inProcess(
      'print',
      'output/duet-en-map-street-manifest.json',
      '--no-verify',
    );
    expect(status).toBe(0);
    expect(stderr).toContain('street.yaml: This has changed since the deck was made.');
  });

  test('verify says what it could not prove without a manifest', async () => {
    write('street.yaml', MAP);
    await inProcess('map', 'print', 'street.yaml', '--locale', 'en', '--no-verify');
    fs.rmSync(path.join(desk.folder, 'output/duet-en-map-street-manifest.json'));
    const { status, stderr, stdout } = await inProcess('verify');
    expect(status).toBe(0);
    expect(stderr).toContain(
      'warning: output/duet-en-map-street.pdf: There is no record of the deck (its manifest) beside this file',
    );
    expect(stdout).toContain('The PDF is right, as far as can be told.');
  });

  test('verify checks a map even if the manifest of another is damaged', async () => {
    write('street.yaml', MAP);
    await inProcess('map', 'print', 'street.yaml', '--locale', 'en', '--no-verify');
    write('output/a-manifest.json', '{');
    const { status, stdout, stderr } = await inProcess('verify');
    expect(status).toBe(1);
    expect(stderr).toContain('a-manifest.json: This manifest is damaged.');
    expect(stdout).toMatch(/duet-en-map-street\.pdf .* 3 ok/);
  });

  test('may print the map in another language, and tells which names it does not have in that', async () => {
    write('street.yaml', MAP.replace('name: Home', 'name: { en: Home, fa: خانه }'));
    await inProcess('map', 'print', 'street.yaml', '--locale', 'en', '--no-verify');
    const manifest = 'output/duet-en-map-street-manifest.json';
    const again = await inProcess('print', manifest, '--locale', 'fa', '--no-verify');
    expect(again).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('warning: street.yaml: 2 names are printed in another language'),
    });
    expect(again.stderr.trim().split('\n')).toHaveLength(1);
    const plain = await inProcess('map', 'print', 'street.yaml', '--locale', 'en', '--no-verify');
    expect(plain.stderr).toBe('');
  });

  test('stops if a name has no room or two cities overlap, and names them', async () => {
    write('long.yaml', MAP.replace('name: School', `name: ${'Schoolhouse '.repeat(30).trim()}`));
    const long = await inProcess('map', 'print', 'long.yaml', '--locale', 'en');
    expect([long.status, exists('output')]).toEqual([1, false]);
    expect(long.stderr).toContain('error: long.yaml: There is no room on the map for the name of "school".');
    write('near.yaml', MAP.replace('map: schematic', 'map: geographic').replace('[2, 2]', '[2, 0.000001]'));
    const near = await inProcess('map', 'print', 'near.yaml', '--locale', 'en');
    expect(near.status).toBe(1);
    expect(near.stderr).toContain('error: near.yaml: The city "school" overlaps "bakery".');
  });

  test('warns about routes that cross, and prints them', async () => {
    const cross = MAP.replace(
      'routes:',
      '  - { id: pond, name: Pond, at: [0, 2], tokens: 7, mistakes: 1 }\nroutes:\n  - [home, school]',
    );
    write('cross.yaml', `${cross}  - [bakery, pond]\n`);
    const { status, stderr } = await inProcess('map', 'print', 'cross.yaml', '--locale', 'en');
    expect(status).toBe(0);
    expect(stderr).toContain('The route "bakery-pond" crosses the route "home-school".');
  });

  test.each([
    [
      ['map', 'print', 'places.csv'],
      2,
      'places.csv" is a list of places, not a map. Make a map from it first: map make places.csv',
    ],
    [
      ['print', 'street.yaml'],
      1,
      'street.yaml: This is a mission map, not a recipe. Print it with map print street.yaml',
    ],
    [['map', 'print', 'wrold'], 2, 'There is no map "wrold". Did you mean "world"?'],
    [['print', 'duet', '--map', 'wrold', '--only', 'map'], 2, '--map: There is no map "wrold".'],
    [['print', '--map', 'iran'], 2, '--map: The box of codenames has no map.'],
    [
      ['map', 'print', 'deck.json'],
      2,
      'map: "deck.json" is a manifest, not a map. Print it again with print deck.json.',
    ],
    [['map', 'print', 'street.yaml', '--paper', 'A5'], 2, '--paper'],
    [['map', 'print', 'street.yaml', '--pair', 'nobody'], 2, '--pair: There is no pair "nobody".'],
  ])('%j gets a hint what to do', async (args, code, told) => {
    write('places.csv', 'place,x,y\nHome,0,0\n');
    write('street.yaml', MAP);
    write('deck.json', '{"version":"0.1.0","recipe":{}}');
    const { status, stderr } = await inProcess(...args);
    expect(stderr).toContain(told);
    expect([status, exists('output')]).toEqual([code, false]);
  });

  test('in the box of the game for two, paths in a recipe start at its folder', async () => {
    write('street.yaml', MAP);
    write('deck.yaml', 'game: duet\nlocale: en\nmap: street.yaml\nonly: [map]\ncontact: false\n');
    const { status, stderr } = await inProcess('print', 'deck.yaml', '--no-verify');
    expect([status, stderr]).toEqual([0, '']);
    expect(exists('output/duet-en-map-street.pdf')).toBe(true);
    const manifest = 'output/duet-en-map-street-manifest.json';
    expect((await inProcess('print', manifest, '--out', 'again', '--no-verify')).status).toBe(0);
  });
});

describe('map check', () => {
  test('reports names that no font can print, and cities at the poles', async () => {
    write('street.yaml', MAP.replace('name: School', 'name: โรงเรียน'));
    const thai = await inProcess('map', 'check', 'street.yaml');
    expect(thai.stderr).toMatch(
      /warning: street\.yaml:7: "cities\.2\.name": "โรงเรียน" is not printed, because no font has "/,
    );
    write('pole.yaml', MAP.replace('schematic', 'geographic').replace('[2, 2]', '[2, -90]'));
    const pole = await inProcess('map', 'check', 'pole.yaml');
    expect([pole.status, pole.stderr]).toEqual([
      1,
      expect.stringContaining('pole.yaml:7: "cities.2.at" is 2, -90 in "school", but maps end at 85 degrees'),
    ]);
  });

  test('finds nothing wrong with names in the printed scripts', async () => {
    write(
      'street.yaml',
      MAP.replace('name: School', 'name: 學校').replace('name: Home', 'name: { fa: خانه, en: Home }'),
    );
    expect(await inProcess('map', 'check', 'street.yaml')).toMatchObject({ status: 0, stderr: '' });
  });
});
