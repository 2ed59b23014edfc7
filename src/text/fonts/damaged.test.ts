import { deflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { renderPdf } from '../../render/index.js';
import { ProblemError } from '../../speech/index.js';
import { Shaper } from '../index.js';
import { FontBook } from './book.js';

const TEXT = 'کتاب book';
const whole = Buffer.from(projectLibrary().bytes('fonts/Vazirmatn-Regular.ttf'));
/** Few glyphs, so that hundreds of fonts can be tried. */
const font = await subsetFont(whole, TEXT, { targetFormat: 'truetype' });

interface Table {
  readonly tag: string;
  readonly data: Uint8Array;
}

/** The tables of a font file (OpenType 1.9: a directory of 16 bytes for each, after the first 12). */
function tablesOf(font: Uint8Array): readonly Table[] {
  const view = Buffer.from(font);
  return Array.from({ length: view.readUInt16BE(4) }, (_, i) => {
    const entry = 12 + 16 * i;
    const [offset, length] = [view.readUInt32BE(entry + 8), view.readUInt32BE(entry + 12)];
    return { tag: view.toString('latin1', entry, entry + 4), data: font.subarray(offset, offset + length) };
  });
}

/** A font file of these tables, with the right checksums. */
function fontOf(tables: readonly Table[]): Uint8Array {
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  let at = head.length;
  const blocks = tables.map(({ tag, data }, i) => {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    padded.set(data);
    let sum = 0;
    for (let word = 0; word < padded.length; word += 4) sum = (sum + padded.readUInt32BE(word)) >>> 0;
    head.write(tag, 12 + 16 * i, 'latin1');
    for (const [j, value] of [sum, at, data.length].entries()) head.writeUInt32BE(value, 16 + 16 * i + 4 * j);
    at += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...blocks]);
}

/** Draws a word with a person's own font: `drawn`, or the code of what is wrong with it. Anything else is thrown. */
function drawn(bytes: Uint8Array): string {
  const book = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => bytes);
  try {
    if (book.missing(TEXT, ['mine']).length > 0) return 'lacks characters';
    const style = { fonts: ['mine'], size: 10, lang: 'fa', direction: 'rtl', han: false } as const;
    const line = new Shaper(book).line(TEXT, style);
    const page = {
      size: { width: 100, height: 60 },
      items: [{ kind: 'text', x: 10, y: 30, fill: '#24211d', line }],
    };
    const meta = { title: 'x', lang: 'fa', duplex: 'Simplex', direction: 'rtl', producer: 'x' };
    return [...renderPdf([page] as never, meta as never, book, deflateSync)].length > 0 ? 'drawn' : 'empty';
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems[0].code;
    throw fault;
  }
}

const tables = tablesOf(font);
const changed = (tag: string, change: (data: Uint8Array) => Uint8Array) =>
  fontOf(tables.map(table => (table.tag === tag ? { tag, data: change(table.data) } : table)));

const DAMAGES: Readonly<Record<string, (data: Uint8Array) => Uint8Array>> = {
  'cut in half': data => data.subarray(0, data.length / 2),
  empty: data => data.subarray(0, 0),
  'of zeros': data => new Uint8Array(data.length),
};

describe("a person's own font", () => {
  test('that is whole is drawn with', () => {
    expect(drawn(fontOf(tables))).toBe('drawn');
  });

  test.each([
    [0, 78],
    [1, 86],
  ])('whose OS/2 table is of version %i, without the heights of its letters, is drawn with them as drawn', (version, length) => {
    const old = (font: Uint8Array) =>
      fontOf(
        tablesOf(font).map(({ tag, data }) => {
          const table = Buffer.from(tag === 'OS/2' ? data.subarray(0, length) : data);
          if (tag === 'OS/2') table.writeUInt16BE(version, 0);
          return { tag, data: table };
        }),
      );
    const openWhole = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => whole).font(
      'mine',
    ).fontkit;
    expect(drawn(old(font))).toBe('drawn');
    const heights = (bytes: Uint8Array) => {
      const { fontkit } = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => bytes).font(
        'mine',
      );
      return { capHeight: fontkit.capHeight, xHeight: fontkit.xHeight };
    };
    const top = (letter: string) => openWhole.glyphForCodePoint(letter.charCodeAt(0)).bbox.maxY;
    expect(heights(old(whole))).toEqual({ capHeight: top('H'), xHeight: top('x') });
    // Without Latin letters, the alef stands for capitals, and nothing for small ones.
    const persian = heights(old(font));
    expect(persian.capHeight).toBeGreaterThan(heights(whole).xHeight);
    expect(persian.xHeight).toBe(0);
  });

  test('whose names have a wrong checksum, as in old Chinese fonts, is drawn with', () => {
    const worn = Buffer.from(fontOf(tables));
    worn[12 + 16 * tables.findIndex(({ tag }) => tag === 'name') + 4] ^= 1;
    expect(drawn(worn)).toBe('drawn');
  });

  test('with colours is drawn in one', () => {
    // OpenType, `COLR` of version 0, and `CPAL` with one palette of no colours.
    const coloured = [
      { tag: 'COLR', data: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 14, 0, 0) },
      { tag: 'CPAL', data: Uint8Array.of(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 14, 0, 0) },
    ];
    expect(drawn(fontOf([...coloured, ...tables]))).toBe('drawn');
  });

  test('lacks a letter that it would leave blank', () => {
    const shape = changed('loca', data => {
      const loca = Buffer.from(data);
      // In a `loca` of short offsets, the outline of a glyph ends where that of the next begins.
      const glyph = (create(Buffer.from(font)) as Font).glyphForCodePoint('k'.charCodeAt(0)).id;
      loca.copy(loca, 2 * glyph, 2 * glyph + 2, 2 * glyph + 4);
      return loca;
    });
    const book = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => shape);
    expect(book.missing(TEXT, ['mine'])).toEqual(['k']);
  });

  test('lacks a letter that it would draw on top of the next, as some fonts for ornaments do', () => {
    const narrow = changed('hmtx', data => {
      const hmtx = Buffer.from(data);
      // Four bytes for each glyph, of which two are how far the next is.
      const glyph = (create(Buffer.from(font)) as Font).glyphForCodePoint('k'.charCodeAt(0)).id;
      hmtx.writeUInt16BE(1, 4 * glyph);
      return hmtx;
    });
    const book = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => narrow);
    expect(book.missing(TEXT, ['mine'])).toEqual(['k']);
  });

  test.each(tables.map(({ tag }) => tag))('without its table %s is drawn with, or refused', tag => {
    const without = fontOf(tables.filter(table => table.tag !== tag));
    expect(['drawn', 'fonts.no-table']).toContain(drawn(without));
  });

  test.each(Object.entries(DAMAGES))('with a table that is %s is drawn with, or refused', (_, damage) => {
    const found = tables.map(({ tag }) => `${tag} ${drawn(changed(tag, damage))}`);
    expect(
      found.filter(each => !/ (drawn|lacks characters|fonts\.(damaged|unreadable))$/.test(each)),
    ).toEqual([]);
  });

  test.each([
    ['Thai', 'ำ'],
    ['Lao', 'ຳ'],
  ])('that has the %s sara am, but not its ring and its stroke, lacks it', (_, vowel) => {
    const mine = changed('cmap', () => cmapOf(vowel));
    const book = new FontBook({ files: { mine: 'own:Mine.ttf' }, scripts: {} }, () => mine);
    expect(book.missing(vowel, ['mine'])).toEqual([vowel]);
    const style = { fonts: ['mine'], size: 10, lang: 'th', direction: 'ltr' } as const;
    expect(() => new Shaper(book).line(vowel, style)).toThrow('text.no-glyph');
  });
});

/** A table of characters (OpenType, `cmap` of format 12) with a single one, drawn as glyph 1. */
function cmapOf(character: string): Uint8Array {
  const cmap = Buffer.alloc(40);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(28, 16);
  cmap.writeUInt32BE(1, 24);
  const code = character.codePointAt(0) as number;
  for (const [i, value] of [code, code, 1].entries()) cmap.writeUInt32BE(value, 28 + 4 * i);
  return cmap;
}
