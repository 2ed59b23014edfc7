import fs from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parse as parseScript } from 'acorn';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { projectLibrary } from '../cli/files.js';
import { fromLeft } from '../proof/pages/reading-order.js';
import { choicesFor, decimal, error, sentence, unlike, type Value } from '../speech/index.js';
import { helpSchema } from './messages/help.js';
import { isRightToLeft, keptInOrder } from './messages/isolates.js';
import { loadMessages, type Teller } from './messages.js';
import { readYaml } from './yaml.js';

const SRC = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(SRC, '../templates/messages');
const project = projectLibrary();
const read = (name: string) => loadMessages(project, name.replace('.yaml', ''));
/** Messages in a language, by a text of their file. */
const written = (text: string, language = 'en', teller?: Teller) =>
  loadMessages({ ...project, text: () => text }, language, teller);
const english = read('en.yaml');

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A place in src/ that makes a problem or a sentence: the codes it may use, and the values it gives. */
interface Use {
  readonly file: string;
  readonly codes: readonly string[];
  /** Undefined where they can't be told from the code. */
  readonly values?: readonly string[];
}

const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/\.(test|fixture|d)\.ts$/.test(file));

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const textsIn = (node: unknown) =>
  [...nodesOf(node)].flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );

const keysIn = (node: Node | undefined, tree: unknown): readonly string[] | undefined => {
  if (node === undefined) return [];
  if (node.type === 'Identifier') {
    const { name, start } = node as Node & { start: number };
    const made = [...nodesOf(tree)].filter(
      each => each.type === 'VariableDeclarator' && (each.id as { name?: string }).name === name,
    ) as (Node & { start: number })[];
    const nearest = made.filter(each => each.start < start).at(-1);
    return nearest && keysIn(nearest.init as Node, tree);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const keys = (node.properties as Node[]).map(property => {
    if (property.type === 'Property') return [(property.key as { name?: string }).name ?? ''];
    const spread = property.argument as Node;
    // `...choicesFor(value, known)`
    return (spread.callee as { name?: string } | undefined)?.name === 'choicesFor'
      ? Object.keys(choicesFor('', []))
      : undefined;
  });
  return keys.includes(undefined) ? undefined : (keys as string[][]).flat();
};

/** Every call of error(), warning() and notice(), and every `{ code, values }`, in one file. */
function usesIn(file: string): readonly Use[] {
  const { code } = transformSync(fs.readFileSync(path.join(SRC, file), 'utf8'), { loader: 'ts' });
  const tree = parseScript(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const known = (texts: readonly string[]) => texts.filter(text => english.codes.includes(text));
  const all = known(textsIn(tree));
  return [...nodesOf(tree)].flatMap((node): Use[] => {
    if (node.type !== 'CallExpression') return [];
    const { name = '' } = node.callee as { name?: string };
    if (!['error', 'warning', 'notice', 'sentence'].includes(name)) return [];
    const args = node.arguments as Node[];
    const given = textsIn(args[0]);
    const values = keysIn(args[name === 'sentence' ? 1 : 2], tree);
    // A code that is chosen elsewhere in the file.
    return [{ file, codes: given.length > 0 ? given : all, ...(values ? { values } : {}) }];
  });
}

const tells = /import \{[^}]*\b(error|warning|notice|sentence)\b[^}]*\} from '[./]*problem\.js'/;
const uses = files.filter(file => tells.test(fs.readFileSync(path.join(SRC, file), 'utf8'))).flatMap(usesIn);
const texts = new Set(
  files.flatMap(file => {
    const text = fs.readFileSync(path.join(SRC, file), 'utf8');
    return [...text.matchAll(/'([a-z]+\.[a-z0-9-]+)'/g)].map(match => match[1]);
  }),
);

/** What a message asks for: its placeholders, and the cases that each of them chooses from. */
interface Asked {
  readonly names: ReadonlySet<string>;
  /** `level: easy` */
  readonly selects: ReadonlySet<string>;
  /** `count: one` */
  readonly plurals: ReadonlySet<string>;
}

/** Rooms of what stands inside a sentence, or in a table. */
const PHRASES = ['proved', 'checks', 'names', 'phrases'];

interface Patterns {
  readonly what: string;
  readonly do?: string | undefined;
  readonly command?: string | undefined;
}

/** What the page says, and what the command line says. */
const tellers = [
  ({ what, do: advice = '' }: Patterns) => `${what} ${advice}`,
  ({ what, do: advice = '', command = advice }: Patterns) => `${what} ${command}`,
];

function askedBy(pattern: string): Asked {
  const names = new Set<string>();
  const selects = new Set<string>();
  const plurals = new Set<string>();
  const walk = (nodes: readonly MessageFormatElement[]) => {
    for (const node of nodes) {
      if (node.type !== TYPE.literal && node.type !== TYPE.pound && node.type !== TYPE.tag)
        names.add(node.value);
      if (node.type !== TYPE.select && node.type !== TYPE.plural) continue;
      const cases = node.type === TYPE.select ? selects : plurals;
      for (const [name, option] of Object.entries(node.options)) {
        cases.add(`${node.value}: ${name}`);
        walk(option.value);
      }
    }
  };
  walk(parse(pattern, { ignoreTag: true }));
  return { names, selects, plurals };
}

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every(each => all.has(each));
const same = (a: ReadonlySet<string>, b: ReadonlySet<string>) => within(a, b) && within(b, a);

const HAN = { end: /[。？！：」”}]$/, foreign: /\p{Script=Han}[,.;:?!"]|[,;:?!"]\p{Script=Han}/u };

/** How a sentence ends in each script, and the marks and letters that do not belong there. */
const SCRIPTS: Readonly<Record<string, typeof HAN>> = {
  Hans: HAN,
  Hant: HAN,
  Arab: {
    end: /[.؟!:»}]$/,
    foreign: /\p{Script=Arabic}[يك,;?"]|[يك,;?"]\p{Script=Arabic}/u,
  },
};

/** Of a language such as `yue` or `zh-Hans`. */
function marksOf(language: string): typeof HAN {
  const { script = '' } = new Intl.Locale(language).maximize();
  if (SCRIPTS[script] === undefined) throw new Error(`How does a sentence of ${language} end?`);
  return SCRIPTS[script];
}

describe('messages', () => {
  test('every code in src/ has a sentence', () => {
    const missing = uses.flatMap(({ file, codes }) =>
      codes.filter(code => !english.codes.includes(code)).map(code => `${file}: ${code}`),
    );
    expect(missing).toEqual([]);
  });

  test('every code in a schema has a sentence', () => {
    const wrong = [...texts].filter(code => code.startsWith('templates.') && !english.codes.includes(code));
    expect(wrong).toEqual([]);
  });

  test('every sentence has a code in src/', () => {
    expect(english.codes.filter(code => !texts.has(code))).toEqual([]);
  });

  test('every placeholder is filled', () => {
    const empty = uses.flatMap(({ file, codes, values }) =>
      codes.flatMap(code => {
        if (!english.codes.includes(code)) return [];
        if (values === undefined) return [`${file}: ${code} gives values that can't be told from the code`];
        const names = tellers.flatMap(told => [...askedBy(told(english.patterns(code))).names]);
        return [...new Set(names)]
          .filter(name => !values.includes(name))
          .map(name => `${file}: ${code} does not give {${name}}`);
      }),
    );
    expect(empty).toEqual([]);
  });

  test.each(fs.readdirSync(FOLDER))('small numbers are written in the digits of large ones: %s', name => {
    const read = z.looseObject({ shared: z.looseObject({ digits: z.string() }) });
    const { shared } = readYaml(fs.readFileSync(path.join(FOLDER, name), 'utf8'), name, read);
    const { numberingSystem } = new Intl.NumberFormat(name.replace('.yaml', '')).resolvedOptions();
    expect(shared.digits).toBe(numberingSystem);
  });

  test('every sentence ends like one', () => {
    const wrong = english.codes.filter(code => {
      if (PHRASES.includes(code.split('.')[0])) return false;
      const { what, do: advice = '.', command = '.' } = english.patterns(code);
      return [what, advice, command].some(text => !/[.?!}:"]$/.test(text));
    });
    expect(wrong).toEqual([]);
  });

  test('no sentence of the page speaks of columns by their ids, of yes and no in a cell, or of folders in a deck', () => {
    // What no page shows: `child_safe`, "reading" as a column, "yes" or "no", pictures/IMG_0005.jpg.
    const typedOnly =
      /child_safe|word,child|file,caption|["“「«]\u2066?,?(yes|no|word|reading|difficulty)\u2069?["”」»]|\byes (or|and) no\b|(?<!templates\/)pictures\/[^{]/;
    const wrong = fs.readdirSync(FOLDER).flatMap(name => {
      const messages = read(name);
      // That names each column tells them apart by their ids.
      const codes = messages.codes.filter(code => code !== 'names.column');
      return codes.flatMap(code => {
        const { what, do: advice = '' } = messages.patterns(code);
        return [what, advice].filter(text => typedOnly.test(text)).map(text => `${name} ${code}: ${text}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  for (const name of fs.readdirSync(FOLDER).filter(name => name !== 'en.yaml')) {
    describe(name, () => {
      const language = name.replace('.yaml', '');
      const other = read(name);
      const { end, foreign } = marksOf(language);
      const both = english.codes.filter(code => other.codes.includes(code));
      const wrongCodes = (isWrong: (theirs: Asked, ours: Asked) => boolean) =>
        both.filter(code =>
          tellers.some(told =>
            isWrong(askedBy(told(other.patterns(code))), askedBy(told(english.patterns(code)))),
          ),
        );

      test('has a sentence wherever English has one', () => {
        expect([...other.codes].sort()).toEqual([...english.codes].sort());
        for (const advice of ['do', 'command'] as const) {
          const advised = (messages: typeof other) => both.filter(code => messages.patterns(code)[advice]);
          expect(advised(other)).toEqual(advised(english));
        }
      });

      test('advises the options that English advises', () => {
        const options = (messages: typeof other, code: string) =>
          new Set(messages.patterns(code).command?.match(/--[a-z-]+/g));
        expect(both.filter(code => !same(options(other, code), options(english, code)))).toEqual([]);
      });

      test('gives the values that English gives', () => {
        expect(wrongCodes(({ names }, ours) => !same(names, ours.names))).toEqual([]);
      });

      test('chooses between cases that English knows', () => {
        expect(wrongCodes(({ selects }, ours) => !within(selects, ours.selects))).toEqual([]);
      });

      test('counts as its language does', () => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        const known = new RegExp(`: (=[0-9]+|${pluralCategories.join('|')})$`);
        expect(wrongCodes(({ plurals }) => [...plurals].some(each => !known.test(each)))).toEqual([]);
      });

      test('ends a sentence where English does', () => {
        const wrong = both.filter(code => {
          const [theirs, ours] = [other.patterns(code), english.patterns(code)];
          const ends = (text = '', original = '') => !/[.?!:]$/.test(original) || end.test(text);
          return (['what', 'do', 'command'] as const).some(
            key => theirs[key] && !ends(theirs[key], ours[key]),
          );
        });
        expect(wrong).toEqual([]);
      });

      test('has the marks and letters of its script', () => {
        const isWrong = (code: string) => tellers.some(told => foreign.test(told(other.patterns(code))));
        expect(both.filter(isWrong)).toEqual([]);
      });
    });
  }
});

const help = path.join(SRC, '../templates/help/en.yaml');
const COMMANDS = Object.keys(readYaml(fs.readFileSync(help, 'utf8'), 'en.yaml', helpSchema).commands);

/** What is typed, in a sentence that has been filled: an option and its value, a command and what follows, a file's ending. */
const TYPED = new RegExp(
  `--[a-z-]+(?:[ =][\\w./%-]*\\w%?)?|\\b(?:npm start --|npm ci|${COMMANDS.join('|')})(?: [\\w./%=-]*\\w%?)+|(?<![\\p{L}\\w])\\.[a-z]+`,
  'gu',
);

/** Every way to fill a message: each case of its choices, with values in Latin letters and in those of the language. */
function waysToFill({ names, selects, plurals }: Asked): readonly Readonly<Record<string, Value>>[] {
  const ways = (name: string): readonly Value[] => {
    const cases = [...selects].filter(each => each.startsWith(`${name}: `)).map(each => each.split(': ')[1]);
    if ([...plurals].some(each => each.startsWith(`${name}: `))) return [1, 7];
    return cases.length > 0 ? cases : ['my-deck.yaml', 'نقشه'];
  };
  const most = Math.max(1, ...[...names].map(name => ways(name).length));
  return Array.from({ length: most * 2 }, (_, i) =>
    Object.fromEntries(
      [...names].map((name, j) => [name, ways(name)[(i + (i < most ? 0 : j)) % ways(name).length]]),
    ),
  );
}

const stringsSchema = z.record(z.string(), z.string());

const unmarked = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** What is typed and doesn't stand on the line as it is typed, where letters run from right to left. */
function torn(text: string): readonly string[] {
  const seen = unmarked(fromLeft(text, 'rtl').join(''));
  return [...unmarked(text).matchAll(TYPED)].map(([typed]) => typed).filter(typed => !seen.includes(typed));
}

describe.each(fs.readdirSync(FOLDER).filter(name => isRightToLeft(name.replace('.yaml', ''))))('%s', name => {
  test('keeps every option and command in one piece, from left to right', () => {
    const language = name.replace('.yaml', '');
    let typed = 0;
    const wrong = (['command', 'page'] as const).flatMap((teller, i) => {
      const messages = loadMessages(project, language, teller);
      return messages.codes.flatMap(code =>
        waysToFill(askedBy(tellers[1 - i](messages.patterns(code)))).flatMap(values => {
          const said = messages.say(sentence(code, values));
          typed += said.match(TYPED)?.length ?? 0;
          return torn(said).map(each => `${code}: ${each}`);
        }),
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(typed).toBeGreaterThan(100);
  });
});

test('the page, too, keeps what is typed in one piece where letters run from right to left', () => {
  const pages = path.join(SRC, '../templates/studio');
  const files = fs
    .readdirSync(pages)
    .filter(isRightToLeft)
    .flatMap(language => {
      const folder = path.join(pages, language);
      return fs.readdirSync(folder).map(file => path.join(folder, file));
    });
  const strings = files.flatMap(file =>
    Object.entries(readYaml(fs.readFileSync(file, 'utf8'), file, stringsSchema)),
  );
  expect(strings.length).toBeGreaterThan(500);
  expect(strings.filter(([, text]) => torn(text).length > 0)).toEqual([]);
});

test('a line from right to left keeps what is typed in one piece', () => {
  expect(keptInOrder('یا فایل خودتان (.yaml)')).toBe('یا فایل خودتان (\u2066.yaml\u2069)');
  expect(keptInOrder('از --fix تا A4، 3/40، 70% یا output/')).toBe(
    'از \u2066--fix\u2069 تا \u2066A4\u2069، \u20663/40\u2069، \u206670%\u2069 یا \u2066output/\u2069',
  );
  expect(keptInOrder('با \u2066[a, b]\u2069')).toBe('با \u2066[a, b]\u2069');
});

test('a new message in Arabic keeps its options in one piece without any marks', () => {
  const arabic = written(
    `
shared: { between-values: '، ', between-sentences: ' ', digits: arab }
words:
  size: { what: 'لا تتسع.', do: 'اختر --card-size أو --words {file}، أو اكتب {level, select, easy {--easy} other {70%}}.' }
`,
    'ar',
  );
  const said = (file: string) => arabic.format(error('words.size', '--only', { file, level: 'easy' }));
  for (const file of ['my-list.csv', 'كلمات.csv']) expect(torn(said(file))).toEqual([]);
  const seen = unmarked(fromLeft(said('my-list.csv'), 'rtl').join(''));
  expect(seen).toMatch(/--easy .*--words my-list\.csv .*--card-size .*--only$/);
});

describe('a message', () => {
  const messages = written(
    `
shared:
  between-values: ', '
  between-sentences: ' '
  digits: latn
  choices: &choices '{suggested, select, yes {Did you mean "{near}"? } other {}}It can be: {known}.'
words:
  duplicate: { what: '"{word}" is already on line {first}.', do: Remove one of them. }
  few: { what: '{count, plural, one {# word} other {# words}}.' }
  option: { what: '"{key}": {fault}' }
  paper: { what: '"{value}" is unknown.', do: *choices }
`,
    'en',
  );
  const format = messages.format;

  test('gives the place, the line, what is wrong and what to do', () => {
    expect(format(error('words.duplicate', { place: 'fox.csv', line: 14 }, { word: '狐狸', first: 3 }))).toBe(
      'fox.csv:14: "狐狸" is already on line 3. Remove one of them.',
    );
  });

  test('counts one thing and many things', () => {
    expect(format(error('words.few', 'list.csv', { count: 1 }))).toBe('list.csv: 1 word.');
    expect(format(error('words.few', 'list.csv', { count: 1234 }))).toBe('list.csv: 1,234 words.');
  });

  test('names the nearest choice, and all of them', () => {
    expect(
      format(error('words.paper', '--paper', { value: 'A5', ...choicesFor('A5', ['A4', 'Letter']) })),
    ).toBe('--paper: "A5" is unknown. Did you mean "A4"? It can be: A4, Letter.');
  });

  test('can contain another one, and passes on its advice', () => {
    const fault = sentence('words.duplicate', { word: '狐狸', first: 3 });
    expect(format(error('words.option', '--words', { key: 'list', fault }))).toBe(
      '--words: "list": "狐狸" is already on line 3. Remove one of them.',
    );
  });

  test('in Chinese has no spaces between sentences, and its own comma', () => {
    const chinese = written(
      `
shared: { between-values: '、', between-sentences: '', digits: latn }
words:
  paper: { what: '冇「{value}」呢種紙。', do: '可以揀：{known}。' }
`,
      'yue',
    );
    expect(chinese.format(error('words.paper', '--paper', { value: 'A5', known: ['A4', 'A3'] }))).toBe(
      '--paper: 冇「A5」呢種紙。可以揀：A4、A3。',
    );
  });

  test('names the options of the command line there, and the views of the page on the page', () => {
    const yaml = `
shared: { between-values: ', ', between-sentences: ' ', digits: latn }
words:
  paper: { what: The paper is wrong., do: Choose it in "Look"., command: Choose it with --paper. }
`;
    const paper = error('words.paper', 'deck.pdf');
    const told = (teller: 'command' | 'page') => written(yaml, 'en', teller).say(paper);
    expect(told('command')).toBe('The paper is wrong. Choose it with --paper.');
    expect(told('page')).toBe('The paper is wrong. Choose it in "Look".');
  });

  test('writes numbers as the reader does, and what was typed as it was typed', () => {
    const yaml = `
shared: { between-values: ', ', between-sentences: ' ', digits: latn }
words:
  many: { what: '{count, plural, other {{count} of {seed}}}: {height} mm, {share, number} %' }
`;
    const many = sentence('words.many', {
      count: 10_000,
      seed: '10000',
      height: decimal(4.5, 2),
      share: unlike(4.96, 5),
    });
    const told = (language: string) => written(yaml, language).say(many);
    expect(told('en')).toBe('10,000 of 10000: 4.50 mm, 4.96 %');
    expect(told('zh-Hant-TW')).toBe('10,000 of 10000: 4.50 mm, 4.96 %');
    expect(told('fa')).toBe('۱۰٬۰۰۰ \u2066of\u2069 \u206810000\u2069: ۴٫۵۰ \u2066mm\u2069, ۴٫۹۶ %');
  });

  test('can be told beside its place, without naming it', () => {
    expect(messages.say(error('words.duplicate', 'fox.csv', { word: '狐狸', first: 3 }))).toBe(
      '"狐狸" is already on line 3. Remove one of them.',
    );
    const [one, two] = [1, 2].map(count => sentence('words.few', { count }));
    expect(messages.say(one, two)).toBe('1 word. 2 words.');
  });

  test('without a sentence is a bug in the program', () => {
    expect(() => format(error('words.nothing', 'list.csv'))).toThrow('"words.nothing"');
  });
});
