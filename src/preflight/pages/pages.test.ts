import { describe, expect, test } from 'vitest';
import { IDENTITY } from '../../geometry/index.js';
import { type Item, type Tiles, tileUses, use } from '../../scene/index.js';
import { loadTemplates, recipeSchema } from '../../templates/index.js';
import { jobOf, pdfOf, project, WORDS, wordPages } from '../deck.fixture.js';
import { loadReaders, openPdf } from '../pdfium/open-pdf.js';
import { withoutInk } from './ink.js';
import type { PageItem } from './items.js';
import { plainText } from './plain-text.js';
import { readingOrder } from './reading-order.js';

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

describe('glyphs from left to right are read', () => {
  const read = (visual: string, direction: 'ltr' | 'rtl') => readingOrder([...visual], direction)[0];

  test('as they stand in Chinese and in Latin', () => {
    expect(read('雪櫃 BB 12', 'ltr')).toBe('雪櫃 BB 12');
    expect(read('C-03Y5-8', 'rtl')).toBe('C-03Y5-8');
  });

  test('from the right in Persian, but for Latin and figures', () => {
    expect(read('بآ', 'rtl')).toBe('آب');
    expect(read('۱۲ گرب', 'rtl')).toBe('برگ ۱۲');
    expect(read('Deckwright 0.1.0 رذب', 'rtl')).toBe('بذر Deckwright 0.1.0');
    expect(read('۳ · ۱٫۵ زا', 'rtl')).toBe('از ۱٫۵ · ۳');
    expect(read('mm ۵۰', 'rtl')).toBe('mm ۵۰');
  });

  test('from the end where its first letter stands, whatever the file says', () => {
    expect(read('C++', 'rtl')).toBe('C++');
    expect(read('Wi-Fi!', 'rtl')).toBe('Wi-Fi!');
    expect(read('!مالس', 'ltr')).toBe('سلام!');
    expect(read('فیفخت ۲۰٪', 'ltr')).toBe('۲۰٪ تخفیف');
    expect(readingOrder([...'Wi-Fi هناخ'], 'rtl')).toEqual(['خانه Wi-Fi', 'Wi-Fi خانه']);
  });

  test('with signs of number beside their figures, but after an Arabic letter', () => {
    expect(read('۵۰٪', 'rtl')).toBe('۵۰٪');
    expect(read('۱۸+', 'rtl')).toBe('+۱۸');
    expect(read('٪۲۰ فیفخت', 'rtl')).toBe('تخفیف ۲۰٪');
    expect(read('$20', 'rtl')).toBe('$20');
    expect(read('9-5', 'rtl')).toBe('9-5');
  });

  test('with brackets that open before they close, though PDFium turns them round', () => {
    expect(read('(مالس)', 'rtl')).toBe('(سلام)');
    expect(read('(هرفن ۲) ازتیپ', 'rtl')).toBe('پیتزا (۲ نفره)');
  });

  test('from the left where a Persian word stands in an English line', () => {
    expect(read('the word بآ 2', 'ltr')).toBe('the word آب 2');
  });
});
