import { describe, expect, test } from 'vitest';
import { loadCampaign, type Texts } from '../../data/index.js';
import type { MapPlan, MapRecord } from '../../data/manifest/index.js';
import { contentOf, jobOf, project } from '../../proof/deck.fixture.js';
import { faults as found } from '../../proof/faults.fixture.js';
import type { PdfPage } from '../../render/index.js';
import { translate } from '../../scene/geometry/index.js';
import { group, type Item, type SceneSymbol, type Text } from '../../scene/index.js';
import { starPath } from '../elements/star.js';
import { optionsOf } from '../options.fixture.js';
import { map as mapPart } from './part.js';

const shop = await jobOf({ game: 'duet', locale: 'en', flip: 'none' });

async function madeMap(names: Record<string, Texts> = {}) {
  const job = { ...shop, recipe: { ...shop.recipe, map: 'hong-kong' } };
  const options = optionsOf('duet', mapPart);
  const { value: shipped } = await mapPart.needs(job, options);
  const { campaign } = shipped;
  const value = { ...shipped, campaign: { ...campaign, names: { ...campaign.names, ...names } } };
  const laid = mapPart.layOut(job, options, value);
  const map: MapRecord & { readonly plan?: MapPlan } = mapPart.record(laid, value).map;
  return { pages: laid.sheets.flatMap(sheet => sheet.sides), map };
}
const single = await madeMap();
const { cities, routes } = single.map;
const plan = single.map.plan as MapPlan;

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

const codes = async (pages: readonly PdfPage[], map = single.map) =>
  (await faults(pages, map)).map(({ code, slot, text, name }) =>
    [code.replace('preflight.', ''), slot, text ?? name].filter(value => value !== undefined).join(': '),
  );

const isText = (item: Item, text: string): item is Text => item.kind === 'text' && item.line.text === text;
const isRoutes = (item: Item) =>
  item.kind === 'path' && item.stroke === shop.templates.theme.colours.red && item.fill === undefined;

describe('on a mission map it is found', () => {
  test('that a city has no name', async () => {
    expect(await codes(changed(items => items.filter(item => !isText(item, 'Mong Kok'))))).toEqual([
      'no-text: name on the map: Mong Kok',
    ]);
  });

  test('that a name lies on a route, or on another name', async () => {
    const away = (dx: number, dy: number) =>
      changed(items =>
        items.map(item => (isText(item, 'Mong Kok') ? group(translate(dx, dy), [item]) : item)),
      );
    expect(await codes(away(12, 2))).toContain('map-on-route: Mong Kok');
    const [sham, mong] = single.pages.flatMap(({ items }) =>
      items.flatMap(item =>
        item.kind === 'use'
          ? ['Sha Tin', 'Mong Kok'].map(name => item.symbol.items.find(one => isText(one, name)) as Text)
          : [],
      ),
    );
    const told = await faults(away(sham.x - mong.x, sham.y - mong.y));
    const overlap = told.filter(({ code }) => code === 'preflight.text-over-text');
    expect(overlap.map(({ text, other }) => [text, other].sort())).toContainEqual(['Mong Kok', 'Sha Tin']);
  });

  test('that its legend tells the chances of other players', async () => {
    const told = await codes(single.pages, { ...single.map, heading: 'How hard it is for experts' });
    expect(told).toEqual(['other-text: legend.heading: How hard it is for experts']);
  });

  test('that a city has the numbers of another', async () => {
    const [first, ...rest] = cities;
    const changed = [{ ...first, mistakes: first.mistakes + 1 }, ...rest];
    expect(await codes(single.pages, { ...single.map, cities: changed })).toEqual([
      `other-text: mistakes, ${first.name}: ${first.mistakes + 1}`,
    ]);
  });

  test('that two names have changed places', async () => {
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
    const told = await codes(pages);
    for (const name of ['Sha Tin', 'Mong Kok'])
      expect(told).toEqual(
        expect.arrayContaining([`text-moved: name on the map: ${name}`, `map-nearer: ${name}`]),
      );
  });

  test('nothing where two cities have the same name, or one is called 7', async () => {
    const { names } = loadCampaign('hong-kong', project, project);
    const { pages, map } = await madeMap({ 'mong-kok': names['sha-tin'], aberdeen: { en: '7' } });
    const called = map.cities.map(({ name }) => name);
    expect(called.filter(name => name === 'Sha Tin')).toHaveLength(2);
    expect(called).toContain('7');
    expect(await codes(pages, map)).toEqual([]);
  });

  test('that a route is missing, or leads elsewhere', async () => {
    const [a, b] = routes[0].map(end => cities[end].name);
    expect(await faults(single.pages, { ...single.map, routes: [...routes, routes[0]] })).toEqual([
      expect.objectContaining({ code: 'preflight.map-route', from: a, to: b, found: 1, expected: 2 }),
    ]);
    const [[from, to], ...rest] = routes;
    const other = routes.flat().find(end => end !== from && end !== to) as number;
    expect(await codes(single.pages, { ...single.map, routes: [[from, other], ...rest] })).toEqual([
      'map-route',
      'map-route',
    ]);
  });

  test('that a route ends beside its city', async () => {
    const [first] = plan.routes;
    const [, x, y] = first.split(' ').map(Number);
    const bent = (by: number) =>
      changed(items =>
        items.map(item => {
          if (!isRoutes(item) || item.kind !== 'path') return item;
          return { ...item, d: item.d.replace(/^M \S+ \S+/, `M ${x + by} ${y}`) };
        }),
      );
    expect(await codes(bent(0.2))).toEqual(['shape-moved: routes']);
    expect(await codes(bent(6))).toEqual(expect.arrayContaining(['map-route']));
  });

  test('that numbers stand on no disc', async () => {
    const told = await codes(changed(items => items.filter(({ kind }) => kind !== 'circle')));
    for (const { name } of cities)
      expect(told).toEqual(
        expect.arrayContaining([`no-shape: disc, ${name}`, `no-shape: small disc, ${name}`]),
      );
  });

  test('that its routes are covered', async () => {
    const paper = { kind: 'rect', x: 0, y: 0, ...single.pages[0].size, fill: '#ffffff' } as const;
    const pages = changed(items => {
      const last = items.findLastIndex(isRoutes);
      return [...items.slice(0, last + 1), paper, ...items.slice(last + 1)];
    });
    expect(await faults(pages)).toContainEqual(
      expect.objectContaining({ code: 'preflight.shape-too-much', colour: '#ffffff' }),
    );
  });

  test.each<readonly [string, Item]>([
    ['disc', { kind: 'circle', cx: 30, cy: 60, r: 2, fill: '#ffffff' }],
    ['star', { kind: 'path', d: starPath(30, 60, 1.2), fill: shop.templates.theme.colours.frameA }],
    ['box', { kind: 'rect', x: 30, y: 60, width: 2, height: 2, stroke: '#1d1d1f', strokeWidth: 0.3 }],
    ['dot of its grid', { kind: 'circle', cx: 30.2, cy: 60.2, r: 0.16, fill: '#c9d6e4' }],
  ])('that a stray %s is on its ground', async (_, stray) => {
    const told = await codes(changed(items => [...items, stray]));
    expect(told).toEqual(['shape-too-much']);
  });

  test('that a pad lacks a map', async () => {
    const [{ x, y }] = plan.places;
    const places = [...plan.places, { x, y: y + 300 }];
    const told = await codes(single.pages, { ...single.map, plan: { ...plan, places } });
    expect(told).toContain('no-text: name on the map: Mong Kok');
  });

  test('nothing by the manifest of an earlier version, which says not where it is', async () => {
    const { plan: _, heading: __, title: ___, ...early } = single.map;
    expect(contentOf('map', shop, { map: early })).toEqual({});
    expect(await codes(single.pages, early)).toEqual([]);
  });
});
