import type { RecipeInput } from '../../data/index.js';
import { chosenParts } from '../../parts/index.js';
import { layOutPart, preparePart } from '../../press/box.js';
import type { PdfPage } from '../../render/index.js';
import { type Matrix, translate } from '../../scene/geometry/index.js';
import { group, type Item, type SceneSymbol, type Text } from '../../scene/index.js';
import { jobOf, pdfOf, project } from '../deck.fixture.js';
import { expectedPages } from './expected-pages.fixture.js';
import { loadEye } from './eye.fixture.js';
import { type Eye, look } from './svg-look.fixture.js';

const eye = await loadEye();

/** One part of a box, as it was laid out. */
export async function laid(input: RecipeInput, name: string) {
  const job = await jobOf(input);
  const part = chosenParts(job.recipe, project).find(each => each.name === name);
  if (part === undefined) throw new Error(`${job.recipe.game} has no ${name}.`);
  const made = await layOutPart(job, await preparePart(job, part));
  const pages = made.laid.sheets.flatMap(sheet => sheet.sides);
  return { job, pages, expected: expectedPages(job, made) };
}
export type Laid = Awaited<ReturnType<typeof laid>>;

/** Each SVG is drawn once, however many wrong pages are held against it. */
const drawn = new Map<string, ReturnType<Eye['draw']>>();
export const patient: Eye = {
  draw: (svg, width, height) => {
    const before = drawn.get(svg);
    const picture = before ?? eye.draw(svg, width, height);
    drawn.set(svg, picture);
    return picture;
  },
};

export type Change = (items: readonly Item[]) => readonly Item[];

/** What is found when a page is printed wrong, once in each way; by the name of the way. */
export async function found(
  { job, pages, expected }: Laid,
  number: number,
  ways: Readonly<Record<string, Change>>,
) {
  const [page, right] = [pages[number - 1], expected[number - 1]];
  const wrong = Object.values(ways).map((change): PdfPage => ({ ...page, items: change(page.items) }));
  const check = await look(
    pdfOf(job, wrong),
    'deck.pdf',
    wrong.map(() => right),
    patient,
  );
  return Object.fromEntries(
    Object.keys(ways).map((name, i) => [
      name,
      check.problems
        .filter(({ mark }) => mark?.page === i + 1)
        .map(({ code, values }) => ({ code: code?.replace('preflight.look-', ''), ...values })),
    ]),
  );
}

/** So that symbols of two wrong pages never have the same id. */
let symbols = 0;

/** Changes items wherever they are: in groups and in symbols. What becomes undefined is gone. */
export function everywhere(change: (item: Item) => Item | undefined): Change {
  const known = new Map<SceneSymbol, SceneSymbol>();
  const inSymbol = (symbol: SceneSymbol): SceneSymbol => {
    const before = known.get(symbol);
    if (before) return before;
    const items = walk(symbol.items);
    const same = items.length === symbol.items.length && items.every((item, i) => item === symbol.items[i]);
    const changed = same ? symbol : { ...symbol, id: `${symbol.id}-wrong-${symbols++}`, items };
    known.set(symbol, changed);
    return changed;
  };
  const walk = (items: readonly Item[]): Item[] =>
    items.flatMap((item): Item[] => {
      const changed = change(item);
      if (changed === undefined) return [];
      if (changed !== item) return [changed];
      if (item.kind === 'group') {
        const items = walk(item.items);
        const same = items.length === item.items.length && items.every((each, i) => each === item.items[i]);
        return [same ? item : { ...item, items }];
      }
      if (item.kind === 'use') {
        const symbol = inSymbol(item.symbol);
        return [symbol === item.symbol ? item : { ...item, symbol }];
      }
      return [item];
    });
  return walk;
}

/** Changes the first item for which it is asked. */
export function first(wanted: (item: Item) => boolean, change: (item: Item) => Item | undefined): Change {
  return items => {
    let done = false;
    return everywhere(item => {
      if (done || !wanted(item)) return item;
      done = true;
      return change(item);
    })(items);
  };
}

export const isText =
  (text?: string) =>
  (item: Item): item is Text =>
    item.kind === 'text' && (text === undefined || item.line.text === text);
export const gone = () => undefined;
export const moved = (x: number, y: number) => (item: Item) => group(translate(x, y), [item]);
export const withText = (change: (text: Text) => Item) => (item: Item) => change(item as Text);

/** Scaled about the middle of a page. */
export function scaled(page: PdfPage, factor: number): Change {
  const { width, height } = page.size;
  const matrix: Matrix = [factor, 0, 0, factor, ((1 - factor) * width) / 2, ((1 - factor) * height) / 2];
  return items => [group(matrix, items)];
}

/** Every kind of part: what it is called, how it is ordered, and its name in the box. */
export const PARTS: readonly (readonly [string, RecipeInput, string])[] = [
  ['words', { locale: 'fa' }, 'words'],
  ['agents', { locale: 'fa' }, 'agents'],
  ['key cards', { locale: 'fa', keys: 12 }, 'keys'],
  ['tokens', { game: 'duet', locale: 'zh-Hans' }, 'tokens'],
  ['a mission map', { game: 'duet', locale: 'en', map: 'hong-kong' }, 'map'],
  ['the stand', { locale: 'zh-Hant-TW' }, 'stand'],
  ['the rules', { locale: 'fa' }, 'rules'],
  ['the log', { game: 'duet', locale: 'yue' }, 'log'],
  ['pictures', { game: 'pictures', locale: 'en', grid: '5x4' }, 'pictures'],
  ['keywords', { game: 'decrypto', locale: 'yue' }, 'keywords'],
  ['code cards', { game: 'decrypto', locale: 'fa' }, 'codes'],
  ['screens', { game: 'decrypto', locale: 'yue' }, 'screens'],
  ['note sheets', { game: 'decrypto', locale: 'zh-Hans' }, 'notes'],
];

/** All that is drawn, too large to be overlooked. */
export function visibleOn(items: readonly Item[]): readonly Item[] {
  const all: Item[] = [];
  everywhere(item => {
    if (item.kind !== 'group' && item.kind !== 'use' && isVisible(item)) all.push(item);
    return item;
  })(items);
  return all;
}

function isVisible(item: Item): boolean {
  if (item.kind === 'text') return item.line.ink.height > 1 && item.line.text.length > 1;
  if (item.kind === 'rect') return item.width > 2 && item.height > 2 && item.fill !== '#ffffff';
  return (
    item.kind === 'tiles' ||
    item.kind === 'image' ||
    (item.kind === 'circle' && item.r > 2 && (item.strokeWidth ?? 1) > 0.2)
  );
}
