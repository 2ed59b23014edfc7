import { describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { missedMutants } from '../../proof/claims/mutants.fixture.js';
import { codeContent, codePages, jobOf } from '../../proof/deck.fixture.js';
import { faults } from '../../proof/faults.fixture.js';
import { isText, onCard, onCards } from '../../proof/mutations.fixture.js';
import type { PdfPage } from '../../render/index.js';
import type { Group, Item } from '../../scene/index.js';
import { faultsIn, madeParts } from '../made.fixture.js';

describe.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('code cards of %s', (locale, direction) => {
  const made = async (recipe: RecipeInput) =>
    (await madeParts({ game: 'decrypto', only: ['codes'], locale, ...recipe })).codes;

  test.each<RecipeInput>([
    { paper: 'A4', flip: 'long-edge' },
    { paper: 'Letter', flip: 'short-edge', backs: false },
    { flip: 'none' },
    { manualDuplex: 'last-on-top' },
  ])('are as they are claimed: %o', async recipe => {
    expect(await faultsIn(await made(recipe))).toEqual([]);
  });

  test('are not, whatever is spoilt on their fronts', async () => {
    const { bytes, expectation } = await made({});
    const fronts = expectation.faces?.filter(({ counts }) => counts === 'codes') ?? [];
    expect(fronts).toHaveLength(48);
    const { count, missed } = await missedMutants(bytes, fronts, direction, 12);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });
});

describe.each(['en', 'fa'])('what is found on the code cards of %s', async locale => {
  const job = await jobOf({ game: 'decrypto', locale });
  const content = codeContent(job);
  const pages = codePages(job);
  const [blue] = pages[2].items as readonly Group[];
  const digitsOf = (items: readonly Item[]) =>
    items.filter(isText).filter(({ line }) => /^\p{Nd}$/u.test(line.text));
  const found = async (changed: readonly PdfPage[]) =>
    (await faults(job, changed, content)).map(({ code, slot, id }) => `${id} ${slot} ${code}`);
  const first = (change: (items: readonly Item[]) => readonly Item[]) => onCard(pages, 1, 0, change);

  test('a code twice, in place of another', async () => {
    const twice = onCards(pages, 1, cards => cards.with(0, { ...cards[0], items: cards[1].items }));
    expect(await found(twice)).toEqual(['red-123 digit preflight.other-text']);
  });

  test('a code of the other team', async () => {
    const mixed = onCards(pages, 1, cards => cards.with(0, { ...cards[0], items: blue.items }));
    expect(await found(mixed)).toContain('red-123 frame preflight.shape-colour');
  });

  test('the backs of the two teams, swapped', async () => {
    const [red, redBack, blues, blueBack] = pages;
    const told = await found([red, { ...redBack, items: blueBack.items }, blues, blueBack]);
    expect(told).toContain('red-123 pattern preflight.shape-colour');
  });

  test('two digits that have changed places', async () => {
    const changed = first(items => {
      const [a, b] = digitsOf(items);
      return items.map(item =>
        item === a ? { ...a, line: b.line } : item === b ? { ...b, line: a.line } : item,
      );
    });
    expect(await found(changed)).toContain('red-123 digit preflight.text-moved');
  });

  test('a code in the order of the other direction of reading', async () => {
    const changed = first(items => {
      const [a, , c] = digitsOf(items);
      return items.map(item => (item === a ? { ...a, x: c.x } : item === c ? { ...c, x: a.x } : item));
    });
    expect(await found(changed)).toContain('red-123 digit preflight.text-moved');
  });

  test('a lost digit, and a lost caption', async () => {
    const lost = (slot: string, of: (items: readonly Item[]) => Item) =>
      found(first(items => items.filter(item => item !== of(items)))).then(told =>
        expect(told).toContain(`red-123 ${slot} preflight.no-text`),
      );
    await lost('digit', items => digitsOf(items)[0]);
    await lost('caption', items => items.filter(isText).slice(-1)[0]);
  });

  test('the sign of the other team', async () => {
    const changed = first(items => items.map((item, i) => (item.kind === 'group' ? blue.items[i] : item)));
    expect(await found(changed)).toContain('red-123 sign preflight.no-shape');
  });

  test('a page too few, and a page too many', async () => {
    const counted = (changed: readonly PdfPage[]) => found(changed).then(told => told.at(0));
    expect(await counted(pages.slice(0, 2))).toBe('undefined undefined preflight.page-count');
    expect(await counted([...pages, ...pages.slice(0, 2)])).toBe('undefined undefined preflight.page-count');
  });
});
