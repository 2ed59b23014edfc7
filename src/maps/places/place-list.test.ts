import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadHeadings } from '../../data/index.js';
import { ProblemError } from '../../speech/index.js';
import { readPlaces } from './place-list.js';

const headings = loadHeadings(projectLibrary());
const read = (text: string) => readPlaces(new TextEncoder().encode(text), 'places.csv', headings);

/** Each problem as `line: code`. */
function faults(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ place }) => place === 'places.csv')).toBe(true);
    return error.problems.map(({ line, code }) => `${line ?? '-'}: ${code}`);
  }
  return [];
}

describe('a list of places', () => {
  test('gives each place a name, an id and a position', () => {
    const { map, places, names } = read(
      'place,longitude,latitude\nSão Paulo,-46.6,-23.5\n香港,114.17,22.32\n',
    );
    expect(map).toBe('geographic');
    expect(places).toEqual([
      { id: 'sao-paulo', at: [-46.6, -23.5] },
      { id: '香港', at: [114.17, 22.32] },
    ]);
    expect(names).toEqual({ 'sao-paulo': 'São Paulo', 香港: '香港' });
  });

  test('may have free coordinates instead of degrees, its own ids, and columns in any order', () => {
    const { map, places } = read('y;x;id;place\n1;2;kitchen;The kitchen\n\n3;"4,5";;The hall\n');
    expect(map).toBe('schematic');
    expect(places).toEqual([
      { id: 'kitchen', at: [2, 1] },
      { id: 'the-hall', at: [4.5, 3] },
    ]);
  });

  test('may use Persian digits', () => {
    expect(read('place,longitude,latitude\nتهران,۵۱٫۳۹,۳۵٫۶۹\n').places).toEqual([
      { id: 'تهران', at: [51.39, 35.69] },
    ]);
  });

  test('may name its columns as map spreadsheets do; an unused column gets a notice', () => {
    const { places, notices } = read('City,Lat,Lng,people\nPrague,50.09,14.42,1300000\n');
    expect(places).toEqual([{ id: 'prague', at: [14.42, 50.09] }]);
    expect(notices).toMatchObject([
      { level: 'notice', line: 1, code: 'missions.unused-column', values: { column: 'people' } },
    ]);
  });

  test('has all its faults told together, each with its line', () => {
    expect(
      faults(
        'place,longitude,latitude\nPrague,14.42,50.09\n,1,2\nBerlin,east,52\nParis,2.3,95\nRome,12.5\nPrague,1,1\nPraha,14.42,50.09\n',
      ),
    ).toEqual([
      '3: missions.blank-place',
      '4: missions.not-a-number',
      '5: missions.out-of-range',
      '6: missions.field-count',
      '7: missions.repeated-place',
      '8: missions.place-on-place',
    ]);
  });

  test.each([
    ['', '-: words.unreadable'],
    ['Prague,14.42,50.09\n', '1: missions.missing-column'],
    ['place,longitude\nPrague,14\n', '1: missions.missing-column'],
    ['place\nPrague\n', '1: missions.missing-column'],
    ['place,x\nPrague,14\n', '1: missions.missing-column'],
    ['place,x,y,longitude\nPrague,1,2,3\n', '1: missions.mixed-columns'],
    ['place,x,y,x\nPrague,1,2,3\n', '1: missions.repeated-column'],
    ['place,x,y\n"Prague,1,2\n', '2: missions.broken-quotes'],
  ])('%j is refused', (text, told) => {
    expect(faults(text)[0]).toBe(told);
  });
});
