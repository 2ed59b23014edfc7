import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { deckManifestSchema } from '../data/manifest/index.js';
import { preflight } from '../proof/index.js';
import { readWordList, type Word } from '../words/index.js';
import { type MadeDeck, type MadeFile, makeDeck } from './index.js';

const project = projectLibrary();
type Own = typeof project;

function make(input: RecipeInput, own: Own = project): Promise<MadeDeck> {
  const desk = { project, own, version: '0.0.0', platform };
  return makeDeck(
    recipeSchema.parse({ game: 'decrypto', contact: false, only: ['keywords'], ...input }),
    desk,
  );
}

/** The cards of the manifest, each with its words in order. */
function cardsOf({ files }: MadeDeck) {
  const text = new TextDecoder().decode(files.find(({ name }) => name.endsWith('-manifest.json'))?.bytes);
  return deckManifestSchema.parse(JSON.parse(text)).parts[0].cards;
}

function list(locale: string): readonly Word[] {
  const file = `wordlists/${locale}/code.csv`;
  return readWordList(project.bytes(file), { file, locale, big5: platform.big5 }).readable;
}

/** A library with one word list of someone's own. */
function ownList(rows: readonly string[]): Own {
  const bytes = new TextEncoder().encode(['word,child_safe,tags', ...rows].join('\n'));
  return { ...project, bytes: () => bytes };
}

describe.each(['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'])('the keywords of %s', locale => {
  test('are 440 on 110 cards, each once, in the manifest with its place and whether it is for children', async () => {
    const outcome = await make({ locale });
    const cards = cardsOf(outcome);
    const words = list(locale);
    expect(cards).toHaveLength(110);
    const printed = cards.flatMap(card => card.words ?? []);
    expect(printed.map(({ text }) => text).sort()).toEqual(words.map(({ text }) => text).sort());
    const safe = new Map(words.map(({ text, childSafe }) => [text, childSafe]));
    for (const { text, childSafe } of printed) expect(childSafe).toBe(safe.get(text));
    for (const { places } of cards) expect(places?.map(({ face }) => face)).toEqual(['front', 'back']);
    expect(outcome.keywords).toEqual({ count: 440, cards: 110, touching: 0, alike: 0 });
    expect(outcome.parts).toMatchObject([{ part: 'keywords', cards: 110, sheets: 14, pages: 28 }]);
    expect(outcome.problems.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('scrambled keywords', () => {
  test('are dealt like plain ones, and read back at their numbers, with a test strip from the same list', async () => {
    const finished: [MadeFile, Parameters<typeof preflight>[1]][] = [];
    const few = list('fa').slice(0, 16);
    const own = ownList(few.map(({ text, tags }) => `${text},yes,${tags.join(' ')}`));
    const recipe = { locale: 'fa', words: 'own.csv' };
    const desk = { project, own, version: '0.0.0', platform };
    const outcome = await makeDeck(
      recipeSchema.parse({
        ...recipe,
        game: 'decrypto',
        contact: false,
        only: ['keywords', 'strip'],
        scramble: 7,
      }),
      desk,
      { finished: (file, asked) => finished.push([file, asked]) },
    );
    expect(cardsOf(outcome)).toEqual(cardsOf(await make(recipe, own)));
    for (const [{ bytes }, asked] of finished) {
      const { checks } = await preflight(bytes, asked);
      expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    }
    const said = outcome.problems.map(({ code }) => code);
    expect(new Set(said).size).toBe(said.length);
  });

  // That another seed makes other camouflage: parts/keywords/camouflage.test.ts.
  test('are the same bytes for the same seed', async () => {
    const bytes = async (seed: string) => (await make({ locale: 'en', scramble: 5, seed })).files[0].bytes;
    const [one, again] = [await bytes('rain'), await bytes('rain')];
    expect(Buffer.compare(one, again)).toBe(0);
    // Patterns are shared, not drawn for each word.
    expect(one.length).toBeLessThan(400_000);
  });

  test('have strengths from 1 to 9 only', () => {
    for (const scramble of [0, 10, 5.5]) expect(() => recipeSchema.parse({ scramble })).toThrow();
  });
});

describe('a deck of keywords', () => {
  test('for children has only words that are safe, on as many cards as there are four of them', async () => {
    const safe = list('yue').filter(word => word.childSafe);
    const cards = cardsOf(await make({ locale: 'yue', children: true }));
    expect(cards).toHaveLength(Math.floor(safe.length / 4));
    const texts = new Set(safe.map(({ text }) => text));
    for (const { words = [] } of cards) for (const { text } of words) expect(texts).toContain(text);
  });

  test('can be printed in another script', async () => {
    const cards = cardsOf(await make({ locale: 'yue', script: 'zh-Hans' }));
    const texts = cards.flatMap(({ words = [] }) => words.map(({ text }) => text)).join('');
    expect(cards).toHaveLength(110);
    expect(texts).toMatch(/车/);
    expect(texts).not.toMatch(/車/);
  });

  test('of your own words leaves out what fills no card, and says which words these are', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => `word${i},yes,tag${i % 5}`);
    const outcome = await make({ locale: 'en', words: 'own.csv' }, ownList(rows));
    expect(cardsOf(outcome)).toHaveLength(2);
    const [left] = outcome.problems.filter(({ code }) => code === 'parts.keywords-left');
    expect(left.values).toMatchObject({ count: 2 });
    const printed = cardsOf(outcome).flatMap(({ words = [] }) => words.map(({ text }) => `"${text}"`));
    for (const word of (left.values?.words ?? []) as string[]) expect(printed).not.toContain(word);
  });

  test('needs at least four words, and warns of less than a game', async () => {
    const rows = ['fox,yes,', 'sea,yes,', 'tea,yes,', 'jam,yes,', 'key,yes,'];
    await expect(make({ locale: 'en', words: 'own.csv' }, ownList(rows.slice(0, 3)))).rejects.toThrow(
      /parts\.no-words/,
    );
    const { problems } = await make({ locale: 'en', words: 'own.csv' }, ownList(rows));
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'parts.less-than-a-game',
        values: { count: 5, game: 8, lacking: 3, box: 440, short: 435 },
      }),
    );
  });
});
