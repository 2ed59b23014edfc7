import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { jobOf, keywordPages } from '../../proof/deck.fixture.js';
import { faults } from '../../proof/faults.fixture.js';
import { isText, onCard, onCards } from '../../proof/mutations.fixture.js';
import type { PdfPage } from '../../render/index.js';
import type { Item, Text } from '../../scene/index.js';
import { faultsIn, madeParts } from '../made.fixture.js';

/** With hard words and unfit ones, long and short, in Latin letters and others. */
const LISTS: Readonly<Record<string, string>> = {
  en: `word,child_safe,difficulty
Lighthouse,yes,easy
Ox,yes,hard
Swimming pool,yes,easy
gypsy,no,easy
Encyclopaedia Britannica,yes,easy
jam,yes,easy
Fog,yes,easy
queue,no,hard
`,
  yue: `word,child_safe,difficulty
狐狸,yes,easy
砂煲罌罉,yes,hard
一,yes,easy
白雪公主和七個小矮人,no,easy
BB,yes,easy
KTV,yes,easy
Wow,yes,easy
麻雀,no,hard
`,
  fa: `word,child_safe,difficulty
آب‌انبار,yes,easy
گل,yes,hard
چراغ قوه,yes,easy
پنجره,no,easy
شب (خوب),yes,easy
سیب زمینی سرخ کرده تازه,yes,easy
۵۰٪,yes,easy
سگ,no,hard
`,
};

async function madeKeywords(input: RecipeInput) {
  const recipe = { game: 'decrypto', only: ['keywords'], words: 'words.csv', ...input };
  return (await madeParts(recipe, { 'words.csv': LISTS[input.locale ?? 'yue'] })).keywords;
}

/** Their camouflage takes seconds to make. */
const SCRAMBLED = madeKeywords({ locale: 'fa', scramble: 5, manualDuplex: 'last-on-top' });

describe.each([
  ['en', 'ltr'],
  ['yue', 'ltr'],
  ['fa', 'rtl'],
] as const)('keyword cards of %s', (locale, direction) => {
  test.each<RecipeInput>([
    { paper: 'A4', flip: 'long-edge' },
    { paper: 'Letter', flip: 'short-edge', backs: false, mark: 'unfit' },
    { flip: 'none', mark: false },
  ])('are as they are claimed: %o', async recipe => {
    expect(await faultsIn(await madeKeywords({ locale, ...recipe }))).toEqual([]);
  });

  test('are not, whatever is spoilt on their fronts', async () => {
    const { bytes, expectation } = await madeKeywords({ locale });
    const fronts = expectation.faces?.filter(({ page }) => page === 1) ?? [];
    expect(fronts).toHaveLength(2);
    const { count, missed } = await missedMutants(bytes, fronts, direction);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });
});

test('scrambled keyword cards are as they are claimed, at any strength', async () => {
  expect(await faultsIn(await SCRAMBLED)).toEqual([]);
  for (const recipe of [
    { locale: 'yue', scramble: 1, flip: 'none', paper: 'Letter' },
    { locale: 'en', scramble: 9, backs: false },
  ] as const)
    expect(await faultsIn(await madeKeywords(recipe))).toEqual([]);
});

test('scrambled keyword cards are not as they are claimed, whatever is spoilt on one', async () => {
  const { bytes, expectation } = await SCRAMBLED;
  const { count, missed } = await missedMutants(bytes, (expectation.faces ?? []).slice(0, 1), 'rtl', 1, 3);
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

describe.each([
  ['plain', undefined],
  ['scrambled', 5],
] as const)('what is found on %s keyword cards', async (look, scramble) => {
  const job = await jobOf({ game: 'decrypto', locale: 'en', scramble });
  const { pages, content } = await keywordPages(job, 2);
  const words = (content.faces ?? [])
    .filter(({ page }) => page === 1)
    .map(({ claims }) =>
      claims.flatMap(claim => (claim.name === 'word' && 'text' in claim ? [claim.text] : [])),
    );
  const [first, second] = words;
  const found = async (changed: readonly PdfPage[]) =>
    (await faults(job, changed, content)).map(({ code, slot, text, found }) =>
      [code, slot, text, found].join(' ').trim(),
    );
  const on = (text: string, how: (word: Text) => readonly Item[]) =>
    onCard(pages, 1, 0, items => withWord(items, text, how));

  test('a keyword of another card', async () => {
    const [line] = lines(pages, second);
    expect(await found(on(first[2], word => [{ ...word, line }]))).toContain(
      `preflight.other-text word ${first[2]} ${second[0]}`,
    );
  });

  test('a card that is there twice, in place of another', async () => {
    const twice = onCards(pages, 1, cards => cards.with(1, { ...cards[1], items: cards[0].items }));
    expect(await found(twice)).toContain(`preflight.other-text word ${second[0]} ${first[0]}`);
  });

  test('a missing word, and a card without numbers', async () => {
    expect(await found(on(first[2], () => []))).toEqual([`preflight.no-text word ${first[2]}`]);
    const bare = onCard(pages, 1, 0, items => items.filter(({ kind }) => kind !== 'use'));
    expect(await found(bare)).toContain('preflight.no-text number 1');
  });

  test(`that they should not be ${look}`, async () => {
    const other = await jobOf({ game: 'decrypto', locale: 'en', ...(scramble ? {} : { scramble: 5 }) });
    const asked = (await keywordPages(other, 2)).content;
    const codes = (await faults(job, pages, asked)).map(({ code }) => code);
    expect(codes.filter(code => code === 'preflight.other-colour')).toHaveLength(8);
    if (scramble) expect(codes.filter(code => code === 'preflight.stray-camouflage')).toHaveLength(2);
  });
});

describe('what is found on scrambled keyword cards', async () => {
  const job = await jobOf({ game: 'decrypto', locale: 'yue', scramble: 5 });
  const { pages, content } = await keywordPages(job, 1);
  const claim = content.faces?.[0].claims.find(({ name }) => name === 'word');
  const word = claim?.kind === 'text' ? claim.text : '';
  /** What is found if one field of the first card is changed. */
  const inField = async (how: (items: readonly Item[]) => readonly Item[]) => {
    const changed = onCard(pages, 1, 0, items =>
      items.map(item => {
        const isField =
          item.kind === 'group' && item.items.some(inner => isText(inner) && inner.line.text === word);
        return isField ? { ...item, items: how(item.items) } : item;
      }),
    );
    return (await faults(job, changed, content)).map(({ code }) => code);
  };
  const painted = (fill: string) => (items: readonly Item[]) =>
    items.map(item => (isText(item) ? { ...item, fill } : item));

  test('a word in black, in stronger cyan, or laid over the camouflage', async () => {
    for (const fill of ['#000000', '#80ffff'])
      expect(await inField(painted(fill))).toEqual(['preflight.other-colour']);
    const opaque = (items: readonly Item[]) =>
      items.map(item => (isText(item) ? { ...item, blend: undefined } : item)) as Item[];
    expect(await inField(opaque)).toEqual(['preflight.text-distorted']);
  });

  test('a word without camouflage, and one with a hole in it', async () => {
    expect(await inField(items => items.filter(isText))).toEqual(['preflight.keyword-bare']);
    const holed = (item: Item): Item => {
      if (item.kind !== 'use') return item;
      const { symbol, matrix } = item;
      const items = symbol.items.filter(letter => {
        if (letter.kind !== 'group') return true;
        const [x, y] = [letter.matrix[4] + matrix[4], letter.matrix[5] + matrix[5]];
        return Math.hypot(x - 34, y - 5.4) > 9;
      });
      return { ...item, symbol: { ...symbol, id: `${symbol.id}-holed`, items } };
    };
    expect(await inField(items => items.map(holed))).toEqual(['preflight.keyword-bare']);
  });

  test('camouflage that a filter does not let through: it would be read with the word', async () => {
    const blue = (item: Item): Item => {
      if (item.kind !== 'use') return item;
      const items = item.symbol.items.map(letter => {
        return letter.kind === 'group' ? { ...letter, items: painted('#80a0ff')(letter.items) } : letter;
      });
      return { ...item, symbol: { ...item.symbol, id: `${item.symbol.id}-blue`, items } };
    };
    expect(await inField(items => items.map(blue))).toContain('preflight.text-too-much');
  });
});

/** The items with a word changed; a scrambled one is in a group. */
function withWord(items: readonly Item[], text: string, change: (word: Text) => readonly Item[]): Item[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return [{ ...item, items: withWord(item.items, text, change) }];
    return isText(item) && item.line.text === text ? change(item) : [item];
  });
}

/** The shaped words of a card. */
function lines(pages: readonly PdfPage[], words: readonly string[]): readonly Text['line'][] {
  const texts = (items: readonly Item[]): Text[] =>
    items.flatMap(item => (isText(item) ? [item] : item.kind === 'group' ? texts(item.items) : []));
  const all = texts(pages[0].items);
  return words.map(word => (all.find(({ line }) => line.text === word) as Text).line);
}
