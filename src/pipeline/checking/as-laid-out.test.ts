import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { loadEye } from '../../cli/raster/eye.js';
import { sha256 } from '../../manifest/index.js';
import { type ExpectedPages, preflight } from '../../preflight/index.js';
import { error, ProblemError } from '../../problem.js';
import { type Batch, batchSchema, recipeSchema } from '../../templates/index.js';
import { makeDeck } from '../deck.js';
import { dealBatch } from '../keys/batch.js';
import { batchManifest } from '../keys/manifest.js';
import { mergeBatches } from '../keys/merge.js';
import { checkPdf, type ReadPdf } from './pdfs.js';

const eye = await loadEye();
const project = projectLibrary();
const desk = { project, own: project, version: '0.0.0', platform };
const looks: ReadPdf = (bytes, expectation, pages) =>
  preflight(bytes, expectation, pages ? { looking: { pages, eye } } : {});

async function made(seed: string) {
  const recipe = recipeSchema.parse({ only: ['stand'], contact: false, locale: 'en', seed });
  const { files } = await makeDeck(recipe, desk);
  const [pdf, manifest] = ['stand.pdf', 'manifest.json'].map(end =>
    files.find(({ name }) => name.endsWith(end)),
  );
  if (pdf === undefined || manifest === undefined) throw new Error('The deck has no stand.');
  const text = new TextDecoder().decode(manifest.bytes);
  return { place: pdf.name, name: pdf.name, bytes: pdf.bytes, manifests: [{ name: manifest.name, text }] };
}
const plain = await made('1');

describe('a finished page', () => {
  test('looks as it was laid out', async () => {
    const { problems, report } = await checkPdf(plain, desk, looks, async () => desk);
    expect(problems).toEqual([]);
    expect(report?.checks).toContainEqual({ name: 'looks', count: 1, problems: [] });
    expect(report?.differs).toBeUndefined();
  });

  test('looks wrong if it is another page than its manifest says, and both are shown', async () => {
    const other = await made('another, longer seed');
    const { problems, report } = await checkPdf(
      { ...other, manifests: plain.manifests },
      desk,
      looks,
      async () => desk,
    );
    expect(problems.map(({ code }) => code)).toContain('preflight.look-place');
    // A4 at 150 dpi, three times side by side.
    const [{ page, pixels }, ...others] = report?.differs ?? [];
    expect([page, others]).toEqual([1, []]);
    expect(pixels.width).toBeGreaterThan(3 * 1240);
    expect(pixels.height).toBe(1754);
  });

  test('is read all the same where its deck lacks a file, and the doubt is told', async () => {
    const { problems, report } = await checkPdf(plain, desk, looks, async () => {
      throw new ProblemError([error('deckfile.no-such-file', 'words.csv')]);
    });
    expect(problems.map(({ code, level }) => [code, level])).toEqual([
      ['pipeline.not-looked-at', 'warning'],
      ['deckfile.no-such-file', 'warning'],
    ]);
    expect(report?.pages).toBe(1);
    expect(report?.checks.map(({ name }) => name)).not.toContain('looks');
  });

  test('is not looked at if it is of another version, which may draw it otherwise', async () => {
    const { report } = await checkPdf(plain, desk, looks, async () => ({ ...desk, version: '9.9.9' }));
    expect(report?.checks.map(({ name }) => name)).not.toContain('looks');
  });
});

describe('a batch of key cards', () => {
  test('is looked at sheet by sheet, and a card of another seed is found', async () => {
    const batch = batchSchema.parse({ kind: 'duet', count: 3, seed: '7', format: 'pdf' });
    const [file] = await filesOf(batch);
    const { problems, report } = await checkPdf(file, desk, looks, async () => desk);
    expect(problems).toEqual([]);
    expect(report?.checks).toContainEqual({ name: 'looks', count: 2, problems: [] });
    const [other] = await filesOf({ ...batch, seed: '8' });
    const wrong = await checkPdf({ ...file, bytes: other.bytes }, desk, looks, async () => desk);
    expect(wrong.problems.map(({ code }) => code)).toContain('preflight.look-card');
  });

  test('is looked at part by part if it was dealt in parts and merged', async () => {
    const part = (from: number, count: number) =>
      batchSchema.parse({ kind: 'duet', from, count, format: 'pdf', whole: { from: 0, count: 5 } });
    const [[first], [second]] = [await filesOf(part(0, 2)), await filesOf(part(2, 3))];
    const { batch, version, files } = mergeBatches([...first.manifests, ...second.manifests]);
    const { name, bytes } = batchManifest({ batch }, version, files);
    const manifests = [{ name, text: new TextDecoder().decode(bytes) }];
    const { problems, report } = await checkPdf({ ...second, manifests }, desk, looks, async () => desk);
    expect(problems).toEqual([]);
    expect(report?.checks).toContainEqual({ name: 'looks', count: 2, problems: [] });
  });

  test('is looked at on eight sheets of a file if it has more, the first and the last among them', async () => {
    const batch = batchSchema.parse({ kind: 'codenames', count: 250, seed: '7', format: 'pdf', sheets: 11 });
    const [, second] = await filesOf(batch);
    const asked: ExpectedPages[] = [];
    const only: ReadPdf = (bytes, expectation, pages) => {
      if (pages) asked.push(pages);
      return preflight(bytes, expectation, { share: { share: 0, of: 100 } });
    };
    await checkPdf(second, desk, only, async () => desk);
    // Twelve cards on each of 21 sheets: ten sheets are in the second file.
    const [pages] = asked;
    expect(pages.count).toBe(20);
    const looked = Array.from({ length: 20 }, (_, i) => i + 1).filter(number => pages.page(number));
    expect(looked).toEqual([...(pages.chosen ?? [])]);
    const sheets = [1, 2, 4, 5, 6, 7, 9, 10];
    expect(looked).toEqual(sheets.flatMap(sheet => [2 * sheet - 1, 2 * sheet]));
  });
});

/** The PDFs of a batch, each with the manifest. */
async function filesOf(batch: Batch) {
  const run = await dealBatch(batch, desk);
  const made = run.files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat([...chunks]) }));
  const records = await Promise.all(
    made.map(async ({ name, bytes }) => ({ name, sha256: await sha256(bytes) })),
  );
  const { name, bytes } = batchManifest({ batch }, desk.version, records);
  const manifests = [{ name, text: new TextDecoder().decode(bytes) }];
  return made.map(file => ({ place: file.name, ...file, manifests }));
}
