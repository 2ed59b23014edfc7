import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a worker that says nothing for half a minute is told, however much is typed meanwhile', () => {
  const bark = vi.fn();
  const dog = new Watchdog(30_000, bark);
  for (let second = 0; second < 29; second++) {
    dog.watch();
    vi.advanceTimersByTime(1000);
  }
  expect(bark).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(bark).toHaveBeenCalledTimes(1);
});

test('a worker that goes on telling how far it is may take as long as it needs', () => {
  const bark = vi.fn();
  const dog = new Watchdog(30_000, bark);
  for (let minute = 0; minute < 10; minute++) {
    dog.heard();
    vi.advanceTimersByTime(29_000);
  }
  dog.rest();
  vi.advanceTimersByTime(60_000);
  expect(bark).not.toHaveBeenCalled();
});
