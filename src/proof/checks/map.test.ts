import { describe, expect, test } from 'vitest';
import { loadCampaign, type Texts } from '../../data/index.js';
import { map as mapPart } from '../../parts/map/part.js';
import { optionsOf } from '../../parts/options.fixture.js';
import type { PdfPage } from '../../render/index.js';
import { translate } from '../../scene/geometry/index.js';
import { group, type Item, type SceneSymbol, type Text } from '../../scene/index.js';
import { contentOf, jobOf, project } from '../deck.fixture.js';
import { faults as found } from '../faults.fixture.js';

const shop = await jobOf({ game: 'duet', locale: 'en', flip: 'none' });

async function pagesOf(twoUp: boolean, names: Record<string, Texts> = {}) {
  const job = { ...shop, recipe: { ...shop.recipe, map: 'hong-kong', twoUp } };
  const options = optionsOf('duet', mapPart);
  const { value: shipped } = await mapPart.needs(job, options);
  const { campaign } = shipped;
  const value = { ...shipped, campaign: { ...campaign, names: { ...campaign.names, ...names } } };
  const laid = mapPart.layOut(job, options, value);
  const { map } = mapPart.record(laid, value);
  return { pages: laid.sheets.flatMap(sheet => sheet.sides), map };
}
const single = await pagesOf(false);

/** The page with what is on its map changed. */
function changed(change: (items: readonly Item[]) => readonly Item[]): PdfPage[] {
  return single.pages.map(page => ({
    ...page,
    items: page.items.map((item): Item => {
      if (item.kind !== 'use') return item;
      const symbol: SceneSymbol = { ...item.symbol, items: change(item.symbol.items) };
      return { ...item, symbol };
    }),
  }));
}

const faults = (pages: readonly PdfPage[], map = single.map) =>
  found(shop, pages, contentOf('map', shop, { map }));

const isText = (item: Item, text: string): item is Text => item.kind === 'text' && item.line.text === text;

describe('preflight finds on a mission map', () => {
  test('nothing where nothing is wrong, once or twice on the page', async () => {
    const pad = await pagesOf(true);
    expect(await faults(single.pages)).toEqual([]);
    expect(await faults(pad.pages, pad.map)).toEqual([]);
  });

  test('a city without its name', async () => {
    const pages = changed(items => items.filter(item => !isText(item, 'Mong Kok')));
    expect(await faults(pages)).toEqual([
      { check: 'map', page: 1, code: 'preflight.map-name', name: 'Mong Kok', found: 0, expected: 1 },
    ]);
  });

  test('a name that lies on a route, and one that lies on another', async () => {
    const away = (dx: number, dy: number) =>
      changed(items =>
        items.map(item => (isText(item, 'Mong Kok') ? group(translate(dx, dy), [item]) : item)),
      );
    expect(await faults(away(12, 2))).toContainEqual(
      expect.objectContaining({ code: 'preflight.map-on-route', name: 'Mong Kok' }),
    );
    const [sham, mong] = single.pages.flatMap(({ items }) =>
      items.flatMap(item =>
        item.kind === 'use'
          ? ['Sha Tin', 'Mong Kok'].map(name => item.symbol.items.find(one => isText(one, name)) as Text)
          : [],
      ),
    );
    const told = await faults(away(sham.x - mong.x, sham.y - mong.y));
    const overlap = told.filter(({ code }) => code === 'preflight.map-overlap');
    const both = overlap.map(({ text, other }) => [text, other].sort());
    expect(both).toContainEqual(['Mong Kok', 'Sha Tin']);
  });

  test('a legend that tells the chances of other players', async () => {
    const told = await faults(single.pages, { ...single.map, heading: 'How hard it is for experts' });
    expect(told).toEqual([
      expect.objectContaining({
        code: 'preflight.map-heading',
        text: 'How hard it is for experts',
        found: 0,
      }),
    ]);
  });

  test('numbers of another city', async () => {
    const [first, ...rest] = single.map.cities;
    const map = { ...single.map, cities: [{ ...first, mistakes: first.mistakes + 1 }, ...rest] };
    const told = await faults(single.pages, map);
    for (const mistakes of [first.mistakes, first.mistakes + 1])
      expect(told).toContainEqual(
        expect.objectContaining({ code: 'preflight.map-numbers', numbers: `${first.tokens}-${mistakes}` }),
      );
  });

  test('names of two cities that have changed places', async () => {
    const { cities } = single.map;
    const [a, b] = ['Sha Tin', 'Mong Kok'].map(wanted => cities.find(({ name }) => name === wanted));
    expect([a?.tokens, a?.mistakes]).not.toEqual([b?.tokens, b?.mistakes]);
    const pages = changed(items => {
      const [one, other] = ['Sha Tin', 'Mong Kok'].map(
        name => items.find(item => isText(item, name)) as Text,
      );
      return items.map(item =>
        item === one
          ? { ...one, x: other.x, y: other.y }
          : item === other
            ? { ...other, x: one.x, y: one.y }
            : item,
      );
    });
    const [fault] = (await faults(pages)).filter(({ code }) => code === 'preflight.map-swapped');
    expect(fault).toMatchObject({ check: 'map', page: 1 });
    expect([fault.name, fault.other].sort()).toEqual(['Mong Kok', 'Sha Tin']);
  });

  test('nothing where two cities have the same name, each at its own numbers', async () => {
    const [first, second] = ['sha-tin', 'mong-kok'];
    const { names } = loadCampaign('hong-kong', project, project);
    const { pages, map } = await pagesOf(false, { [second]: names[first] });
    const twins = map.cities.filter(({ name }) => name === 'Sha Tin');
    expect(new Set(twins.map(({ tokens, mistakes }) => `${tokens}-${mistakes}`)).size).toBe(2);
    expect(await faults(pages, map)).toEqual([]);
  });

  test('a missing route', async () => {
    const { routes, cities } = single.map;
    const [a, b] = routes[0].map(end => `${cities[end].tokens}-${cities[end].mistakes}`).sort();
    const told = await faults(single.pages, { ...single.map, routes: [...routes, routes[0]] });
    expect(told).toEqual([expect.objectContaining({ code: 'preflight.map-route', from: a, to: b })]);
  });

  test('a route that leads elsewhere', async () => {
    const { routes } = single.map;
    const [[from, to], ...rest] = routes;
    const other = routes.flat().find(end => end !== from && end !== to) as number;
    const told = await faults(single.pages, { ...single.map, routes: [[from, other], ...rest] });
    expect(told.map(({ code }) => code)).toEqual(['preflight.map-route', 'preflight.map-route']);
  });

  test('numbers that stand on no disc', async () => {
    const told = await faults(changed(items => items.filter(({ kind }) => kind !== 'circle')));
    const missing = told.filter(({ code }) => code === 'preflight.map-numbers');
    expect(missing.length).toBeGreaterThan(0);
    for (const { found: none } of missing) expect(none).toBe(0);
  });

  test('routes that are covered', async () => {
    const box = single.pages[0].size;
    const paper = { kind: 'rect', x: 0, y: 0, ...box, fill: '#ffffff' } as const;
    const isRoutes = (item: Item) => item.kind === 'path' && item.fill === undefined;
    const pages = changed(items => {
      const last = items.findLastIndex(isRoutes);
      return [...items.slice(0, last + 1), paper, ...items.slice(last + 1)];
    });
    const missing = (await faults(pages)).filter(({ code }) => code === 'preflight.map-route');
    const { cities, routes } = single.map;
    const numbers = (end: number) => `${cities[end].tokens}-${cities[end].mistakes}`;
    const ends = new Set(routes.map(route => route.map(numbers).sort().join(' ')));
    expect(missing.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...ends].sort());
    for (const { found: none } of missing) expect(none).toBe(0);
  });

  test('a pad that lacks a map', async () => {
    const told = await faults(single.pages, { ...single.map, copies: 2 });
    expect(told).toContainEqual(
      expect.objectContaining({ code: 'preflight.map-name', name: 'Mong Kok', found: 1, expected: 2 }),
    );
  });
});
