import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { described, faultsIn, folderOf, picture, problemsIn, read, vastPng } from './folder.fixture.js';

const svg = (inside: string, above = '') =>
  `<?xml version="1.0"?>${above}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"><rect width="8" height="8" fill="#246"/>${inside}</svg>`;
const [CAT, OX] = [await picture(1), await picture(9)];

async function fault(files: Readonly<Record<string, Uint8Array | string>>): Promise<readonly string[]> {
  return faultsIn(folderOf(files));
}

describe('a folder', () => {
  test('that does not exist, or is a file, is refused', async () => {
    expect(await faultsIn(path.join(os.tmpdir(), 'no-such-folder'))).toEqual([
      'no-such-folder: cli.no-such-folder',
    ]);
    const folder = folderOf({ 'cat.jpg': CAT });
    expect(await faultsIn(path.join(folder, 'cat.jpg'))).toEqual(['cat.jpg: cli.not-a-folder']);
  });

  test('without a picture is refused, whatever else is in it', async () => {
    const folder = folderOf({ '.DS_Store': 'x', 'notes.txt': 'x' });
    fs.mkdirSync(path.join(folder, 'more.jpg'));
    expect(await faultsIn(folder)).toEqual([`${path.basename(folder)}: photos.empty-folder`]);
  });

  test('of 10,000 files is refused before one is opened', async () => {
    const names = Array.from({ length: 10_000 }, (_, i) => [`${i}.jpg`, 'not a picture'] as const);
    const folder = folderOf(Object.fromEntries(names));
    const [problem] = await problemsIn(folder, { skipBad: true });
    expect(problem).toMatchObject({ code: 'photos.too-many', values: { count: 10_000, most: 1000 } });
  });

  test('with other files says that they are left out', async () => {
    const problems = await problemsIn(folderOf({ 'cat.jpg': CAT, 'notes.txt': 'x', 'song.mp3': 'x' }));
    expect(problems).toMatchObject([
      { level: 'notice', code: 'photos.other-files', values: { count: 2, names: ['notes.txt', 'song.mp3'] } },
    ]);
  });

  test('with two names that differ only in capitals or accents is refused', async () => {
    expect(
      await fault({ 'Cat.jpg': CAT, 'cat.jpg': await picture(2), 'é.jpg': CAT, 'e\u0301.jpg': CAT }),
    ).toEqual(['cat.jpg: photos.same-name', 'é.jpg: photos.same-name']);
  });

  test('may hold links to its own pictures, but none that lead out or nowhere', async () => {
    const secret = folderOf({ 'secret.jpg': CAT });
    const folder = folderOf({ 'cat.jpg': CAT });
    fs.symlinkSync(path.join(secret, 'secret.jpg'), path.join(folder, 'a.jpg'));
    fs.symlinkSync('nowhere.jpg', path.join(folder, 'b.jpg'));
    fs.symlinkSync('cat.jpg', path.join(folder, 'c.jpg'));
    expect(await faultsIn(folder)).toEqual(['a.jpg: photos.link-outside', 'b.jpg: photos.broken-link']);
    const { photos } = await read(folder, { skipBad: true });
    expect(photos.map(({ file }) => path.basename(file))).toEqual(['c.jpg', 'cat.jpg']);
  });
});

describe('a file', () => {
  test('of no bytes is refused', async () => {
    expect(await fault({ 'cat.jpg': '' })).toEqual(['cat.jpg: photos.empty-file']);
  });

  test.each([
    ['program', 'MZ\u0090\0\u0003\0\0\0'],
    ['program', '#!/bin/sh\nrm -rf /\n'],
    ['pdf', '%PDF-1.7'],
    ['archive', 'PK\u0003\u0004'],
    ['film', '\0\0\0\u0018ftypisom\0\0\u0002\0'],
    ['unknown', 'a cat'],
    ['unknown', '<!doctype html><html><svg></svg></html>'],
  ])('that is really a %s is told by its bytes', async (kind, start) => {
    const [problem] = await problemsIn(folderOf({ 'holiday.jpg': Buffer.from(start, 'latin1') }));
    expect(problem).toMatchObject({ code: 'photos.not-a-picture', values: { kind } });
  });

  test('that breaks off is refused', async () => {
    const [png, jpeg] = [await picture(3, 'png'), CAT];
    const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
    expect(await fault({ 'a.png': half(png), 'b.jpg': half(jpeg), 'c.png': png.subarray(0, 20) })).toEqual([
      'a.png: photos.damaged',
      'b.jpg: photos.damaged',
      'c.png: photos.damaged',
    ]);
  });

  test('of 500 megapixels is refused before it is decoded', async () => {
    const before = process.memoryUsage().rss;
    const vast = vastPng(25_000, 20_000);
    expect(vast.length).toBeLessThan(100_000);
    const [problem] = await problemsIn(folderOf({ 'vast.png': vast }));
    expect(problem).toMatchObject({
      code: 'photos.too-many-pixels',
      values: { megapixels: 500, most: 120 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  });

  test('of 300 MiB is refused before it is read', async () => {
    const folder = folderOf({ 'film.jpg': 'x' });
    fs.truncateSync(path.join(folder, 'film.jpg'), 300 * 2 ** 20);
    const [problem] = await problemsIn(folder);
    expect(problem).toMatchObject({ code: 'photos.too-heavy', values: { size: 300, most: 256 } });
  });

  test('that is a HEIC picture without a decoder says how to save it', async () => {
    const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
    expect(await fault({ 'cat.heic': heic })).toEqual(['cat.heic: photos.no-heic']);
  });

  test('that moves prints its first frame, and says so', async () => {
    const frame = (red: number) => ({
      input: Buffer.alloc(40 * 40 * 3, red),
      raw: { width: 40, height: 40, channels: 3 as const },
    });
    const frames = [
      await sharp(frame(40).input, frame(40)).png().toBuffer(),
      await sharp(frame(220).input, frame(220)).png().toBuffer(),
    ];
    const moving = sharp(frames, { join: { animated: true } });
    const folder = folderOf({
      'a.gif': await moving.clone().gif().toBuffer(),
      'b.webp': await moving.clone().webp().toBuffer(),
    });
    const { photos, problems } = await read(folder);
    expect(problems.filter(({ code }) => code === 'photos.first-frame')).toMatchObject([
      { level: 'notice', values: { frames: 2 } },
      { level: 'notice', values: { frames: 2 } },
    ]);
    for (const { raster } of photos) {
      const { channels } = await sharp(raster.jpeg).stats();
      expect(channels[0].mean).toBeCloseTo(40, -1);
    }
  });
});

describe('an SVG', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>'), 'photos.svg-script'],
    ['a handler', svg('<rect onload="alert(1)"/>'), 'photos.svg-script'],
    ['a link to a script in disguise', svg('<a href="&#106;avascript:alert(1)"/>'), 'photos.svg-script'],
    ['a picture from elsewhere', svg('<image xlink:href="http://a.example/b.png"/>'), 'photos.svg-outside'],
    ['a file of this computer', svg('<image href="file:///etc/passwd"/>'), 'photos.svg-outside'],
    ['a file beside it', svg("<use href='other.svg#a'/>"), 'photos.svg-outside'],
    ['another SVG inside it', svg('<image href="data:image/svg+xml;base64,AA=="/>'), 'photos.svg-outside'],
    ['a fill from elsewhere', svg('<rect fill="url(http://a.example/#b)"/>'), 'photos.svg-outside'],
    ['a style from elsewhere', svg('<style>@import "http://a.example/b.css";</style>'), 'photos.svg-outside'],
    ['a style sheet', svg('', '<?xml-stylesheet href="a.css"?>'), 'photos.svg-outside'],
    [
      'an outside entity',
      svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'photos.svg-entities',
    ],
    [
      'a billion laughs',
      svg(
        '<text>&c;</text>',
        '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>',
      ),
      'photos.svg-entities',
    ],
    ['no end', svg('').slice(0, -12), 'photos.damaged'],
  ])('with %s is refused', async (_, text, code) => {
    expect(await fault({ 'a.svg': text })).toEqual([`a.svg: ${code}`]);
    const utf16 = Buffer.from(`\ufeff${text.replace('<?xml version="1.0"?>', '')}`, 'utf16le');
    expect(await fault({ 'a.svg': utf16 })).toEqual([`a.svg: ${code}`]);
  });

  test('with a vast picture inside is refused before that is decoded', async () => {
    const inside = Buffer.from(vastPng(25_000, 20_000)).toString('base64');
    expect(await fault({ 'a.svg': svg(`<image href="data:image/png;base64,${inside}"/>`) })).toEqual([
      'a.svg: photos.too-many-pixels',
    ]);
  });

  test('that draws its parts a billion times is refused', async () => {
    const levels = Array.from(
      { length: 10 },
      (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`,
    );
    const laughs = svg(
      `<defs><rect id="g0" width="1" height="1"/>${levels.join('')}</defs><use href="#g10"/>`,
    );
    expect(await fault({ 'a.svg': laughs })).toEqual(['a.svg: photos.svg-endless']);
  });

  test('that would be filtered for minutes is refused, and one with a shadow is drawn', async () => {
    const wide = '<feMorphology radius="200" operator="dilate"/>';
    const filter = (inside: string) => `<filter id="f">${inside}</filter>`;
    const kinds = {
      many: svg(`${filter(wide.repeat(400))}<rect width="9" height="9" filter="url(#f)"/>`),
      list: svg(`${filter(wide)}<rect width="9" height="9" style="filter:${'url(#f) '.repeat(400)}"/>`),
      styled: svg(`<style>.a { filter: url(#f) }</style>${filter(wide)}${'<path class="a"/>'.repeat(40)}`),
      used: svg(`${filter(wide)}<g id="g" filter="url(#f)"/>${'<use href="#g"/>'.repeat(40)}`),
    };
    for (const [kind, bytes] of Object.entries(kinds))
      expect([kind, ...(await fault({ 'a.svg': bytes }))]).toEqual([kind, 'a.svg: photos.svg-filters']);
    const shadow = '<feGaussianBlur stdDeviation="1"/><feOffset dx="1"/><feMerge><feMergeNode/></feMerge>';
    const plain = svg(`${filter(shadow)}${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(20)}`);
    expect(await fault({ 'a.svg': plain })).toEqual([]);
  });

  test('with links to itself, a document type and plain web links is drawn', async () => {
    const plain = svg(
      '<defs><linearGradient id="a"/></defs><a xlink:href="https://a.example/"><rect fill="url(#a)"/></a><use xlink:href="#a"/>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    );
    const { photos, problems } = await read(folderOf({ 'a.svg': plain }));
    expect(problems).toEqual([]);
    expect(photos[0].raster.size).toEqual({ width: 600, height: 600 });
  });

  test('with letters warns that fonts differ', async () => {
    const problems = await problemsIn(folderOf({ 'a.svg': svg('<text y="9">cat</text>') }));
    expect(problems).toMatchObject([{ level: 'warning', code: 'photos.svg-letters' }]);
  });
});

describe('all faults of a folder', () => {
  const files = {
    'cat.jpg': CAT,
    'dog.jpg': '',
    'fish.png': 'MZ program',
    'hen.svg': svg('<script/>'),
    'ox.jpg': OX,
    'list.csv': 'file,caption,child_safe\ncat.jpg,Cat,yes\nox.jpg,Ox,perhaps\npig.jpg,Pig,yes\n',
  };
  const expected = [
    'list.csv:3: photos.child-safe',
    'list.csv:4: photos.file-missing',
    'dog.jpg: photos.empty-file',
    'fish.png: photos.not-a-picture',
    'hen.svg: photos.svg-script',
  ];

  test('are told together, with the way to go on without the bad files', async () => {
    const problems = await problemsIn(folderOf(files));
    expect(problems.filter(({ level }) => level === 'error').map(described)).toEqual(expected);
    expect(problems).toContainEqual(
      expect.objectContaining({ level: 'notice', code: 'photos.can-skip', values: { count: 5, good: 1 } }),
    );
  });

  test('are warnings with --skip-bad, and the good ones are printed', async () => {
    const { photos, problems } = await read(folderOf(files), { skipBad: true });
    expect(photos.map(({ file, caption }) => [path.basename(file), caption])).toEqual([['cat.jpg', 'Cat']]);
    expect(problems.map(problem => [problem.level, described(problem)])).toEqual(
      expected.map(text => ['warning', text.replace(/photos\..*/, 'photos.skipped')]),
    );
  });

  test('leave nothing to skip to where no file is good', async () => {
    expect(await faultsIn(folderOf({ 'dog.jpg': '' }), { skipBad: true })).toEqual([
      expect.stringMatching(/photos\.none-good$/),
    ]);
  });
});
