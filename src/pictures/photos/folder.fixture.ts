import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { ownLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { type Problem, ProblemError } from '../../speech/index.js';
import { type Photos, type PhotoWish, readPhotos } from './index.js';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files; `null` makes none. */
export function folderOf(files: Readonly<Record<string, Uint8Array | string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-photos-'));
  made.push(folder);
  for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), bytes);
  return folder;
}

/** A picture whose pixels depend on `seed`: a soft pattern of its own. */
export async function picture(
  seed: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif' = 'jpeg',
  [width, height] = [700, 700],
): Promise<Uint8Array> {
  let state = seed;
  const cells = Buffer.from(
    Array.from({ length: 6 * 6 * 3 }, () => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return state >> 23;
    }),
  );
  const image = sharp(cells, { raw: { width: 6, height: 6, channels: 3 } });
  return image.resize(width, height, { fit: 'fill', kernel: 'cubic' })[format]().toBuffer();
}

/** A PNG of one colour that unpacks to a thousand times its size. */
export function vastPng(width: number, height: number): Uint8Array {
  const row = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', row), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

export const WISH: PhotoWish = {
  sizes: { plain: { width: 600, height: 600 }, captioned: { width: 600, height: 600 } },
  dpi: 300,
  fit: 'crop',
  look: 'colour',
  ground: '#ffffff',
  bytes: 200_000,
  children: false,
  skipBad: false,
};

export function read(folder: string, wish: Partial<PhotoWish> = {}): Promise<Photos> {
  return readPhotos([folder], { ...WISH, ...wish }, { own: ownLibrary(), platform });
}

/** What is wrong with a folder, as `file: code`. */
export async function faultsIn(folder: string, wish: Partial<PhotoWish> = {}): Promise<readonly string[]> {
  return (await problemsIn(folder, wish)).filter(({ level }) => level === 'error').map(described);
}

export async function problemsIn(folder: string, wish: Partial<PhotoWish> = {}): Promise<readonly Problem[]> {
  try {
    return (await read(folder, wish)).problems;
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
}

export function described({ place, line, code }: Problem): string {
  return `${path.basename(place)}${line === undefined ? '' : `:${line}`}: ${code}`;
}
