import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../bridge/faults.js';
import { deckOf, recordOf } from '../../keep/record.js';
import { withFile } from '../../state/deck.js';
import { deck, edit, newDeck, openDeck, stepBack } from '../../state/workspace.js';
import { addPlace, correct, entered, followEntered, leaveOut } from './entered.js';
import { followMaking, made, makeTheMap, making } from './make-state.js';
import { followPlaces, places, readingPlaces, removePlace, takeCampaign, takeList } from './places-state.js';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../state/workers.js', () => ({ opener: { ask }, tellLoading: () => {} }));
vi.mock('../../text/language.js', () => ({ t: (key: string) => key }));

/** The locks of a browser, which all its tabs share: whoever asks waits until those before are done. */
const queues = new Map<string, Promise<unknown>>();
vi.stubGlobal('navigator', {
  locks: {
    request: (name: string, run: () => unknown) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(run);
      queues.set(name, turn);
      return turn;
    },
  },
});

const told = (code: string) =>
  ({ level: 'notice', code, place: 'c', values: {}, what: code, advice: '' }) as const;
const listOf = (...names: readonly string[]) => ({
  map: 'geographic',
  places: names.map((name, i) => ({ id: name, name, at: [i, i] })),
});
const problems = () => readingPlaces.problems.value.map(({ code }) => code);

/** What the worker will say. */
const answers = (answer: unknown) => ask.mockResolvedValueOnce(answer);
const refuses = (code: string) => ask.mockRejectedValueOnce(new Refused([told(code)]));

beforeEach(() => {
  ask.mockReset();
  openDeck(newDeck('en'));
  const ends = [followPlaces(), followEntered(), followMaking()];
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

/** What was entered is looked at by and by. */
const settled = () => new Promise(done => setTimeout(done));
const names = () => places.value.places.map(({ name }) => name);
const typed = (name: string) => ({ name, x: '1', y: '2' });

/** A worker that answers as the real one does, but only when it is told to. */
function slowWorker() {
  const waiting: (() => void)[] = [];
  ask.mockImplementation(
    (_: string, { data }: { readonly data: string }) =>
      new Promise((done, failed) => {
        const rows = data.trim().split('\n').slice(1);
        const list = rows.map((row, i) => row.split(',')[3] || `id${i} ${row.split(',')[0]}`);
        const places = rows.map((row, i) => ({ id: list[i], name: row.split(',')[0], at: [1, 2] }));
        const isBad = places.at(-1)?.name === 'Nowhere';
        waiting.push(() =>
          isBad ? failed(new Refused([told('far')])) : done({ map: 'geographic', places, problems: [] }),
        );
      }),
  );
  return async () => {
    for (let i = 0; i < 40; i++) {
      waiting.shift()?.();
      await settled();
    }
  };
}

test('ten places that are entered before the first is looked at are all there, in their order', async () => {
  const answer = slowWorker();
  const all = Array.from({ length: 10 }, (_, i) => `Place ${i}`);
  for (const name of all) addPlace(typed(name));
  expect(names()).toEqual([]);
  await answer();
  expect([names(), entered.value]).toEqual([all, []]);
});

test('a place that is refused keeps what was typed, and costs no other', async () => {
  const answer = slowWorker();
  for (const name of ['Prague', 'Nowhere', 'Vienna']) addPlace(typed(name));
  await answer();
  expect(names()).toEqual(['Prague', 'Vienna']);
  const [refused] = entered.value;
  expect(refused).toMatchObject({ name: 'Nowhere', state: 'refused', problems: [{ code: 'far' }] });
  // What is being typed when it is taken back is put aside.
  expect(correct(refused, typed('Berl'))).toEqual(typed('Nowhere'));
  expect(entered.value).toMatchObject([{ name: 'Berl', state: 'aside' }]);
  for (const { key } of entered.value) leaveOut(key);
});

test('a place is added to the list as it is when it was looked at, and to its own deck', async () => {
  const answer = slowWorker();
  for (const name of ['Prague', 'Vienna']) addPlace(typed(name));
  await answer();
  addPlace(typed('Berlin'));
  removePlace(places.value.places[0].id);
  await answer();
  expect(names()).toEqual(['Vienna', 'Berlin']);

  addPlace(typed('Rome'));
  const first = deck.value;
  openDeck(newDeck('en'));
  await answer();
  expect(names()).toEqual([]);
  openDeck(first);
  await answer();
  expect(names()).toEqual(['Vienna', 'Berlin', 'Rome']);
});

test('a place is kept with its deck while it is looked at, and no step back takes it away', async () => {
  const answer = slowWorker();
  edit(deck => ({ ...deck, name: 'Fox' }));
  addPlace(typed('Prague'));
  stepBack();
  expect(entered.value).toMatchObject([{ name: 'Prague', state: 'waiting' }]);
  // As the deck is read after the tab was closed.
  const record = recordOf(deck.value, { revision: 1, writer: 'another', changed: 0 }, () => '');
  const earlier = record.entered?.map(place => ({ ...place, visit: 'an earlier one' })) ?? [];
  openDeck(newDeck('en'));
  await answer();
  openDeck(deckOf({ ...record, entered: earlier }, new Map()));
  expect(names()).toEqual([]);
  await answer();
  expect([names(), deck.value.entered]).toEqual([['Prague'], undefined]);
});

test('a place that another tab has entered is looked at there, and here once that tab is closed', async () => {
  const answer = slowWorker();
  let close = () => {};
  const open = new Promise<void>(resolve => {
    close = resolve;
  });
  void navigator.locks.request('deckwright visit of another tab', () => open);
  const place = { ...typed('Prague'), key: '1', visit: 'of another tab' };
  openDeck({ ...newDeck('en'), entered: [place] });
  await answer();
  expect([names(), ask.mock.calls.length]).toEqual([[], 0]);
  expect(entered.value).toMatchObject([{ name: 'Prague', state: 'waiting' }]);
  close();
  await settled();
  await answer();
  expect([names(), entered.value]).toEqual([['Prague'], []]);
});
