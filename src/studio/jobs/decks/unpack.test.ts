import { expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import { packDeck } from '../../../press/deckfile/index.js';
import { enteredFiles } from '../../decks/entered-file.js';
import type { Tools } from '../../worker/tools.js';
import { unpack } from './unpack.js';

const tools = { project: { open: async () => {}, library: projectLibrary() } } as unknown as Tools<never>;

test('places that were still looked at when a deck was saved are looked at where it is opened', async () => {
  const entered = [{ key: '1', name: 'Prague', x: '14.42', y: '50.09', visit: 'an earlier one' }];
  const files = enteredFiles(entered).map(({ path, data }) => [path, Buffer.from(data as string)] as const);
  const bytes = packDeck(
    { name: 'Ours', recipe: { game: 'duet', locale: 'en' }, files: new Map(files) },
    '1',
  );
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const deck = await unpack({ file, name: 'Ours.deckwright' }, tools);
  expect(deck.entered).toMatchObject([{ name: 'Prague', x: '14.42', y: '50.09', visit: '' }]);
  expect(deck.files).toEqual([]);
});
