import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { FontBook } from './book.js';
import { unpackWoff } from './woff.js';

const VAZIRMATN = Buffer.from(projectLibrary().bytes('fonts/Vazirmatn-Regular.ttf'));

/** The same font as a web font: a header of 44 bytes, 20 for each table, then the tables, packed. */
function packed(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const header = Buffer.alloc(44 + 20 * count);
  header.write('wOFF', 0, 'latin1');
  font.copy(header, 4, 0, 4);
  header.writeUInt16BE(count, 12);
  const tables: Buffer[] = [];
  let at = header.length;
  for (let i = 0; i < count; i++) {
    const [tag, checksum, offset, length] = [0, 4, 8, 12].map(j => font.readUInt32BE(12 + 16 * i + j));
    const plain = font.subarray(offset, offset + length);
    const small = deflateSync(plain);
    const data = small.length < plain.length ? small : plain;
    [tag, at, data.length, length, checksum].forEach((value, j) => {
      header.writeUInt32BE(value, 44 + 20 * i + 4 * j);
    });
    tables.push(data);
    at += data.length;
  }
  return Buffer.concat([header, ...tables]);
}

function opening(bytes: Uint8Array) {
  const book = new FontBook({ files: { mine: 'own:Mine.woff' }, scripts: {} }, () => bytes);
  return () => book.font('mine');
}

describe('a web font', () => {
  const woff = packed(VAZIRMATN);

  test('is smaller than the font in it, and has the same letters', () => {
    expect(woff.length).toBeLessThan(VAZIRMATN.length);
    const font = opening(woff)();
    expect(font.has(0x6a9)).toBe(true);
    expect([...font.bytes.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    expect(font.fontkit.glyphForCodePoint(0x6a9).advanceWidth).toBeGreaterThan(0);
  });

  test('that is cut short or changed is damaged', () => {
    const changed = Buffer.from(woff);
    changed[woff.length >> 1] ^= 0xff;
    for (const bytes of [woff.subarray(0, 5000), woff.subarray(0, 50), woff.subarray(0, 20), changed])
      expect(opening(bytes)).toThrow(/^Mine\.woff: fonts\.damaged/);
  });

  test('that claims to be enormous is damaged', () => {
    const bomb = Buffer.from(woff);
    bomb.writeUInt32BE(0xf0000000, 44 + 12);
    expect(unpackWoff(bomb)).toBeUndefined();
  });

  test('of the newer kind must be converted first', () => {
    expect(opening(Buffer.from('wOF2....'))).toThrow(/^Mine\.woff: fonts\.woff2/);
  });
});
