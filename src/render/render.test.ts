import fs from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { load } from 'js-yaml';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { platform } from '../cli/platform.js';
import { IDENTITY } from '../scene/geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../scene/index.js';
import type { FontTable } from '../text/fonts/book.js';
import { FontBook } from '../text/fonts/index.js';
import { Shaper } from '../text/index.js';
import { type PdfMeta, type PdfPage, renderPdf, renderPng } from './index.js';
import { pathOperators } from './operators.js';
import { openWithPdfjs } from './second-reader.fixture.js';

const FONTS = path.join(import.meta.dirname, '../../fonts');
const book = new FontBook(load(fs.readFileSync(path.join(FONTS, 'fonts.yaml'), 'utf8')) as FontTable, file =>
  fs.readFileSync(path.join(FONTS, file)),
);
const shaper = new Shaper(book);
const META: PdfMeta = {
  title: '紅 & 藍 <1>',
  lang: 'yue',
  duplex: 'DuplexFlipLongEdge',
  direction: 'ltr',
  producer: 'Deckwright test',
};
const PAGE = { width: 100, height: 60 };

function word(text: string, x = 10, y = 30): Item {
  const line = shaper.line(text, {
    fonts: book.stack('Hant-HK', 'words'),
    size: 10,
    lang: 'yue',
    direction: 'ltr',
    han: true,
  });
  return { kind: 'text', x, y, fill: '#24211d', line };
}

/** The whole file. */
function pdf(pages: readonly PdfPage[]): Uint8Array {
  return Buffer.concat([...renderPdf(pages, META, book, bytes => deflateSync(bytes))]);
}

/** The objects of a file as text, their streams inflated. */
function inside(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

describe('a PDF', () => {
  test('asks the printer not to scale, and for the right flip', async () => {
    const text = inside(pdf([{ size: PAGE, items: [] }]));
    expect(text).toContain('/PrintScaling /None');
    expect(text).toContain('/Duplex /DuplexFlipLongEdge');
    expect(text).toContain('/DisplayDocTitle true');
  });

  test('has the trim box and the bleed box of its cards', async () => {
    const page = {
      size: PAGE,
      items: [],
      trim: { x: 10, y: 10, width: 80, height: 40 },
      bleed: { x: 7, y: 7, width: 86, height: 46 },
    };
    const text = inside(pdf([page]));
    expect(text).toContain('/TrimBox [28.346 28.346 255.118 141.732]');
    expect(text).toContain('/BleedBox [19.843 19.843 263.622 150.236]');
  });

  test('has a language, and a title of any characters', async () => {
    const opened = await openWithPdfjs(pdf([{ size: PAGE, items: [word('天')] }]));
    const { info, metadata } = await opened.getMetadata();
    expect((info as { Title: string; Language: string }).Title).toBe('紅 & 藍 <1>');
    expect((info as { Language: string }).Language).toBe('yue');
    expect(metadata?.get('dc:title') ?? '紅 & 藍 <1>').toBe('紅 & 藍 <1>');
  });

  test('keeps words as text that can be searched', async () => {
    const opened = await openWithPdfjs(pdf([{ size: PAGE, items: [word('天水圍')] }]));
    const page = await opened.getPage(1);
    const { items } = await page.getTextContent();
    expect(items.map(item => ('str' in item ? item.str : '')).join('')).toBe('天水圍');
  });

  test('keeps words in a font that is there under two names', async () => {
    const line = (text: string, file: string) =>
      shaper.line(text, { fonts: [file], size: 10, lang: 'en', direction: 'ltr', han: false });
    const items = [line('fox', 'NotoSans-Bold.ttf'), line('owl', './NotoSans-Bold.ttf')].map(
      (item, i) => ({ kind: 'text', x: 0, y: 20 + 20 * i, fill: '#000000', line: item }) as const,
    );
    const page = await (await openWithPdfjs(pdf([{ size: PAGE, items }]))).getPage(1);
    const read = (await page.getTextContent()).items.map(item => ('str' in item ? item.str : ''));
    expect(read.join('')).toBe('foxowl');
  });

  test('sets every line at its measured width, even with shared ems or spaced glyphs', async () => {
    const line = shaper.line('字：「火」，火', {
      fonts: book.stack('Hant-HK', 'text'),
      size: 10,
      lang: 'yue',
      direction: 'ltr',
      han: true,
    });
    expect(line.width).toBeCloseTo(60, 6);
    const spaced = { ...line, width: line.width + 6, tracking: 1 };
    for (const item of [line, spaced]) {
      const page = {
        size: PAGE,
        items: [{ kind: 'text', x: 0, y: 30, fill: '#000000', line: item } as const],
      };
      const opened = await openWithPdfjs(pdf([page]));
      const { items } = await (await opened.getPage(1)).getTextContent();
      const last = items.at(-1);
      if (last === undefined || !('str' in last)) throw new Error('no text');
      const end = ((last.transform[4] as number) + last.width) * (25.4 / 72);
      expect(end).toBeCloseTo(item.width, 0);
    }
  });

  test('has the same bytes when made again', async () => {
    const page = { size: PAGE, items: [word('雪櫃')] };
    expect(Buffer.compare(pdf([page]), pdf([page]))).toBe(0);
  });

  test('stores a shared symbol once, however often it is used', async () => {
    const symbol: SceneSymbol = {
      id: 'dot',
      box: { x: 0, y: 0, width: 4, height: 4 },
      items: [{ kind: 'circle', cx: 2, cy: 2, r: 2, fill: '#c7402d' }],
    };
    const items = Array.from({ length: 20 }, (_, i) => use(symbol, [1, 0, 0, 1, 4 * i, 10]));
    const text = inside(pdf([{ size: PAGE, items }]));
    expect(text.match(/\/Subtype \/Form/g)).toHaveLength(1);
    expect(text.match(/\/A Do/g)).toHaveLength(20);
  });

  test('has all its pages in order, however many', async () => {
    const pages = Array.from({ length: 130 }, (_, i) => ({
      size: { width: 100 + i, height: 60 },
      items: [],
    }));
    const opened = await openWithPdfjs(pdf(pages));
    expect(opened.numPages).toBe(130);
    for (const n of [1, 64, 65, 129, 130])
      expect((await opened.getPage(n)).view[2]).toBeCloseTo(((99 + n) * 72) / 25.4, 2);
  });

  test('comes in blocks that make up the whole file: every object is where the table says', () => {
    const bytes = pdf(Array.from({ length: 3000 }, () => ({ size: PAGE, items: [] })));
    const blocks = [...renderPdf(Array(3000).fill({ size: PAGE, items: [] }), META, book, deflateSync)];
    expect(blocks.length).toBeGreaterThan(3);
    expect(new Set(blocks.slice(0, -1).map(block => block.length))).toEqual(new Set([1 << 16]));
    const text = Buffer.from(bytes).toString('latin1');
    const [, table] = /xref\n0 \d+\n\d{10} 65535 f \n([\s\S]*)trailer/.exec(text) ?? [];
    const offsets = table
      .trimEnd()
      .split('\n')
      .map(line => Number(line.slice(0, 10)));
    for (const [i, offset] of offsets.entries())
      expect(text.startsWith(`${i + 1} 0 obj\n`, offset)).toBe(true);
  });

  test('escapes its title in XML', () => {
    const text = Buffer.from(pdf([{ size: PAGE, items: [] }])).toString('utf8');
    expect(text).toContain('<rdf:li xml:lang="x-default">紅 &amp; 藍 &lt;1&gt;</rdf:li>');
  });

  test('refuses two different symbols with the same id', async () => {
    const symbol = (fill: string): SceneSymbol => ({
      id: 'dot',
      box: { x: 0, y: 0, width: 4, height: 4 },
      items: [{ kind: 'circle', cx: 2, cy: 2, r: 2, fill }],
    });
    const items = ['#c7402d', '#1f4788'].map(fill => use(symbol(fill), [1, 0, 0, 1, 0, 0]));
    expect(() => pdf([{ size: PAGE, items }])).toThrow('Two different symbols are called "dot".');
  });
});

describe('a PNG', () => {
  test('has the size of the paper at its resolution, and is white where nothing is drawn', async () => {
    const png = await renderPng(
      PAGE,
      [{ kind: 'rect', x: 50, y: 0, width: 50, height: 60, fill: '#000000' }],
      book,
      127,
      platform.pixels,
    );
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([500, 300]);
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
    ];
    expect(pixel(100, 150)).toEqual([255, 255, 255]);
    expect(pixel(400, 150)).toEqual([0, 0, 0]);
  });

  test('draws letters without any installed font', async () => {
    const ink = async (items: readonly Item[]) => {
      const { data } = await sharp(await renderPng(PAGE, items, book, 100, platform.pixels))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.reduce((sum, value) => sum + (255 - value), 0);
    };
    expect(await ink([word('天水圍')])).toBeGreaterThan(100_000);
    expect(await ink([])).toBe(0);
  });
});

test('a PDF and a PNG are the same picture: both clip symbols and groups', async () => {
  const fill = '#1f4788';
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const dot = (id: string, cx: number): SceneSymbol => ({
    id,
    box,
    items: [{ kind: 'circle', cx, cy: 5, r: 8, fill }],
  });
  const symbols = { left: dot('left', 2), right: dot('right', 9) };
  const items: Item[] = [
    use(symbols.left, [1, 0, 0, 1, 5, 5]),
    use(symbols.right, [0, 1.5, -1.5, 0, 45, 5]),
    group([1, 0, 0, 1, 50, 5], [{ kind: 'rect', x: -9, y: -9, width: 40, height: 14, fill: '#c7402d' }], box),
    {
      kind: 'tiles',
      x: 5,
      y: 30,
      pitch: { width: 12, height: 12 },
      columns: 3,
      cells: ['left', 'right', 'left', 'right', 'right', 'left'],
      symbols,
    },
    { kind: 'path', d: 'M 70 5 H 95 V 25 H 70 Z M 75 10 H 90 V 20 H 75 Z', fill, evenOdd: true },
    {
      kind: 'line',
      x1: 50,
      y1: 50,
      x2: 95,
      y2: 40,
      stroke: fill,
      strokeWidth: 1,
      dash: [4, 2],
      cap: 'round',
    },
    word('天水圍', 50, 37),
  ];
  const [png, canvas] = await bothPictures(items);
  const [drawn, printed] = await Promise.all(
    [png, canvas].map(each => sharp(each).greyscale().raw().toBuffer()),
  );
  const inks = drawn.filter(value => value < 128).length;
  const different = drawn.filter((value, i) => Math.abs(value - printed[i]) > 128).length;
  expect(inks).toBeGreaterThan(20_000);
  // pdf.js and sharp smooth edges differently.
  expect(different).toBeLessThan(inks / 200);
});

test('what is blended is multiplied with what is under it, a symbol as a whole, in a PDF and a PNG', async () => {
  const bar = (x: number, fill: string): Item => ({ kind: 'rect', x, y: 0, width: 20, height: 40, fill });
  const symbol = (id: string, ...items: Item[]): SceneSymbol => {
    return { id, box: { x: 0, y: 0, width: 40, height: 40 }, items };
  };
  const yellows = symbol('yellows', bar(0, '#ffff80'), bar(10, '#ffffc0'));
  const cyan = symbol('cyan', bar(0, '#80ffff'));
  const clip = { x: 5, y: 5, width: 60, height: 30 };
  const items: Item[] = [
    { kind: 'rect', x: 0, y: 20, width: 100, height: 40, fill: '#ff80ff' },
    group(
      IDENTITY,
      [
        { ...use(yellows, [1, 0, 0, 1, 10, 10]), blend: 'multiply' },
        { ...use(cyan, [1, 0, 0, 1, 15, 10]), blend: 'multiply' },
      ],
      clip,
    ),
    use(cyan, [1, 0, 0, 1, 70, 0]),
  ];
  for (const picture of await bothPictures(items)) {
    const at = await colourAt(picture);
    // Over paper: one yellow; cyan over it; cyan over the other yellow, which covers the first.
    expect([at(12, 15), at(17, 15), at(25, 15)]).toEqual([
      [255, 255, 128],
      [128, 255, 128],
      [128, 255, 192],
    ]);
  }
});

test('text is blended too', async () => {
  const line = shaper.line('一', {
    fonts: book.stack('Hant-HK', 'words'),
    size: 50,
    lang: 'yue',
    direction: 'ltr',
  });
  const { ink } = line;
  const items: Item[] = [
    { kind: 'rect', x: 0, y: 0, width: 50, height: 60, fill: '#ffff80' },
    {
      kind: 'text',
      x: 50 - ink.x - ink.width / 2,
      y: 30 - ink.y - ink.height / 2,
      fill: '#80ffff',
      line,
      blend: 'multiply',
    },
  ];
  for (const picture of await bothPictures(items)) {
    const at = await colourAt(picture);
    expect([at(40, 30), at(60, 30)]).toEqual([
      [128, 255, 128],
      [128, 255, 255],
    ]);
  }
});

test('a PDF blends colours as they are given, on the pages that need it', () => {
  const ink: Item = { kind: 'rect', x: 0, y: 0, width: 9, height: 9, fill: '#80ffff' };
  const dot: SceneSymbol = { id: 'dot', box: { x: 0, y: 0, width: 9, height: 9 }, items: [ink] };
  const blended = inside(
    pdf([{ size: PAGE, items: [use(dot, IDENTITY), { ...use(dot, IDENTITY), blend: 'multiply' }] }]),
  );
  expect(blended).toContain('/BM /Multiply');
  // The page and one of the two forms.
  expect(blended.match(/\/S \/Transparency\s+\/CS \/DeviceRGB/g)).toHaveLength(2);
  expect(blended.match(/\/Subtype \/Form/g)).toHaveLength(2);
  expect(inside(pdf([{ size: PAGE, items: [use(dot, IDENTITY)] }]))).not.toMatch(/Multiply|Transparency/);
});

/** Tells the colour of a picture at a place in millimetres. */
async function colourAt(picture: Uint8Array): Promise<(x: number, y: number) => readonly number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const from = (Math.round(y * 5) * info.width + Math.round(x * 5)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
}

/** A drawing as a PNG, and as pdf.js shows it in a PDF, both at 127 dpi. */
async function bothPictures(items: readonly Item[]): Promise<readonly Uint8Array[]> {
  const dpi = 127;
  const png = await renderPng(PAGE, items, book, dpi, platform.pixels);
  const { width, height } = await sharp(png).metadata();
  const canvas = createCanvas(width, height);
  const page = await (await openWithPdfjs(pdf([{ size: PAGE, items }]))).getPage(1);
  await page.render({
    canvasContext: canvas.getContext('2d') as never,
    canvas: canvas as never,
    viewport: page.getViewport({ scale: dpi / 72 }),
  }).promise;
  return [png, canvas.toBuffer('image/png')];
}

test('SVG path data becomes PDF operators: absolute lines, curves and quadratics', () => {
  expect(pathOperators('M 1 2 L 3 4 H 5 V 6 Z')).toBe('1 2 m 3 4 l 5 4 l 5 6 l h');
  expect(pathOperators('M 0 0 Q 3 3 6 0')).toBe('0 0 m 2 2 4 2 6 0 c');
  expect(pathOperators('M0-1C1-1.5,2 .5 3 0')).toBe('0 -1 m 1 -1.5 2 0.5 3 0 c');
});
