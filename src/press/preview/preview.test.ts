import { describe, expect, test } from 'vitest';
import { openDesk } from '../../cli/desk.js';
import { type RecipeInput, recipeSchema } from '../../data/index.js';
import type { PreviewPart } from './part.js';
import { Preview } from './preview.js';

const { own: nothing, ...desk } = openDesk();
const parts = ['words', 'keys', 'rules'];

function list(...rows: readonly string[]) {
  const bytes = new TextEncoder().encode(['word,child_safe', ...rows, ''].join('\n'));
  return { ...nothing, bytes: () => bytes };
}

/** Lays out and tells which parts were laid out anew. */
function watched() {
  const preview = new Preview(desk);
  let before = new Map<string, PreviewPart['cards']>();
  return {
    preview,
    lay: async (recipe: RecipeInput, own: typeof nothing = nothing) => {
      const shown = new Map<string, PreviewPart>();
      await preview.lay(recipeSchema.parse({ only: parts, locale: 'en', keys: 2, ...recipe }), own, {
        shown: part => shown.set(part.name, part),
      });
      const fresh = parts.filter(name => shown.get(name)?.cards !== before.get(name));
      before = new Map([...shown].map(([name, { cards }]) => [name, cards]));
      return { fresh, shown };
    },
  };
}

describe('a preview', () => {
  test('lays out only what reads the words when a word changes', async () => {
    const { lay } = watched();
    expect((await lay({})).fresh).toEqual(parts);
    const first = await lay({ words: 'words.csv' }, list('fox,yes', 'owl,no'));
    expect(first.fresh).toEqual(['words']);
    const second = await lay({ words: 'words.csv' }, list('fox,yes', '\u2060bear,no'));
    expect(second.fresh).toEqual(['words']);
    expect(second.shown.get('words')?.list?.lines).toEqual([
      { line: 2, word: 'fox', text: 'fox' },
      { line: 3, word: 'bear', text: 'bear' },
    ]);
  });

  test('lays out only the key cards when there shall be more of them', async () => {
    const { lay } = watched();
    await lay({});
    expect((await lay({ keys: 3 })).fresh).toEqual(['keys']);
    expect((await lay({ keys: 3 })).fresh).toEqual([]);
  });

  test('lays out the words for their readings, and words and rules for the child mark', async () => {
    const { lay } = watched();
    await lay({});
    expect((await lay({ readings: false })).fresh).toEqual(['words']);
    expect((await lay({ readings: false, mark: false })).fresh).toEqual(['words', 'rules']);
  });

  test('counts the readings of a list, even those that are not printed', async () => {
    const { lay } = watched();
    const own = {
      ...nothing,
      bytes: () => new TextEncoder().encode('word,child_safe,reading\nfox,yes,fɒks\nowl,no,\n'),
    };
    const { shown } = await lay({ words: 'words.csv', readings: false }, own);
    expect(shown.get('words')?.list?.readings).toBe(1);
    expect(JSON.stringify(shown.get('words')?.cards)).not.toContain('fɒks');
  });

  test('says once that word cards are larger than the paper', async () => {
    const { preview } = watched();
    const recipe = recipeSchema.parse({ cardSize: '200x140', flip: 'none', only: ['words', 'agents'] });
    const { problems } = await preview.lay(recipe, nothing, { shown: () => {} });
    const large = problems.filter(({ code }) => code === 'parts.card-too-large');
    expect(large).toMatchObject([
      { place: '--card-size', values: { width: 200, height: 140, paper: expect.anything() } },
    ]);
  });

  test('lays out everything on other paper', async () => {
    const { lay } = watched();
    await lay({});
    expect((await lay({ paper: 'Letter' })).fresh).toEqual(parts);
  });

  test('keeps nothing of a run that ends after a newer one', async () => {
    const [preview, alone] = [new Preview(desk), new Preview(desk)];
    const wide = recipeSchema.parse({ only: ['keys'], locale: 'en', keys: 2, seed: 'before' });
    const now = { ...wide, seed: 'now' };
    let newer: Promise<unknown> = Promise.resolve();
    const shown: string[] = [];
    const older = preview.lay(wide, nothing, {
      shown: ({ name }) => shown.push(`old ${name}`),
      stop: () => newer.then(() => false),
    });
    newer = preview.lay(now, nothing, { shown: ({ name }) => shown.push(name) });
    expect((await older).whole).toBe(false);
    await alone.lay(now, nothing, { shown: () => {} });
    const page = { part: 'keys', sheet: 0, side: 0 };
    expect(preview.page(page)).toBe(alone.page(page));
    expect(shown).toEqual(['keys']);
  });

  test('shows the words of a list that can not be printed, and what a conversion may make of them', async () => {
    const { lay } = watched();
    const words: RecipeInput = {
      only: ['words'],
      words: 'words.csv',
      locale: 'zh-Hans',
      script: 'zh-Hant-TW',
    };
    const { shown } = await lay(words, list('皇后,yes', '面,yes', '山,yes'));
    expect(shown.get('words')?.list?.changes).toMatchObject([
      { line: 2, word: '皇后', converted: '皇后', level: 'none' },
      { line: 3, word: '面', level: 'error', choices: ['面', '麵'] },
      { line: 4, word: '山', choices: [] },
    ]);
  });
});
