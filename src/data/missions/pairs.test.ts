import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { chanceOf, MOST_TOKENS } from '../../maps/index.js';
import { PRACTISED } from '../../maps/odds/pair.fixture.js';
import { loadKeyTemplate } from '../keys.js';
import { readYaml } from '../yaml.js';
import { loadMissionRules } from './mission-rules.js';
import { loadPair, loadPairs, pairSchema } from './pairs.js';

const project = projectLibrary();
const { beginners, practised, experts } = loadPairs(project);

describe('the pairs that come with the program', () => {
  test('are three, and the practised pair is that of the other tests', () => {
    expect(Object.keys(loadPairs(project))).toEqual(['beginners', 'practised', 'experts']);
    expect(practised).toEqual(PRACTISED);
    expect(loadMissionRules(project)).toMatchObject({ tokens: MOST_TOKENS, pair: 'practised' });
  });

  test('play with the key cards of the box: nine green words on each face, three of them on both', () => {
    // The numbers that missions/difficulty.ts computes with, and missions/simulation.ts plays with.
    const { counts } = loadKeyTemplate('duet', project, project).kind;
    expect(counts).toEqual({ GG: 3, 'G-': 5, '-G': 5, GX: 1, XG: 1, XX: 1, 'X-': 1, '-X': 1, '--': 7 });
  });

  test('win the normal game two times out of three if practised, and 6-6 rarely', () => {
    expect(chanceOf(practised, 9, 9)).toBeGreaterThan(0.6);
    expect(chanceOf(practised, 9, 9)).toBeLessThan(0.75);
    expect(chanceOf(practised, 11, 11)).toBeGreaterThan(0.75);
    expect(chanceOf(practised, 6, 6)).toBeLessThan(0.15);
  });

  test('find the known cities harder in this order: 9-9, 9-5, 11-2, 8-8, 7-7, 6-6', () => {
    for (const pair of [practised, experts]) {
      const known = [
        [9, 9],
        [9, 5],
        [11, 2],
        [8, 8],
        [7, 7],
        [6, 6],
      ] as const;
      const chances = known.map(([tokens, mistakes]) => chanceOf(pair, tokens, mistakes));
      expect(chances).toEqual([...chances].sort((a, b) => b - a));
    }
  });

  test('win more in every city, the better they know each other', () => {
    for (let tokens = 1; tokens <= MOST_TOKENS; tokens++)
      for (let mistakes = 0; mistakes <= tokens; mistakes++) {
        const [few, some, many] = [beginners, practised, experts].map(pair =>
          chanceOf(pair, tokens, mistakes),
        );
        expect(few).toBeLessThan(some);
        expect(some).toBeLessThan(many);
      }
  });
});

describe('your own pair', () => {
  const OWN = `links: [0.25, 0.25, 0.25, 0.25]
right: [1, 0.9, 0.8, 0.7]
assassin: 0.1
remembers: 1
again: 0.5
againRight: 0.5
sudden: { remembered: 0.5, other: 0.25 }
`;
  const read = (yaml: string) => readYaml(yaml, 'pair.yaml', pairSchema);

  test('can be read from a file', () => {
    const own = { ...project, text: () => OWN };
    expect(loadPair('pair.yaml', project, own)).toMatchObject({ remembers: 1, assassin: 0.1 });
    expect(() => loadPair('expert', project, own)).toThrow(
      /^--pair: missions\.unknown-pair .*"near":"experts"/,
    );
  });

  test.each([
    [
      'links: [0.25, 0.25',
      'links: [0.5, 0.25',
      /^pair\.yaml:1: templates\.unfit-value .*"links".*templates\.chances-sum/,
    ],
    [
      'right: [1, 0.9',
      'right: [0.9',
      /^pair\.yaml:2: templates\.unfit-value .*"right".*templates\.at-least.*"least":4/,
    ],
    ['assassin: 0.1', 'assassin: 1.1', /^pair\.yaml:3: templates\.unfit-value .*"assassin".*"most":1/],
    ['remembers: 1', 'remembers: 4', /^pair\.yaml:4: templates\.unfit-value .*"remembers".*"most":3/],
    ['again: 0.5', 'agian: 0.5', /pair\.yaml:5: templates\.unknown-key .*"agian"/],
  ])('with %j changed to %j is refused', (good, bad, told) => {
    expect(() => read(OWN.replace(good, bad))).toThrow(told);
  });
});
