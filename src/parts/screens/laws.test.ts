import { describe, expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { project } from '../../proof/deck.fixture.js';
import type { Claim } from '../../proof/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { keywordRooms } from '../keywords/fields.js';
import { keywordMeasures } from '../keywords/measures.js';
import { madeParts } from '../made.fixture.js';
import { screenLaws } from './laws.js';

describe.each(['en', 'fa'])('the windows of the screens in %s', async locale => {
  const templates = loadTemplates(recipeSchema.parse({ game: 'decrypto', locale }), project, project);
  const { keyword: card } = templates.sizes;
  const words = keywordRooms(templates, templates.measures(keywordMeasures), card);
  const { screens } = await madeParts({ game: 'decrypto', locale, only: ['screens'] });
  const { claims } = screens.expectation.faces?.[0] ?? { claims: [] };
  /** What the laws say of a screen that is printed otherwise; `at` counts the claims of one name. */
  const told = (name: string, at: number, change: (box: Rect) => Rect | undefined) => {
    const one = claims.filter(claim => claim.name === name && claim.kind === 'shape')[at];
    const changed = claims.flatMap((claim): readonly Claim[] => {
      const box = claim === one ? change(claim.box) : claim.box;
      return box ? [{ ...claim, box }] : [];
    });
    return screenLaws(changed, card, words).map(({ code, values }) => [code, values]);
  };

  test('show their words', () => {
    expect(claims.filter(({ name, kind }) => name === 'window' && kind === 'shape')).toHaveLength(4);
    expect(screenLaws(claims, card, words)).toEqual([]);
  });

  test.each([
    [1.5, 0],
    [-1.5, 0],
    [0, 1],
    [0, -1],
  ])('don\u2019t where one is moved by %d and %d mm', (x, y) => {
    expect(told('window', 0, box => ({ ...box, x: box.x + x, y: box.y + y }))).toEqual([
      ['preflight.screen-window', { number: 1 }],
    ]);
  });

  test('show another word where one is too high', () => {
    const high = told('window', 0, box => ({ ...box, y: box.y - 4, height: box.height + 4 }));
    expect(high).toEqual([['preflight.screen-other-word', { number: 1 }]]);
  });

  test('are as many as the words', () => {
    expect(told('window', 2, () => undefined)).toEqual([
      ['preflight.screen-windows', { found: 3, expected: 4 }],
    ]);
  });

  test('are on a pocket that the card fits into', () => {
    expect(told('valley', 0, box => ({ ...box, x: box.x + 3 }))).toMatchObject([
      ['preflight.screen-pocket', { card: 96 }],
    ]);
  });
});
