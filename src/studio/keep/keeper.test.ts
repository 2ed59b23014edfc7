import { describe, expect, test } from 'vitest';
import type { Deck } from '../state/deck.js';
import { Keeper } from './keeper.js';
import { TestShelf } from './shelf.fixture.js';

const deck = (name: string, id = 'fox'): Deck => ({ id, name, recipe: {}, files: [] });

function open() {
  const shelf = new TestShelf();
  const conflicts: Deck[] = [];
  const kept: [string, number][] = [];
  const keeper = new Keeper(shelf, {
    onKept: (...news) => kept.push(news),
    onConflict: mine => conflicts.push(mine),
  });
  return { shelf, conflicts, kept, keeper };
}

describe('a deck', () => {
  test('is kept as soon as it is typed', async () => {
    const { shelf, keeper, kept } = open();
    keeper.keep(deck('F'));
    expect(keeper.standing.value).toBe('saving');
    await keeper.idle();
    expect(shelf.decks.get('fox')?.deck.name).toBe('F');
    expect(keeper.standing.value).toBe('kept');
    expect(kept).toEqual([['fox', 1]]);
  });

  test('that is typed faster than it is written is written once more, as it is at the end', async () => {
    const { shelf, keeper } = open();
    for (const name of ['F', 'Fo', 'Fox']) keeper.keep(deck(name));
    await keeper.idle();
    expect(shelf.written.map(({ name }) => name)).toEqual(['F', 'Fox']);
  });

  test('that lies on the shelf is not written again', async () => {
    const { shelf, keeper } = open();
    const same = deck('Fox');
    keeper.hold(same, 3);
    keeper.keep(same);
    await keeper.idle();
    expect(shelf.written).toEqual([]);
  });

  test('that is undone while it is being written is written as it was', async () => {
    const { shelf, keeper } = open();
    const before = deck('Fox');
    keeper.keep(before);
    await keeper.idle();
    keeper.keep(deck('Foxes'));
    keeper.keep(before);
    await keeper.idle();
    expect(shelf.decks.get('fox')?.deck).toBe(before);
  });

  test('left for another one is still kept, and so is the other', async () => {
    const { shelf, keeper } = open();
    keeper.keep(deck('Fox'));
    keeper.keep(deck('Owl', 'owl'));
    await keeper.idle();
    expect([...shelf.decks.keys()]).toEqual(['fox', 'owl']);
  });
});

describe('two tabs', () => {
  test('never write over each other: the deck of this one is handed back', async () => {
    const { shelf, keeper, conflicts } = open();
    keeper.keep(deck('Fox'));
    await keeper.idle();
    await shelf.write(deck('Wolf'), 1, 'another tab');
    keeper.keep(deck('Foxes'));
    await keeper.idle();
    expect(shelf.decks.get('fox')?.deck.name).toBe('Wolf');
    expect(conflicts.map(({ name }) => name)).toEqual(['Foxes']);
    expect(keeper.standing.value).toBe('kept');
  });

  test('hand back the newest of what was typed here', async () => {
    const { shelf, keeper, conflicts } = open();
    await shelf.write(deck('Wolf'), 0, 'another tab');
    for (const name of ['F', 'Fo', 'Fox']) keeper.keep(deck(name));
    await keeper.idle();
    expect(conflicts.map(({ name }) => name)).toEqual(['Fox']);
  });
});

describe('a browser without room', () => {
  test('gives up the decks that were thrown away, and tries again', async () => {
    const { shelf, keeper } = open();
    shelf.faults.push('QuotaExceededError');
    keeper.keep(deck('Fox'));
    await keeper.idle();
    expect(shelf.swept).toBe(1);
    expect(keeper.standing.value).toBe('kept');
  });

  test('says so, and keeps the deck once there is room', async () => {
    const { shelf, keeper } = open();
    shelf.faults.push('QuotaExceededError', 'QuotaExceededError');
    keeper.keep(deck('Fox'));
    await keeper.idle();
    expect(keeper.standing.value).toBe('full');
    expect(keeper.isUnsaved('fox')).toBe(true);
    keeper.again();
    await keeper.idle();
    expect(shelf.decks.get('fox')?.deck.name).toBe('Fox');
    expect(keeper.standing.value).toBe('kept');
  });

  test('says so if it keeps nothing at all', async () => {
    const { shelf, keeper } = open();
    shelf.faults.push('SecurityError');
    keeper.keep(deck('Fox'));
    await keeper.idle();
    expect(keeper.standing.value).toBe('nowhere');
  });
});

describe('a page that is left while it writes', () => {
  test('hands over the newest of what was typed, and what it follows', async () => {
    const { keeper } = open();
    keeper.keep(deck('Fox'));
    await keeper.idle();
    keeper.keep(deck('Foxt'));
    keeper.keep(deck('Foxtrot'));
    expect(keeper.unsaved).toMatchObject([{ deck: { name: 'Foxtrot' }, base: 1 }]);
    await keeper.idle();
    expect(keeper.unsaved).toEqual([]);
  });

  test('is followed by one that writes it, whether the last writing came through or not', async () => {
    for (const cameThrough of [true, false]) {
      const { keeper, shelf, conflicts } = open();
      if (cameThrough) await shelf.write(deck('Fox'), 0, 'the visit before');
      keeper.rescue({ deck: deck('Foxtrot'), base: 0, writer: 'the visit before' });
      await keeper.idle();
      expect(shelf.decks.get('fox')?.deck.name).toBe('Foxtrot');
      expect(conflicts).toEqual([]);
    }
  });

  test('is followed by one that does not write over what another tab has written since', async () => {
    const { keeper, shelf, conflicts } = open();
    await shelf.write(deck('Wolf'), 0, 'another tab');
    keeper.rescue({ deck: deck('Foxtrot'), base: 0, writer: 'the visit before' });
    await keeper.idle();
    expect(shelf.decks.get('fox')?.deck.name).toBe('Wolf');
    expect(conflicts.map(({ name }) => name)).toEqual(['Foxtrot']);
  });
});
