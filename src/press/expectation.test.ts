import { expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { expectationFor } from './expectation.js';

const project = projectLibrary();

/** What must be on a PDF of picture cards, by a manifest that someone has edited. */
function expected(card: object) {
  const part = { part: 'pictures', file: 'pictures.pdf', pages: 2, sheets: 1, cards: [{ id: 'A', ...card }] };
  const text = JSON.stringify({
    version: '0.4.0',
    recipe: { game: 'pictures' },
    files: [{ name: part.file }],
    parts: [part],
  });
  const file = { place: part.file, name: part.file, bytes: new Uint8Array(1) };
  return expectationFor({ ...file, manifests: [{ name: 'manifest.json', text }] }, { project, own: project });
}

test('a manifest that was edited is told by its name, and by what is wrong in it', async () => {
  await expect(expected({ number: 'one', pictures: [{}] })).rejects.toMatchObject({
    problems: [
      { place: 'manifest.json', code: 'templates.unfit-value', values: { key: 'cards.0.number' } },
      { place: 'manifest.json', values: { expected: { code: 'manifest.picture' } } },
    ],
  });
  const composed = { name: 'a', host: 'no such icon', guest: 'none', by: 'wear' };
  await expect(expected({ number: 1, pictures: [composed] })).rejects.toMatchObject({
    problems: [{ place: 'manifest.json' }, { place: 'manifest.json' }],
  });
});
