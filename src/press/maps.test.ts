import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { campaignNames, loadCampaign, type RecipeInput, recipeSchema, textIn } from '../data/index.js';
import { chanceFor, openAtlas, openJob, planMap } from '../parts/index.js';
import { astrayOn } from '../parts/map/astray.fixture.js';
import { layOutMap } from '../parts/map/layout.js';
import { mapMeasures } from '../parts/map/measures.js';
import { preflight } from '../proof/index.js';
import { makeDeck } from './index.js';

const project = projectLibrary();
const DESK = { project, own: ownLibrary(), version: '0.0.0', platform };
const CAMPAIGNS = campaignNames(project);
const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'];
const atlas = openAtlas(project);
const chance = chanceFor(undefined, project, project);

function make(input: RecipeInput) {
  return makeDeck(recipeSchema.parse({ game: 'duet', only: ['map'], contact: false, ...input }), DESK);
}

/** The PDFs of a map, and what reading them back found. */
async function print(input: RecipeInput) {
  const reports: ReturnType<typeof preflight>[] = [];
  const recipe = recipeSchema.parse({ game: 'duet', only: ['map'], contact: false, ...input });
  const outcome = await makeDeck(recipe, DESK, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  return { outcome, reports: await Promise.all(reports) };
}

/** Several tests look at it. */
const HONG_KONG = make({ map: 'hong-kong', locale: 'en', pair: 'beginners' });

const PAPERS = ['A4', 'Letter'].flatMap(paper => [false, true].map(twoUp => ({ paper, twoUp })));

describe.each(LOCALES)('the mission maps in %s', locale => {
  // A map of its own for each language, and each way of printing; npm run maps lays out all of them.
  const at = LOCALES.indexOf(locale);
  const { paper, twoUp } = PAPERS[at % PAPERS.length];

  test.each([
    [CAMPAIGNS[at], paper, twoUp],
  ])('of %s on %s (two on a page: %s): no name overlaps another, a route, a city or the edge, or is nearer to another city', async name => {
    const campaign = loadCampaign(name, project, project);
    const { templates, setting } = await openJob(recipeSchema.parse({ locale, paper }), DESK);
    const { box } = planMap(templates, campaign, twoUp);
    const wish = { campaign, atlas, chance };
    const slots = templates.measures(mapMeasures);
    const laid = layOutMap(setting, slots, wish, { x: 0, y: 0, ...box });
    const { overlaps, style, placed } = laid;
    expect(overlaps).toEqual([]);
    expect(astrayOn(laid)).toEqual([]);
    expect(placed.labels).toHaveLength(campaign.campaign.cities.length);
    // Large enough to read: 5.2 points on a pad.
    expect(style.scale * slots.label.namePt).toBeGreaterThan(5.2);
  });

  test('have no city left in English', () => {
    for (const name of CAMPAIGNS) {
      const { names, title } = loadCampaign(name, project, project);
      for (const texts of [title, ...Object.values(names)]) {
        expect(texts[locale]).toBeDefined();
        if (locale !== 'en') expect(textIn(texts, locale)).not.toMatch(/[a-z]/);
      }
    }
  });
});

describe('a printed mission map', () => {
  test.each([
    { map: 'silk-road', locale: 'fa', paper: 'Letter', twoUp: true },
    { map: 'hong-kong', locale: 'yue', script: 'zh-Hans' as const },
  ])('%j is read back: every city with its numbers, and every route', async input => {
    const { outcome, reports } = await print(input);
    expect(outcome.problems).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(reports[0].checks.flatMap(({ problems }) => problems)).toEqual([]);
    const { cities } = loadCampaign(input.map, project, project).campaign;
    const found = reports[0].checks.find(({ name }) => name === 'map')?.count;
    expect(found).toBe(cities.length * (input.twoUp ? 2 : 1));
  });

  test('comes with a score sheet on request, and one manifest for both', async () => {
    const { outcome, reports } = await print({ map: 'hong-kong', locale: 'fa', only: ['map', 'log'] });
    expect(outcome.files.map(({ name }) => name)).toEqual([
      'duet-fa-map-hong-kong.pdf',
      'duet-fa-log.pdf',
      'duet-fa-map-hong-kong-log-manifest.json',
    ]);
    expect(reports.flatMap(({ checks }) => checks.flatMap(({ problems }) => problems))).toEqual([]);
    const told = JSON.parse(new TextDecoder().decode(outcome.files[2].bytes)) as {
      recipe: RecipeInput;
      parts: readonly { part: string; map?: { cities: readonly object[]; copies: number } }[];
    };
    expect(told.recipe).toMatchObject({ map: 'hong-kong', locale: 'fa', only: ['map', 'log'] });
    expect(told.parts[0].map?.cities[0]).toEqual({ name: 'سنترال', tokens: 10, mistakes: 4 });
    const again = await make(told.recipe);
    for (const [i, { bytes }] of outcome.files.entries())
      expect(Buffer.compare(bytes, again.files[i].bytes)).toBe(0);
  });

  test('has its own file: neither its pad, nor another map, nor one for other players replaces it', async () => {
    const made = [
      HONG_KONG,
      make({ map: 'hong-kong', locale: 'en', twoUp: true }),
      make({ map: 'taiwan-rail', locale: 'en' }),
      make({ map: 'hong-kong', locale: 'en' }),
    ];
    const names = (await Promise.all(made)).map(({ files }) => files.map(({ name }) => name));
    expect(new Set(names.flat()).size).toBe(8);
    expect(names.map(([pdf]) => pdf)).toEqual([
      'duet-en-map-hong-kong-beginners.pdf',
      'duet-en-map-hong-kong-pad.pdf',
      'duet-en-map-taiwan-rail.pdf',
      'duet-en-map-hong-kong.pdf',
    ]);
  });

  test('has stars for the pair you name', async () => {
    const experts = await make({ map: 'hong-kong', locale: 'en', pair: 'experts' });
    expect(Buffer.compare((await HONG_KONG).files[0].bytes, experts.files[0].bytes)).not.toBe(0);
  });

  test('belongs to the game for two: the base game has none', async () => {
    await expect(makeDeck(recipeSchema.parse({ map: 'iran', twoUp: true }), DESK)).rejects.toThrow(
      /^--map: parts.option-without-part .*\n--two-up: parts.option-without-part/,
    );
  });

  test('with a character that no font has is an error before anything is drawn', async () => {
    const yaml = `title: Bangkok\nmap: schematic\nstart: a\ncities:
  - { id: a, name: พระนคร, at: [0, 0], tokens: 9, mistakes: 9 }
  - { id: b, name: B, at: [1, 0], tokens: 8, mistakes: 8 }\nroutes:\n  - [a, b]\n`;
    const own = { ...ownLibrary(), text: () => yaml };
    const recipe = recipeSchema.parse({ game: 'duet', map: 'bangkok.yaml', locale: 'en', only: ['map'] });
    await expect(makeDeck(recipe, { ...DESK, own })).rejects.toThrow(
      /bangkok\.yaml: parts.entry-unprintable .*"missing":"พ/,
    );
  });
});
