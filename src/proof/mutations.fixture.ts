import type { PdfPage } from '../render/index.js';
import { translate } from '../scene/geometry/index.js';
import { type Group, group, type Item, type SceneSymbol, type Text } from '../scene/index.js';

type Change<T> = (items: readonly T[]) => readonly Item[];

/** The pages with the items of one of them changed; `number` from 1. */
export function onPage(pages: readonly PdfPage[], number: number, change: Change<Item>): PdfPage[] {
  return pages.map((page, i) => (i === number - 1 ? { ...page, items: change(page.items) } : page));
}

/** The pages with the cards of one of them changed. */
export function onCards(pages: readonly PdfPage[], number: number, change: Change<Group>): PdfPage[] {
  return onPage(pages, number, items => {
    const cards = items.filter((item): item is Group => item.kind === 'group');
    return [...change(cards), ...items.slice(cards.length)];
  });
}

/** The pages with the items of one card changed. */
export function onCard(
  pages: readonly PdfPage[],
  number: number,
  index: number,
  change: Change<Item>,
): PdfPage[] {
  return onPage(pages, number, items => {
    const card = items[index] as Group;
    return items.with(index, { ...card, items: change(card.items) });
  });
}

/** What is on one card is on another, and the other way round. */
export function swapped(cards: readonly Group[], a: number, b: number): Item[] {
  return cards
    .with(a, { ...cards[a], items: cards[b].items })
    .with(b, { ...cards[b], items: cards[a].items });
}

export function shifted(pages: readonly PdfPage[], number: number, x: number, y: number): PdfPage[] {
  return onPage(pages, number, items => [group(translate(x, y), items)]);
}

/** The symbols of a grid's cells changed. */
export function withCells(
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

/** The cell `index` looks like the first cell that looks different. */
export function wrongCell(items: readonly Item[], index: number): Item[] {
  return withCells(items, cells => {
    const own = cells[index];
    return cells.with(index, cells.find(symbol => symbol !== own) as SceneSymbol);
  });
}

/** The first cell and the first that looks different have changed places. */
export function swappedCells(items: readonly Item[]): Item[] {
  return withCells(items, cells => {
    const j = cells.findIndex(symbol => symbol !== cells[0]);
    return cells.with(0, cells[j]).with(j, cells[0]);
  });
}

export function isText(item: Item): item is Text {
  return item.kind === 'text';
}
