import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskOptions, Client, Stopped, WorkerDied } from './client.js';
import type { Loading, Question, Reply } from './messages.js';

type Asked = Extract<Question, { job: string }>;

/** A worker that answers when told. */
class FakeWorker {
  onmessage: (event: { data: Reply }) => void = () => {};
  onerror: (event: { readonly message?: string; preventDefault(): void }) => void = () => {};
  readonly asked: Asked[] = [];
  ended = false;

  constructor() {
    workers.push(this);
  }

  postMessage(question: Question): void {
    if ('job' in question) this.asked.push(question);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Of a question about that text. */
  tell(
    text: string,
    news: { readonly event: unknown } | { readonly loading: Loading } | { readonly answer: unknown },
  ): void {
    const { id } = this.asked.find(({ payload }) => payloadText(payload) === text) as Asked;
    this.onmessage({ data: { id, ...news } });
  }
}

const payloadText = (payload: unknown) => (payload as { fragment: string }).fragment;
const workers: FakeWorker[] = [];
const askedOf = (worker: FakeWorker) => worker.asked.map(({ payload }) => payloadText(payload));
const LIMIT = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A question, and how it ended. */
function ask(
  client: Client,
  fragment: string,
  options: Pick<AskOptions<never>, 'limit' | 'signal' | 'onLoading'> = {},
) {
  const asked = { end: undefined as unknown };
  client.ask('readLink', { fragment }, options).then(
    answer => {
      asked.end = answer;
    },
    fault => {
      asked.end = fault;
    },
  );
  return asked;
}

describe('a question with a limit', () => {
  test('ends a worker that says nothing for longer, and the next one is asked of a new worker', async () => {
    const client = new Client(() => 'en');
    const [bad, good] = [ask(client, 'bad', { limit: LIMIT }), ask(client, 'good', { limit: LIMIT })];
    expect(askedOf(workers[0])).toEqual(['bad']);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(bad.end).toBeInstanceOf(WorkerDied);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(askedOf(workers[1])).toEqual(['good']);
    workers[1].tell('good', { answer: 'read' });
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect([good.end, workers.length]).toEqual(['read', 2]);
  });

  test('may take as long as it likes while its worker tells of it', async () => {
    const client = new Client(() => 'en');
    const long = ask(client, 'long', { limit: LIMIT });
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(LIMIT - 1);
      workers[0].tell('long', { event: i });
    }
    workers[0].tell('long', { answer: 'read' });
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect([long.end, workers.length, workers[0].ended]).toEqual(['read', 1, false]);
  });

  test('that ends the worker costs only itself', async () => {
    const client = new Client(() => 'en');
    const other = ask(client, 'other');
    const bad = ask(client, 'bad', { limit: LIMIT });
    const good = ask(client, 'good', { limit: LIMIT });
    workers[0].onerror({ message: 'gone', preventDefault: () => {} });
    expect(askedOf(workers[1])).toEqual(['other', 'good']);
    workers[1].tell('other', { answer: 'done' });
    workers[1].tell('good', { answer: 'read' });
    await vi.advanceTimersByTimeAsync(0);
    expect([other.end, good.end]).toEqual(['done', 'read']);
    expect(bad.end).toBeInstanceOf(WorkerDied);
  });

  test('that nobody wants any more holds up nothing', async () => {
    const client = new Client(() => 'en');
    const unwanted = new AbortController();
    const bad = ask(client, 'bad', { limit: LIMIT, signal: unwanted.signal });
    const good = ask(client, 'good', { limit: LIMIT });
    unwanted.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(bad.end).toBeInstanceOf(Stopped);
    expect([workers[0].ended, askedOf(workers[1])]).toEqual([true, ['good']]);
    workers[1].tell('good', { answer: 'read' });
    unwanted.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([good.end, workers[1].ended]).toEqual(['read', false]);
  });
});

describe('a file that a question was loading', () => {
  const [some, all] = [10, 100].map(done => ({ file: 'a.otf', done, all: 100 }));
  const endings = {
    'is answered': (worker: FakeWorker) => worker.tell('first', { answer: 'done' }),
    'is no longer wanted': (_: FakeWorker, unwanted: AbortController) => unwanted.abort(),
    'has lost its worker': (worker: FakeWorker) =>
      worker.onerror({ message: 'gone', preventDefault: () => {} }),
  };

  test.each(Object.entries(endings))('is not shown for ever when the question %s', (_, end) => {
    const client = new Client(() => 'en');
    const unwanted = new AbortController();
    const told: Loading[] = [];
    ask(client, 'first', { signal: unwanted.signal, onLoading: each => told.push(each) });
    workers[0].tell('first', { loading: some });
    end(workers[0], unwanted);
    expect(told).toEqual([some, all]);
  });
});

describe('a worker that is needed now and then', () => {
  test('is ended when it has rested for a while, and begun anew when it is needed', async () => {
    const client = new Client(() => 'en', LIMIT);
    const first = ask(client, 'first');
    await vi.advanceTimersByTimeAsync(3 * LIMIT);
    workers[0].tell('first', { answer: 'one' });
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    const second = ask(client, 'second');
    await vi.advanceTimersByTimeAsync(3 * LIMIT);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    workers[0].tell('second', { answer: 'two' });
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    const third = ask(client, 'third');
    workers[1].tell('third', { answer: 'three' });
    await vi.advanceTimersByTimeAsync(0);
    expect([first.end, second.end, third.end]).toEqual(['one', 'two', 'three']);
  });
});

test('a question without a limit waits as long as it takes, and fails when the worker ends', async () => {
  const client = new Client(() => 'en');
  const make = ask(client, 'make');
  await vi.advanceTimersByTimeAsync(100 * LIMIT);
  expect([make.end, workers[0].ended]).toEqual([undefined, false]);
  workers[0].onerror({ message: 'gone', preventDefault: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(make.end).toBeInstanceOf(WorkerDied);
});
