import { describe, expect, test } from 'vitest';
import { batchSchema } from '../../data/index.js';
import { mergeBatches } from './merge.js';

const WHOLE = { from: 0, count: 30 };

/** The manifest of cards `from` to `from + count` of thirty. */
function manifest(from: number, count: number, other: object = {}, version = '1.0.0') {
  const batch = batchSchema.parse({ seed: '7', format: 'csv', from, count, whole: WHOLE, ...other });
  const files = [{ name: `part-${from}.csv`, sha256: 'a'.repeat(64) }];
  return { name: `${from}-manifest.json`, text: JSON.stringify({ version, batch, files }) };
}

const merged = (...manifests: readonly ReturnType<typeof manifest>[]) => mergeBatches(manifests);

describe('parts of a batch', () => {
  test('are one batch, in whatever order they are named', () => {
    const { batch, files } = merged(manifest(20, 10), manifest(0, 10), manifest(10, 10));
    expect(batch).toEqual(batchSchema.parse({ seed: '7', format: 'csv', ...WHOLE }));
    expect(files.map(({ name }) => name)).toEqual(['part-0.csv', 'part-10.csv', 'part-20.csv']);
    expect(files.map(({ dealt }) => dealt)).toEqual([0, 10, 20].map(from => ({ from, count: 10 })));
  });

  test('leave no card out, at the beginning, between them or at the end', () => {
    expect(() => merged(manifest(10, 20))).toThrow(
      '10-manifest.json: pipeline.merge-gap {"first":1,"last":10}',
    );
    expect(() => merged(manifest(0, 10), manifest(20, 10))).toThrow('merge-gap {"first":11,"last":20}');
    expect(() => merged(manifest(0, 20))).toThrow('merge-gap {"first":21,"last":30}');
  });

  test('have no card in common', () => {
    expect(() => merged(manifest(0, 20), manifest(15, 15))).toThrow('merge-overlap {"first":16,"last":20}');
    expect(() => merged(manifest(0, 30), manifest(10, 10))).toThrow('merge-overlap {"first":11,"last":20}');
  });

  test('are of one seed, kind and version', () => {
    const first = manifest(0, 15);
    expect(() => merged(first, manifest(15, 15, { seed: '8' }))).toThrow('merge-differs {"key":"seed"');
    expect(() => merged(first, manifest(15, 15, { kind: 'duet' }))).toThrow('merge-differs {"key":"kind"');
    expect(() => merged(first, manifest(15, 15, {}, '2.0.0'))).toThrow('merge-differs {"key":"version"');
  });

  test('are told by their manifests', () => {
    expect(() => mergeBatches([{ name: 'a.json', text: '{' }])).toThrow('a.json: pipeline.merge-no-manifest');
    expect(() => mergeBatches([{ name: 'a.json', text: '{}' }])).toThrow('a.json: templates.missing-key');
  });
});
