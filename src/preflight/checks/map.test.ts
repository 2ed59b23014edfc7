import { describe, expect, test } from 'vitest';
import { translate } from '../../geometry/index.js';
import { mapPart } from '../../pipeline/maps.js';
import { chanceFor } from '../../pipeline/missions.js';
import { contentOf } from '../../pipeline/verify.js';
import { formatProblem } from '../../problem.js';
import type { PdfPage } from '../../render/pdf.js';
import { group, type Item, type SceneSymbol, type Text } from '../../scene/index.js';
import { loadCampaign } from '../../templates/index.js';
import { expected, pdfOf, project, workshop } from '../deck.fixture.js';
import { preflight } from '../index.js';

const shop = await workshop({ game: 'duet', locale: 'en', flip: 'none' });
const campaign = loadCampaign('hong-kong', project, project);
const order = { campaign, chance: chanceFor(undefined, project, project) };

function pagesOf(twoUp: boolean) {
  const { print } = mapPart(shop, { ...order, twoUp }, project);
  const map = print.map as NonNullable<typeof print.map>;
  return { pages: print.sheets.flatMap(sheet => sheet.sides), map };
}
const single = pagesOf(false);

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

async function faults(pages: readonly PdfPage[], map = single.map): Promise<readonly string[]> {
  const { checks } = await preflight(
    pdfOf(shop, pages),
    expected(shop, contentOf('map', shop.stock, { map })),
  );
  return checks.flatMap(check => check.problems.map(problem => `[${check.name}] ${formatProblem(problem)}`));
}

const isText = (item: Item, text: string): item is Text => item.kind === 'text' && item.line.text === text;

describe('preflight finds on a mission map', () => {
  test('nothing where nothing is wrong, once or twice on the page', async () => {
    const pad = pagesOf(true);
    expect(await faults(single.pages)).toEqual([]);
    expect(await faults(pad.pages, pad.map)).toEqual([]);
  });

  test('a city without its name', async () => {
    const pages = changed(items => items.filter(item => !isText(item, 'Mong Kok')));
    expect(await faults(pages)).toEqual([
      expect.stringContaining('[map] deck.pdf, page 1: "Mong Kok" stands 0 times on the map, and not 1.'),
    ]);
  });

  test('a name that lies on a route, and one that lies on another', async () => {
    const away = (dx: number, dy: number) =>
      changed(items =>
        items.map(item => (isText(item, 'Mong Kok') ? group(translate(dx, dy), [item]) : item)),
      );
    expect((await faults(away(12, 2))).join('\n')).toContain('"Mong Kok" lies on a route.');
    const [sham, mong] = single.pages.flatMap(({ items }) =>
      items.flatMap(item =>
        item.kind === 'use'
          ? ['Sha Tin', 'Mong Kok'].map(name => item.symbol.items.find(one => isText(one, name)) as Text)
          : [],
      ),
    );
    const told = await faults(away(sham.x - mong.x, sham.y - mong.y));
    expect(told.join('\n')).toMatch(/"Sha Tin" lies on "Mong Kok"|"Mong Kok" lies on "Sha Tin"/);
  });

  test('numbers of another city', async () => {
    const [first, ...rest] = single.map.cities;
    const map = { ...single.map, cities: [{ ...first, mistakes: first.mistakes + 1 }, ...rest] };
    const told = (await faults(single.pages, map)).join('\n');
    expect(told).toContain(`cities have the numbers ${first.tokens}-${first.mistakes},`);
    expect(told).toContain(`cities have the numbers ${first.tokens}-${first.mistakes + 1},`);
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
    expect((await faults(pages)).join('\n')).toMatch(
      /\[map\] deck.pdf, page 1: "(Sha Tin" and "Mong Kok|Mong Kok" and "Sha Tin)" have changed places\./,
    );
  });

  test('nothing where two cities bear one name, each at its own numbers', async () => {
    const [first, second] = ['sha-tin', 'mong-kok'];
    const names = { ...campaign.names, [second]: campaign.names[first] };
    const { print } = mapPart(shop, { ...order, campaign: { ...campaign, names }, twoUp: false }, project);
    const map = print.map as NonNullable<typeof print.map>;
    const twins = map.cities.filter(({ name }) => name === 'Sha Tin');
    expect(new Set(twins.map(({ tokens, mistakes }) => `${tokens}-${mistakes}`)).size).toBe(2);
    expect(
      await faults(
        print.sheets.flatMap(sheet => sheet.sides),
        map,
      ),
    ).toEqual([]);
  });

  test('a route too few', async () => {
    const { routes, cities } = single.map;
    const [a, b] = routes[0].map(end => `${cities[end].tokens}-${cities[end].mistakes}`).sort();
    const told = await faults(single.pages, { ...single.map, routes: [...routes, routes[0]] });
    expect(told).toEqual([expect.stringContaining(` routes join ${a} and ${b}, and not `)]);
  });

  test('a route that leads elsewhere', async () => {
    const { routes } = single.map;
    const [[from, to], ...rest] = routes;
    const other = routes.flat().find(end => end !== from && end !== to) as number;
    const told = await faults(single.pages, { ...single.map, routes: [[from, other], ...rest] });
    expect(told).toHaveLength(2);
    expect(told.join('\n')).toContain('routes join ');
  });

  test('a map too few on a pad', async () => {
    const told = await faults(single.pages, { ...single.map, copies: 2 });
    expect(told.join('\n')).toContain('"Mong Kok" stands 1 times on the map, and not 2.');
  });
});
