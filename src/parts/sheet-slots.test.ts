import { describe, expect, test } from 'vitest';
import { missedBesides } from '../proof/claims/sheet-mutants.fixture.js';
import { faultsIn, madeParts } from './made.fixture.js';

const duet = await madeParts({
  game: 'duet',
  locale: 'fa',
  flip: 'short-edge',
  keys: 20,
  only: ['keys', 'agents', 'tokens'],
});
const decrypto = await madeParts({
  game: 'decrypto',
  paper: 'Letter',
  flip: 'none',
  only: ['codes', 'tokens'],
});
const codenames = await madeParts({ locale: 'en', flip: 'none', keys: 14, only: ['keys'] });
const pictures = await madeParts({
  game: 'pictures',
  locale: 'yue',
  manualDuplex: 'first-on-top',
  only: ['keys'],
});

/** Fronts, backs and folded pages, from right to left and from left to right. */
const PAGES = [
  ['duet, fa', 'keys', 1, duet, 'rtl'],
  ['duet, fa', 'agents', 2, duet, 'rtl'],
  ['duet, fa', 'tokens', 1, duet, 'rtl'],
  ['decrypto, folded', 'tokens', 1, decrypto, 'ltr'],
  ['codenames, folded', 'keys', 1, codenames, 'ltr'],
  ['pictures, turned by hand', 'keys', 5, pictures, 'ltr'],
] as const;

describe('besides their cards, sheets', () => {
  test.each([duet, decrypto, codenames, pictures])('are as they are claimed', async deck => {
    for (const [part, made] of Object.entries(deck)) expect([part, await faultsIn(made)]).toEqual([part, []]);
  });

  test.each(
    PAGES,
  )('of %s, %s, page %i are not, whatever is spoilt on them', async (_, part, page, deck, to) => {
    const { bytes, expectation } = deck[part];
    const { count, missed } = await missedBesides(bytes, expectation, to, page);
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(5);
  });
});
