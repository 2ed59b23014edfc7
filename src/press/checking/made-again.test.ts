import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { type Batch, batchSchema, type RecipeInput, recipeSchema } from '../../data/index.js';
import { type DeckManifest, sha256 } from '../../data/manifest/index.js';
import { edited, redrawn, resourced } from '../../proof/edited-pdf.fixture.js';
import { preflight } from '../../proof/index.js';
import { makeDeck } from '../deck.js';
import { libraryOf } from '../deckfile/library.js';
import { dealBatch } from '../keys/batch.js';
import { batchManifest } from '../keys/manifest.js';
import { mergeBatches } from '../keys/merge.js';
import { checkPdf, type ReadPdf, readPdf } from './pdfs.js';

const project = projectLibrary();
const utf8 = (text: string) => new TextEncoder().encode(text);
const WORDS = '雪櫃 天水圍 茶餐廳 月曆 煙花 BB 泵 麻雀 橡筋 喼 街坊 煲 籌碼'.split(' ');
const OWN = new Map([
  ['words.csv', utf8(['word', ...WORDS].join('\n'))],
  ['theme.yaml', utf8("colours: { red: '#aa0000' }\n")],
]);

function deskWith(own: ReadonlyMap<string, Uint8Array>, version = '0.0.0') {
  return { project, own: libraryOf(own), version, platform };
}
const desk = deskWith(OWN);

async function made(more: RecipeInput) {
  const recipe = recipeSchema.parse({ locale: 'yue', contact: false, keys: 12, ...more });
  const { files } = await makeDeck(recipe, desk);
  const manifest = files.find(({ name }) => name.endsWith('manifest.json'));
  const manifests = [{ name: 'manifest.json', text: new TextDecoder().decode(manifest?.bytes) }];
  return (part: string) => {
    const file = files.find(({ name }) => name.endsWith(`-${part}.pdf`));
    if (file === undefined) throw new Error(`The deck has no ${part}.`);
    return { place: `${part}.pdf`, name: file.name, bytes: file.bytes, manifests };
  };
}
type Finished = ReturnType<Awaited<ReturnType<typeof made>>>;

const finished = await made({ words: 'words.csv', only: ['words', 'keys', 'rules'] });
const [words, keys, rules] = [finished('words'), finished('keys'), finished('rules')];
const { parts } = JSON.parse(words.manifests[0].text) as DeckManifest;
/** The first card with a Chinese word, and where its front is. */
const [card] = parts[0].cards.filter(({ words = [] }) => words[0].text.length > 1 && words[0].text !== 'BB');
const place = card.places?.[0] ?? { page: 0, x: 0, y: 0, width: 0, height: 0 };
const word = card.words?.[0].text;
const [x, y] = [place.x + place.width / 2, place.y + place.height * 0.73];

const check = (file: Finished, own = desk, read: ReadPdf = readPdf) =>
  checkPdf(file, desk, read, async () => own);
const changed = (file: Finished, bytes: Uint8Array) => check({ ...file, bytes });

/** What the comparison alone has found: `look-differs` with where, in place of the sentence around it. */
async function seen(file: Finished, bytes: Uint8Array) {
  const { report } = await changed(file, bytes);
  const looks = report?.checks.find(({ name }) => name === 'looks');
  return (
    looks?.problems.map(({ code, values }) => ({ code: code?.replace('preflight.', ''), ...values })) ?? []
  );
}
const over = (content: string) => (drawn: string) => `${drawn}\n${content}`;
const differs = (only = 'none') =>
  expect.objectContaining({ code: 'preflight.look-differs', values: { only } });
const onWord = (only?: string) => ({
  code: 'word-card',
  word,
  number: expect.any(String),
  fault: differs(only),
});

describe('a finished file, made again from its manifest', () => {
  test('is byte for byte the same', async () => {
    for (const file of [words, keys, rules]) {
      const { problems, report, isSame } = await check(file);
      expect(problems).toEqual([]);
      expect(isSame).toBe(true);
      expect(report?.checks).toContainEqual({ name: 'looks', count: report?.pages, problems: [] });
    }
  });

  test('is the same whatever the manifest says of its checksum, and another file is another', async () => {
    const { text } = rules.manifests[0];
    const forged = text
      .replaceAll(/"sha256": "\w+"/g, '"sha256": "0"')
      .replace(/"source":\s*\{[^}]*\},/g, '');
    const still = await check({ ...rules, manifests: [{ name: 'manifest.json', text: forged }] });
    expect([still.isSame, still.problems]).toEqual([true, []]);
    const bytes = redrawn(rules.bytes, 1, over('0.9 g 10 10 1 1 re f'));
    const sum = await sha256(rules.bytes);
    const fitted = text.replace(sum, await sha256(bytes));
    const { isSame, problems } = await check({
      ...rules,
      bytes,
      manifests: [{ name: 'manifest.json', text: fitted }],
    });
    expect(isSame).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('preflight.look-place');
  });

  test('says so if it is of another version, or its words are gone or changed, and is read all the same', async () => {
    const without = deskWith(new Map());
    const other = deskWith(new Map([['words.csv', utf8('word\n貓\n狗\n')]]));
    for (const [own, why] of [
      [deskWith(OWN, '9.9.9'), 'manifest.other-version'],
      [without, 'deckfile.no-such-file'],
      [other, 'manifest.source-changed'],
    ] as const) {
      const { problems, report, isSame } = await check(words, own);
      expect(problems.map(({ code, level }) => [code, level])).toEqual([
        ['pipeline.not-made-again', 'warning'],
        [why, 'warning'],
      ]);
      expect(isSame).toBe(false);
      expect(report?.checks.map(({ name }) => name)).not.toContain('looks');
      expect(report?.checks.map(({ name }) => name)).toContain('words');
    }
    const wrong = redrawn(words.bytes, place.page, over(`1 g ${place.x} ${place.y} 60 40 re f`));
    const { problems } = await check({ ...words, bytes: wrong }, without);
    expect(problems.map(({ code }) => code)).toContain('pipeline.file-changed');
    expect(problems.filter(({ level }) => level === 'error').length).toBeGreaterThan(1);
  });

  test('says so if a theme or a font of one’s own is another now', async () => {
    const themed = (await made({ theme: 'theme.yaml', only: ['stand'] }))('stand');
    expect((await check(themed)).isSame).toBe(true);
    const other = deskWith(new Map([...OWN, ['theme.yaml', utf8("colours: { red: '#0000aa' }\n")]]));
    const { problems } = await check(themed, other);
    expect(problems.map(({ code, place }) => [code, place])).toEqual([
      ['pipeline.not-made-again', 'stand.pdf'],
      ['manifest.source-changed', 'theme.yaml'],
    ]);
  });
});

describe('what differs is found, however little:', () => {
  test('a line of 0.4 mm through a word', async () => {
    const line = over(`0 G 0.4 w ${x - 12} ${y} m ${x + 12} ${y} l S`);
    expect(await seen(words, redrawn(words.bytes, place.page, line))).toMatchObject([onWord()]);
  });

  test('a dot of 1 mm on a letter', async () => {
    const dot = over(`0.5 G 1 w 1 J ${x + 2} ${y} m ${x + 2} ${y} l S`);
    expect(await seen(words, redrawn(words.bytes, place.page, dot))).toMatchObject([onWord()]);
  });

  test('one stroke more in a Chinese character', async () => {
    const stroke = over(`0.14 0.13 0.11 RG 0.5 w ${x + 3} ${y + 1} m ${x + 5} ${y + 1.2} l S`);
    expect(await seen(words, redrawn(words.bytes, place.page, stroke))).toMatchObject([onWord()]);
  });

  test('bolder letters', async () => {
    const bold = (drawn: string) => drawn.replaceAll('BT ', 'BT 2 Tr 0.1 w ');
    const faults = await seen(words, redrawn(words.bytes, 1, bold));
    const cards = parts[0].cards.filter(({ places = [] }) => places.some(({ page }) => page === 1));
    expect(faults.filter(({ code }) => code === 'word-card')).toHaveLength(cards.length);
  });

  test('dashed or doubled lines in the rules', async () => {
    const dashed = (drawn: string) => drawn.replaceAll('[] 0 d', '[1 0.4] 0 d');
    const doubled = (drawn: string) =>
      drawn.replaceAll(/\n?([\d. ]+ RG [\d.]+ w .*? S)\b/g, all => `${all}\nq 1 0 0 1 0 0.5 cm ${all} Q`);
    for (const change of [dashed, doubled])
      expect(await seen(rules, redrawn(rules.bytes, 1, change))).not.toEqual([]);
  });

  test('an id at 30 % opacity', async () => {
    const [{ id }] = parts[1].cards;
    const pale = (drawn: string) => drawn.replace(/BT .*? ET/, '/Pale gs $& /Full gs');
    const bytes = resourced(keys.bytes, '/ExtGState << /Pale << /ca 0.3 >> /Full << /ca 1 >> >>');
    const faults = await seen(keys, redrawn(bytes, 1, pale));
    expect(faults).toMatchObject([{ code: 'key-card', id, row: 1, column: 1 }]);
  });

  // The sheets lie on their side.
  test('what shows only in print, and what hides only there', async () => {
    const [left, top] = [place.x + 20, 210 - y - 5].map(mm => (mm / 25.4) * 72);
    const stamp = (flags: number, colour: string) =>
      edited(words.bytes, {
        what: 'page',
        page: place.page,
        add: '/Annots [@1]',
        objects: [
          `<< /Type /Annot /Subtype /Stamp /F ${flags} /Rect [${left} ${top} ${left + 60} ${top + 30}] /AP << /N @2 >> >>`,
          `<< /Type /XObject /Subtype /Form /BBox [0 0 60 30] /Length 18 >>\nstream\n${colour} 0 0 60 30 re f\nendstream`,
        ],
      });
    // Printed but not shown, in black and in white; and shown but not printed.
    expect(await seen(words, stamp(36, '0 g'))).toMatchObject([onWord('print')]);
    expect(await seen(words, stamp(36, '1 g'))).toMatchObject([onWord('print')]);
    expect(await seen(words, stamp(0, '0 g'))).toMatchObject([onWord('screen')]);
  });

  test('a default colour space, which PDFium ignores', async () => {
    const space = '/ColorSpace << /DefaultRGB [/CalRGB << /WhitePoint [0.9 1 0.5] /Gamma [4 4 4] >>] >>';
    const { problems } = await changed(words, resourced(words.bytes, space));
    expect(problems.map(({ code, level, values }) => [code, level, values?.entries])).toContainEqual([
      'preflight.unknown-entries',
      'error',
      expect.arrayContaining(['/DefaultRGB']),
    ]);
  });
});

describe('a page that is not the right one is told first, and alone:', () => {
  const about = (matrix: string) => (drawn: string) => `${matrix} cm ${drawn}`;
  const told = async (file: Finished, bytes: Uint8Array) =>
    (await changed(file, bytes)).problems.map(({ code, mark, values }) => [code, mark?.page, values]);

  test('scaled, moved or turned', async () => {
    const ways = {
      '0.97 0 0 0.97 12.6 8.9': [
        'preflight.look-scaled',
        { across: expect.any(Number), down: expect.any(Number) },
      ],
      '1 0 0 1 3 0': ['preflight.look-shifted', expect.objectContaining({ sideways: 'right', y: 0 })],
      '-1 0 0 -1 841.89 595.276': ['preflight.page-changed', { change: 'turned' }],
    } as const;
    for (const [matrix, [code, values]] of Object.entries(ways))
      expect(await told(words, redrawn(words.bytes, 1, about(matrix))), matrix).toEqual([[code, 1, values]]);
    const sideways = edited(words.bytes, { what: 'page', page: 2, add: '/Rotate 90' });
    expect(await told(words, sideways)).toEqual([['preflight.page-changed', 2, { change: 'turned' }]]);
  });

  test('of another size', async () => {
    const wide = edited(words.bytes, { what: 'page', add: '/MediaBox [0 0 612 792]' });
    expect(await told(words, wide)).toMatchObject([['preflight.look-size', 1, {}]]);
  });

  test('another page of the deck', async () => {
    const [first, third] = [1, 3].map(
      page => /\/Contents \d+ 0 R/.exec(pageOf(keysOf40.bytes, page))?.[0] ?? '',
    );
    const swapped = edited(keysOf40.bytes, { what: 'page', page: 1, remove: new RegExp(first), add: third });
    expect(await told(keysOf40, swapped)).toEqual([['preflight.look-other-page', 1, { other: 3 }]]);
  });
});

const keysOf40 = (await made({ only: ['keys'], keys: 40 }))('keys');

function pageOf(bytes: Uint8Array, number: number): string {
  const pages =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\n(?:(?!endobj).*\n)*/g) ?? [];
  return pages[number - 1] ?? '';
}

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-again-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function qpdf(bytes: Uint8Array, ...args: readonly string[]): Uint8Array {
  const [from, to] = ['from.pdf', 'to.pdf'].map(name => path.join(folder, name));
  fs.writeFileSync(from, bytes);
  execFileSync('qpdf', [from, ...args, to]);
  return fs.readFileSync(to);
}

describe.skipIf(!hasQpdf)('a copy by qpdf', () => {
  test.each([
    ['plain', []],
    ['for the web', ['--linearize']],
    ['with object streams', ['--object-streams=generate']],
    ['to be read', ['--qdf']],
  ])('differs in no pixel: %s', async (_, args) => {
    for (const file of [words, keys, rules]) {
      const { problems, report, isSame } = await changed(file, qpdf(file.bytes, ...args));
      expect(problems.map(({ code, level }) => [code, level])).toEqual([['pipeline.saved-anew', 'notice']]);
      expect(isSame).toBe(false);
      expect(report?.checks).toContainEqual({ name: 'looks', count: report?.pages, problems: [] });
      expect(report?.differs).toBeUndefined();
    }
  });

  test('in which pages are missing or too many is told by their numbers', async () => {
    const pages = async (range: string) => {
      const { problems } = await changed(keysOf40, qpdf(keysOf40.bytes, '--pages', '.', range, '--'));
      return problems.map(({ code, mark, values }) => [code, mark?.page, values]);
    };
    expect(await pages('1,2,5-z')).toEqual([
      ['preflight.look-missing', undefined, { page: 3 }],
      ['preflight.look-missing', undefined, { page: 4 }],
    ]);
  });
});

describe('a batch of key cards', () => {
  test('is made again file by file: its cards are proved while they are dealt, and eight sheets are read', async () => {
    const batch = batchSchema.parse({ kind: 'codenames', count: 250, seed: '7', format: 'pdf', sheets: 11 });
    const [, second] = await filesOf(batch);
    const asked: (number | undefined)[] = [];
    const read: ReadPdf = (bytes, expectation, options = {}) => {
      asked.push(options.sheets);
      return preflight(bytes, expectation, options);
    };
    const { problems, report, isSame } = await check(second, desk, read);
    expect([problems, isSame, asked]).toEqual([[], true, [8]]);
    // Twelve cards on each of 21 sheets, and ten on the last: ten sheets are in the second file.
    expect(report?.checks).toContainEqual({ name: 'key cards', count: 118, problems: [] });
    expect(report?.checks).toContainEqual({ name: 'looks', count: 20, problems: [] });
    expect(report?.keys).toHaveLength(94);
  });

  test('is compared card by card if it has other bytes, and a card of another seed is found', async () => {
    const batch = batchSchema.parse({ kind: 'duet', count: 3, seed: '7', format: 'pdf' });
    const [[file], [other]] = [await filesOf(batch), await filesOf({ ...batch, seed: '8' })];
    const { problems } = await check({ ...file, bytes: other.bytes });
    expect(problems.map(({ code }) => code)).toContain('preflight.key-card');
  });

  test('is made again part by part if it was dealt in parts and merged', async () => {
    const part = (from: number, count: number) =>
      batchSchema.parse({ kind: 'duet', from, count, format: 'pdf', whole: { from: 0, count: 5 } });
    const [[first], [second]] = [await filesOf(part(0, 2)), await filesOf(part(2, 3))];
    const { batch, version, files } = mergeBatches([...first.manifests, ...second.manifests]);
    const { name, bytes } = batchManifest({ batch }, version, files);
    const manifests = [{ name, text: new TextDecoder().decode(bytes) }];
    const { problems, isSame } = await check({ ...second, manifests });
    expect([problems, isSame]).toEqual([[], true]);
  });

  test('with wishes is not searched for again, and says so', async () => {
    const batch = batchSchema.parse({ kind: 'codenames', count: 2, seed: '7', format: 'pdf' });
    const [file] = await filesOf(batch);
    const text = file.manifests[0].text.replace('"count": 2', '"count": 2, "wishes": {}');
    const { problems } = await check({ ...file, manifests: [{ name: 'manifest.json', text }] });
    expect(problems.map(({ code }) => code)).toEqual(['pipeline.not-made-again', 'pipeline.wished-again']);
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
