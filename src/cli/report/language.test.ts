import { afterEach, expect, test, vi } from 'vitest';
import { knownLanguage } from './language.js';

const KNOWN = ['en', 'fa', 'yue', 'zh-Hans', 'zh-Hant-TW'];

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['zh_HK.UTF-8', 'yue'],
  ['zh_MO', 'yue'],
  ['zh_TW.UTF-8', 'zh-Hant-TW'],
  ['zh_CN.GB18030', 'zh-Hans'],
  ['zh_SG', 'zh-Hans'],
  ['fa_IR', 'fa'],
  ['en_GB.UTF-8', 'en'],
  ['C.UTF-8', 'en'],
  ['de_DE', undefined],
])('on a system of %s the language is %s', (locale, language) => {
  vi.stubEnv('LC_ALL', locale);
  expect(knownLanguage(undefined, KNOWN)).toBe(language);
});

test.each([
  ['fa', 'fa'],
  ['zh-TW', 'zh-Hant-TW'],
  ['yue', 'yue'],
  ['', undefined],
  ['klingon language', undefined],
])('"%s" means %s', (typed, language) => {
  expect(knownLanguage(typed, KNOWN)).toBe(language);
});
