import { expect, test } from 'vitest';
import { Readers } from './readers.js';

type Asked = Parameters<Readers['join']>[0];
type Wish = Parameters<Readers['read']>[0];

/** A worker that answers when told, and the wishes that it has heard. */
function workerOf(heard: string[], name: string) {
  const open: (() => void)[] = [];
  const ask = (_: string, { pdf }: Wish) => {
    heard.push(`${name} ${pdf}`);
    return new Promise<never>((done, failed) =>
      open.push(() => (String(pdf) === 'bad' ? failed(new Error('bad')) : done(`${pdf} read` as never))),
    );
  };
  return { worker: { ask } as unknown as Asked, answer: () => open.shift()?.() };
}

const wish = (pdf: string) => ({ pdf, expectation: {} }) as unknown as Wish;

test('one worker reads one PDF at a time, in order, and goes on after a bad one', async () => {
  const heard: string[] = [];
  const { worker, answer } = workerOf(heard, 'a');
  const readers = new Readers(worker, new AbortController().signal);
  const reports = ['words', 'bad', 'keys'].map(pdf => readers.read(wish(pdf)));
  expect(heard).toEqual(['a words']);
  answer();
  expect(await reports[0]).toBe('words read');
  expect(heard).toEqual(['a words', 'a bad']);
  answer();
  await expect(reports[1]).rejects.toThrow('bad');
  answer();
  expect(await reports[2]).toBe('keys read');
});

test('a second worker takes what waits', async () => {
  const heard: string[] = [];
  const [one, two] = [workerOf(heard, 'a'), workerOf(heard, 'b')];
  const readers = new Readers(one.worker, new AbortController().signal);
  const reports = ['words', 'agents', 'keys'].map(pdf => readers.read(wish(pdf)));
  readers.join(two.worker);
  expect(heard).toEqual(['a words', 'b agents']);
  two.answer();
  expect(await reports[1]).toBe('agents read');
  expect(heard.at(-1)).toBe('b keys');
});
