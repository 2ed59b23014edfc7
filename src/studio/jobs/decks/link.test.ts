import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import type { WordTable } from '../../state/csv.js';
import type { Tools } from '../../worker/tools.js';
import { readLink, writeLink } from './link.js';

const tools = { project: { open: async () => {}, library: projectLibrary() } } as unknown as Tools<never>;

const animals = ['fox', 'owl', 'hare', 'wolf', 'newt', 'crane', 'otter', 'lynx', 'mole', 'swan'];

/** Words of the person's own; each note is long, and unlike any other. */
function list(count: number, noteLength: number): WordTable {
  let state = 1;
  const letter = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  };
  return {
    columns: ['word', 'child_safe', 'difficulty', 'note'],
    rows: Array.from({ length: count }, (_, i) => {
      const note = Array.from({ length: noteLength }, letter).join('');
      return {
        id: i,
        cells: [`${animals[i % 10]} ${i}`, i % 9 === 0 ? 'no' : 'yes', i % 7 === 0 ? 'hard' : '', note],
      };
    }),
  };
}

async function through(table: WordTable) {
  const link = await writeLink(
    { recipe: { game: 'codenames', locale: 'en', seed: 'fox' }, words: table },
    tools,
  );
  expect(link?.fragment.length).toBeLessThanOrEqual(5000);
  return { link, deck: await readLink({ fragment: `#${link?.fragment}` }, tools) };
}

describe('a link', () => {
  test('holds the recipe and all columns of a short list', async () => {
    const table = list(20, 10);
    const { link, deck } = await through(table);
    expect(link).toMatchObject({ words: 'whole', without: [] });
    expect(deck.words).toEqual(table);
    expect(deck.recipe).toMatchObject({ game: 'codenames', locale: 'en', seed: 'fox' });
    expect(deck.recipe.words).toBeUndefined();
  });

  test('holds only the words, who they are for and how hard they are, of a longer list', async () => {
    const table = list(100, 120);
    const { link, deck } = await through(table);
    expect(link).toMatchObject({ words: 'plain', without: [] });
    expect(deck.words?.columns).toEqual(['word', 'child_safe', 'difficulty']);
    expect(deck.words?.rows.map(({ cells }) => cells)).toEqual(
      table.rows.map(({ cells }) => cells.slice(0, 3)),
    );
  });

  test('leaves out a list that is too long, and says so', async () => {
    const { link, deck } = await through(list(9000, 20));
    expect(link).toMatchObject({ words: 'none', without: ['words'] });
    expect(deck.words).toBeUndefined();
  });

  test('without words of one’s own says nothing of them', async () => {
    const link = await writeLink({ recipe: { theme: 'mine.yaml', pictures: ['photos'] } }, tools);
    expect(link?.words).toBeUndefined();
    expect([...(link?.without ?? [])].sort()).toEqual(['pictures', 'theme']);
  });
});
