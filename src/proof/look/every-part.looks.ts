import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../render/index.js';
import { IDENTITY, translate } from '../../scene/geometry/index.js';
import { group, type Item, type Text } from '../../scene/index.js';
import { pdfOf } from '../deck.fixture.js';
import { loadEye } from './eye.fixture.js';
import {
  type Change,
  first,
  found,
  gone,
  isText,
  type Laid,
  laid,
  moved,
  PARTS,
  scaled,
  visibleOn,
} from './look.fixture.js';
import { look } from './svg-look.fixture.js';

const eye = await loadEye();

type Way = (item: Item) => Item | undefined;

/** What could happen to a text on its way to the paper. */
const TEXT_WAYS: Readonly<Record<string, (text: Text) => Item | undefined>> = {
  gone,
  white: text => ({ ...text, fill: text.fill === '#ffffff' ? '#000000' : '#ffffff' }),
  'moved aside': moved(1, 0),
  'moved down': moved(0, 1),
  'far away': moved(-8, 0),
  larger: text => about(text, [1.2, 0, 0, 1.2]),
  tiny: text => about(text, [0.1, 0, 0, 0.1]),
  stretched: text => about(text, [1.3, 0, 0, 1]),
  mirrored: text => about(text, [-1, 0, 0, 1]),
  'upside down': text => about(text, [-1, 0, 0, -1]),
  'there twice': text => group(IDENTITY, [text, moved(2, 2)(text)]),
  'of another colour': text => ({ ...text, fill: text.fill === '#c7402d' ? '#1f4788' : '#c7402d' }),
  flattened: text => about(text, [1, 0, 0, 0.7]),
  slanted: text => about(text, [1, 0, 0.5, 1]),
  'with its glyphs in another order': text => {
    const runs = text.line.runs.map(run => ({
      ...run,
      glyphs: run.glyphs.map((glyph, i) => ({ ...glyph, parts: (run.glyphs.at(-1 - i) ?? glyph).parts })),
    }));
    return { ...text, line: { ...text.line, runs } };
  },
};

/** What could happen to anything else that is drawn. */
const SHAPE_WAYS: Readonly<Record<string, Way>> = {
  'a shape is gone': gone,
  'a shape has moved': moved(1.2, 1.2),
};

/** What shows of an area, but not of a line. */
const AREA_WAYS: typeof SHAPE_WAYS = {
  'a shape is pale': item => painted(item, '#f4f4f0'),
  'a shape is of another colour': item => painted(item, '#00a0a0'),
};

/** And to a page. */
function pageWays(page: PdfPage): Readonly<Record<string, Change>> {
  const { width, height } = page.size;
  return {
    'moved by 0.3 mm': items => [group(translate(0.3, 0), items)],
    'at 99.8 %': scaled(page, 0.998),
    'at 97 %': scaled(page, 0.97),
    'upside down': items => [group([-1, 0, 0, -1, width, height], items)],
    mirrored: items => [group([-1, 0, 0, 1, width, 0], items)],
    'on cream': items => [{ kind: 'rect', x: 0, y: 0, width, height, fill: '#f4e9d2' }, ...items],
    'under a white sheet': items => [
      ...items,
      { kind: 'rect', x: 0, y: height / 4, width, height: height / 2, fill: '#ffffff' },
    ],
  };
}

const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'];
const PAPERS = ['A4', 'Letter'];
const FLIPS = ['long-edge', 'short-edge', 'none'] as const;
const WAYS_TO_PRINT = LOCALES.flatMap(locale =>
  PAPERS.flatMap(paper => FLIPS.map(flip => ({ locale, paper, flip }))),
);

/** In short, each part is printed in one way, each in another, and only two things that happen to a page are tried. */
const IN_SHORT = process.env.MODE === 'quick';
/** How many parts were printed in one way, and how many pages were tried. */
let [printed, tried] = [0, 0];

describe.each([
  ['codenames', ['words', 'agents', 'keys', 'stand', 'rules']],
  ['duet', ['words', 'agents', 'keys', 'tokens', 'map', 'log', 'stand', 'rules']],
  ['pictures', ['pictures', 'agents', 'keys', 'stand', 'rules']],
  ['decrypto', ['keywords', 'codes', 'tokens', 'screens', 'notes', 'rules']],
])('the box of %s', (game, names) => {
  test.each(
    names,
  )('has %s that look alike as PDF and as SVG, wherever and however it is printed', async name => {
    // Seven and thirty have no common factor: every locale, paper and flip has its turn.
    const one = WAYS_TO_PRINT[(7 * printed++) % WAYS_TO_PRINT.length];
    for (const { locale, paper, flip } of IN_SHORT ? [one] : WAYS_TO_PRINT) {
      const { job, pages, expected } = await laid({ game, locale, paper, flip }, name);
      const sheet = [pages, expected].map(each => each.slice(0, 2)) as [typeof pages, typeof expected];
      const check = await look(pdfOf(job, sheet[0]), 'deck.pdf', sheet[1], eye);
      expect(check.problems, `${locale}, ${paper}, ${flip}`).toEqual([]);
      expect(check.count).toBe(sheet[0].length);
    }
  });
});

describe.each(PARTS)('on a page of %s', (_, input, name) => {
  test('a page that is wrong as a whole is found', async () => {
    const part = await laid(input, name);
    const ways = Object.entries(pageWays(part.pages[0]));
    const two = [0, 1].map(() => ways[tried++ % ways.length]);
    expect(await missedOf(part, Object.fromEntries(IN_SHORT ? two : ways))).toEqual([]);
  });

  test.skipIf(IN_SHORT)('everything that is wrong is found', async () => {
    const part = await laid(input, name);
    const [page] = part.pages;
    const leaves = leavesOf(page.items);
    const texts = leaves.filter(isText()).toSorted((a, b) => b.line.size - a.line.size);
    const ends = { largest: texts[0], smallest: texts[texts.length - 1] };
    const only = (leaf: Item, way: Way) => first(item => item === leaf, way);
    const shapes: Item[] = [];
    for (const leaf of leaves.filter(({ kind }) => kind !== 'text')) {
      // Otherwise something else lies over it.
      const { without } = await found(part, 1, { without: only(leaf, gone) });
      if (without.length > 0) shapes.push(leaf);
    }
    expect([...texts, ...shapes].length).toBeGreaterThan(1);
    const ways: Record<string, Change> = {
      ...Object.fromEntries(
        Object.entries(ends).flatMap(([name, text]) =>
          Object.entries(TEXT_WAYS).map(([way, change]) => [
            `the ${name} text is ${way}`,
            only(text, item => change(item as Text)),
          ]),
        ),
      ),
      ...Object.fromEntries(
        shapes.flatMap(leaf =>
          Object.entries(isArea(leaf) ? { ...SHAPE_WAYS, ...AREA_WAYS } : SHAPE_WAYS).map(([way, change]) => [
            `${way}: ${leaf.kind}`,
            only(leaf, change),
          ]),
        ),
      ),
    };
    expect(await missedOf(part, ways)).toEqual([]);
  });
});

/** The ways to print a first page wrong that nobody sees. */
async function missedOf(part: Laid, ways: Readonly<Record<string, Change>>): Promise<readonly string[]> {
  const missed: string[] = [];
  // One file at a time: of each, only so many faults are told one by one.
  for (const [way, change] of Object.entries(ways)) {
    const faults = await found(part, 1, { [way]: change });
    if (faults[way].length === 0) missed.push(way);
  }
  return missed;
}

/** Everything on a page that is large enough to be seen, but for all texts of one size only the first. */
function leavesOf(items: readonly Item[]): readonly Item[] {
  const all = visibleOn(items);
  const isFirst = (item: Item, i: number) => all.findIndex(other => sortOf(other) === sortOf(item)) === i;
  return all.filter(isFirst);
}

function sortOf(item: Item): string {
  return item.kind === 'text' ? `text of ${item.line.size}` : item.kind;
}

/** Whether it is filled with a colour that is not near to that of paper. */
function isArea(item: Item): boolean {
  return 'fill' in item && item.fill !== undefined && !/^#[ef]/.test(item.fill);
}

/** A text under a matrix about its own middle. */
function about(text: Text, [a, b, c, d]: readonly [number, number, number, number]): Item {
  const { ink } = text.line;
  const [x, y] = [text.x + ink.x + ink.width / 2, text.y + ink.y + ink.height / 2];
  return group([a, b, c, d, x - a * x - c * y, y - b * x - d * y], [text]);
}

/** A colour in place of those that a thing has; what has none is gone. */
function painted(item: Item, colour: string): Item | undefined {
  const paint = {
    ...('fill' in item && item.fill ? { fill: colour } : {}),
    ...('stroke' in item && item.stroke ? { stroke: colour } : {}),
  };
  return Object.keys(paint).length > 0 ? ({ ...item, ...paint } as Item) : undefined;
}
