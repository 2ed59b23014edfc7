import { expect, test } from 'vitest';
import { settingOf } from '../faces.fixture.js';
import { wordInRoom } from './baseline.js';
import { sizeOfWord, wordSizes } from './sizes.js';

const ROOM = { x: 5, y: 20, width: 50, height: 10 };

function placed(locale: string, texts: readonly string[]) {
  const setting = settingOf(locale);
  const sizes = wordSizes(setting, texts, ROOM);
  return texts.map(text => {
    const [{ x, y, line }] = wordInRoom(setting, [text], sizeOfWord(sizes, text), ROOM, sizes, '#000000');
    const { ink } = line;
    return {
      text,
      baseline: y,
      top: y + ink.y,
      bottom: y + ink.y + ink.height,
      middle: x + ink.x + ink.width / 2,
    };
  });
}

test('Latin, Cyrillic and Greek words share a baseline, long ones set smaller too', () => {
  const words = placed('en', [
    'dog',
    'winter',
    'yo-yo',
    'ace',
    'ёжик',
    'Ωμέγα',
    'R2-D2',
    'a very long winter indeed',
  ]);
  for (const { text, baseline, top, bottom, middle } of words) {
    expect(baseline, text).toBe(words[0].baseline);
    expect(top, text).toBeGreaterThanOrEqual(ROOM.y - 1e-9);
    expect(bottom, text).toBeLessThanOrEqual(ROOM.y + ROOM.height + 1e-9);
    expect(middle, text).toBeCloseTo(ROOM.x + ROOM.width / 2, 6);
  }
});

test('the tallest stem and the longest tail are as far from the ends of the room', () => {
  const words = placed('en', ['dog', 'bay', 'winter', 'ace']);
  const top = Math.min(...words.map(({ top }) => top)) - ROOM.y;
  const bottom = ROOM.y + ROOM.height - Math.max(...words.map(({ bottom }) => bottom));
  expect(top).toBeCloseTo(bottom, 6);
});

test('the only word with a tail is not set small for it', () => {
  const setting = settingOf('en');
  for (const few of [
    ['fox', 'owl', 'pig', 'cat'],
    [...Array.from({ length: 60 }, (_, i) => `fox ${i}`), 'pig'],
  ]) {
    const sizes = wordSizes(setting, few, { width: 500, height: 10 });
    expect(sizeOfWord(sizes, 'pig')).toBeGreaterThan(0.7 * sizes.even);
  }
});

test('one word with high accents is set smaller, and hardly moves the others', () => {
  const many = ['dog', 'bay', 'winter', 'ace', 'jug', 'pond', 'lamp', 'quay', 'fig', 'hut'];
  const before = placed('en', many);
  const after = placed('en', [...many, 'ẤẬg']);
  for (const [i, { baseline, text }] of before.entries())
    expect(Math.abs(after[i].baseline - baseline), text).toBeLessThan(0.1);
  expect(after[many.length].baseline).toBe(after[0].baseline);
});

test.each([
  ['yue', ['狐狸', '一', '維多利亞港', 'K歌']],
  ['fa', ['آب', 'یوزپلنگ', 'روباه']],
])('words in %s are centred one by one, by their ink', (locale, texts) => {
  for (const { text, top, bottom } of placed(locale, texts))
    expect((top + bottom) / 2, text).toBeCloseTo(ROOM.y + ROOM.height / 2, 6);
});

test('Latin words of a Chinese deck share a baseline of their own', () => {
  const [dna, jpg, fox] = placed('yue', ['DNA', 'jpg', '狐狸']);
  expect(dna.baseline).toBe(jpg.baseline);
  expect((fox.top + fox.bottom) / 2).toBeCloseTo(ROOM.y + ROOM.height / 2, 6);
});
