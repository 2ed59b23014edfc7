import { describe, expect, test } from 'vitest';
import { batchSchema, recipeSchema } from '../index.js';
import { changesSince, filesNamedIn, findManifest, missingFiles, readManifest, sha256 } from './index.js';
import { writeBatchManifest, writeDeckManifest } from './write.js';

const bytes = new TextEncoder().encode('a deck');
const recipe = recipeSchema.parse({ locale: 'fa', seed: 'rain' });
const part = {
  part: 'words',
  file: 'words.pdf',
  pages: 2,
  sheets: 1,
  source: { file: 'my.csv', sha256: await sha256(bytes) },
  cards: [{ id: 'W1', words: [{ text: 'روباه' }] }],
};
const files = [{ name: 'words.pdf', bytes }];
const text = await writeDeckManifest({ version: '0.2.0', recipe, files, parts: [part] });
const manifest = { name: 'out/deck-manifest.json', text };

describe('the manifest of a deck', () => {
  test('has the recipe to make it again, and what is on its cards', () => {
    expect(readManifest(manifest)).toMatchObject({ kind: 'deck', version: '0.2.0', recipe, parts: [part] });
  });

  test('knows its files by their checksums', async () => {
    const same = { name: 'words.pdf', sha256: await sha256(bytes) };
    expect(findManifest(same, [manifest])).toMatchObject({ name: manifest.name, unchanged: true });
    expect(findManifest({ ...same, sha256: 'another' }, [manifest])).toMatchObject({ unchanged: false });
    expect(findManifest({ ...same, name: 'keys.pdf' }, [manifest])).toBeUndefined();
  });

  test('of a later run wins if that run replaced the file', async () => {
    const newer = new TextEncoder().encode('another deck');
    const later = await writeDeckManifest({
      version: '0.2.0',
      recipe,
      files: [{ name: 'words.pdf', bytes: newer }],
      parts: [],
    });
    const file = { name: 'words.pdf', sha256: await sha256(newer) };
    expect(findManifest(file, [manifest, { name: 'later.json', text: later }])?.name).toBe('later.json');
  });

  test('names the PDFs that are missing beside it', () => {
    expect(missingFiles(manifest, ['words.pdf'])).toEqual([]);
    expect(missingFiles(manifest, [])).toMatchObject([
      { code: 'manifest.file-missing', place: manifest.name, values: { file: 'words.pdf' } },
    ]);
  });

  test('is skipped if it is damaged and there is another, and reported otherwise', () => {
    const damaged = { name: 'damaged.json', text: text.slice(0, 100) };
    const file = { name: 'words.pdf', sha256: '' };
    expect(findManifest(file, [damaged, manifest])?.name).toBe(manifest.name);
    expect(() => findManifest(file, [damaged])).toThrow('damaged.json: manifest.damaged');
    expect(filesNamedIn(damaged.text)).toEqual([]);
  });

  test('of version 0.1 still says what its parts were made from', () => {
    const { source, ...words } = part;
    const map = { cities: [], routes: [], copies: 1, sha256: 'of the map' };
    const old = {
      ...JSON.parse(text),
      list: { words: 1, ...source },
      parts: [words, { ...words, part: 'map', cards: [], map }],
    };
    const read = readManifest({ name: 'old.json', text: JSON.stringify(old) });
    expect(read?.kind === 'deck' && read.parts.map(each => each.source?.sha256)).toEqual([
      source.sha256,
      'of the map',
    ]);
  });
});

test('a deck that is printed again says what has changed since', async () => {
  const made = { version: '0.2.0', parts: [part] };
  const source = { part: 'words', file: 'my.csv', bytes };
  expect(await changesSince(made, '0.2.0', [source])).toEqual([]);
  const changed = await changesSince(made, '0.3.0', [{ ...source, bytes: new Uint8Array(3) }]);
  expect(changed.map(({ code }) => code)).toEqual(['manifest.other-version', 'manifest.source-changed']);
});

test('the manifest of a batch deals it again', () => {
  const batch = batchSchema.parse({ kind: 'duet', count: 12 });
  const written = writeBatchManifest('0.2.0', { batch }, [{ name: 'keys.pdf', sha256: 'x' }]);
  expect(readManifest({ name: 'keys.json', text: written })).toMatchObject({ kind: 'batch', batch });
});
