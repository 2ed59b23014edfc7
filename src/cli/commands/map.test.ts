import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Desk } from '../cli.fixture.js';

const desk = new Desk();
const { deckwright, inProcess, write } = desk;

const PLACES = `place,longitude,latitude
Prague,14.42,50.09
Berlin,13.40,52.52
Vienna,16.37,48.21
Munich,11.58,48.14
Warsaw,21.01,52.23
Budapest,19.04,47.50
`;

function read(name: string): string {
  return fs.readFileSync(path.join(desk.folder, name), 'utf8');
}

describe('map make', () => {
  test('writes a map that passes map check, the same for the same seed', async () => {
    write('places.csv', PLACES);
    const made = deckwright(
      'map',
      'make',
      'places.csv',
      '--seed',
      '7',
      '--title',
      'Old towns',
      '--out',
      'my-map.yaml',
    );
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('my-map.yaml: 6 cities. Every route away from the start gets harder');
    expect(read('my-map.yaml')).toMatch(
      /^title: Old towns\nmap: geographic\nstart: \w+\ncities:\n {2}- \{id: /,
    );
    const checked = await inProcess('map', 'check', 'my-map.yaml');
    expect([checked.status, checked.stderr]).toEqual([0, '']);
    expect(checked.stdout).toContain(
      'every city can be reached. Every route away from the start gets harder',
    );
    const shown = await inProcess('map', 'make', 'places.csv', '--seed', '۷', '--title', 'Old towns');
    expect(shown.stdout).toBe(read('my-map.yaml'));
    const other = await inProcess('map', 'make', 'places.csv', '--seed', '8');
    expect(other.stdout).not.toBe(read('my-map.yaml'));
  });

  test('follows wishes: number of cities, start, chances, longest route, pair', async () => {
    write('places.csv', PLACES);
    const { status, stdout } = await inProcess(
      ...[
        'map',
        'make',
        'places.csv',
        '--cities',
        '4',
        '--start',
        'vienna',
        '--longest',
        '700',
        '--pair',
        'beginners',
      ],
      ...['--easiest', '۶۰٪', '--hardest', '０.２', '--tolerance', '0', '--out', 'my-map.yaml'],
    );
    expect(status).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split('\n').slice(0, -1);
    expect(head).toBe('routes  numbers  chance  city');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^ {5}0 {2}\d+-\d+ .* Vienna$/);
    const chances = rows.map(row => Number(/([\d.]+) %/.exec(row)?.[1]));
    expect(Math.max(...chances)).toBeLessThanOrEqual(60);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(20);
  });

  test('never replaces a file that it did not make, or that has changed since', async () => {
    write('places.csv', PLACES);
    write('mine.yaml', 'my own work\n');
    const refused = await inProcess('map', 'make', 'places.csv', '--out', 'mine.yaml');
    expect([refused.status, read('mine.yaml')]).toEqual([1, 'my own work\n']);
    expect(refused.stderr).toContain('mine.yaml: This file already exists, and Deckwright did not make it.');
    expect((await inProcess('map', 'make', 'places.csv', '--out', 'made.yaml')).status).toBe(0);
    expect((await inProcess('map', 'make', 'places.csv', '--seed', '2', '--out', 'made.yaml')).status).toBe(
      0,
    );
    fs.appendFileSync(path.join(desk.folder, 'made.yaml'), '# my note\n');
    const again = await inProcess('map', 'make', 'places.csv', '--out', 'made.yaml');
    expect([again.status, read('made.yaml').endsWith('# my note\n')]).toEqual([1, true]);
  });

  test('says which wishes contradict each other, and writes nothing', async () => {
    write('places.csv', PLACES);
    const { status, stderr } = await inProcess(
      ...[
        'map',
        'make',
        'places.csv',
        '--easiest',
        '30%',
        '--hardest',
        '29.9%',
        '--seed',
        '3',
        '--out',
        'map.yaml',
      ],
    );
    expect(status).toBe(1);
    expect(stderr).toContain('error: wishes: "easiest" 30.0 % and "hardest" 29.9 % contradict each other');
    expect(desk.names('.')).toEqual(['places.csv']);
  });

  test.each([
    [['--easiest', 'often'], 'map make --easiest: "easiest" is "often". Give a chance such as 0.3 or 30%.'],
    [['--tolerance', '200%'], 'map make --tolerance: "tolerance" is "200%".'],
    [['--cities', 'many'], 'map make --cities: "cities" is "many". Give a number above 0.'],
    [['--cities', '99'], 'wishes: You asked for 99 cities, but there are only 6 places. Ask for 6 or fewer.'],
    [
      ['--start', 'viena'],
      'wishes: The map cannot start in "viena": there is no such place. Did you mean "vienna"?',
    ],
    [['--out', 'map.pdf'], 'map make --out: "out" is "map.pdf". Give a file name that ends in .yaml.'],
    [['--out', ''], '--out: "out" is "". Write a text that is not blank.'],
    [['--seed', ' '], 'map make --seed: "seed" is " ". Give a word or a number.'],
    [['--title', ' '], 'map make --title: "title" is "". Write a text that is not blank.'],
  ])('%j is an error of the input', async (flags, told) => {
    write('places.csv', PLACES);
    const { status, stderr, stdout } = await inProcess('map', 'make', 'places.csv', ...flags);
    expect([status === 0, stdout]).toEqual([false, '']);
    expect(stderr).toContain(`error: ${told}`);
  });

  test('reports every fault of the list with its line', async () => {
    write('places.csv', `${PLACES}Prague,14.5,50\nOslo,north,60\n`);
    const { status, stderr } = await inProcess('map', 'make', 'places.csv');
    expect(status).toBe(1);
    expect(stderr).toContain('places.csv:8: "Prague" has the same id, "prague", as "Prague" on line 2.');
    expect(stderr).toContain('places.csv:9: "longitude" is north.');
  });
});

describe('map check', () => {
  test('lists the chance in each city of a map of the program, for any pair', async () => {
    const { status, stdout, stderr } = deckwright('map', 'check', 'world');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('     0  9-9      65.5 %  Prague\n');
    expect(stdout).toContain('     5  6-6      11.6 %  Singapore\n');
    expect((await inProcess('map', 'check', 'world', '--pair', 'experts')).stdout).toContain(
      '9-9      92.4 %  Prague',
    );
  });

  test('warns about routes that cross or get no harder, and passes', async () => {
    write(
      'mine.yaml',
      `title: Mine
map: schematic
start: a
cities:
  - { id: a, name: A, at: [0, 0], tokens: 9, mistakes: 9 }
  - { id: b, name: B, at: [10, 10], tokens: 11, mistakes: 11 }
  - { id: c, name: C, at: [10, 0], tokens: 8, mistakes: 8 }
  - { id: d, name: D, at: [0, 10], tokens: 7, mistakes: 7 }
routes:
  - [a, b]
  - [a, c]
  - [c, d]
`,
    );
    const { status, stderr, stdout } = await inProcess('map', 'check', 'mine.yaml');
    expect(status).toBe(0);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'warning: mine.yaml:10: "routes.0" leads from "a" (65.5 %) to "b" (81.8 %), which is no harder. Give the farther city fewer tokens or mistakes.',
      'warning: mine.yaml:12: "routes.2" from "c" to "d" crosses "routes.0" from "a" to "b". Leave one of them out.',
    ]);
    expect(stdout).toContain('mine.yaml: 4 cities and 3 routes; every city can be reached.\n');
  });

  test('warns about a text in an unknown language: English would be printed instead', async () => {
    write('places.csv', PLACES);
    await inProcess('map', 'make', 'places.csv', '--out', 'made.yaml');
    write('mine.yaml', read('made.yaml').replace('name: Vienna', 'name: { en: Vienna, zh-hans: 维也纳 }'));
    const { status, stderr } = await inProcess('map', 'check', 'mine.yaml');
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^warning: mine\.yaml:\d+: "cities\.\d\.name\.zh-hans" is not in a language that can be printed\. Did you mean "zh-Hans"\?/,
    );
  });

  test('refuses a map that cannot be played, with file, line, key and value', async () => {
    write(
      'mine.yaml',
      'title: Mine\nstart: a\ncities:\n  - { id: a, name: A, at: [0, 0], tokens: 9, mistakes: 12 }\n',
    );
    const { status, stderr } = await inProcess('map', 'check', 'mine.yaml');
    expect(status).toBe(1);
    expect(stderr).toContain('mine.yaml:');
    expect((await inProcess('map', 'check', 'wrold')).stderr).toContain('Did you mean "world"?');
    expect((await inProcess('map', 'check', 'world', '--pair', 'expert')).status).toBe(2);
    expect((await inProcess('map', 'check')).status).toBe(2);
  });
});
