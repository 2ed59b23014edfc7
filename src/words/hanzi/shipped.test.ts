import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { readYaml } from '../../data/index.js';
import { readWordList } from '../index.js';
import { type Convertible, convertWords, HAN_SCRIPTS, type HanScript } from './index.js';

const project = projectLibrary();
const STYLES = 'templates/house-styles.yaml';
const schema = z.record(z.string(), z.record(z.string(), z.string()));
const styles = readYaml(project.text(STYLES), STYLES, schema);

const LISTS = { yue: 'zh-Hant-HK', 'zh-Hans': 'zh-Hans', 'zh-Hant-TW': 'zh-Hant-TW' } as const;
const ways = Object.entries(LISTS).flatMap(([locale, from]) =>
  HAN_SCRIPTS.filter(to => to !== from).map(to => ({ locale, from, to })),
);

const convert = (list: readonly Convertible[], from: HanScript, to: HanScript) =>
  convertWords(list, { from, to, file: 'list.csv', houseStyle: styles[to] ?? {} });

const shipped = (locale: string) =>
  ['classic', 'duet', 'code'].flatMap(name => {
    const file = `wordlists/${locale}/${name}.csv`;
    return readWordList(project.bytes(file), { file, locale, big5: platform.big5 }).readable;
  });

test.each(ways)('nothing in the lists of $locale is in doubt in $to', async ({ locale, from, to }) => {
  const words = shipped(locale);
  expect(words).toHaveLength(1240);
  expect((await convert(words, from, to)).problems).toEqual([]);
});

const row = (text: string) => ({ text, overrides: {}, line: 2 });
const one = async (text: string, from: HanScript, to: HanScript) =>
  (await convert([row(text)], from, to)).texts[0];

test.each([
  ['保鑣', 'yue', 'zh-Hans', '保镖'],
  ['保镖', 'zh-Hans', 'zh-Hant-HK', '保鑣'],
  ['榴莲', 'zh-Hans', 'zh-Hant-TW', '榴槤'],
  ['榴槤', 'zh-Hant-TW', 'zh-Hans', '榴莲'],
  ['烟囱', 'zh-Hans', 'zh-Hant-HK', '煙囪'],
  ['煙囪', 'zh-Hant-TW', 'zh-Hant-HK', '煙囪'],
  ['抽濕機', 'yue', 'zh-Hant-TW', '抽濕機'],
  ['衛生紙', 'zh-Hant-TW', 'zh-Hant-HK', '衞生紙'],
  ['锦衣卫', 'zh-Hans', 'zh-Hant-HK', '錦衣衞'],
] as const)('%s of %s is printed the same in %s, whichever list it is from: %s', async (text, locale, to, wanted) => {
  const word = shipped(locale).find(each => each.text === text);
  if (word === undefined) throw new Error(text);
  expect((await convert([word], LISTS[locale], to)).texts).toEqual([wanted]);
});

test.each([
  ['春卷', 'zh-Hans', 'zh-Hant-TW'],
  ['胶卷', 'zh-Hans', 'zh-Hant-HK'],
  ['雇员', 'zh-Hans', 'zh-Hant-HK'],
  ['家具', 'zh-Hans', 'zh-Hant-TW'],
  ['厘米', 'zh-Hans', 'zh-Hant-TW'],
  ['艳阳', 'zh-Hans', 'zh-Hant-TW'],
  ['身分證', 'zh-Hant-TW', 'zh-Hans'],
  ['保鑣', 'zh-Hant-HK', 'zh-Hans'],
] as const)('%s may be spelt otherwise, so a person is asked', async (text, from, to) => {
  const { problems } = await convert([row(text)], from, to);
  expect(problems).toMatchObject([{ level: 'warning', code: 'hanzi.ambiguous', values: { word: text } }]);
});

test('what the house style settles is not asked: 厘米 and 艷陽 in Hong Kong', async () => {
  for (const [text, wanted] of [
    ['厘米', '厘米'],
    ['艳阳', '艷陽'],
  ]) {
    expect(await one(text, 'zh-Hans', 'zh-Hant-HK')).toBe(wanted);
    expect((await convert([row(text)], 'zh-Hans', 'zh-Hant-HK')).problems).toEqual([]);
  }
});
