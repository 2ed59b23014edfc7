import { describe, expect, test } from 'vitest';
import type { PartRecord } from '../../data/manifest/index.js';
import { loadShippedPictures } from '../../data/pictures.js';
import { randomFrom } from '../../keys/index.js';
import { contentOf, expected, jobOf, pdfOf, placed, project } from '../../proof/deck.fixture.js';
import { faults, faultsOf } from '../../proof/faults.fixture.js';
import { preflight } from '../../proof/index.js';
import { onCard, onCards, shifted, swapped } from '../../proof/mutations.fixture.js';
import type { PdfPage } from '../../render/index.js';
import type { Group, Item } from '../../scene/index.js';
import type { Job } from '../index.js';
import { optionsOf } from '../options.fixture.js';
import { pairPictures } from './cards.js';
import { pictures } from './part.js';

const CARDS = 4;

/** Some of the shipped pictures, so that most operators are there. */
const some = loadShippedPictures(project)
  .filter((_, i) => i % 12 === 0)
  .slice(0, CARDS * 2 - 1);

/** The sheets of seven pictures, and what their manifest says. */
async function made(
  job: Job,
): Promise<{ readonly pages: PdfPage[]; readonly recorded: Partial<PartRecord> }> {
  const shown = some.map(composition => ({
    kind: 'composed' as const,
    composition,
    childSafe: composition.child_safe,
  }));
  const needs = {
    pictures: shown,
    nameOf: ({ host, guest }: { host: string; guest: string }) => `${host} and ${guest}`,
  };
  const laid = pictures.layOut(job, { ...optionsOf('pictures', pictures), cards: CARDS }, needs as never);
  const recorded = placed(laid, pictures.record(laid, needs as never));
  return { pages: laid.sheets.flatMap(({ sides }) => sides), recorded };
}

describe.each(['long-edge', 'short-edge', 'none'] as const)('picture cards, flip %s', flip => {
  test.each([
    ['yue', 'A4'],
    ['fa', 'Letter'],
  ])('in %s on %s show the pictures of their manifest, back behind front', async (locale, paper) => {
    const job = await jobOf({ game: 'pictures', locale, paper, flip });
    const { pages, recorded } = await made(job);
    const report = await preflight(pdfOf(job, pages), expected(job, contentOf('pictures', job, recorded)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.pictures]).toEqual([4, 7]);
  });
});

describe('preflight finds on picture cards', async () => {
  const job = await jobOf({ game: 'pictures', locale: 'en' });
  const { pages, recorded } = await made(job);
  const content = contentOf('pictures', job, recorded);
  const found = async (changed: readonly PdfPage[]) =>
    (await faults(job, changed, content)).map(({ code }) => code);
  /** The picture of a card: the group that has a name. */
  const isPicture = (item: Item): item is Group => item.kind === 'group' && item.alt !== undefined;
  const pictureOf = (card: Group) => card.items.find(isPicture) as Group;

  test('two pictures that have changed places', async () => {
    const changed = onCards(pages, 1, cards =>
      cards.map((card, i) => {
        const other = pictureOf(cards[i === 0 ? 1 : 0]);
        return i > 1 ? card : { ...card, items: card.items.map(item => (isPicture(item) ? other : item)) };
      }),
    );
    expect(await found(changed)).toContain('preflight.shape-too-much');
  });

  test('two cards that have changed places on one side only', async () => {
    expect(await found(onCards(pages, 2, cards => swapped(cards, 0, 1)))).toContain('preflight.other-text');
  });

  test('a picture that is missing', async () => {
    const changed = onCard(pages, 1, 0, items => items.filter(item => !isPicture(item)));
    expect(await found(changed)).toContain('preflight.no-shape');
  });

  test.each<[string, (picture: Group) => Group]>([
    ['another colour', picture => recoloured(picture)],
    [
      'half a millimetre to the right',
      picture => ({ ...picture, matrix: [1, 0, 0, 1, picture.matrix[4] + 0.5, picture.matrix[5]] }),
    ],
    [
      'one hundredth larger',
      picture => ({ ...picture, matrix: [1.01, 0, 0, 1.01, picture.matrix[4], picture.matrix[5]] }),
    ],
    [
      'mirrored',
      picture => ({ ...picture, matrix: [-1, 0, 0, 1, picture.matrix[4] + 48, picture.matrix[5]] }),
    ],
    [
      'upside down',
      picture => ({ ...picture, matrix: [-1, 0, 0, -1, picture.matrix[4] + 48, picture.matrix[5] + 47.6] }),
    ],
  ])('a picture that is %s', async (_, change) => {
    const changed = onCard(pages, 1, 0, items => items.map(item => (isPicture(item) ? change(item) : item)));
    expect(await found(changed)).not.toEqual([]);
  });

  test('a card twice, and one too few', async () => {
    const changed = [1, 2].reduce(
      (all, page) => onCards(all, page, cards => cards.with(0, { ...cards[0], items: cards[1].items })),
      pages as readonly PdfPage[],
    );
    expect(await found(changed)).toContain('preflight.other-text');
  });

  test('backs that are off by half a millimetre', async () => {
    expect(await found(shifted(pages, 2, 0.5, 0))).toContain('preflight.misaligned');
  });

  test('a picture for grown-ups without its sign', async () => {
    const unsafe = {
      ...recorded,
      cards: recorded.cards?.map(card => ({
        ...card,
        pictures: (card.pictures as object[]).map(picture => ({ ...picture, child_safe: false })),
      })),
    };
    const told = await faults(job, pages, contentOf('pictures', job, unsafe));
    expect(told.map(({ code, slot }) => [code, slot])).toContainEqual(['preflight.no-shape', 'child']);
  });
});

/** The first shape of a picture in another grey. */
function recoloured(picture: Group): Group {
  let done = false;
  const change = (items: readonly Item[]): Item[] =>
    items.map(item => {
      if (item.kind === 'group') return { ...item, items: change(item.items) };
      if (done || !('fill' in item)) return item;
      done = true;
      return { ...item, fill: '#123456' } as Item;
    });
  return { ...picture, items: change(picture.items) };
}

test('the cards of a deck have every picture once, those that share an icon on one card', () => {
  const shown = loadShippedPictures(project).map(composition => ({
    kind: 'composed' as const,
    composition,
    childSafe: true,
  }));
  const cards = pairPictures(shown, () => [], randomFrom('7'));
  expect(new Set(cards.flatMap(card => card.pictures))).toEqual(new Set(shown));
});
