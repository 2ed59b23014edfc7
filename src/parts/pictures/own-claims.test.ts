import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PartRecord } from '../../data/manifest/index.js';
import { folderOf, picture, read } from '../../pictures/photos/folder.fixture.js';
import { contentOf, expected, jobOf, pdfOf, placed } from '../../proof/deck.fixture.js';
import { faults, faultsOf } from '../../proof/faults.fixture.js';
import { preflight } from '../../proof/index.js';
import { onCard, onCards } from '../../proof/mutations.fixture.js';
import type { PdfPage } from '../../render/index.js';
import type { Group, Image, Item } from '../../scene/index.js';
import type { Job } from '../index.js';
import { optionsOf } from '../options.fixture.js';
import { wordMeasures } from '../words/measures.js';
import { roomInBox, wordSizes } from '../words/sizes.js';
import type { Picture } from './cards.js';
import { pictureMeasures } from './measures.js';
import { pictures } from './part.js';

const WIDE = await picture(4, 'png', [700, 400]);
const { photos } = await read(
  folderOf({
    'ant.jpg': await picture(1),
    'bee.jpg': await picture(2),
    // Its neighbour in a burst: the camera has moved a little.
    'bee 2.jpg': await moved(await picture(2, 'png')),
    'cat.png': WIDE,
    'list.csv': 'file,caption,child_safe,fit\nant.jpg,2024,no,\ncat.png,A cat asleep,yes,whole\n',
  }),
);
const WORDS = ['fox', 'Loch Ness monster', 'jazz'];

async function moved(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).extract({ left: 8, top: 8, width: 692, height: 692 }).jpeg().toBuffer();
}

interface Made {
  readonly pages: PdfPage[];
  readonly recorded: Partial<PartRecord>;
}

/** The sheets of four photographs and three words, and what their manifest says. */
function made(job: Job): Made {
  const shown: readonly Picture[] = [
    ...photos.map((photo): Picture => ({ kind: 'photo', photo, childSafe: photo.childSafe })),
    ...WORDS.map((text, i): Picture => {
      return { kind: 'word', text, childSafe: i > 0, ...(i === 1 ? { difficulty: 'hard' } : {}) };
    }),
  ];
  const { measures } = job.templates;
  const sizes = wordSizes(job.setting, WORDS, roomInBox(measures(pictureMeasures), measures(wordMeasures)));
  const needs = { pictures: shown, nameOf: () => '', sizes };
  const laid = pictures.layOut(job, optionsOf('pictures', pictures), needs);
  const recorded = placed(laid, pictures.record(laid, needs));
  return { pages: laid.sheets.flatMap(({ sides }) => sides), recorded };
}

describe.each([
  'long-edge',
  'short-edge',
  'none',
] as const)('photographs and words on cards, flip %s', flip => {
  test.each([
    ['en', 'A4'],
    ['fa', 'Letter'],
  ])('in %s on %s are those of the manifest, and an odd one has a quiet back', async (locale, paper) => {
    const job = await jobOf({ game: 'pictures', locale, paper, flip });
    const { pages, recorded } = made(job);
    const report = await preflight(pdfOf(job, pages), expected(job, contentOf('pictures', job, recorded)));
    expect(faultsOf(report)).toEqual([]);
    const counts = Object.fromEntries(report.checks.map(({ name, count }) => [name, count]));
    expect([counts['front and back'], counts.pictures]).toEqual([4, 7]);
  });
});

describe('preflight finds on cards with photographs', async () => {
  const job = await jobOf({ game: 'pictures', locale: 'en' });
  const { pages, recorded } = made(job);
  const content = contentOf('pictures', job, recorded);
  const cardsOf = (page: PdfPage) => page.items.filter((item): item is Group => item.kind === 'group');
  const imagesIn = (items: readonly Item[]): readonly Image[] =>
    items.flatMap(item =>
      item.kind === 'image' ? [item] : item.kind === 'group' ? imagesIn(item.items) : [],
    );
  const withImage = (items: readonly Item[], change: (image: Image) => Item): Item[] =>
    items.map(item => {
      if (item.kind === 'image') return change(item);
      return item.kind === 'group' ? { ...item, items: withImage(item.items, change) } : item;
    });
  /** The page and the place of the first photograph that `file` names. */
  const spotOf = (file: string) => {
    const raster = photos.find(({ name }) => name === file)?.raster;
    for (const [page, cards] of pages.map(cardsOf).entries())
      for (const [card, { items }] of cards.entries())
        if (imagesIn(items).some(image => image.raster === raster)) return { page: page + 1, card, raster };
    throw new Error(`${file} is on no card`);
  };
  const changed = (file: string, change: (image: Image) => Item) => {
    const { page, card } = spotOf(file);
    return onCard(pages, page, card, items => withImage(items, change));
  };
  const codes = async (all: readonly PdfPage[]) => (await faults(job, all, content)).map(({ code }) => code);

  test.each([
    ['ant.jpg', 'cat.png'],
    ['bee.jpg', 'bee 2.jpg'],
  ])('two that have changed places: %s and %s', async (one, other) => {
    const rasters = [spotOf(one).raster, spotOf(other).raster];
    const exchange = (image: Image): Image => {
      const i = rasters.indexOf(image.raster);
      return i < 0 ? image : { ...image, raster: rasters[1 - i] ?? image.raster };
    };
    const both = [...new Set([spotOf(one).page, spotOf(other).page])].reduce<readonly PdfPage[]>(
      (all, page) => onCards(all, page, cards => withImage(cards, exchange)),
      pages,
    );
    const told = await faults(job, both, content);
    expect(new Set(told.map(({ code, word }) => `${code} ${word}`)).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(1);
  });

  test.each<[string, string, (image: Image) => Item]>([
    ['missing', 'no-shape', image => ({ kind: 'rect', x: image.x, y: image.y, width: 10, height: 10 })],
    ['half a millimetre lower', 'shape-moved', image => ({ ...image, y: image.y + 0.5 })],
    ['one hundredth wider', 'no-shape', image => ({ ...image, width: image.width * 1.01 })],
    [
      'mirrored',
      'shape-colour',
      image => ({ kind: 'group', matrix: [-1, 0, 0, 1, 2 * image.x + image.width, 0], items: [image] }),
    ],
    [
      'upside down',
      'shape-colour',
      image => ({
        kind: 'group',
        matrix: [-1, 0, 0, -1, 2 * image.x + image.width, 2 * image.y + image.height],
        items: [image],
      }),
    ],
  ])('one that is %s', async (_, code, change) => {
    expect(await codes(changed('cat.png', change))).toContain(`preflight.${code}`);
  });

  test('one whose JPEG another program has made darker', async () => {
    const { raster } = spotOf('ant.jpg');
    if (raster === undefined) throw new Error('no picture');
    const jpeg = await sharp(raster.jpeg).linear(0.95, 0).jpeg().toBuffer();
    expect(await codes(changed('ant.jpg', image => ({ ...image, raster: { ...raster, jpeg } })))).toEqual([
      'preflight.shape-colour',
    ]);
  });

  test('one whose JPEG is damaged', async () => {
    const { raster } = spotOf('ant.jpg');
    if (raster === undefined) throw new Error('no picture');
    const jpeg = Uint8Array.from(raster.jpeg).fill(0, 20);
    const told = changed('ant.jpg', image => ({ ...image, raster: { ...raster, jpeg } }));
    await expect(codes(told).catch(fault => Promise.resolve([String(fault.message)]))).resolves.toEqual([
      expect.stringMatching(/preflight\.(shape-colour|page-unreadable)/),
    ]);
  });

  test('a caption of another picture, and a word that has changed', async () => {
    const { page, card } = spotOf('cat.png');
    const text = (items: readonly Item[], change: (line: string) => boolean): Item[] =>
      items.flatMap((item): readonly Item[] => {
        if (item.kind === 'text') return change(item.line.text) ? [] : [item];
        return item.kind === 'group' ? [{ ...item, items: text(item.items, change) }] : [item];
      });
    const bare = onCard(pages, page, card, items => text(items, line => line === 'A cat asleep'));
    expect(await codes(bare)).toEqual(['preflight.no-text']);
    for (const [word, other] of [
      ['jazz', 'blues'],
      ['Loch Ness monster', 'Loch Ness master'],
    ]) {
      const records = JSON.parse(JSON.stringify(recorded).replaceAll(`"${word}"`, `"${other}"`));
      const told = await faults(job, pages, contentOf('pictures', job, records));
      expect(told.map(({ code }) => code)).toContain('preflight.other-text');
    }
  });

  test('a line of a word that is missing', async () => {
    const isLine = (item: Item): boolean =>
      item.kind === 'text' ? item.line.text === 'monster' : item.kind === 'group' && item.items.some(isLine);
    const without = (items: readonly Item[]): Item[] =>
      items.flatMap((item): Item[] =>
        item.kind === 'group'
          ? [{ ...item, items: without(item.items) }]
          : item.kind === 'text' && isLine(item)
            ? []
            : [item],
      );
    const cut = pages.map(page => ({ ...page, items: without(page.items) }));
    expect(pages.some(({ items }) => items.some(isLine))).toBe(true);
    expect(await codes(cut)).toContain('preflight.other-text');
  });
});
