import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from '../cli/files.js';
import { yamlNames } from './library.js';
import { readYaml } from './yaml.js';

const words = z.array(z.string().min(1)).min(1);
/** Each thing by its name in English: the words for it, and others that never stand for it. */
const glossarySchema = z.record(
  z.string(),
  z.strictObject({
    words,
    never: words.optional(),
    /** Where one of those is part of something else. */
    but: words.optional(),
    /** Only in these folders of templates/ are they wrong; elsewhere they mean something else. */
    only: words.optional(),
  }),
);

const project = projectLibrary();
const LOCALES = yamlNames(project, 'templates/glossary');
const glossaries = new Map(
  LOCALES.map(locale => {
    const file = `templates/glossary/${locale}.yaml`;
    return [locale, readYaml(project.text(file), file, glossarySchema)];
  }),
);

interface Said {
  readonly place: string;
  readonly text: string;
}

/** All that the program says in a language, on paper and on screens. */
function saidIn(locale: string): readonly Said[] {
  const files = (folder: string) => project.list(folder).map(name => `${folder}/${name}`);
  const own = [
    ...['locales', 'messages', 'help'].map(folder => `templates/${folder}/${locale}.yaml`),
    ...files(`templates/studio/${locale}`),
    ...files(`templates/rules/${locale}`),
  ];
  return [
    ...own.flatMap(file => {
      const text = project.text(file);
      if (file.endsWith('.yaml')) return stringsIn(load(text), file);
      return text.split('\n').map((line, i) => ({ place: `${file}:${i + 1}`, text: line }));
    }),
    ...files('templates/campaigns').flatMap(file =>
      stringsIn(load(project.text(file)), file).filter(({ place }) => place.split(' ').includes(locale)),
    ),
  ];
}

/** The strings of YAML data, each with its file and keys. */
function stringsIn(data: unknown, place: string): readonly Said[] {
  if (typeof data === 'string') return [{ place, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsIn(value, `${place} ${key}`));
}

test('every language of the program has a glossary', () => {
  expect(LOCALES).toEqual(yamlNames(project, 'templates/locales'));
});

describe.each(LOCALES)('the glossary of %s', locale => {
  const glossary = Object.entries(glossaries.get(locale) as z.infer<typeof glossarySchema>);
  const said = saidIn(locale);

  test('has words that the program says', () => {
    const all = said.map(({ text }) => text).join('\n');
    const unsaid = glossary.flatMap(([, { words }]) => words.filter(word => !all.includes(word)));
    expect(unsaid).toEqual([]);
  });

  test('has no word for two things, and none that is wrong elsewhere', () => {
    const chosen = glossary.flatMap(([thing, { words }]) => words.map(word => `${word}: ${thing}`));
    const names = chosen.map(each => each.split(': ')[0]);
    expect(chosen.filter((_, i) => names.indexOf(names[i]) !== i)).toEqual([]);
    const wrong = new Set(glossary.flatMap(([, { never = [], only }]) => (only ? [] : never)));
    expect(names.filter(name => wrong.has(name))).toEqual([]);
  });

  test('is kept everywhere: no other word stands for the same thing', () => {
    const slips = glossary.flatMap(([thing, { words, never = [], but = [], only }]) =>
      said.flatMap(({ place, text }) => {
        if (only && !only.some(folder => place.startsWith(`templates/${folder}/`))) return [];
        const rest = but.reduce((left, allowed) => left.replaceAll(allowed, '□'), text);
        return never.flatMap(wrong =>
          rest.includes(wrong) ? [`${place}: ${wrong}, not ${words[0]} (${thing})`] : [],
        );
      }),
    );
    expect(slips).toEqual([]);
  });
});

test('docs/glossary.md shows them side by side', async () => {
  const things = [...new Set(LOCALES.flatMap(locale => Object.keys(glossaries.get(locale) ?? {})))];
  const shown = (locale: string, thing: string) => {
    const { words = [], never = [] } = glossaries.get(locale)?.[thing] ?? {};
    return [words.join(', '), ...never.map(word => `~~${word}~~`)].join(' ');
  };
  const rows = things.map(thing => [
    thing.replaceAll('-', ' '),
    ...LOCALES.map(locale => shown(locale, thing)),
  ]);
  const table = [['', ...LOCALES], LOCALES.map(() => '---').concat('---'), ...rows];
  const page = `# The words for things

One word for one thing, in each language: what players know from published boxes, and what we chose beside it. Words ~~struck out~~ never stand for the thing. The page is made from \`templates/glossary/\` by its test (\`npx vitest run -u src/data/glossary.test.ts\`), which holds every rule sheet, page, message and help text against it.

${table.map(cells => `| ${cells.join(' | ')} |`).join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../docs/glossary.md');
});
