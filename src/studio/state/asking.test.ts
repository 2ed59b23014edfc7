import { expect, test } from 'vitest';
import { Refused, Stopped } from '../bridge/client.js';
import { Asking } from './asking.js';

/** A question that is answered, or fails, when told. */
function open() {
  let done: (answer: string) => void = () => {};
  let failed: (fault: Error) => void = () => {};
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Stopped()));
      [done, failed] = [resolve, reject];
    });
  return { ask, done: (answer: string) => done(answer), failed: (fault: Error) => failed(fault) };
}

const WRONG = {
  level: 'error',
  code: 'a.b',
  place: 'c',
  values: {},
  what: 'Wrong.',
  advice: 'Right it.',
} as const;

test('only the newest question is answered', async () => {
  const asking = new Asking();
  const [first, second] = [open(), open()];
  const before = asking.ask(first.ask);
  const after = asking.ask(second.ask);
  expect(await before).toBeUndefined();
  expect(asking.busy.value).toBe(true);
  second.done('yes');
  expect(await after).toBe('yes');
  expect(asking.busy.value).toBe(false);
});

test('what is wrong stays until the next question has ended', async () => {
  const asking = new Asking();
  const [first, second] = [open(), open()];
  const refused = asking.ask(first.ask);
  first.failed(new Refused([WRONG]));
  expect(await refused).toBeUndefined();
  expect(asking.problems.value).toEqual([WRONG]);
  const answered = asking.ask(second.ask);
  expect(asking.problems.value).toEqual([WRONG]);
  second.done('yes');
  await answered;
  expect(asking.problems.value).toEqual([]);
});

test('a mistake of the program is told, and being stopped is not', async () => {
  const asking = new Asking();
  const [first, second] = [open(), open()];
  const stopped = asking.ask(first.ask);
  asking.stop();
  expect(await stopped).toBeUndefined();
  expect([asking.busy.value, asking.broken.value]).toEqual([false, false]);
  const died = asking.ask(second.ask);
  second.failed(new Error('the worker died'));
  await died;
  expect([asking.busy.value, asking.broken.value]).toEqual([false, true]);
});
