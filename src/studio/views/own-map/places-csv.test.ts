import { expect, test } from 'vitest';
import { idFor, placesCsv } from './places-csv.js';

const PRAGUE = { id: 'prague', name: 'Prague', at: [14.42, 50.09] } as const;

test('a list is written as the command line reads it', () => {
  const comma = { id: '', name: 'Washington, D.C.', at: ['-77,04', '38.9'] } as const;
  expect(placesCsv('geographic', [PRAGUE, comma])).toBe(
    'place,longitude,latitude,id\nPrague,14.42,50.09,prague\n"Washington, D.C.","-77,04",38.9,\n',
  );
  expect(placesCsv('schematic', [{ id: '', name: 'Hall', at: [0, 1] }])).toBe('place,x,y,id\nHall,0,1,\n');
});

test('a second place of the same name gets an id of its own', () => {
  expect(idFor('Vienna', [PRAGUE])).toBe('');
  expect(idFor(' prague', [PRAGUE])).toBe('prague-2');
});
