import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { error, ProblemError, type Sentence } from '../speech/index.js';
import { makeDeck, toldAtMeasures } from './index.js';

const project = projectLibrary();

/** What is told of a page after a designer has written a piece of its measures anew. */
async function told(input: RecipeInput, face: string, [before, after]: readonly [string, string]) {
  const file = `templates/faces/${face}.yaml`;
  const changed = project.text(file).replace(before, after);
  expect(changed).toContain(after);
  const text = (path: string) => (path === file ? changed : project.text(path));
  const desk = { project: { ...project, text }, own: ownLibrary(), version: '0.0.0', platform };
  try {
    await makeDeck(recipeSchema.parse({ locale: 'en', contact: false, ...input }), desk);
    return [];
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    return fault.problems.map(({ place, line, code, values }) => {
      const at = changed.split('\n')[(line ?? 0) - 1] ?? '';
      const { code: why } = (values.fault ?? values.expected ?? { code: undefined }) as Sentence;
      return { place, isLine: at.includes(after), code, key: values.key, shipped: values.shipped, why };
    });
  }
}

const THEME = `# Large.
word: { least: 20 }
`;

const log: RecipeInput = { game: 'duet', only: ['log'] };
const notes: RecipeInput = { game: 'decrypto', only: ['notes'], notes: 1 };
const screens: RecipeInput = { game: 'decrypto', only: ['screens'] };
const turning: RecipeInput = { only: ['turning'] };
const map: RecipeInput = { game: 'duet', only: ['map'], map: 'iran' };
const stand: RecipeInput = { only: ['stand'] };

describe('a designer whose page can not be printed is told file, line and measure', () => {
  test.each([
    [log, 'log', 'titlePt: 19', 'titlePt: 95', 'head.titlePt', '19', 'pipeline.text-off-page'],
    [turning, 'turning', 'gap: 5', 'gap: 80', 'gap', '5', 'pipeline.text-off-page'],
    [stand, 'stand', 'wall: 24', 'wall: 48', 'wall', '24', 'pipeline.page-full'],
    [
      screens,
      'screen',
      'front: { height: 104 }',
      'front: { height: 208 }',
      'front.height',
      '104',
      'pipeline.page-full',
    ],
    [screens, 'screen', 'ear: { width: 16', 'ear: { width: 80', 'ear.width', '16', 'pipeline.page-full'],
    [notes, 'notes', 'field: 20.4', 'field: 300', 'head.field', '20.4', 'pipeline.text-off-page'],
    // Laying it out takes seconds.
    [map, 'map', 'titlePt: 23', 'titlePt: 90', 'head.titlePt', '23', 'pipeline.text-over-text'],
  ] as const)('%o %s: %s -> %s', async (input, face, before, after, key, shipped, why) => {
    const place = `templates/faces/${face}.yaml`;
    const problems = await told(input, face, [before, after]);
    expect(problems).toEqual([{ place, isLine: true, code: 'pipeline.measure-unfit', key, shipped, why }]);
  });

  test.each([
    [log, 'log', 'titlePt: 19', 'titlePt: 0', 'head.titlePt', 'templates.at-least'],
    // It looked for room without an end.
    [map, 'map', '[1.1, 1.05', '[400, 1.05', 'scales.0', 'templates.at-most'],
    [map, 'map', 'field: 9.4', 'field: 0.01', 'head.field', 'templates.at-least-other'],
    [notes, 'notes', 'stroke: 0.25', 'stroke: 40', 'line.stroke', 'templates.at-most'],
    [screens, 'screen', 'window: { x: 1,', 'window: { x: 0.5,', 'window.x', 'templates.window-play'],
    [
      { game: 'duet', only: ['tokens'] },
      'token',
      'panel: { x: 2.5,',
      'panel: { x: 0.5,',
      'panel',
      'templates.off-card',
    ],
    [
      { game: 'decrypto', only: ['codes'] },
      'code',
      'frame: { x: 3, y: 3, width: 40',
      'frame: { x: 3, y: 3, width: 60',
      'frame',
      'templates.off-card',
    ],
    [
      { only: ['keys'], keys: 1 },
      'key',
      'margin: 7.65',
      'margin: 3.8',
      'grid.margin',
      'templates.key-margin',
    ],
  ] as const)('%o %s: %s -> %s, before a page is drawn', async (input, face, before, after, key, why) => {
    const problems = await told(input as RecipeInput, face, [before, after]);
    expect(problems).toContainEqual({
      place: `templates/faces/${face}.yaml`,
      isLine: true,
      code: 'templates.unfit-value',
      key,
      shipped: undefined,
      why,
    });
  });

  test('also where every word is too long', async () => {
    const words = 'word\nfox\nwhale\n';
    const own = { ...ownLibrary(), bytes: () => new TextEncoder().encode(words), text: () => THEME };
    const desk = { project, own, version: '0.0.0', platform };
    const recipe = recipeSchema.parse({ contact: false, words: 'w.csv', theme: 't.yaml', only: ['words'] });
    await expect(makeDeck(recipe, desk)).rejects.toThrow(
      /^t\.yaml:2: pipeline\.measure-unfit .*"key":"word\.least","value":"20","shipped":"3\.5"/,
    );
  });

  test('among all that were changed', async () => {
    const file = 'templates/faces/log.yaml';
    const changed = [
      ['end: 22', 'end: 26'],
      ['top: 6', 'top: 60'],
      ['leastPt: 4', 'leastPt: 5'],
      ['pad: 0.6', 'pad: 0.8'],
      ['rows: 26', 'rows: 24'],
      ['least: 7.4', 'least: 8'],
      ['most: 9.6', 'most: 9.8'],
    ].reduce((text, [before, after]) => text.replace(before, after), project.text(file));
    const text = (path: string) => (path === file ? changed : project.text(path));
    const desk = { project: { ...project, text }, own: ownLibrary(), version: '0.0.0', platform };
    const made = makeDeck(recipeSchema.parse({ locale: 'en', contact: false, ...log }), desk);
    await expect(made).rejects.toThrow(/^templates\/faces\/log\.yaml:6: .*"key":"foot\.top".*"count":0/);
  });

  test('where only reading it back finds the fault', async () => {
    const file = 'templates/faces/token.yaml';
    const text = (path: string) =>
      project.text(path).replace(path === file ? 'radius: 2,' : /^$/, 'radius: 20,');
    const desk = { project: { ...project, text }, own: ownLibrary(), version: '0.0.0', platform };
    const recipe = recipeSchema.parse({ contact: false, game: 'decrypto', only: ['tokens'] });
    const { parts } = await makeDeck(recipe, desk);
    const fault = error('preflight.no-fold', `${parts[0].file}, page 1`);
    const [told, ...others] = toldAtMeasures([fault, fault], recipe, desk, parts);
    expect(told).toMatchObject({ place: file, line: 3, values: { key: 'panel.radius', shipped: '2' } });
    expect(others).toEqual([]);
    expect(toldAtMeasures([fault], recipe, { ...desk, project }, parts)).toEqual([fault]);
  });

  test('and nothing where the page is only another one', async () => {
    expect(await told(log, 'log', ['titlePt: 19', 'titlePt: 24'])).toEqual([]);
    expect(await told(notes, 'notes', ['columnGap: 7', 'columnGap: 12'])).toEqual([]);
  });
});
