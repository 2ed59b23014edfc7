import { describe, expect, test } from 'vitest';
import type { Item } from '../../scene/index.js';
import { agentPages, contentOf, expected, jobOf, pdfOf } from '../deck.fixture.js';
import { faults, faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import { onCards } from '../mutations.fixture.js';

describe.each([
  ['codenames', 25, ['yue', 'fa']],
  ['pictures', 20, ['fa', 'en']],
  ['duet', 16, ['en', 'yue']],
])('the agents of %s', (game, count, locales) => {
  test(`are ${count}, each known by its colour and its sign`, async () => {
    for (const locale of locales) {
      const shop = await jobOf({ game, locale });
      const content = contentOf('agents', shop);
      const report = await preflight(pdfOf(shop, agentPages(shop)), expected(shop, content));
      expect(faultsOf(report)).toEqual([]);
      expect(report.checks.find(({ name }) => name === 'agents')?.count).toBe(count);
    }
  });

  test('are not those of another box', async () => {
    const shop = await jobOf({ game });
    const other = await jobOf({ game: game === 'duet' ? 'codenames' : 'duet' });
    const [role, wanted] = game === 'duet' ? ['red', 8] : ['green', 15];
    expect(await faults(shop, agentPages(shop), contentOf('agents', other))).toContainEqual(
      expect.objectContaining({ code: 'preflight.agents', role, expected: wanted }),
    );
  });
});

describe('preflight finds on the agents of the game for two', async () => {
  const duet = await jobOf({ game: 'duet', locale: 'yue' });
  const content = contentOf('agents', duet);

  test('a second assassin in place of a green agent', async () => {
    const pages = onCards(agentPages(duet), 1, cards =>
      cards.with(3, { ...cards[3], items: cards[15].items }),
    );
    const fault = { check: 'agents', code: 'preflight.agents' };
    expect(await faults(duet, pages, content)).toEqual([
      { ...fault, role: 'green', found: 14, expected: 15 },
      { ...fault, role: 'assassin', found: 2, expected: 1 },
    ]);
  });

  test('an agent with another one’s sign', async () => {
    const isSign = (item: Item) => item.kind === 'group' && item.items.every(({ kind }) => kind !== 'text');
    const pages = onCards(agentPages(duet), 1, cards => {
      const sign = cards[15].items.find(isSign) as Item;
      return cards.with(0, { ...cards[0], items: cards[0].items.map(item => (isSign(item) ? sign : item)) });
    });
    expect((await faults(duet, pages, content))[0]).toMatchObject({
      check: 'agents',
      row: 1,
      column: 1,
      code: 'preflight.no-such-agent',
    });
  });
});
