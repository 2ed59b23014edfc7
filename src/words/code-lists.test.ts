import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { foldWord, readWordList } from './index.js';

const project = projectLibrary();

function listOf(locale: string, name: string) {
  const file = `wordlists/${locale}/${name}.csv`;
  const { list, problems } = readWordList(project.bytes(file), { file, locale, big5: platform.big5 });
  return { words: list?.words ?? [], problems };
}

describe.each(['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'])('the keywords of the code game in %s', locale => {
  const { words, problems } = listOf(locale, 'code');

  test('are 440 on 110 cards, none of them inside another', () => {
    expect(words).toHaveLength(440);
    expect(problems.filter(({ level }) => level !== 'notice')).toEqual([]);
  });

  test('are in neither of the other games, in any spelling', () => {
    const others = ['classic', 'duet'].flatMap(name => listOf(locale, name).words);
    const taken = new Set(others.map(({ text }) => foldWord(text)));
    expect(taken.size).toBe(800);
    expect(words.filter(({ text }) => taken.has(foldWord(text)))).toEqual([]);
  });

  test('have themes for cards with four different ones: no theme has more than 12 % of the words', () => {
    const counts = new Map<string, number>();
    for (const { tags } of words) counts.set(tags[0] ?? '', (counts.get(tags[0] ?? '') ?? 0) + 1);
    expect(counts.has('')).toBe(false);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(52);
  });

  test('include 5 to 12 % that are not for children', () => {
    const unfit = words.filter(({ childSafe }) => !childSafe).length;
    expect(unfit).toBeGreaterThanOrEqual(22);
    expect(unfit).toBeLessThanOrEqual(52);
  });
});
