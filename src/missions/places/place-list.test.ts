import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problem.js';
import { readPlaces } from './place-list.js';

const read = (text: string) => readPlaces(new TextEncoder().encode(text), 'places.csv');

function faults(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ place }) => place === 'places.csv')).toBe(true);
    return error.problems.map(({ line, message, code }) => `${line ?? '-'}: ${message ?? code}`);
  }
  return [];
}

describe('a list of places', () => {
  test('gives each its name, its id and where it lies', () => {
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

  test('may have free numbers instead of degrees, ids of its own, and columns in any order', () => {
    const { map, places } = read('y;x;id;place\n1;2;kitchen;The kitchen\n\n3;"4,5";;The hall\n');
    expect(map).toBe('schematic');
    expect(places).toEqual([
      { id: 'kitchen', at: [2, 1] },
      { id: 'the-hall', at: [4.5, 3] },
    ]);
  });

  test('may be typed in Persian figures', () => {
    expect(read('place,longitude,latitude\nتهران,۵۱٫۳۹,۳۵٫۶۹\n').places).toEqual([
      { id: 'تهران', at: [51.39, 35.69] },
    ]);
  });

  test('may call its columns as spreadsheets of maps do; a column that is not used is told', () => {
    const { places, notices } = read('City,Lat,Lng,people\nPrague,50.09,14.42,1300000\n');
    expect(places).toEqual([{ id: 'prague', at: [14.42, 50.09] }]);
    expect(notices.map(({ level, line, message }) => [level, line, message])).toEqual([
      ['notice', 1, 'The column "people" is not used.'],
    ]);
  });

  test('has all its faults told together, each with its line', () => {
    expect(
      faults(
        'place,longitude,latitude\nPrague,14.42,50.09\n,1,2\nBerlin,east,52\nParis,2.3,95\nRome,12.5\nPrague,1,1\nPraha,14.42,50.09\n',
      ),
    ).toEqual([
      '3: "place" is blank.',
      '4: "longitude" is "east".',
      '5: "latitude" is "95".',
      '6: "Rome,12.5" has 2 fields, the header has 3.',
      '7: "Prague" has the id "prague", as "Prague" in line 2.',
      '8: "Praha" lies where "Prague" in line 2 does.',
    ]);
  });

  test.each([
    ['', '-: words.unreadable'],
    ['Prague,14.42,50.09\n', '1: There is no column "place".'],
    ['place,longitude\nPrague,14\n', '1: There is no column "latitude".'],
    ['place\nPrague\n', '1: There is no column "longitude".'],
    ['place,x\nPrague,14\n', '1: There is no column "y".'],
    ['place,x,y,longitude\nPrague,1,2,3\n', '1: There are columns of degrees and of free numbers.'],
    ['place,x,y,x\nPrague,1,2,3\n', '1: The column "x" is there twice.'],
    ['place,x,y\n"Prague,1,2\n', '2: The quotes in ""Prague,1,2" are broken.'],
  ])('%j is refused', (text, told) => {
    expect(faults(text)[0]).toBe(told);
  });
});
