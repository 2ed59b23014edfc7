import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../../bridge/faults.js';
import { withFile } from '../../../state/deck.js';
import { edit, newDeck, openDeck, stepBack } from '../../../state/workspace.js';
import { followMaking, made, makeTheMap, making } from './make-state.js';
import { followPlaces, places, reading, removePlace, takeCampaign, takeList } from './places-state.js';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../state/workers.js', () => ({ opener: { ask }, tellLoading: () => {} }));
vi.mock('../../../text/language.js', () => ({ t: (key: string) => key }));

const told = (code: string) =>
  ({ level: 'notice', code, place: 'c', values: {}, what: code, advice: '' }) as const;
const listOf = (...names: readonly string[]) => ({
  map: 'geographic',
  places: names.map((name, i) => ({ id: name, name, at: [i, i] })),
});
const problems = () => reading.problems.value.map(({ code }) => code);

/** What the worker will say. */
const answers = (answer: unknown) => ask.mockResolvedValueOnce(answer);
const refuses = (code: string) => ask.mockRejectedValueOnce(new Refused([told(code)]));

beforeEach(() => {
  ask.mockReset();
  openDeck(newDeck('en'));
  const ends = [followPlaces(), followMaking()];
  return () => {
    for (const end of ends) end();
  };
});

test('what is told of a list goes with it', async () => {
  answers({ ...listOf('Prague', 'Vienna'), problems: [told('near')] });
  await takeList('first.csv', 'a');
  expect([problems(), places.value.places.length]).toEqual([['near'], 2]);
  removePlace('Vienna');
  expect(problems()).toEqual([]);

  refuses('damaged');
  await takeList('second.csv', 'b');
  expect(problems()).toEqual(['damaged']);
  stepBack();
  expect([problems(), places.value.places.length]).toEqual([[], 2]);

  refuses('damaged');
  await takeList('third.csv', 'c');
  await takeCampaign(new Blob(['title: A map']));
  expect(problems()).toEqual([]);

  refuses('damaged');
  await takeList('third.csv', 'c');
  openDeck(newDeck('en'));
  expect(problems()).toEqual([]);
});

test('what is told of a map goes with the places that it was made from', async () => {
  answers({ ...listOf('Prague', 'Vienna'), problems: [] });
  await takeList('first.csv', 'a');
  refuses('too-far');
  await makeTheMap();
  expect(making.problems.value.length).toBe(1);

  answers({ ...listOf('Berlin', 'Rome'), problems: [told('near')] });
  await takeList('second.csv', 'b');
  expect([making.problems.value, problems()]).toEqual([[], ['near']]);

  answers({ yaml: 'title: A map', cities: 2, told: 'It is fine.', problems: [told('rise')] });
  await makeTheMap();
  expect([made.value, making.problems.value.length]).toEqual(['maps.made', 1]);
  edit(deck => withFile(deck, { path: 'other.csv', stamp: 'x', data: 'x' }));
  expect(making.problems.value.length).toBe(1);
  stepBack();
  openDeck(newDeck('en'));
  expect([made.value, making.problems.value]).toEqual([undefined, []]);
});

test('a list that was read for one deck does not go into the next', async () => {
  let done: (answer: unknown) => void = () => {};
  ask.mockReturnValueOnce(
    new Promise(resolve => {
      done = resolve;
    }),
  );
  const taken = takeList('first.csv', 'a');
  openDeck(newDeck('en'));
  done({ ...listOf('Prague', 'Vienna'), problems: [] });
  expect([await taken, places.value.places]).toEqual([false, []]);
});
