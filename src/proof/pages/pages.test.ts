import { describe, expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { IDENTITY } from '../../scene/geometry/index.js';
import { type Item, type Tiles, tileUses, use } from '../../scene/index.js';
import { jobOf, pdfOf, project, WORDS, wordPages } from '../deck.fixture.js';
import { openPdf } from '../pdfium/open-pdf.js';
import { loadReaders } from '../reading.js';
import { withoutInk } from './ink.js';
import type { PageItem } from './items.js';
import { plainText } from './plain-text.js';
import { asWritten } from './reading-order.js';
import { directionOf, seenText } from './seen-text.js';
import { extended, lineOf, opened, type Written } from './text-lines.js';

const shop = await jobOf({});

/** What is seen of shapes, rounded to a hundredth of a millimetre. */
function seen(items: readonly PageItem[]): string[] {
  return items.flatMap(item => {
    if (item.kind !== 'shape') return [];
    const { ink, fill, stroke, strokeWidth } = item;
    const numbers = [ink.x, ink.y, ink.width, ink.height, strokeWidth].map(value => (value + 0).toFixed(2));
    return [[fill, stroke, ...numbers].join(' ').replaceAll('-0.00', '0.00')];
  });
}

test('reading a PDF leaves the methods of the engine as they are', async () => {
  await loadReaders();
  for (const method of [Array.prototype.push, JSON.parse, JSON.stringify])
    expect(String(method)).toContain('[native code]');
});

test('letters of a leaning font are read as the pen sets them, however far one reaches under the next', () => {
  // The end of a Persian word in Amiri Slanted of 10 mm: its last letter, on the left, is set half under the one before.
  const letters = [
    {
      text: 'ج',
      origin: { x: 10, y: 30 },
      advance: 8.27,
      box: { x: 10.21, y: 27.6, width: 8.06, height: 7.5 },
    },
    {
      text: 'ی',
      origin: { x: 11.04, y: 30 },
      advance: 5.96,
      box: { x: 10.51, y: 24.4, width: 5.72, height: 6.5 },
    },
    {
      text: 'و',
      origin: { x: 16.47, y: 30 },
      advance: 3.99,
      box: { x: 16.07, y: 27.6, width: 3.99, height: 5.2 },
    },
  ];
  const style = { matrix: IDENTITY, size: 10, font: 1, fill: '#24211d', blended: false, clip: undefined };
  for (const written of [letters, letters.toReversed()])
    expect(lineOf(opened({ ...style, letters: written }), 'rtl').text).toBe('ویج');
});

describe('a line goes on', () => {
  const written = (text: string, x: number, y: number, font: number): Written => ({
    letters: [{ text, origin: { x, y }, advance: 4, box: { x, y: y - 5, width: 4, height: 5 } }],
    ...{ matrix: IDENTITY, size: 10, font, fill: '#24211d', blended: false, clip: undefined },
  });
  const read = (first: Written, next: Written) => {
    const line = extended(opened(first), next);
    return line && lineOf(line, 'ltr').text;
  };

  test('behind a lost space, which is wide in some fonts, where another font begins; and no farther', () => {
    expect(read(written('k', 10, 30, 1), written("'", 20, 30, 2))).toBe("k '");
    expect(read(written('k', 10, 30, 1), written("'", 20, 30, 1))).toBeUndefined();
    expect(read(written('k', 10, 30, 1), written("'", 25, 30, 2))).toBeUndefined();
  });

  test('on the slope of Nastaliq, but with no Latin letter off the baseline', () => {
    expect(read(written('م', 10, 30, 1), written('ی', 14, 22, 1))).toBe('یم');
    expect(read(written('m', 10, 30, 1), written('y', 14, 28, 1))).toBeUndefined();
    expect(read(written('م', 10, 30, 1), written('ی', 14, 20, 1))).toBeUndefined();
  });
});

describe('a page that is read back', () => {
  test('shows a grid as its symbols one by one, whatever its width and wherever it stands', async () => {
    const colours = ['#c7402d', '#1f4788', '#141414', '#e9dfca', '#5a8f29'];
    const symbols = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => {
        const dot: Item = { kind: 'circle', cx: 0.5, cy: 0.5, r: 0.1 + i / 100, fill: colours[i % 5] };
        return [`s${i}`, { id: `s${i}`, box: { x: 0, y: 0, width: 1, height: 1 }, items: [dot] }];
      }),
    );
    const grid = (x: number, columns: number, count: number, step: number, pitch = 2): Tiles => ({
      kind: 'tiles',
      x,
      y: 10,
      pitch: { width: pitch, height: 2 },
      columns,
      cells: Array.from({ length: count }, (_, i) => `s${(i * step) % 40}`),
      symbols,
    });
    const few = [grid(5, 5, 25, 0), grid(40, 5, 25, 0), grid(70, 4, 16, 0), grid(90, 5, 25, 0, 3)];
    const many = [grid(5, 9, 40, 1), grid(40, 5, 23, 3), grid(70, 6, 36, 7), grid(5, 5, 25, 1)];
    // Rows that a careless key would take for one another: a short one, wide ones, and more symbols than go into it.
    const rows = (x: number, columns: number, cells: string): Tiles => ({
      ...grid(x, columns, 0, 0),
      cells: cells.split(' ').map(each => `s${each}`),
    });
    const all = Array.from({ length: 40 }, (_, i) => i).join(' ');
    const odd = [
      ...[rows(5, 5, '0 0 0 0 0'), rows(5, 5, '0 0 0')],
      rows(30, 12, `${'0 '.repeat(24)}${'0 '.repeat(11)}1`),
      ...[rows(70, 2, all), rows(70, 2, '5 5 0 32 1 0')],
    ];
    const symbol = { id: 'inside', box: { x: 0, y: 0, width: 150, height: 90 }, items: [grid(100, 3, 9, 2)] };
    const spread = (items: readonly Item[]) =>
      items.flatMap((item): readonly Item[] => (item.kind === 'tiles' ? tileUses(item) : [item]));
    const shown = async (pages: readonly (readonly Item[])[]) => {
      const size = { width: 150, height: 90 };
      const opened = await openPdf(
        pdfOf(
          shop,
          pages.map(items => ({ size, items })),
        ),
        'grids.pdf',
      );
      const told: string[][] = [];
      for (const i of pages.keys()) told.push(seen(opened.page(i + 1).items));
      return told;
    };
    const tiles = await shown([few, many, odd, [use(symbol, IDENTITY), ...symbol.items], few]);
    expect(tiles.map(({ length }) => length)).toEqual([91, 124, 90, 18, 91]);
    const whole = { ...symbol, items: spread(symbol.items) };
    expect(tiles).toEqual(
      await shown([
        spread(few),
        spread(many),
        spread(odd),
        [use(whole, IDENTITY), ...whole.items],
        spread(few),
      ]),
    );
  });

  test('has its size, its boxes, its fonts and its texts in millimetres', async () => {
    const persian = await jobOf({ locale: 'fa', paper: 'Letter' });
    const pages = wordPages(persian, WORDS.fa);
    const opened = await openPdf(pdfOf(persian, pages), 'words.pdf');
    const page = opened.page(1);
    const { paper } = loadTemplates(recipeSchema.parse({ paper: 'Letter' }), project, project);
    expect(page.size.width).toBeCloseTo(paper.height, 3);
    expect(page.size.height).toBeCloseTo(paper.width, 3);
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(page.trim?.[side]).toBeCloseTo(pages[0].trim?.[side] ?? 0, 2);
    expect(opened.fonts()).toContainEqual({ name: 'Vazirmatn-Bold', embedded: true, subset: true });
    const texts = page.items.flatMap(item => (item.kind === 'text' ? [item] : []));
    const large = texts.filter(text => text.size > 7).map(text => plainText(text.text));
    expect(large).toEqual(WORDS.fa.filter((_, i) => i % 2 === 0).map(plainText));
    expect(texts.filter(text => text.turn === 180).length).toBe(large.length);
    expect(texts.map(text => withoutInk(text, page.drawing.whole())).join('')).toBe('');
  });
});

describe('a text is seen from left to right', () => {
  const seen = (text: string, direction: 'ltr' | 'rtl') => seenText(text, directionOf(text, direction));

  test('as it is typed in Chinese and in Latin', () => {
    expect(seen('雪櫃 BB 12', 'ltr')).toBe('雪櫃 BB 12');
    expect(seen('C-03Y5-8', 'rtl')).toBe('C-03Y5-8');
    expect(seen('C++', 'rtl')).toBe('C++');
    expect(seen('Wi-Fi!', 'rtl')).toBe('Wi-Fi!');
  });

  test('from its last letter in Persian, but for Latin and figures', () => {
    expect(seen('برگ', 'rtl')).toBe('گرب');
    expect(seen('برگ ۱۲', 'rtl')).toBe('۱۲ گرب');
    expect(seen('بذر Deckwright 0.1.0', 'rtl')).toBe('Deckwright 0.1.0 رذب');
    expect(seen('از ۱٫۵ · ۳', 'rtl')).toBe('۳ · ۱٫۵ زا');
    expect(seen('خانه Wi-Fi', 'rtl')).toBe('Wi-Fi هناخ');
    expect(seen('سلام!', 'ltr')).toBe('!مالس');
  });

  test('with signs of number beside their figures, but after an Arabic letter', () => {
    expect(seen('۵۰٪', 'rtl')).toBe('۵۰٪');
    expect(seen('+۱۸', 'rtl')).toBe('۱۸+');
    expect(seen('۲۰٪ تخفیف', 'rtl')).toBe('فیفخت ۲۰٪');
    expect(seen('تخفیف ۲۰٪', 'rtl')).toBe('٪۲۰ فیفخت');
    expect(seen('$20', 'rtl')).toBe('$20');
    expect(seen('a١+٢', 'ltr')).toBe('a٢+١');
  });

  test('with a mark where it is written: behind a Latin letter, ahead of a Persian one', () => {
    expect(seen('é', 'ltr')).toBe('e\u0301');
    expect(seen('بُر', 'rtl')).toBe('ر\u064fب');
    expect(seen('e\u0301\u0323', 'ltr')).toBe(seen('e\u0323\u0301', 'ltr'));
  });

  test('in an order, and with brackets, that tell it from any other text', () => {
    const texts = ['سلام', 'مالس', '(سلام)', ')سلام(', '(سلام(', 'سلام ۱۲', 'سلام ۲۱', 'بَر', 'برَ', 'سل ام'];
    expect(new Set(texts.map(text => seen(text, 'rtl'))).size).toBe(texts.length);
  });
});

describe('a line of characters that PDFium gives as it is read', () => {
  const written = (line: string, direction: 'ltr' | 'rtl') =>
    asWritten(
      Array.from(line, text => ({ text })),
      direction,
    )
      .map(({ text }) => text)
      .join('');

  test('is put back into the order in which it is written', () => {
    expect(written('ab 12', 'ltr')).toBe('ab 12');
    expect(written('سلام', 'ltr')).toBe('مالس');
    expect(written('برگ ۱۲', 'rtl')).toBe('۱۲ گرب');
    expect(written('ab مالس cd', 'ltr')).toBe('ab سلام cd');
  });

  test('with brackets as they are written: PDFium turns them round beside right-to-left letters alone', () => {
    expect(written(')سلام(', 'rtl')).toBe(')مالس(');
    expect(written('a(ب(c', 'ltr')).toBe('a(ب)c');
    expect(written('(a)', 'ltr')).toBe('(a)');
  });
});
