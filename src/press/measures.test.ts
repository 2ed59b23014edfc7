import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { ProblemError, type Sentence } from '../speech/index.js';
import { makeDeck } from './index.js';

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
      return { place, isLine: at.includes(after), code, key: values.key, way: values.way, why };
    });
  }
}

const log: RecipeInput = { game: 'duet', only: ['log'] };
const notes: RecipeInput = { game: 'decrypto', only: ['notes'], notes: 1 };
const screens: RecipeInput = { game: 'decrypto', only: ['screens'] };
const turning: RecipeInput = { only: ['turning'] };
const map: RecipeInput = { game: 'duet', only: ['map'] };
const stand: RecipeInput = { only: ['stand'] };

describe('a designer whose page can not be printed is told file, line and measure', () => {
  test.each([
    [log, 'log', 'titlePt: 19', 'titlePt: 95', 'head.titlePt', 'smaller', 'pipeline.text-off-page'],
    [turning, 'turning', 'gap: 5', 'gap: 80', 'gap', 'smaller', 'pipeline.text-off-page'],
    [stand, 'stand', 'wall: 24', 'wall: 48', 'wall', 'smaller', 'pipeline.page-full'],
    [
      screens,
      'screen',
      'front: { height: 104 }',
      'front: { height: 208 }',
      'front.height',
      'smaller',
      'pipeline.page-full',
    ],
    [screens, 'screen', 'out: 3', 'out: 15', 'pocket.out', 'smaller', 'pipeline.page-full'],
    [notes, 'notes', 'field: 20.4', 'field: 300', 'head.field', 'smaller', 'pipeline.text-off-page'],
  ] as const)('%o %s: %s -> %s', async (input, face, before, after, key, way, why) => {
    const place = `templates/faces/${face}.yaml`;
    const problems = await told(input, face, [before, after]);
    expect(problems).toEqual([{ place, isLine: true, code: 'pipeline.measure-unfit', key, way, why }]);
  });

  test.each([
    [log, 'log', 'titlePt: 19', 'titlePt: 0', 'head.titlePt', 'templates.at-least'],
    // It looked for room without an end.
    [map, 'map', '[1.1, 1.05', '[400, 1.05', 'scales.0', 'templates.at-most'],
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
      way: undefined,
      why,
    });
  });

  test('together with the other measures that would mend it', async () => {
    const file = 'templates/faces/log.yaml';
    const text = (path: string) => project.text(path).replace(path === file ? 'top: 6' : /^$/, 'top: 60');
    const desk = { project: { ...project, text }, own: ownLibrary(), version: '0.0.0', platform };
    const made = makeDeck(recipeSchema.parse({ locale: 'en', contact: false, ...log }), desk);
    await expect(made).rejects.toThrow(
      /measure-unfit .*"(foot\.height|foot\.top)".*"(foot\.top|foot\.height)"/,
    );
  });

  test('and nothing where the page is only another one', async () => {
    expect(await told(log, 'log', ['titlePt: 19', 'titlePt: 24'])).toEqual([]);
    expect(await told(notes, 'notes', ['columnGap: 7', 'columnGap: 12'])).toEqual([]);
  });
});
