import { describe, expect, test } from 'vitest';
import { loadGrid, type RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { project } from '../faces.fixture.js';
import { faultsIn, madeParts } from '../made.fixture.js';
import { agentLaws } from './laws.js';
import type { AgentRecord } from './slots.js';

async function madeAgents(input: RecipeInput) {
  return (await madeParts({ only: ['agents'], ...input })).agents;
}

describe.each([
  ['yue', 'ltr'],
  ['fa', 'rtl'],
] as const)('agents in %s', (locale, direction) => {
  test.each<RecipeInput>([
    { game: 'codenames', paper: 'Letter', flip: 'short-edge' },
    { game: 'duet', flip: 'none', cardSize: 'poker' },
    { game: 'pictures', backs: false },
  ])('are as they are claimed: %o', async recipe => {
    const made = await madeAgents({ locale, ...recipe });
    expect(await faultsIn(made)).toEqual([]);
  });

  test('are not, whatever is spoilt on them or on the patterns behind them', async () => {
    const { bytes, expectation } = await madeAgents({ locale, game: 'pictures' });
    const { count, missed } = await missedMutants(bytes, expectation.faces ?? [], direction, 23);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });
});

test('the people of another deck are other people', async () => {
  const [{ bytes }, { expectation }] = [
    await madeAgents({ game: 'duet', seed: 'rain' }),
    await madeAgents({ game: 'duet', seed: 'snow' }),
  ];
  expect((await faultsIn({ bytes, expectation })).length).toBeGreaterThan(16);
});

describe('the agents of a box', () => {
  const { agents: plans } = loadGrid('duet', project, project);
  const cast = Array.from({ length: 16 }, (_, i): AgentRecord => {
    return { id: `A${i + 1}`, front: i < 15 ? 'green' : 'assassin', person: { hair: `${i}` } };
  });

  test('are as many of each role as its grid says', () => {
    expect(agentLaws(cast, plans)).toEqual([]);
    const told = agentLaws(cast.with(0, { ...cast[0], front: 'assassin' }), plans);
    expect(told.map(({ code, values }) => [code, values?.found, values?.expected])).toEqual([
      ['deck.agents', 14, 15],
      ['deck.agents', 2, 1],
    ]);
  });

  test('are all different people', () => {
    const [told] = agentLaws(cast.with(3, { ...cast[3], person: cast[1].person }), plans);
    expect(told).toMatchObject({ code: 'deck.same-person', values: { id: 'A4', other: 'A2' } });
  });
});
