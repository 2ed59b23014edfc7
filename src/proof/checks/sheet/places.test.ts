import { expect, test } from 'vitest';
import { agents } from '../../../parts/agents/part.js';
import { optionsOf } from '../../../parts/options.fixture.js';
import type { Matrix } from '../../../scene/geometry/index.js';
import { group } from '../../../scene/index.js';
import { jobOf } from '../../deck.fixture.js';
import { faults } from '../../faults.fixture.js';

const shop = await jobOf({ game: 'codenames', locale: 'en' });
const { sheets } = agents.layOut(shop, optionsOf('codenames', agents));
const pages = sheets.flatMap(sheet => sheet.sides);
const trims = pages[0].placements.map(({ slot }) => slot);
const { width, height } = pages[0].size;

/** What is found when the first page is printed otherwise. */
const found = async (matrix: Matrix) => {
  const wrong = pages.with(0, { ...pages[0], items: [group(matrix, pages[0].items)] });
  const laid = { page: 1, size: pages[0].size, trims, claims: [], shared: [] };
  const all = await faults(shop, wrong, { sheets: [laid] });
  return all.filter(({ code }) => code.startsWith('preflight.look-'));
};

/** Scaled about the middle of the page. */
const scaled = (factor: number): Matrix => [
  factor,
  0,
  0,
  factor,
  ((1 - factor) * width) / 2,
  ((1 - factor) * height) / 2,
];

const fault = { check: 'page size', page: 1 };

test.each<[string, Matrix, object[]]>([
  ['nothing where nothing is wrong', scaled(1), []],
  ['a page at 97 %', scaled(0.97), [{ ...fault, code: 'preflight.look-scaled', across: 97, down: 97 }]],
  [
    'a page at 99.8 %',
    scaled(0.998),
    [{ ...fault, code: 'preflight.look-scaled', across: 99.8, down: 99.8 }],
  ],
  [
    'a page that is 0.2 mm lower',
    [1, 0, 0, 1, 0, 0.2],
    [{ ...fault, code: 'preflight.look-shifted', x: 0, sideways: 'right', y: 0.2, upDown: 'down' }],
  ],
])('crop marks tell %s', async (_, matrix, expected) => {
  expect(await found(matrix)).toEqual(expected);
});
