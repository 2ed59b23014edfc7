import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { batchSchema, recipeSchema } from '../../data/index.js';
import type { PartRecord } from '../../data/manifest/index.js';
import { makeDeck } from '../deck.js';
import { dealBatch } from '../keys/batch.js';
import { checkKeyCards, keyFileText } from './key-cards.js';
import { checkPdf, checkTable, problemsTogether } from './pdfs.js';

const project = projectLibrary();
const desk = { project, own: project, version: '0.0.0', platform };
const recipe = recipeSchema.parse({ only: ['keys', 'stand'], keys: 4, contact: false, locale: 'en' });
const { files } = await makeDeck(recipe, desk);
const utf8 = new TextDecoder();

/** The finished files of a folder, with the manifest as it is or changed. */
function finished(end: string, manifest: (text: string) => string = text => text) {
  const bytesOf = (name: string) => files.find(file => file.name.endsWith(name))?.bytes ?? new Uint8Array();
  const text = manifest(utf8.decode(bytesOf('manifest.json')));
  const name = `codenames-en-${end}`;
  return { place: name, name, bytes: bytesOf(end), manifests: [{ name: 'a-manifest.json', text }] };
}

describe('a finished PDF', () => {
  test('is right if it is what its manifest says', async () => {
    const checked = [await checkPdf(finished('keys.pdf'), desk), await checkPdf(finished('stand.pdf'), desk)];
    expect(problemsTogether(checked)).toEqual([]);
    const { columns, rows } = checkTable(checked);
    expect(columns).toEqual([
      'key cards',
      'ids',
      'front and back',
      'layout',
      'safe zone',
      'fonts',
      'page size',
      'flip',
      'settings',
    ]);
    expect(rows[0].cells?.[0]).toEqual({ count: 4, wrong: 0 });
    expect(rows[1].cells?.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  });

  test('is wrong if the manifest says another paper, and each page is marked', async () => {
    const { problems, report } = await checkPdf(
      finished('keys.pdf', text => text.replace('"paper": "A4"', '"paper": "Letter"')),
      desk,
    );
    expect(problems.map(({ code, mark }) => [code, mark])).toEqual([
      ['preflight.page-size', { page: 1 }],
      ['preflight.page-size', { page: 2 }],
    ]);
    expect(
      checkTable([{ place: 'keys.pdf', problems, isSame: false, ...(report ? { report } : {}) }]).rows[0]
        .cells,
    ).toContainEqual({
      count: 2,
      wrong: 2,
    });
  });

  test('is read without a manifest, and the doubt is told', async () => {
    const { problems, report } = await checkPdf({ ...finished('keys.pdf'), manifests: [] }, desk);
    expect(problems.map(({ code }) => code)).toEqual(['pipeline.no-manifest']);
    expect(report?.keys).toHaveLength(4);
  });

  test('that is cut short is told, and does not stop the others', async () => {
    const whole = finished('keys.pdf');
    const cut = await checkPdf({ ...whole, bytes: whole.bytes.slice(0, 2000) }, desk);
    expect(cut.report).toBeUndefined();
    expect(cut.problems.map(({ code }) => code)).toEqual(['pipeline.file-changed', 'preflight.damaged']);
    expect(checkTable([cut])).toEqual({ columns: [], rows: [{ place: whole.place }] });
  });

  test('beside a damaged manifest is told of once, not for each file', async () => {
    const damaged = (text: string) => text.slice(0, -100);
    const checked = [
      await checkPdf(finished('keys.pdf', damaged), desk),
      await checkPdf(finished('stand.pdf', damaged), desk),
    ];
    expect(problemsTogether(checked).map(({ code }) => code)).toEqual(['manifest.damaged']);
  });

  test.each<[string, (parts: PartRecord[]) => unknown]>([
    ['nothing of the file', parts => parts.splice(0)],
    ['of a part that there isn’t', ([keys]) => Object.assign(keys, { part: 'ghosts' })],
    ['of a page before the first', ([{ cards }]) => Object.assign(cards[0].places?.[0] ?? {}, { page: 0 })],
    ['of more cards than a page holds', ([{ cards }]) => cards.push(...Array(1000).fill(cards[0]))],
  ])('is not taken for right if its manifest tells %s', async (_, spoil) => {
    const spoilt = (text: string) => {
      const manifest = JSON.parse(text);
      spoil(manifest.parts);
      return JSON.stringify(manifest);
    };
    const { problems } = await checkPdf(finished('keys.pdf', spoilt), desk);
    expect(problems.map(({ code }) => code)).toEqual(['manifest.damaged']);
  });
});

describe('key cards', () => {
  test('of a PDF and of typed files are held against each other', async () => {
    const run = await dealBatch(batchSchema.parse({ kind: 'codenames', count: 4, format: 'csv' }), desk);
    const text = run.files.flatMap(({ chunks }) => [...chunks].map(chunk => utf8.decode(chunk))).join('');
    const other = await checkKeyCards([{ place: 'cards.csv', text }], desk);
    expect(other.problems).toEqual([]);
    expect(other.sets.map(({ kind, proof }) => [kind.id, proof.cards])).toEqual([['codenames', 4]]);

    const twice = await checkKeyCards([finished('keys.pdf'), { place: 'cards.csv', text }], desk);
    expect(twice.problems.map(({ code, place }) => [code, place])).toEqual(
      Array(4).fill(['keys.proof-twins', 'cards.csv']),
    );
    const [{ cards }] = twice.sets;
    expect(cards.map(({ place }) => place)).toEqual([
      ...Array(4).fill('codenames-en-keys.pdf'),
      ...Array(4).fill('cards.csv'),
    ]);
    expect(cards[0].mark).toMatchObject({ page: 1, box: { width: expect.any(Number) } });
    expect(cards[4].line).toBe(2);
  });

  test('of another kind than the one that was named are told of once', async () => {
    const { problems } = await checkKeyCards([finished('keys.pdf')], desk, { kind: 'pictures' });
    expect(problems.map(({ code }) => code)).toEqual(['pipeline.other-kind']);
  });

  test('of which one can’t be read are told of with all others, in UTF-16 too', async () => {
    const row = 'RRRRRBBBBB......XRRRRBBB.';
    // The second has six in a row; the third has no assassin.
    const text = `${row}\n\nRRRRRR\n\n${row.replace('X', '.')}`;
    const bytes = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    const file = { place: 'cards.txt', text: keyFileText(bytes, 'cards.txt') };
    const { sets, problems } = await checkKeyCards([file], desk);
    expect(sets.map(({ cards }) => cards.length)).toEqual([2]);
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['keys.file-cells', 'keys.proof-counts']),
    );
    expect(() => keyFileText(new Uint8Array([0xff, 0xfe, 0x00]), 'cards.txt')).toThrow('words.unreadable');
  });

  test('are not in a PDF of something else, and the next file is read all the same', async () => {
    const grid = 'R.RBB\nBX.BR\n.RB..\nB.RBR\n.RRBR\n';
    const { problems, sets } = await checkKeyCards(
      [finished('stand.pdf'), { place: 'a.txt', text: grid }],
      desk,
    );
    expect(problems.map(({ code }) => code)).toEqual(['pipeline.no-key-cards']);
    expect(sets.map(({ cards }) => cards.length)).toEqual([1]);
  });
});
