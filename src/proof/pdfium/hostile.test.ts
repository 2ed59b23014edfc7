import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../speech/index.js';
import { expected, jobOf, keyPages, pdfOf } from '../deck.fixture.js';
import { faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';
import { handMade, onePage } from './hand-made.fixture.js';

const shop = await jobOf({});
const deck = pdfOf(shop, keyPages(shop, 3));
const ask = expected(shop);

/** The codes of all problems. Anything else that is thrown is a mistake of ours. */
async function codesOf(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    return faultsOf(await preflight(bytes, ask)).map(({ code }) => String(code));
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems.map(({ code }) => code);
    throw fault;
  }
}

const deflated = (text: string | Uint8Array) => ({ dict: '/Filter/FlateDecode', data: deflateSync(text) });

/** Numbers from 0 to below `most`, always the same. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Damage = (text: string, roll: (most: number) => number) => string;

const DAMAGES: Readonly<Record<string, Damage>> = {
  'noise in it': (text, roll) => {
    const at = roll(text.length);
    const noise = Array.from({ length: 200 }, () => String.fromCharCode(roll(256)));
    return text.slice(0, at) + noise.join('') + text.slice(at + 200);
  },
  'bytes that are missing': (text, roll) => {
    const at = roll(text.length);
    return text.slice(0, at) + text.slice(at + 1 + roll(300));
  },
  'bytes that stand twice': (text, roll) => {
    const at = roll(text.length);
    return text.slice(0, at + 500) + text.slice(at);
  },
  'other numbers of objects': (text, roll) =>
    text.replaceAll(/\d+ 0 R/g, same => any(same, `${roll(40)} 0 R`, roll)),
  'other numbers': (text, roll) =>
    text.replaceAll(/(?<=[ [])\d+(?=[ \]\n])/g, same => any(same, ['-1', '0', '4294967296'][roll(3)], roll)),
  'other names': (text, roll) =>
    text.replaceAll(/\/[A-Z]\w+/g, same => any(same, ['/Kids', '/Type', '/LZWDecode'][roll(3)], roll)),
  'objects that don’t end': (text, roll) => text.replaceAll('endobj', same => any(same, '', roll)),
};

/** Every twentieth is another. */
function any(same: string, other: string, roll: (most: number) => number): string {
  return roll(20) === 0 ? other : same;
}

describe('a damaged deck ends in a problem or a report', () => {
  test.each(Object.entries(DAMAGES))('%s', async (name, damage) => {
    const roll = dice(name.length);
    const text = Buffer.from(deck).toString('latin1');
    for (let time = 0; time < 6; time++)
      await expect(codesOf(Buffer.from(damage(text, roll), 'latin1'))).resolves.toBeInstanceOf(Array);
  });

  test('and the next one is read as if nothing had been', async () => {
    expect(await codesOf(deck)).toEqual([]);
  });
});

const picture = (size: number, more = '') => ({
  dict: `/Type/XObject/Subtype/Image/Width ${size}/Height ${size}/ColorSpace/DeviceGray/BitsPerComponent 8${more}`,
  data: deflateSync(new Uint8Array(1000)),
});
const shown = { dict: '', data: '500 0 0 500 0 0 cm /I Do' };

describe('what is out of all bounds is refused before anything is drawn', () => {
  test('a page of a million metres, one without a size, and one of no numbers', async () => {
    const blank = { dict: '', data: '' };
    expect(await codesOf(onePage(blank, { box: '0 0 1000000000 1000000000' }))).toEqual([
      'preflight.page-too-much',
    ]);
    for (const box of ['0 0 0 0', 'a b c d', '0 0 500'])
      expect(await codesOf(onePage(blank, { box }))).toEqual(['preflight.page-unreadable']);
  });

  test('a picture of 60,000 by 60,000, also where it only masks another', async () => {
    const resources = '/XObject<</I 5 0 R>>';
    const huge = picture(60_000, '/Filter/FlateDecode');
    expect(await codesOf(onePage(shown, { resources, more: { 5: huge } }))).toEqual(['preflight.damaged']);
    const masked = picture(2, '/Filter/FlateDecode/SMask 6 0 R');
    expect(await codesOf(onePage(shown, { resources, more: { 5: masked, 6: huge } }))).toEqual([
      'preflight.damaged',
    ]);
  });

  test('clips upon clips', async () => {
    const clips = '0 0 m 100 0 l 0 100 l h W n '.repeat(1900);
    const page = onePage(deflated(clips + '0 0 5 5 re f '.repeat(110)));
    expect(await codesOf(page)).toEqual(['preflight.page-too-much']);
  });

  test('thousands of clips that clip nothing, deflated or not', async () => {
    for (const clip of ['0 0 1 1 re W n ', '0 0 1 1 re\nW*\nf ']) {
      const right = clip.repeat(1900);
      const wrong = clip.repeat(2100);
      for (const [content, codes] of [
        [right, []],
        [wrong, ['preflight.page-too-much']],
      ] as const)
        for (const stream of [deflated(content), { dict: '', data: content }])
          expect((await codesOf(onePage(stream))).filter(code => code === 'preflight.page-too-much')).toEqual(
            codes,
          );
    }
  });

  test('one page that stands in the file 100,000 times', async () => {
    const file = handMade({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: `<</Type/Pages/Kids[${'3 0 R '.repeat(100_000)}]/Count 100000/MediaBox[0 0 595 842]>>`,
      3: '<</Type/Page/Parent 2 0 R>>',
    });
    expect(await codesOf(file)).toEqual(['preflight.damaged']);
  });
});

test('pages that contain themselves, and forms that draw themselves, come to an end', async () => {
  const tree = handMade({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2/MediaBox[0 0 595 842]>>',
    3: '<</Type/Page/Parent 2 0 R>>',
  });
  expect(await codesOf(tree)).not.toEqual([]);
  const form = {
    dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
    data: '/X Do /X Do',
  };
  const drawn = onePage(
    { dict: '', data: '/X Do' },
    { resources: '/XObject<</X 5 0 R>>', more: { 5: form } },
  );
  expect(await codesOf(drawn)).not.toEqual([]);
});

test('a page that PDFium doesn’t count, and a printer may print, is not overlooked', async () => {
  const page = '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>';
  const file = (kids: string, count: number, objects: Record<number, string>) =>
    handMade({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: `<</Type/Pages/Kids[${kids}]/Count ${count}/MediaBox[0 0 595 842]>>`,
      5: { dict: '', data: '0 0 9 9 re f' },
      ...objects,
    });
  expect(await codesOf(file('3 0 R', 1, { 3: page }))).not.toContain('preflight.damaged');
  for (const hidden of [
    file('3 0 R 4 0 R', 1, { 3: page, 4: page }),
    file('3 0 R 3 0 R', 2, { 3: page }),
    file('3 0 R', 1, { 3: page, 4: page }),
    file('3 0 R 4 0 R', 1, { 3: page, 4: '<</Parent 2 0 R/Contents 5 0 R>>' }),
    file('3 0 R 4 0 R', 1, { 3: page, 4: `<</Type/Pages/Parent 2 0 R/Count 0/Kids[6 0 R]>>`, 6: page }),
  ])
    expect(await codesOf(hidden)).toEqual(['preflight.damaged']);
  expect(await codesOf(file(`3 0 R ${page}`, 1, { 3: page }))).toContain('preflight.unknown-entries');
});

test('a stream that breaks off is found, in whatever way its filter and its length are written', async () => {
  const data = deflateSync('0 0 9 9 re f '.repeat(1000));
  const ways = [
    { dict: '/Filter/Fl' },
    { dict: '/Filter [ /FlateDecode ]' },
    { dict: '/Filter/#46late#44ecode' },
    { dict: '/Filter/FlateDecode/Length 7 0 R', more: { 7: String(data.length) } },
    { dict: '/Filter[/FlateDecode/FlateDecode]', twice: true },
  ];
  for (const { dict, more = {}, twice = false } of ways) {
    const whole = twice ? deflateSync(data) : data;
    const hole = twice ? deflateSync(data.subarray(0, 20)) : data.map((byte, i) => (i < 20 ? byte : 0));
    expect(await codesOf(onePage({ dict, data: whole }, { more })), dict).not.toContain('preflight.damaged');
    expect(await codesOf(onePage({ dict, data: hole }, { more })), dict).toEqual(['preflight.damaged']);
  }
});

test('after a file that PDFium breaks off at, the next is read by a fresh one', async () => {
  const bomb = { dict: '/Filter 7 0 R', data: deflateSync(new Uint8Array(180 * 1024 * 1024), { level: 1 }) };
  expect(await codesOf(onePage(bomb, { more: { 7: '/FlateDecode' } }))).toEqual([
    'preflight.page-unreadable',
  ]);
  expect(await codesOf(deck)).toEqual([]);
});
