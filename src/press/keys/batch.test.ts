import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { batchSchema, loadKeyTemplate, recipeSchema } from '../../data/index.js';
import { SIX_BY_SIX, SIX_BY_SIX_FOR_THREE, THREE_TEAMS, TINY, TWO_FACES } from '../../data/keys.fixture.js';
import { countCards, proveKeys, readKeyFile } from '../../keys/index.js';
import { type PreflightReport, preflight } from '../../proof/index.js';
import { openWithPdfjs } from '../../render/second-reader.fixture.js';
import { describeProblem, ProblemError } from '../../speech/index.js';
import { makeDeck } from '../deck.js';
import { type BatchRun, dealBatch } from './batch.js';

const OWN: Readonly<Record<string, string>> = {
  'trio.yaml': THREE_TEAMS,
  'hideout.yaml': SIX_BY_SIX,
  'three.yaml': SIX_BY_SIX_FOR_THREE,
  'pair.yaml': TWO_FACES,
  'tiny.yaml': TINY,
  // Its counts add up to ten, but it has nine cells.
  'wrong.yaml': TINY.replace('starting: 4', 'starting: 5'),
};
const project = projectLibrary();
const own = {
  text: (path: string) => OWN[path],
  bytes: (path: string) => new TextEncoder().encode(OWN[path]),
  list: () => Object.keys(OWN),
  entries: () => [],
};
const DESK = { project, own, version: '0.0.0', platform };

function deal(input: Parameters<typeof batchSchema.parse>[0]): Promise<BatchRun> {
  return dealBatch(batchSchema.parse(input), DESK);
}

/** The bytes of each file, read in order. */
function bytesOf(run: BatchRun): Uint8Array[] {
  return run.files.map(({ chunks }) => Buffer.concat([...chunks]));
}

async function print(input: object): Promise<{ run: BatchRun; files: Uint8Array[] }> {
  const run = await deal(input);
  return { run, files: bytesOf(run) };
}

/** The ids of a batch, read from the CSV that it writes. */
async function ids(input: object): Promise<string[]> {
  const { run, files } = await print({ ...input, format: 'csv' });
  return readKeyFile(String(files[0]), run.files[0].name, [run.kind]).cards.map(({ id }) => id);
}

/** The ids on the fronts of a finished PDF, in the order of the file. */
async function printedIds(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openWithPdfjs(bytes);
  const found: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 2) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const text = items.map(item => ('str' in item ? `${item.str} ` : '')).join('');
    found.push(...(text.match(/\b[A-Z](?:-[0-9A-Z]{2,4}){2,3}-[0-9A-Z]\b/g) ?? []));
  }
  return found;
}

async function reports({ run, files }: { run: BatchRun; files: Uint8Array[] }): Promise<PreflightReport[]> {
  return Promise.all(
    files.map((bytes, i) => preflight(bytes, run.expected?.(i) ?? { place: 'text', kinds: [] })),
  );
}

function problems(found: readonly PreflightReport[]): string[] {
  return found.flatMap(({ checks }) => checks.flatMap(check => check.problems.map(describeProblem)));
}

async function refusal(input: object): Promise<string> {
  const error = await print(input).then(
    () => undefined,
    thrown => thrown as unknown,
  );
  if (!(error instanceof ProblemError)) throw new Error(`no ProblemError, but ${error}`);
  return error.message;
}

describe('a batch', () => {
  test.each([
    'codenames',
    'pictures',
    'duet',
  ])('of %s in pieces has the same cards as the whole, wherever it is cut', async kind => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 20 }).map(text => `seed ${text}`),
        fc.nat(1e8),
        fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 4 }),
        async (seed, from, cuts) => {
          const ends = [...cuts.toSorted((a, b) => a - b), 40];
          const pieces: string[][] = [];
          for (const [i, end] of ends.entries()) {
            const start = i === 0 ? 0 : ends[i - 1];
            pieces.push(await ids({ kind, seed, from: from + start, count: end - start }));
          }
          expect(pieces.map(piece => piece.length).reduce((sum, n) => sum + n)).toBe(40);
          expect(new Set(pieces.flat()).size).toBe(40);
          expect(pieces.flat()).toEqual(await ids({ kind, seed, from, count: 40 }));
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each([
    'codenames',
    'duet',
  ])('of %s in files of two sheets has the same cards in the same order', async kind => {
    const whole = await print({ kind, count: 50 });
    const split = await print({ kind, count: 50, sheets: 2 });
    expect(whole.files).toHaveLength(1);
    expect(split.files.length).toBeGreaterThan(2);
    const printed = await Promise.all(split.files.map(printedIds));
    expect(printed.flat()).toEqual(await printedIds(whole.files[0]));
    expect(printed.flat()).toEqual(await ids({ kind, count: 50 }));
    // The name of each file says which cards are in it.
    for (const [i, { name }] of split.run.files.entries()) {
      const [, first, last] = /-keys-(\d+)-(\d+)\.pdf$/.exec(name) ?? [];
      expect(Number(last) - Number(first) + 1).toBe(printed[i].length);
    }
    expect(problems(await reports(split))).toEqual([]);
  });

  test.each(['pdf', 'json', 'csv', 'txt'])('made twice has the same bytes, as %s', async format => {
    const [one, two] = [await print({ count: 10, format }), await print({ count: 10, format })];
    expect(one.run.files.map(({ name }) => name)).toEqual(two.run.files.map(({ name }) => name));
    expect(Buffer.compare(one.files[0], two.files[0])).toBe(0);
    const other = await print({ count: 10, format, seed: 'other' });
    expect(Buffer.compare(one.files[0], other.files[0])).not.toBe(0);
  });

  test('reports what was proved when it is done', async () => {
    const { run } = await print({ count: 30, format: 'csv' });
    expect(run.proof()).toEqual({ cards: 30, starts: { red: 15, blue: 15 }, problems: [] });
  });

  test('with wishes can end with the cards that were found, and its files say how many', async () => {
    const batch = batchSchema.parse({ count: 50, format: 'csv', wishes: { fixed: { C3: 'assassin' } } });
    const found = (cards: number) => cards >= 20;
    const run = await dealBatch(batch, DESK, () => {}, { found });
    expect(run.batch).toEqual({ ...batch, count: 20 });
    expect(run.files[0].name).toBe('codenames-keys-wished-00001-00020.csv');
    expect(run.fewer?.warning.values).toEqual({ found: 20, count: 50 });
    const same = await print({ count: 20, format: 'csv', wishes: { fixed: { C3: 'assassin' } } });
    expect(same.run.fewer).toBeUndefined();
    expect(String(bytesOf(run)[0])).toBe(String(same.files[0]));
  });

  test('counts its cards while they are dealt', async () => {
    const told: number[] = [];
    const run = await dealBatch(batchSchema.parse({ count: 5, format: 'txt' }), DESK, cards =>
      told.push(cards),
    );
    expect(told).toEqual([]);
    bytesOf(run);
    expect(told).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('on paper', () => {
  test.each([
    'long-edge',
    'short-edge',
    'none',
  ])('the two faces of a card for two match, flip %s', async flip => {
    const made = await print({ kind: 'duet', count: 20, flip });
    const found = await reports(made);
    expect(problems(found)).toEqual([]);
    expect(found.flatMap(({ keys }) => keys)).toHaveLength(20);
    expect(found[0].checks.map(({ name }) => name)).toContain('front and back');
  });

  test.each([
    ['trio.yaml', 30, { red: 10, blue: 10, green: 10 }],
    ['hideout.yaml', 30, { red: 15, blue: 15 }],
    ['three.yaml', 30, { red: 10, blue: 10, green: 10 }],
    ['pair.yaml', 30, {}],
  ])('every card of your own kind is legal: %s', async (kind, count, starts) => {
    const made = await print({ kind, count });
    const found = await reports(made);
    expect(problems(found)).toEqual([]);
    const keys = found.flatMap(each => each.keys);
    expect(keys.map(({ id }) => id)).toEqual(await ids({ kind, count }));
    expect(made.run.proof()).toMatchObject({ cards: count, starts, problems: [] });
  });

  test('a fixed cell has its role on every card', async () => {
    const made = await print({
      count: 12,
      wishes: { fixed: { C3: 'assassin', A1: 'starting', e5: 'bystander' } },
    });
    const found = await reports(made);
    expect(problems(found)).toEqual([]);
    const keys = found.flatMap(each => each.keys);
    expect(keys).toHaveLength(12);
    for (const { cells, start } of keys)
      expect([cells[12], cells[0], cells[24]]).toEqual(['assassin', start, 'bystander']);
    // 22 cells are left for 8 of the starting team, 8 of the other team and 6 bystanders; either team may start.
    expect(made.run.layouts).toBe(2n * 960_269_310n);
  });
});

describe('a batch is refused for', () => {
  test('wishes that contradict each other, and both are named', async () => {
    const told = await refusal({ count: 8, wishes: { fixed: { A1: 'assassin', E5: 'assassin' } } });
    expect(told).toContain('keys.wishes-contradict');
    for (const cell of ['A1', 'E5']) expect(told).toContain(`"cell":"${cell}"`);
  });

  test('a wish for an unknown cell or role, and the known ones are named', async () => {
    expect(await refusal({ wishes: { fixed: { F6: 'assassin', Z: 'red' } } })).toBe(
      'wish "fixed": pipeline.unknown-cell {"cell":"F6","last":"E5"}\n' +
        'wish "fixed": pipeline.unknown-cell {"cell":"Z","last":"E5"}',
    );
    expect(await refusal({ wishes: { fixed: { A1: 'asassin' } } })).toContain('"near":"assassin"');
    expect(await refusal({ kind: 'duet', wishes: { starts: 'red' } })).toContain('keys.wish-no-starts');
  });

  test('skipping cards with wishes', async () => {
    expect(await refusal({ from: 10, wishes: { mixedLines: true } })).toContain('pipeline.wishes-from');
  });

  test('one card more than there are', async () => {
    const { run } = await print({ kind: 'tiny.yaml', count: 1, format: 'csv' });
    const all = Number(countCards(run.kind));
    // By Burnside's lemma (630 + 6 + 2 + 2) / 4 for each of two starts.
    expect(all).toBe(320);
    expect(await refusal({ kind: 'tiny.yaml', count: 321 })).toBe(
      'key kind tiny: keys.deal-range {"count":321,"from":0,"cards":320}',
    );
    expect(new Set(await ids({ kind: 'tiny.yaml', count: 320 })).size).toBe(320);
    expect(await refusal({ kind: 'tiny.yaml', count: 2, from: 319 })).toContain('keys.deal-range');
    expect(await refusal({ kind: 'tiny.yaml', count: 400, wishes: { starts: 'red' } })).toContain('160');
  });

  test('a kind whose counts do not fill the grid', async () => {
    expect(await refusal({ kind: 'wrong.yaml' })).toBe('wrong.yaml: keys.kind-sum {"sum":10,"cells":9}');
  });

  test('a card that is larger than the paper', async () => {
    const tiny = OWN['tiny.yaml'].replace('size: key', 'size: { width: 400, height: 400 }');
    const desk = { ...DESK, own: { ...own, text: () => tiny } };
    await expect(dealBatch(batchSchema.parse({ kind: 'tiny.yaml' }), desk)).rejects.toThrow(
      '--paper: parts.card-too-large',
    );
  });
});

test('the key cards of a deck can be read from its manifest', async () => {
  const recipe = recipeSchema.parse({ only: ['keys'], keys: 6, contact: false });
  const { files } = await makeDeck(recipe, DESK);
  const manifest = files.find(({ name }) => name.endsWith('-manifest.json'));
  const text = new TextDecoder().decode(manifest?.bytes);
  const kinds = [loadKeyTemplate('codenames', project, project).kind];
  const { kind, cards } = readKeyFile(text, 'deck-manifest.json', kinds);
  expect(cards).toHaveLength(6);
  expect(proveKeys(kind, cards)).toMatchObject({ problems: [], starts: { red: 3, blue: 3 } });
  const changed = text.replace(/("letters": \{[^}]*)"r": "red"/, '$1"q": "red"');
  expect(() => readKeyFile(changed, 'deck-manifest.json', kinds)).toThrow('keys.file-letters');
});
