import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { translate } from '../../geometry/index.js';
import { formatProblem } from '../../problem.js';
import type { PdfPage } from '../../render/pdf.js';
import { type Group, group, type Item, type SceneSymbol, type Text } from '../../scene/index.js';
import { expected, keyPages, pdfOf, WORDS, wordPages, workshop } from '../deck.fixture.js';
import { type Expectation, preflight } from '../index.js';

type Shop = Awaited<ReturnType<typeof workshop>>;

const shop = await workshop({});
const words = WORDS.yue;

/** What preflight says, each problem with the name of its check. */
async function faults(
  bytes: Uint8Array,
  more: Partial<Expectation> = {},
  where: Shop = shop,
): Promise<string[]> {
  const { checks } = await preflight(bytes, expected(where, more));
  return checks.flatMap(check => check.problems.map(problem => `[${check.name}] ${formatProblem(problem)}`));
}

/** The pages with one of them changed; `number` from 1. */
function changed(pages: readonly PdfPage[], number: number, change: (page: PdfPage) => PdfPage): PdfPage[] {
  return pages.map((page, i) => (i === number - 1 ? change(page) : page));
}

function withItems(page: PdfPage, change: (items: readonly Item[]) => readonly Item[]): PdfPage {
  return { ...page, items: change(page.items) };
}

/** A card of a page changed: cards come first among the items of a page. */
function withCard(
  page: PdfPage,
  index: number,
  change: (items: readonly Item[]) => readonly Item[],
): PdfPage {
  return withItems(page, items => {
    const card = items[index] as Group;
    return items.with(index, { ...card, items: change(card.items) });
  });
}

function shifted(page: PdfPage, x: number, y: number): PdfPage {
  return withItems(page, items => [group(translate(x, y), items)]);
}

/** The symbols of a grid's cells as the change wants them. */
function withTiles(
  items: readonly Item[],
  change: (cells: readonly SceneSymbol[]) => readonly SceneSymbol[],
): Item[] {
  return items.map(item => {
    if (item.kind !== 'tiles') return item;
    const cells = change(item.cells.map(name => item.symbols[name]));
    const symbols = Object.fromEntries(cells.map(symbol => [symbol.id, symbol]));
    return { ...item, cells: cells.map(({ id }) => id), symbols };
  });
}

/** The cell `index` looks like the first cell that looks otherwise. */
function wrongCell(items: readonly Item[], index: number): Item[] {
  return withTiles(items, cells => {
    const own = cells[index];
    const other = cells.find(symbol => symbol !== own);
    return cells.with(index, other as typeof own);
  });
}

function isText(item: Item): item is Text {
  return item.kind === 'text';
}

describe('preflight finds on word cards', () => {
  const pages = wordPages(shop, words);

  test('a back that has changed places with its neighbour’s', async () => {
    const swapped = changed(pages, 2, page =>
      withItems(page, items => {
        const [a, b] = items as readonly Group[];
        return [{ ...a, items: b.items }, { ...b, items: a.items }, ...items.slice(2)];
      }),
    );
    expect(await faults(pdfOf(shop, swapped), { words })).toEqual([
      expect.stringMatching(
        /^\[faces meet\] deck\.pdf, page 2: Card 1, "雪櫃" \(row 1, column 1\): Its back has the number "2"/,
      ),
      expect.stringMatching(
        /^\[faces meet\] deck\.pdf, page 2: Card 2, "茶餐廳" \(row 1, column 2\): Its back has the number "1"/,
      ),
    ]);
  });

  test.each([
    ['a back', 2],
    ['a front', 1],
  ])('%s that is shifted by 2 mm on the paper', async (_, page) => {
    const found = await faults(
      pdfOf(
        shop,
        changed(pages, page, side => shifted(side, 2, 0)),
      ),
      { words },
    );
    expect(found.filter(fault => fault.includes('Its back lies 2.0 mm off its front.'))).toHaveLength(6);
  });

  test('fronts and backs that are both shifted the same way', async () => {
    const both = pages.map(page => shifted(page, 0, 1.5));
    const found = await faults(pdfOf(shop, both), { words });
    expect(found.filter(fault => fault.includes('Its back lies 3.0 mm off its front.'))).toHaveLength(6);
  });

  test('a shift of a fifth of a millimetre, and forgives a twentieth', async () => {
    const by = (mm: number) =>
      pdfOf(
        shop,
        changed(pages, 2, side => shifted(side, 0, mm)),
      );
    expect(await faults(by(0.2), { words })).toHaveLength(6);
    expect(await faults(by(0.05), { words })).toEqual([]);
  });

  test('the other flip', async () => {
    const other = pdfOf(shop, pages, { duplex: 'DuplexFlipShortEdge' });
    const found = await faults(other, { words });
    expect(found.join('\n')).toContain(
      '[flip] deck.pdf: The file asks the printer for the flip "short-edge", not "long-edge". Make the deck again with --flip long-edge.',
    );
    expect(found.join('\n')).toContain(
      'No front meets its own back at this flip, and each would at the other.',
    );
    // Without being told which flip was wanted, the paper alone says it.
    const blind = await preflight(other, { place: 'deck.pdf', kinds: [], words });
    expect(blind.checks.find(({ name }) => name === 'faces meet')?.problems).toHaveLength(1);
  });

  test('one-sided printing where two sides were made', async () => {
    const found = await faults(pdfOf(shop, pages, { duplex: 'Simplex' }), { words });
    expect(found.join('\n')).toContain('The cards have no backs');
  });

  test('a back that is upside down', async () => {
    const turned = changed(pages, 2, page =>
      withItems(page, items => {
        const card = items[0] as Group;
        const [a, , , , e, f] = card.matrix;
        // A turned card lies between its far corner and its near one.
        return items.with(0, { ...card, matrix: [-a, 0, 0, -a, e + a * 65, f + a * 43] });
      }),
    );
    const found = await faults(pdfOf(shop, turned), { words });
    expect(found).toContainEqual(
      expect.stringContaining('Card 1, "雪櫃" (row 1, column 1): Its back is upside down.'),
    );
  });

  test('a word that is missing, and one that is printed twice', async () => {
    const twice = wordPages(shop, words.with(4, words[3]));
    expect(await faults(pdfOf(shop, twice), { words })).toEqual([
      expect.stringContaining('[words] deck.pdf: "月曆" is printed 2 times and 1 times in the list.'),
      expect.stringContaining('[words] deck.pdf: "煙花" of the list is on no card.'),
    ]);
  });

  test('a word that is not in the list', async () => {
    expect(await faults(pdfOf(shop, wordPages(shop, [...words, '天星'])), { words })).toEqual([
      expect.stringContaining('[words] deck.pdf: "天星" is printed 1 times and not in the list.'),
    ]);
  });

  test('a word that is another one upside down', async () => {
    const foreign = changed(pages, 1, page =>
      withCard(page, 0, items => {
        const other = (page.items[1] as Group).items[1];
        const own = items[1] as Group;
        return items.with(1, { ...own, items: (other as Group).items });
      }),
    );
    expect(await faults(pdfOf(shop, foreign), { words })).toContainEqual(
      expect.stringContaining(
        '[words] deck.pdf, page 1: The card in row 1, column 1: "雪櫃" is "茶餐廳" upside down.',
      ),
    );
  });

  test.each([
    ['beyond the edge of its card', -1, 'reaches beyond the edge of the card'],
    ['half a millimetre from the edge', 0.5, 'is 0.5 mm from the edge of the card'],
    ['cut off by its neighbour', 40, 'is cut off'],
  ])('a word that is %s', async (_, left, message) => {
    const moved = changed(pages, 1, page =>
      withCard(page, 0, items =>
        items.map(item =>
          isText(item) && item.line.text === words[0] ? { ...item, x: left - item.line.ink.x } : item,
        ),
      ),
    );
    expect(await faults(pdfOf(shop, moved), { words })).toEqual([
      expect.stringMatching(new RegExp(`^\\[safe zone\\] deck.pdf, page 1: Card 1, .*: "雪櫃" ${message}`)),
    ]);
  });

  test('a page that is larger than the paper that was asked for', async () => {
    const large = changed(pages, 2, page => ({ ...page, size: { width: 297, height: 215.9 } }));
    expect(await faults(pdfOf(shop, large), { words })).toContainEqual(
      expect.stringContaining('[page size] deck.pdf, page 2: The page is 297 x 215.9 mm, not 210 x 297 mm.'),
    );
    const letter = await workshop({ paper: 'Letter' });
    const found = await faults(pdfOf(letter, wordPages(letter, words)), { words });
    expect(found[0]).toContain(
      'The page is 279.4 x 215.9 mm, not 210 x 297 mm. Choose the paper with --paper',
    );
  });

  test('page boxes that tell a print shop something else', async () => {
    const boxed = changed(pages, 1, page => ({ ...page, bleed: page.trim as NonNullable<typeof page.trim> }));
    expect(await faults(pdfOf(shop, boxed), { words })).toEqual([
      expect.stringContaining('The bleed box does not lie 3 mm around the trim box.'),
    ]);
  });

  test('crop marks that are not there', async () => {
    const bare = pages.map(page => withItems(page, items => items.filter(item => item.kind !== 'use')));
    expect(await faults(pdfOf(shop, bare), { words })).toContainEqual(
      expect.stringContaining('The page has no crop marks around its cards.'),
    );
  });
});

describe('preflight finds on folded sheets', () => {
  test('a half that is shifted, and a fold line that is missing', async () => {
    const folded = await workshop({ flip: 'none' });
    const pages = wordPages(folded, words);
    expect(await faults(pdfOf(folded, pages), { words }, folded)).toEqual([]);
    const cards = pages[0].items.filter(item => item.kind === 'group').length;
    const half = changed(pages, 1, page =>
      withItems(page, items =>
        items.map((item, i) => (i >= cards / 2 && i < cards ? group(translate(0, 1), [item]) : item)),
      ),
    );
    const found = await faults(pdfOf(folded, half), { words }, folded);
    expect(found.filter(fault => fault.includes('Its back lies 1.0 mm off its front.'))).toHaveLength(6);
    const plain = pages.map(page =>
      withItems(page, items => items.filter(item => item.kind !== 'line' || !item.dash)),
    );
    expect((await faults(pdfOf(folded, plain), { words }, folded)).join('\n')).toContain(
      'no line says where to fold',
    );
  });
});

describe('preflight finds on key cards', () => {
  const pages = keyPages(shop, 5);

  test('a wrong cell', async () => {
    const wrong = changed(pages, 1, page => withCard(page, 0, items => wrongCell(items, 12)));
    const found = await faults(pdfOf(shop, wrong));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^\[keys legal\] deck.pdf: Card "C-[-0-9A-Z]+" has .* instead of /);
    expect(found[1]).toMatch(
      /^\[ids\] deck.pdf, page 1: Card C-.* \(row 1, column 1\): It is not the card of its id: cell C3 shows ".*" and not ".*"\./,
    );
  });

  test('two cells that have changed places, though all counts are right', async () => {
    const wrong = changed(pages, 1, page =>
      withCard(page, 1, items =>
        withTiles(items, cells => {
          const j = cells.findIndex(symbol => symbol !== cells[0]);
          return cells.with(0, cells[j]).with(j, cells[0]);
        }),
      ),
    );
    expect(await faults(pdfOf(shop, wrong))).toEqual([
      expect.stringMatching(/^\[ids\] .*It is not the card of its id: cell A1 shows/),
    ]);
  });

  test('a cell whose sign is another role’s, and says which', async () => {
    const wrong = changed(pages, 1, page =>
      withCard(page, 0, items =>
        withTiles(items, cells => {
          const own = cells[7];
          const other = cells.find(symbol => symbol !== own) as typeof own;
          const mixed = { ...own, id: 'mixed', items: [own.items[0], other.items[1]] };
          return cells.with(7, mixed);
        }),
      ),
    );
    expect((await faults(pdfOf(shop, wrong)))[0]).toMatch(
      /^\[keys legal\] deck.pdf, page 1: Card C-.* \(row 1, column 1\): Cell C2 has the colour of ".*" and the sign of ".*"\./,
    );
  });

  test('a cell that is empty, and one that is out of line', async () => {
    const dot: Item = { kind: 'circle', cx: 1, cy: 1, r: 0.1, fill: '#000000' };
    const nothing = { id: 'nothing', box: { x: 0, y: 0, width: 2, height: 2 }, items: [dot] };
    const empty = changed(pages, 1, page =>
      withCard(page, 0, items => withTiles(items, cells => cells.with(24, nothing))),
    );
    expect((await faults(pdfOf(shop, empty)))[0]).toContain('Cell E5 is empty.');
    const bent = changed(pages, 1, page =>
      withCard(page, 0, items =>
        withTiles(items, cells => {
          const own = cells[24];
          const aside = {
            ...own,
            id: 'aside',
            box: { ...own.box, width: 20 },
            items: [group(translate(1, 0), own.items)],
          };
          return cells.with(24, aside);
        }),
      ),
    );
    expect((await faults(pdfOf(shop, bent)))[0]).toContain('Its cells make no even grid of 5 x 5.');
  });

  test('lamps of the other team', async () => {
    const rims = pages[0].items.flatMap(item => (item.kind === 'group' ? [item.items[0]] : []));
    const other = rims.find(
      rim => rim.kind === 'use' && rims[0].kind === 'use' && rim.symbol !== rims[0].symbol,
    );
    expect(other).toBeDefined();
    const wrong = changed(pages, 1, page => withCard(page, 0, items => items.with(0, other as Item)));
    const found = await faults(pdfOf(shop, wrong));
    expect(found[0]).toMatch(/^\[keys legal\] .*red 9 instead of 8|red 8 instead of 9/);
    expect(found[1]).toMatch(/^\[ids\] .*Its lamps say that "(red|blue)" starts, its id says "(red|blue)"\./);
  });

  test('the id of another card, and a card that is printed twice', async () => {
    const texts = pages[0].items.flatMap(item => (item.kind === 'group' ? item.items.filter(isText) : []));
    const wrong = changed(pages, 1, page =>
      withCard(page, 0, items => items.map(item => (isText(item) ? texts[1] : item))),
    );
    expect(await faults(pdfOf(shop, wrong))).toContainEqual(
      expect.stringMatching(/^\[ids\] .*\(row 1, column 1\): It is not the card of its id/),
    );
    const twice = changed(pages, 1, page =>
      withItems(page, items => items.with(1, { ...(items[1] as Group), items: (items[0] as Group).items })),
    );
    expect(await faults(pdfOf(shop, twice))).toEqual([
      expect.stringMatching(/^\[keys legal\] .*are the same/),
    ]);
  });

  test('an id with a character that can’t be', async () => {
    const wrong = changed(pages, 1, page =>
      withCard(page, 0, items =>
        items.map(item => {
          if (!isText(item)) return item;
          const line = shop.setting.shaper.line('C-0000-0000-1', {
            fonts: shop.setting.textFonts,
            size: item.line.size,
            lang: 'en',
            direction: 'ltr',
          });
          return { ...item, line };
        }),
      ),
    );
    expect(await faults(pdfOf(shop, wrong))).toEqual([
      expect.stringMatching(/^\[ids\] .*has a wrong character/),
    ]);
  });

  test('a pattern that lies off its cards, or ends before the bleed', async () => {
    const off = changed(pages, 2, page => shifted(page, 0, 1));
    const found = await faults(pdfOf(shop, off));
    expect(found.filter(fault => fault.includes('Its back lies 1.0 mm off its front.'))).toHaveLength(5);
    const more = await faults(pdfOf(shop, pages), { bleed: 4 });
    expect(more.join('\n')).toContain('Its pattern ends less than 4 mm beyond its left edge.');
  });

  test('a back that is not there', async () => {
    const blank = changed(pages, 2, page => withItems(page, items => items.slice(1)));
    expect(await faults(pdfOf(shop, blank))).toHaveLength(5);
  });
});

describe('preflight finds on key cards with two faces', () => {
  const pages = keyPages(shop, 5, 'duet');

  test('the back of another card', async () => {
    const swapped = changed(pages, 2, page =>
      withItems(page, items => {
        const [a, b] = items as readonly Group[];
        return [{ ...a, items: b.items }, { ...b, items: a.items }, ...items.slice(2)];
      }),
    );
    const found = (await faults(pdfOf(shop, swapped))).join('\n');
    expect(found).toMatch(/\[faces meet\] deck.pdf, page 2: Card D-.*: Its back has the id "D-/);
    expect(found).toMatch(/\[ids\] .*It is not the card of its id/);
  });

  /** The second card as the first one is drawn: `turn` brings it upside down, `swap` shows its other face in front. */
  function twice(turn: boolean, swap: boolean): PdfPage[] {
    const [front, back] = pages.map(page => (page.items[0] as Group).items);
    const drawn = (items: readonly Item[]) => (turn ? [group([-1, 0, 0, -1, 68, 56], items)] : items);
    const first = changed(pages, 1, page => withCard(page, 1, () => drawn(swap ? back : front)));
    return changed(first, 2, page => withCard(page, 1, () => drawn(swap ? front : back)));
  }

  test.each([
    ['as it is', false, false],
    ['turned by half', true, false],
    ['with its faces swapped', false, true],
    ['turned and swapped', true, true],
  ])('a card that is printed twice, once %s', async (_, turn, swap) => {
    expect(await faults(pdfOf(shop, twice(turn, swap)))).toEqual([
      expect.stringMatching(/^\[keys legal\] .*"D-.*" and "D-.*" are the same/),
    ]);
  });

  test('a card of which only the back is turned by half', async () => {
    const turned = changed(pages, 2, page =>
      withCard(page, 0, items => [group([-1, 0, 0, -1, 68, 56], items)]),
    );
    const found = await faults(pdfOf(shop, turned));
    expect(found).toContainEqual(
      expect.stringMatching(/^\[faces meet\] .*row 1, column 1\): Its back is upside down\./),
    );
  });

  test('a back that bears the right id over another card’s cells', async () => {
    const forged = changed(pages, 2, page =>
      withCard(page, 0, items => [
        ...((page.items[1] as Group).items.filter(item => !isText(item)) as Item[]),
        ...items.filter(isText),
      ]),
    );
    expect((await faults(pdfOf(shop, forged))).join('\n')).toMatch(
      /\[ids\] .*row 1, column 1\): It is not the card of its id/,
    );
  });

  test('two cells of the front that have changed places, though each face has nine green ones', async () => {
    const wrong = changed(pages, 1, page =>
      withCard(page, 0, items =>
        withTiles(items, cells => {
          const j = cells.findIndex(symbol => symbol !== cells[0]);
          return cells.with(0, cells[j]).with(j, cells[0]);
        }),
      ),
    );
    expect((await faults(pdfOf(shop, wrong))).join('\n')).toMatch(/\[ids\] .*is not the card of its id/);
  });

  test('a wrong cell on the front', async () => {
    const wrong = changed(pages, 1, page => withCard(page, 0, items => wrongCell(items, 3)));
    const found = (await faults(pdfOf(shop, wrong))).join('\n');
    expect(found).toMatch(/\[keys legal\] deck.pdf: Card "D-.* instead of /);
    expect(found).toMatch(/cell D1 shows/);
  });

  test('a wrong cell on the back', async () => {
    const wrong = changed(pages, 2, page => withCard(page, 0, items => wrongCell(items, 3)));
    const found = (await faults(pdfOf(shop, wrong))).join('\n');
    expect(found).toMatch(/\[keys legal\] deck.pdf: Card "D-.* instead of /);
    expect(found).toMatch(/cell B5 shows/);
  });

  test('the other flip', async () => {
    const found = await faults(pdfOf(shop, pages, { duplex: 'DuplexFlipShortEdge' }));
    expect(found.some(fault => fault.startsWith('[faces meet]'))).toBe(true);
    expect(found.some(fault => fault.startsWith('[flip]'))).toBe(true);
  });
});

/** The file with words added to the dictionary of its second page, as a program does that turns or crops pages. */
function edited(bytes: Uint8Array, more: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(/\/Type \/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(
    ([, data]) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const objects = streams.flatMap(stream => {
    const numbers = (/^[\d ]+\n/.exec(stream)?.[0] ?? '').trim().split(' ').map(Number);
    const first = stream.indexOf('\n') + 1;
    return numbers.flatMap((id, i) =>
      i % 2 === 0 ? [{ id, text: stream.slice(first + numbers[i + 1]).split('\n')[0] }] : [],
    );
  });
  const page = objects.filter(object => object.text.startsWith('<< /Type /Page '))[1];
  const [, before] = /startxref\n(\d+)/.exec(text.slice(-60)) ?? [];
  const [trailer] = /\/Root \d+ 0 R/.exec(text) ?? [];
  const [info] = /\/Info \d+ 0 R/.exec(text) ?? [];
  const object = `${page.id} 0 obj\n${page.text.replace(/>>$/, `${more} >>`)}\nendobj\n`;
  const size = Number((/\/Size (\d+)/.exec(text) ?? [])[1]);
  const at = bytes.length + 1 + object.length;
  const entry = Buffer.alloc(7);
  entry.writeUInt8(1, 0);
  entry.writeUInt32BE(bytes.length + 1, 1);
  const table = `${size} 0 obj\n<< /Type /XRef /Size ${size + 1} ${trailer} ${info} /Index [${page.id} 1] /W [1 4 2] /Prev ${before} /Length 7 >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([
    bytes,
    ...[`\n${object}${table}`, entry, end].map(part =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  ]);
}

describe('preflight finds what another program did to a page', () => {
  const bytes = pdfOf(shop, keyPages(shop, 13));

  test('and nothing where it did nothing', async () => {
    expect(await faults(edited(bytes, ''))).toEqual([]);
  });

  test.each([
    ['turned', '/Rotate 180'],
    ['scaled', '/UserUnit 2'],
    ['cropped', '/CropBox [100 100 400 400]'],
  ])('%s', async (how, more) => {
    const found = await faults(edited(bytes, more));
    expect(found).toContainEqual(
      expect.stringContaining(`[page size] deck.pdf, page 2: The page was ${how}`),
    );
  });
});
