import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { loadShippedPictures, readYaml } from '../data/index.js';
import { meaningsSchema } from '../data/schema/meanings.js';
import { readWordList } from './index.js';

const project = projectLibrary();
const LOCALES = ['en', 'yue', 'zh-Hans', 'zh-Hant-TW', 'fa'] as const;
const lists = LOCALES.flatMap(locale =>
  ['classic', 'duet', 'code'].map(name => {
    const file = `wordlists/${locale}/${name}.csv`;
    return { locale, file, ...readWordList(project.bytes(file), { file, locale, big5: platform.big5 }) };
  }),
);

test.each(lists)('$file has a flag for every word, and no mistake', ({ readable, problems }) => {
  expect(readable.filter(({ childSafe }) => childSafe === undefined)).toEqual([]);
  expect(problems.filter(({ level }) => level !== 'notice')).toEqual([]);
});

test.each(lists)('$file says of every word how hard it is, and at most a fifth are hard', ({ readable }) => {
  expect(readable.filter(({ difficulty }) => difficulty === undefined)).toEqual([]);
  const hard = readable.filter(({ difficulty }) => difficulty === 'hard');
  expect(hard.length).toBeGreaterThan(0);
  expect(hard.length).toBeLessThanOrEqual(readable.length / 5);
});

/** Whether each word of our lists, and each of our pictures, is for children: `yue 籌碼`, `pictures wine-glass + shark`. */
const flags = new Map<string, boolean | undefined>([
  ...lists.flatMap(({ locale, readable }) =>
    readable.map(({ text, childSafe }) => [`${locale} ${text}`, childSafe] as const),
  ),
  ...loadShippedPictures(project).map(
    ({ host, guest, child_safe }) => [`pictures ${host} + ${guest}`, child_safe] as const,
  ),
]);

const FILE = 'templates/meanings.yaml';
/** Every meaning of the register, its words named in the same way, and whether it is for children. */
const register = Object.entries(readYaml(project.text(FILE), FILE, meaningsSchema)).flatMap(([rule, all]) =>
  all.map(({ meaning, ...words }) => ({
    meaning,
    isSafe: rule === 'for-all',
    names: Object.entries(words).flatMap(([list, own]) => own.map(word => `${list} ${word}`)),
  })),
);

describe('the register of meanings', () => {
  test.each(register)('has one flag for "$meaning" in every list', ({ isSafe, names }) => {
    const wrong = names.filter(name => flags.get(name) !== isSafe);
    expect(wrong.map(name => `${name}: ${flags.has(name) ? 'the other flag' : 'in no list'}`)).toEqual([]);
  });

  test('says why each word and each picture that is not for children is not', () => {
    const said = new Set(register.flatMap(({ names }) => names));
    const unfit = [...flags].filter(([, isSafe]) => !isSafe).map(([name]) => name);
    expect(unfit.filter(name => !said.has(name))).toEqual([]);
  });

  test('has each word under one meaning', () => {
    const all = register.flatMap(({ names }) => names);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });

  test('has each meaning once', () => {
    const all = register.map(({ meaning }) => meaning);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });
});

test('a word that is written alike in two languages has one flag', () => {
  const found = new Map<string, Set<boolean | undefined>>();
  for (const { text, childSafe } of lists.flatMap(({ readable }) => readable))
    found.set(text, (found.get(text) ?? new Set()).add(childSafe));
  expect([...found].filter(([, all]) => all.size > 1).map(([text]) => text)).toEqual([]);
});
