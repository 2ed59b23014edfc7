import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { chanceOf, checkQuality, depths } from '../../maps/index.js';
import { type Problem, ProblemError } from '../../speech/index.js';
import { campaignNames, loadCampaign, readCampaign, textIn, writeCampaign } from './campaigns.js';
import { loadMissionRules } from './mission-rules.js';
import { loadPair } from './pairs.js';

const project = projectLibrary();
const rules = loadMissionRules(project);
const pair = loadPair(rules.pair, project, project);
const LOCALES = ['en', 'yue', 'zh-Hans', 'zh-Hant-TW', 'fa'];

describe('the campaigns that come with the program', () => {
  test('are the world, Hong Kong, Iran, the Silk Road and the railway around Taiwan', () => {
    expect(campaignNames(project)).toEqual(['hong-kong', 'iran', 'silk-road', 'taiwan-rail', 'world']);
  });

  describe.each(campaignNames(project))('%s', name => {
    const { campaign, file, title, line, names, map } = loadCampaign(name, project, project);
    const chances = campaign.cities.map(({ tokens, mistakes }) => chanceOf(pair, tokens, mistakes));

    test('gets harder along every route, no routes cross, and no city is too easy or too hard', () => {
      const chance = (tokens: number, mistakes: number) => chanceOf(pair, tokens, mistakes);
      const laws = { ...rules.wishes, map, chance };
      expect(checkQuality(campaign, laws, () => ({ place: file }))).toEqual([]);
    });

    test('has 16 to 26 cities, starts in the easiest and has at least two hard ends', () => {
      expect(campaign.cities.length).toBeGreaterThanOrEqual(16);
      expect(campaign.cities.length).toBeLessThanOrEqual(26);
      expect(Math.max(...chances)).toBe(
        chances[campaign.cities.findIndex(({ id }) => id === campaign.start)],
      );
      expect(chances.filter(chance => chance < 0.21).length).toBeGreaterThanOrEqual(2);
    });

    test('has its title, its line and every city in every language, and no two cities share a name', () => {
      for (const locale of LOCALES) {
        expect(title[locale]).toMatch(/\S/);
        expect(line?.[locale]).toMatch(/\S/);
        const called = campaign.cities.map(({ id }) => names[id][locale]);
        expect(called.every(text => text.trim() !== '')).toBe(true);
        expect(new Set(called).size).toBe(called.length);
      }
    });

    test('is the same after it is written and read again', () => {
      const yaml = writeCampaign({ campaign, title, line, names, map });
      expect(readCampaign(yaml, file, rules)).toEqual({ yaml, campaign, file, title, line, names, map });
    });
  });

  test('have the numbers players know in Prague, its three neighbours, Bangkok and Singapore', () => {
    const { cities, start, routes } = loadCampaign('world', project, project).campaign;
    const numbers = Object.fromEntries(cities.map(({ id, tokens, mistakes }) => [id, [tokens, mistakes]]));
    expect(start).toBe('prague');
    expect(numbers).toMatchObject({
      prague: [9, 9],
      berlin: [11, 2],
      cairo: [9, 5],
      moscow: [8, 8],
      bangkok: [7, 7],
      singapore: [6, 6],
    });
    const prague = routes.filter(route => route.includes('prague')).flat();
    expect(new Set(prague)).toEqual(new Set(['prague', 'berlin', 'cairo', 'moscow']));
  });

  test('lead from Chang’an through Samarkand and Isfahan to Venice, in many stages', () => {
    const { campaign } = loadCampaign('silk-road', project, project);
    const steps = depths(campaign);
    const way = ['changan', 'samarkand', 'isfahan', 'venice'].map(id => steps.get(id) as number);
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(way.at(-1)).toBe(Math.max(...steps.values()));
  });

  test('lead around Taiwan: every station has two neighbours, apart from the branch to Keelung', () => {
    const { cities, routes } = loadCampaign('taiwan-rail', project, project).campaign;
    const ring = routes.filter(route => !route.includes('keelung')).flat();
    for (const { id } of cities)
      expect(ring.filter(each => each === id)).toHaveLength(id === 'keelung' ? 0 : 2);
  });

  test('run in eight directions in Hong Kong, like a metro map', () => {
    const { cities, routes } = loadCampaign('hong-kong', project, project).campaign;
    const at = (id: string) => cities.find(city => city.id === id)?.at as readonly [number, number];
    for (const [from, to] of routes) {
      const [x, y] = [0, 1].map(i => Math.abs(at(from)[i] - at(to)[i]));
      expect(x === 0 || y === 0 || x === y, `${from} to ${to}`).toBe(true);
    }
  });

  test('suggest the nearest name for an unknown one', () => {
    expect(() => loadCampaign('wrold', project, project)).toThrow(
      /^map: missions\.unknown-map .*"near":"world"/,
    );
  });
});

const OWN = `title: My street
start: home
cities:
  - { id: home, name: { en: Home, fa: خانه }, at: [14.4, 50.1], tokens: 9, mistakes: 9 }
  - { id: baker, name: Baker, at: [14.5, 50.1], tokens: 9, mistakes: 4 }
routes:
  - [home, baker]
`;

/** The problems of a wrong file. */
function faults(good: string, bad: string): readonly Problem[] {
  expect(OWN).toContain(good);
  try {
    readCampaign(OWN.replace(good, bad), 'mine.yaml', rules);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ level, place }) => level === 'error' && place === 'mine.yaml')).toBe(true);
    return error.problems;
  }
  return [];
}

describe('your own campaign', () => {
  test('has nothing in its names that nobody sees, and needs something else there', () => {
    const { title, names } = readCampaign(
      OWN.replace('My street', '"My\\u00ad stre\\u2060et"').replace('Baker', '"B\\u034faker"'),
      'mine.yaml',
      rules,
    );
    expect([textIn(title, 'en'), textIn(names.baker, 'en')]).toEqual(['My street', 'Baker']);
    expect(faults('Home', '"\\u00ad\\u200c"').length).toBeGreaterThan(0);
    expect(faults('My street', '"\\u206a"').length).toBeGreaterThan(0);
  });

  test('needs a title, cities and routes; a plain text is for every language', () => {
    const { campaign, title, names, map } = readCampaign(OWN, 'maps/mine.yaml', rules);
    expect([campaign.id, map, campaign.routes]).toEqual(['mine', 'geographic', [['home', 'baker']]]);
    expect(LOCALES.map(locale => textIn(title, locale))).toEqual(LOCALES.map(() => 'My street'));
    expect(['fa', 'yue'].map(locale => textIn(names.home, locale))).toEqual(['خانه', 'Home']);
    expect(textIn({ fa: 'خانه' }, 'yue')).toBe('خانه');
  });

  test.each([
    [
      'tokens: 9, mistakes: 4',
      'tokens: 9, mistakes: 10',
      5,
      'cities.1.mistakes',
      'missions.too-many-mistakes',
    ],
    ['tokens: 9, mistakes: 4', 'tokens: 12, mistakes: 4', 5, 'cities.1.tokens', 'missions.bad-tokens'],
    ['[home, baker]', '[home, bakre]', 7, 'routes.0.1', 'missions.unknown-city'],
    ['start: home', 'start: hoem', 2, 'start', 'missions.unknown-city'],
    ['id: baker', 'id: home', 5, 'cities.1.id', 'missions.repeated-city'],
    ['at: [14.5, 50.1]', 'at: [14.5, 95]', 5, 'cities.1.at', 'missions.off-globe'],
  ])('with %j changed to %j is refused, with line and key', (good, bad, line, key, code) => {
    expect(faults(good, bad)).toContainEqual(
      expect.objectContaining({ line, code, values: expect.objectContaining({ key }) }),
    );
  });

  test.each([
    ['tokens: 9, mistakes: 4', 'tokens: nine, mistakes: 4', 5, 'cities.1.tokens', 'templates.of-type'],
    ['tokens: 9, mistakes: 4', 'tokens: 9', 5, 'cities.1.mistakes', 'templates.of-type'],
    ['[home, baker]', '[home]', 7, 'routes.0', 'templates.two-cities'],
    ['id: baker', 'id: the baker', 5, 'cities.1.id', 'templates.city-id'],
    ['at: [14.5, 50.1]', 'at: [14.5]', 5, 'cities.1.at', 'templates.city-place'],
    ['name: Baker', 'name: {}', 5, 'cities.1.name', 'templates.texts'],
    ['title: My street', 'titel: My street', 1, 'title', 'templates.texts'],
    ['title: My street', 'title: My street\nmap: globe', 2, 'map', 'templates.one-of'],
  ])('with %j changed to %j does not fit its schema, with line and key', (good, bad, line, key, code) => {
    expect(faults(good, bad)).toContainEqual(
      expect.objectContaining({
        line,
        values: expect.objectContaining({ key, expected: expect.objectContaining({ code }) }),
      }),
    );
  });

  test('with a city that cannot be reached is refused', () => {
    expect(faults('routes:\n  - [home, baker]', 'routes: []')).toMatchObject([
      { line: 5, code: 'missions.unreachable', values: { city: 'baker', start: 'home' } },
    ]);
  });
});
