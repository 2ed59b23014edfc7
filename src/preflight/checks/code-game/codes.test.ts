import { describe, expect, test } from 'vitest';
import type { Sentence, Value } from '../../../problem.js';
import type { PdfPage } from '../../../render/index.js';
import type { Group, Item } from '../../../scene/index.js';
import { figures } from '../../../templates/index.js';
import { codeContent, codePages, expected, jobOf, pdfOf } from '../../deck.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { preflight } from '../../index.js';
import { isText, onCard, onCards, swapped } from '../../mutations.fixture.js';

/** The id of a team that a sentence names. */
const nameOf = (team: Value | undefined) => (team as Sentence | undefined)?.values.role;

describe('the codes', () => {
  // Each flip, language and paper once, and the one from right to left folded too.
  test.each([
    ['yue', 'A4', 'long-edge'],
    ['fa', 'Letter', 'short-edge'],
    ['en', 'A3', 'none'],
    ['fa', 'A4', 'none'],
  ] as const)('of %s on %s, flip %s, are 48, each with the back of its team', async (locale, paper, flip) => {
    const shop = await jobOf({ game: 'decrypto', locale, paper, flip });
    const bytes = pdfOf(shop, codePages(shop));
    const report = await preflight(bytes, expected(shop, codeContent(shop)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.codes, counts.words]).toEqual([48, 48, undefined]);
  });
});

test('the codes of a deck in another script have their captions in it', async () => {
  const shop = await jobOf({ game: 'decrypto', locale: 'yue', script: 'zh-Hans' });
  const content = codeContent(shop);
  expect(content.codes?.captions).toEqual(['第一条', '第二条', '第三条']);
  expect(await faults(shop, codePages(shop), content)).toEqual([]);
});

describe.each(['en', 'fa'])('preflight finds on the codes in %s', async locale => {
  const shop = await jobOf({ game: 'decrypto', locale });
  const pages = codePages(shop);
  const [blue] = pages[2].items as readonly Group[];
  const digitsOf = (items: readonly Item[]) =>
    items.filter(isText).filter(({ line }) => /^\p{Nd}$/u.test(line.text));
  const found = (changed: readonly PdfPage[]) => faults(shop, changed, codeContent(shop));
  /** The fault of a code that is on as many cards of its team. */
  const counted = (code: readonly number[], count: number, team = 'red') => {
    const said = code.map(digit => figures(shop.setting.locale, digit)).join(' ');
    return `${team} ${said}: ${count}`;
  };
  const counts = async (changed: readonly PdfPage[]) => {
    const report = await preflight(pdfOf(shop, changed), expected(shop, codeContent(shop)));
    return report.checks.flatMap(({ problems }) =>
      problems.flatMap(({ code, values }) =>
        code === 'preflight.codes' ? [`${nameOf(values?.team)} ${values?.code}: ${values?.found}`] : [],
      ),
    );
  };

  test('a code twice, in place of another', async () => {
    const twice = onCards(pages, 1, cards => cards.with(0, { ...cards[0], items: cards[1].items }));
    expect(await counts(twice)).toEqual([counted([1, 2, 3], 0), counted([1, 2, 4], 2)]);
  });

  test('a code of the other team', async () => {
    const mixed = onCards(pages, 1, cards => cards.with(0, { ...cards[0], items: blue.items }));
    expect(await counts(mixed)).toEqual([counted([1, 2, 3], 0), counted([1, 2, 3], 2, 'blue')]);
    expect(await found(mixed)).toContainEqual({
      check: 'codes',
      page: 2,
      row: 1,
      column: locale === 'fa' ? 4 : 1,
      code: 'preflight.code-back',
      team: 'blue',
      other: 'red',
    });
  });

  test('the backs of the two teams, swapped', async () => {
    const [red, redBack, blues, blueBack] = pages;
    const told = await found([red, { ...redBack, items: blueBack.items }, blues, blueBack]);
    expect(told.filter(({ code }) => code === 'preflight.code-back')).toHaveLength(24);
  });

  test('two digits that have changed places', async () => {
    const changed = onCard(pages, 1, 0, items => {
      const [a, b] = digitsOf(items);
      return items.map(item =>
        item === a ? { ...a, line: b.line } : item === b ? { ...b, line: a.line } : item,
      );
    });
    expect(await counts(changed)).toEqual([counted([1, 2, 3], 0), counted([2, 1, 3], 2)]);
  });

  test('a code in the order of the other direction of reading', async () => {
    const changed = onCard(pages, 1, 0, items => {
      const [a, , c] = digitsOf(items);
      return items.map(item => (item === a ? { ...a, x: c.x } : item === c ? { ...c, x: a.x } : item));
    });
    expect(await counts(changed)).toEqual([counted([1, 2, 3], 0), counted([3, 2, 1], 2)]);
  });

  test('a lost digit, and a lost caption', async () => {
    for (const lose of [digitsOf, (items: readonly Item[]) => items.filter(isText).slice(-1)]) {
      const changed = onCard(pages, 1, 0, items => {
        const [lost] = lose(items);
        return items.filter(item => item !== lost);
      });
      expect(await found(changed)).toContainEqual(
        expect.objectContaining({ check: 'codes', row: 1, code: 'preflight.no-code' }),
      );
    }
  });

  test('the sign of the other team on a card', async () => {
    const changed = onCard(pages, 1, 0, items =>
      items.map((item, i) => (item.kind === 'group' ? blue.items[i] : item)),
    );
    expect(await counts(changed)).toEqual([counted([1, 2, 3], 0), counted([1, 2, 3], 2, 'blue')]);
  });

  test('nothing where two cards of a team have changed places', async () => {
    expect(await found(onCards(pages, 1, cards => swapped(cards, 3, 17)))).toEqual([]);
  });
});
