import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ownLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { sentence } from '../../speech/index.js';
import { described, folderOf, picture, problemsIn, read, WISH } from './folder.fixture.js';
import { readPhotos } from './index.js';
import { focusIn, turnIn, zoomIn } from './list/read-list.js';
import { naturalOrder } from './natural-order.js';

const printedAt = (name: string, count: number) => sentence('phrases.tally', { name, count });
const [ANT, BEE, CAT] = [await picture(1), await picture(2), await picture(3)];

test('files are in the order in which people count', () => {
  const names = [
    'b.jpg',
    '10.jpg',
    'B2.jpg',
    '2.jpg',
    'a.jpg',
    '02.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
    'b10.jpg',
  ];
  const sorted = [
    '02.jpg',
    '2.jpg',
    '10.jpg',
    'a.jpg',
    'b.jpg',
    'B2.jpg',
    'b10.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
  ];
  expect(names.toSorted(naturalOrder)).toEqual(sorted);
  expect(names.toReversed().toSorted(naturalOrder)).toEqual(sorted);
});

test('a focus is two shares, or words', () => {
  expect(focusIn('30% 20%')).toEqual({ x: 0.3, y: 0.2 });
  expect(focusIn('30, 20')).toEqual({ x: 0.3, y: 0.2 });
  expect(focusIn('Top left')).toEqual({ x: 0, y: 0 });
  expect(focusIn('right')).toEqual({ x: 1, y: 0.5 });
  expect(focusIn('centre')).toEqual({ x: 0.5, y: 0.5 });
  for (const wrong of ['30', '30% 120%', 'the cat', '1 2 3', '-5 5']) expect(focusIn(wrong)).toBeUndefined();
});

test('a turn is in whole quarters', () => {
  expect(['0', '90', '180°', ' 270 ° '].map(turnIn)).toEqual([0, 90, 180, 270]);
  for (const wrong of ['45', '360', '-90', '090', 'left', '90.0']) expect(turnIn(wrong)).toBeUndefined();
});

test('a zoom is a share of the largest cut, from one to eight times', () => {
  expect(zoomIn('150%')).toBe(1.5);
  expect(zoomIn('150')).toBe(1.5);
  expect(zoomIn('1.5')).toBe(1.5);
  expect(zoomIn('800 %')).toBe(8);
  for (const wrong of ['50%', '0.9', '9', '801%', 'close', '-2', '1e1'])
    expect(zoomIn(wrong)).toBeUndefined();
});

describe('a folder of pictures', () => {
  test('gives each its source, its pixels and what the list says', async () => {
    const list =
      'File;Caption;Child-safe;Focus\r\ncat.jpg;"The cat; asleep";yes;top left\r\nant.jpg;;no;\r\n';
    const folder = folderOf({ 'cat.jpg': CAT, 'ant.jpg': ANT, 'list.csv': list });
    const { photos, problems } = await read(`${folder}/`);
    expect(problems).toEqual([]);
    expect(photos).toMatchObject([
      { file: path.join(folder, 'ant.jpg'), childSafe: false, raster: { size: { width: 600, height: 600 } } },
      { file: path.join(folder, 'cat.jpg'), childSafe: true, caption: 'The cat; asleep' },
    ]);
    expect(photos[0].source).toMatch(/^[0-9a-f]{64}$/);
    expect(photos[0].fingerprint).toMatch(/^[0-9a-f]{200}$/);
    expect(photos[0].fingerprint).not.toBe(photos[1].fingerprint);
  });

  test('is the same, however many pictures are prepared at once', async () => {
    const files = Object.fromEntries(
      await Promise.all(Array.from({ length: 12 }, async (_, i) => [`${i}.png`, await picture(i, 'png')])),
    );
    const folder = folderOf(files);
    const told: number[] = [];
    const [one, many] = await Promise.all(
      [1, 7].map(workers =>
        readPhotos([folder], WISH, { own: ownLibrary(), platform: { ...platform, workers } }, done =>
          told.push(done),
        ),
      ),
    );
    expect(many).toEqual(one);
    expect(told.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, i) => 1 + Math.floor(i / 2)),
    );
  });

  test('holds the same picture once, under however many names', async () => {
    const { photos, problems } = await read(folderOf({ 'a.jpg': ANT, 'b.jpg': ANT, 'c.jpg': BEE }));
    expect(photos[0].raster).toBe(photos[1].raster);
    expect(photos[2].raster).not.toBe(photos[1].raster);
    expect(problems.map(({ code }) => code)).toEqual(['photos.alike']);
  });

  test('warns of pictures that look alike, smaller or lighter, but not of different ones', async () => {
    const smaller = await sharp(CAT).resize(400).webp().toBuffer();
    const lighter = await sharp(CAT).linear(1.1, 8).png().toBuffer();
    const others = Object.fromEntries(
      await Promise.all(Array.from({ length: 20 }, async (_, i) => [`z${i}.jpg`, await picture(50 + i)])),
    );
    const folder = folderOf({ 'cat.jpg': CAT, 'smaller.webp': smaller, 'lighter.png': lighter, ...others });
    const alike = (await problemsIn(folder)).filter(({ code }) => code === 'photos.alike');
    expect(alike).toMatchObject([
      {
        level: 'warning',
        place: path.join(folder, 'cat.jpg'),
        values: { others: ['lighter.png', 'smaller.webp'].map(name => path.join(folder, name)) },
      },
    ]);
  });

  test('warns of pictures with too few pixels for their size, cut or whole', async () => {
    const files = {
      'large.jpg': ANT,
      'panorama.jpg': await picture(5, 'jpeg', [3000, 300]),
      'small.png': await picture(6, 'png', [200, 200]),
    };
    const [cut] = await problemsIn(folderOf(files));
    expect(cut).toMatchObject({
      level: 'warning',
      code: 'photos.coarse',
      values: { count: 2, least: 200, files: [printedAt('panorama.jpg', 150), printedAt('small.png', 100)] },
    });
    const [whole] = await problemsIn(folderOf(files), { fit: 'whole' });
    expect(whole.values.files).toEqual([printedAt('small.png', 100)]);
  });

  test('has only the pictures marked for children in a deck for them', async () => {
    const list = 'file,child_safe\nant.jpg,no\nbee.jpg,YES\n';
    const files = { 'ant.jpg': ANT, 'bee.jpg': BEE, 'cat.jpg': CAT };
    const { photos, problems } = await read(folderOf({ ...files, 'list.csv': list }), { children: true });
    expect(photos.map(({ file }) => path.basename(file))).toEqual(['bee.jpg']);
    expect(problems).toMatchObject([{ code: 'photos.unmarked', values: { names: ['cat.jpg'] } }]);
    const [problem] = await problemsIn(folderOf(files), { children: true });
    expect(problem.code).toBe('photos.none-for-children');
  });
});

describe('the list of a folder', () => {
  const check = async (list: string | Uint8Array, more: Readonly<Record<string, string>> = {}) =>
    (await problemsIn(folderOf({ 'ant.jpg': ANT, 'bee.jpg': BEE, 'list.csv': list, ...more })))
      .filter(({ code }) => code !== 'photos.can-skip')
      .map(described);

  test('is told all its faults, each with its line', async () => {
    const list = [
      'file,caption,child_safe,focus,fit,zoom,mood',
      'ant.jpg,Ant,maybe,,',
      'Bee.jpg,Bee,yes,,',
      ',Nothing,yes,,',
      'bee.jpg,Bee,,middle of the bee,stretch,huge',
      'ant.jpg,Again,yes,,',
      'bee.jpg,a,b,c,d,e,f,g',
      '"bee',
    ];
    expect(await check(list.join('\n'))).toEqual([
      'list.csv:1: photos.unused-column',
      'list.csv:2: photos.child-safe',
      'list.csv:3: photos.file-missing',
      'list.csv:4: photos.no-file-name',
      'list.csv:5: photos.focus',
      'list.csv:5: photos.zoom',
      'list.csv:5: photos.fit',
      'list.csv:6: photos.repeated-row',
      'list.csv:7: photos.too-many-fields',
      'list.csv:8: photos.broken-quotes',
    ]);
  });

  test('names the nearest file', async () => {
    const [, problem] = await problemsIn(folderOf({ 'bee.jpg': BEE, 'list.csv': 'file,x\nBee.jpg,\n' }));
    expect(problem.values).toMatchObject({ name: 'Bee.jpg', near: 'bee.jpg' });
  });

  test('needs a header with the column "file", and is the only list', async () => {
    expect(await check('caption\nAnt\n')).toEqual(['list.csv:1: photos.no-file-column']);
    expect(await check('file,file\n')).toEqual(['list.csv:1: photos.repeated-column']);
    expect(await check('')).toEqual(['list.csv: words.unreadable']);
    expect(await check(' \n')).toEqual(['list.csv: photos.no-header']);
    expect(await check('file\n', { 'more.csv': 'file\n' })).toEqual([
      expect.stringMatching(/photos\.two-lists$/),
    ]);
  });

  test('may turn a picture by quarters, and nothing else', async () => {
    const wide = await picture(7, 'png', [1200, 600]);
    const standing = await sharp(wide).rotate(90).png().toBuffer();
    const list = 'file,turn,focus\nwide.png,90,50% 0%\nstanding.png,,50% 0%\n';
    const folder = folderOf({ 'wide.png': wide, 'standing.png': standing, 'list.csv': list });
    const { photos, problems } = await read(folder, { fit: 'whole' });
    expect(photos.map(({ raster }) => raster.size)).toEqual([
      { width: 300, height: 600 },
      { width: 300, height: 600 },
    ]);
    // Turned, the two look alike, and that is told.
    expect(problems.map(({ code }) => code)).toEqual(['photos.alike']);
    expect(photos[0]).not.toHaveProperty('turn');
    expect(await check('file,turn\nant.jpg,0\nbee.jpg,45\n')).toEqual(['list.csv:3: photos.turn']);
  });

  test('may say how a picture is cut', async () => {
    const wide = await picture(7, 'png', [1200, 600]);
    const list = 'file,fit,focus\na.png,whole,\nb.png,crop,left\nc.png,,right\n';
    const files = { 'a.png': wide, 'b.png': wide, 'c.png': wide, 'list.csv': list };
    const { photos } = await read(folderOf(files));
    expect(photos.map(({ raster }) => raster.size.height)).toEqual([300, 600, 600]);
    expect(photos[1].raster).not.toBe(photos[2].raster);
  });

  test('may cut a picture closer, and warns when too few of its pixels are left', async () => {
    const large = await picture(7, 'png', [1200, 1200]);
    const list = 'file,focus,zoom\na.png,top left,200%\nb.png,top left,400%\n';
    const folder = folderOf({ 'a.png': large, 'b.png': large, 'list.csv': list });
    const { photos, problems } = await read(folder);
    expect(photos.map(({ raster }) => raster.size.width)).toEqual([600, 300]);
    const corner = await sharp(large).extract({ left: 0, top: 0, width: 600, height: 600 }).raw().toBuffer();
    const printed = await sharp(photos[0].raster.jpeg).raw().toBuffer();
    const apart = corner.reduce((sum, value, i) => sum + Math.abs(value - printed[i]), 0) / corner.length;
    expect(apart).toBeLessThan(3);
    const coarse = problems.find(({ code }) => code === 'photos.coarse');
    expect(coarse?.values).toMatchObject({ files: [printedAt('b.png', 150)] });
  });
});
