import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { loadGrid } from './grid.js';
import { figures } from './locale.js';
import { loadLocale } from './locales/open.js';
import { readRules } from './rules.js';

const project = projectLibrary();
const sheet = [
  '# Word Spies',
  '',
  'One clue, then guess.',
  '## Setting up',
  '1. Make two teams.',
  '2. Lay out 25 words.',
  '- A bystander: your turn is over.',
  '| Left | Remark |',
  '|---|:-:|',
  '| 8 | Stop it. |',
  'The end.',
];

describe('a rules sheet', () => {
  test('has a title, headings, paragraphs, steps, bullets and tables', () => {
    expect(readRules(sheet.join('\n'), 'rules.md')).toEqual({
      file: 'rules.md',
      title: 'Word Spies',
      blocks: [
        { kind: 'paragraph', text: 'One clue, then guess.' },
        { kind: 'heading', text: 'Setting up' },
        { kind: 'step', number: 1, text: 'Make two teams.' },
        { kind: 'step', number: 2, text: 'Lay out 25 words.' },
        { kind: 'bullet', text: 'A bystander: your turn is over.' },
        {
          kind: 'table',
          rows: [
            ['Left', 'Remark'],
            ['8', 'Stop it.'],
          ],
        },
        { kind: 'paragraph', text: 'The end.' },
      ],
    });
  });

  test('may have Windows line ends, and may end with a table', () => {
    expect(readRules(sheet.join('\r\n'), 'rules.md')).toEqual(readRules(sheet.join('\n'), 'rules.md'));
    expect(readRules('# T\n| a | b |', 'rules.md').blocks).toEqual([{ kind: 'table', rows: [['a', 'b']] }]);
  });

  test('may have a paragraph that begins with a number: only "1. " begins a step', () => {
    expect(readRules('# T\n25 words lie on the table.', 'r.md').blocks[0].kind).toBe('paragraph');
  });

  test('needs a title', () => {
    expect(() => readRules('## Setting up', 'rules.md')).toThrow('rules.md:1: templates.rules-title');
  });

  test('with markup inside a line, a table of three columns or nothing below its title is refused', () => {
    const faults: readonly (readonly [string, string])[] = [
      ['Say **one** word.', 'rules.md:3: templates.rules-markup'],
      ['| 8 | well | done |', 'rules.md:3: templates.rules-columns {"count":3}'],
      ['', 'rules.md: templates.rules-empty'],
    ];
    for (const [line, fault] of faults) expect(() => readRules(`# T\n\n${line}`, 'rules.md')).toThrow(fault);
  });

  test('prints a line that begins with a grid only for that grid, and refuses a grid that the game does not have', () => {
    const lines = [
      '# T',
      '[5x5] 1. Lay out 25.',
      '[5x4] 1. Lay out 20.',
      '[5x5] | 8 | Stop it. |',
      'Go.',
    ].join('\n');
    const read = (printed: string) => readRules(lines, 'r.md', { known: ['5x5', '5x4'], printed }).blocks;
    expect(read('5x4')).toEqual([
      { kind: 'step', number: 1, text: 'Lay out 20.' },
      { kind: 'paragraph', text: 'Go.' },
    ]);
    expect(read('5x5').map(({ kind }) => kind)).toEqual(['step', 'table', 'paragraph']);
    expect(() => readRules(lines, 'r.md', { known: ['5x5'], printed: '5x5' })).toThrow(
      'r.md:3: templates.rules-grid {"grid":"5x4"',
    );
  });

  test('has a drawn example, and tells what is wrong in it with its line', () => {
    const lines = (table: string) => [
      '# T',
      '```turn',
      'clue: forest, 2',
      'team: red',
      'table:',
      table,
      'caption: Bear is red.',
      '```',
      'Go.',
    ];
    const read = (table: string) => readRules(lines(table).join('\n'), 'r.md').blocks;
    expect(read('  - [{ word: bear, role: red, guess: 1 }, { word: comb, role: blue }]')).toEqual([
      {
        kind: 'turn',
        turn: {
          clue: 'forest, 2',
          team: 'red',
          table: [
            [
              { word: 'bear', role: 'red', guess: 1 },
              { word: 'comb', role: 'blue' },
            ],
          ],
          caption: 'Bear is red.',
        },
      },
      { kind: 'paragraph', text: 'Go.' },
    ]);
    for (const [table, fault] of [
      ['  - [{ word: bear, role: red, guess: 2 }]', 'r.md:5: templates.unfit-value'],
      ['  - [{ word: bear, role: red }]\n  - []', 'r.md:7: templates.unfit-value'],
      ['  - [{ word: bear', 'templates.not-yaml'],
    ])
      expect(() => read(table)).toThrow(fault);
    // Without its end it is no example.
    expect(() => readRules('# T\n```turn\nclue: forest', 'r.md')).toThrow('r.md:2: templates.rules-markup');
  });

  test('with other markup is refused, and each line is named', () => {
    for (const markup of ['### Deeper', '> Quoted', '**Bold**', '* Star', '`code`', '![A picture](a.png)']) {
      expect(() => readRules(`# T\n\n${markup}`, 'rules.md')).toThrow(
        `rules.md:3: templates.rules-markup {"text":"${markup}"}`,
      );
    }
    expect(() => readRules('> a\n> b', 'rules.md')).toThrow(/:1: [\s\S]*:2: [\s\S]*rules-title/);
  });
});

describe.each(project.list('templates/rules').map(id => [id]))('the rules of the game for two in %s', id => {
  const locale = loadLocale(id, project);
  const file = `templates/rules/${id}/duet.md`;
  const { title, blocks } = readRules(project.text(file), file);

  test('have the printed name of the game', () => {
    expect(title.startsWith(locale.strings['title.duet'])).toBe(true);
  });

  test('number their steps from 1', () => {
    const numbers = blocks.flatMap(block => (block.kind === 'step' ? [block.number] : []));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('have a remark for four ranges of points, best first, in the digits of the locale', () => {
    const [rows, ...more] = blocks.flatMap(block => (block.kind === 'table' ? [block.rows.slice(1)] : []));
    expect(more).toEqual([]);
    const points = rows.map(([range]) => range.match(/\p{Nd}+/gu));
    const [ten, nine, eight, five, four] = [10, 9, 8, 5, 4].map(n => figures(locale, n));
    const best = points[0]?.[0] === figures(locale, 11) ? [figures(locale, 11)] : [ten];
    // Four or less: sudden death may leave no point at all, or one less than none.
    expect(points).toEqual([best, [nine, ten], [five, eight], [four]]);
    expect(new Set(rows.map(([, remark]) => remark)).size).toBe(4);
  });
});

const BOXES = project.list('templates/rules').flatMap(id =>
  ['codenames', 'pictures'].flatMap(game => [
    { id, game, grid: '5x5', team: 8 },
    { id, game, grid: '5x4', team: 7 },
  ]),
);

describe.each(BOXES)('the rules of $game on $grid in $id', ({ id, game, grid, team }) => {
  const locale = loadLocale(id, project);
  const file = `templates/rules/${id}/${game}.md`;
  const { title, blocks } = readRules(project.text(file), file, { known: ['5x5', '5x4'], printed: grid });
  const { table, agents } = loadGrid(grid, project, project);
  const steps = blocks.flatMap(block => (block.kind === 'step' ? [block] : []));

  test('have the printed name of the game', () => {
    expect(title.startsWith(locale.strings[`title.${game}`])).toBe(true);
  });

  test('number their steps from 1', () => {
    expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('lay out as many cards as the grid has, and hand out as many agents as are in the box', () => {
    const numbers = (text: string) => text.match(/\p{Nd}+/gu) ?? [];
    expect(numbers(steps[1].text)).toContain(figures(locale, table));
    expect(agents[0].count).toBe(team);
    expect(numbers(steps[4].text)).toContain(figures(locale, team));
    const other = figures(locale, table === 25 ? 20 : 25);
    for (const block of blocks) if ('text' in block) expect(numbers(block.text)).not.toContain(other);
  });

  test('have a remark for each score of two players, from one team’s agents to 1, in the digits of the locale', () => {
    const tables = blocks.flatMap(block => (block.kind === 'table' ? [block.rows.slice(1)] : []));
    expect(tables).toHaveLength(1);
    const scores = Array.from({ length: team }, (_, i) => figures(locale, team - i));
    expect(tables[0].map(([score]) => score)).toEqual(scores);
    expect(new Set(tables[0].map(([, remark]) => remark)).size).toBe(team);
  });
});

describe.each(project.list('templates/rules').map(id => [id]))('the rules of the code game in %s', id => {
  const locale = loadLocale(id, project);
  const file = `templates/rules/${id}/decrypto.md`;
  const text = project.text(file);
  const { title, blocks } = readRules(text, file);

  test('have the printed name of the game', () => {
    expect(title).toBe(locale.strings['title.decrypto']);
  });

  test('have four steps for setting up, and six for a round', () => {
    const numbers = blocks.flatMap(block => (block.kind === 'step' ? [block.number] : []));
    expect(numbers).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 5, 6]);
  });

  test('count codes, keywords and seconds in the digits of the locale', () => {
    const numbers = new Set(
      blocks.flatMap(block => ('text' in block ? (block.text.match(/\p{Nd}+/gu) ?? []) : [])),
    );
    for (const number of [24, 30, 4, 1, 3]) expect(numbers).toContain(figures(locale, number));
  });
});

/** What a table asks about, and the words that answer it in each language. */
const ANSWERS: readonly (readonly [string, readonly string[], Readonly<Record<string, RegExp>>])[] = [
  [
    'that half of the word cards are turned over',
    ['codenames', 'duet'],
    {
      en: /Turn half of the word cards over/,
      yue: /將一半代號牌反轉/,
      'zh-Hans': /把一半代号牌翻面/,
      'zh-Hant-TW': /把一半代號卡翻面/,
      fa: /نیمی از کارت‌های واژه را پشت‌ورو کنید/,
    },
  ],
  [
    'that the double agent is turned to the colour of the team that begins',
    ['codenames', 'pictures'],
    {
      en: /turned to its colour/,
      yue: /隊色嗰面/,
      'zh-Hans': /本队颜色/,
      'zh-Hant-TW': /該隊顏色/,
      fa: /به رنگ همان تیم/,
    },
  ],
  [
    'that “unlimited” keeps the number back',
    ['codenames', 'pictures'],
    {
      en: /I won’t say how many/,
      yue: /唔講明有幾多/,
      'zh-Hans': /不告诉队友有几/,
      'zh-Hant-TW': /不會知道這次有幾/,
      fa: /تعداد پنهان می‌ماند/,
    },
  ],
  [
    'how two players lose: by the assassin, or when the others are all covered',
    ['codenames', 'pictures'],
    {
      en: /You lose if you wake the assassin, or if all their (words|pictures) are covered/,
      yue: /對家遮齊先，或者你哋撞正暗殺者，就輸/,
      'zh-Hans': /对手的(代号|图)先盖完，或你们碰到暗杀者/,
      'zh-Hant-TW': /碰上殺手，或對手的特務先全部現身，任務就失敗/,
      fa: /اگر آدمکش پیدا شود یا همه (واژه\u200c|تصویر)های حریف پوشیده شود، می‌بازید/,
    },
  ],
  [
    'that an agent is turned towards the one who found it',
    ['duet'],
    {
      en: /turned towards the one who found it/,
      yue: /牌面向住估中嗰個/,
      'zh-Hans': /牌面朝向猜中的人/,
      'zh-Hant-TW': /卡面朝向猜中的人/,
      fa: /رو به کسی که درست حدس زده/,
    },
  ],
  [
    'that one of the two ticks which a mistake takes marks the word',
    ['duet'],
    {
      en: /one, turned over, marks the word, the other is put away/,
      yue: /一個反轉放喺個詞上面，另一個收走/,
      'zh-Hans': /一枚翻面放到牌上，另一枚收走/,
      'zh-Hant-TW': /一枚翻面放在代號上，另一枚收走/,
      fa: /یکی برمی‌گردد و روی واژه می‌رود، دیگری کنار می‌رود/,
    },
  ],
  [
    'that the starting team goes first and the teams take turns',
    ['codenames', 'pictures'],
    {
      en: /starting team goes first; after that the teams take turns/,
      yue: /起始隊伍行先，之後兩隊輪流/,
      'zh-Hans': /起始队伍先行，之后两队轮流/,
      'zh-Hant-TW': /由先攻隊開始，之後兩隊輪流/,
      fa: /اول تیم آغازکننده بازی می‌کند و بعد دو تیم به نوبت/,
    },
  ],
  [
    'what to settle about clues before the game',
    ['codenames', 'pictures', 'duet'],
    {
      en: /Agree on names and compounds before the game/,
      yue: /人名、地名、成語、兩個詞砌埋一齊，算唔算一個詞，開局前講好/,
      'zh-Hans': /人名、地名、成语能不能用，开局前先说好/,
      'zh-Hant-TW': /人名、地名、成語、兩個詞併成的詞，算不算一個詞，開局前先說好/,
      fa: /نام‌های خاص و واژه‌های مرکب پیش از بازی توافق کنید/,
    },
  ],
  [
    'what two white and two black tokens at once lead to',
    ['decrypto'],
    {
      en: /one team has both two white and two black tokens at once.*Then each team scores one point/,
      yue: /一隊兩白兩黑齊晒.*咁就計分/,
      'zh-Hans': /一支队伍同时有两枚白色和两枚黑色.*这时就算分/,
      'zh-Hant-TW': /一隊同時有兩枚白色和兩枚黑色.*這時就計分/,
      fa: /تیمی هم‌زمان دو ژتون سفید و دو ژتون سیاه دارد.*امتیازها را بشمارید/,
    },
  ],
  [
    'that both teams win after a second tie',
    ['decrypto'],
    {
      en: /Level again\? Then you both win/,
      yue: /再打和，就當兩隊一齊贏/,
      'zh-Hans': /再打平，就算两队都赢/,
      'zh-Hant-TW': /再平手，就算兩隊一起獲勝/,
      fa: /باز هم مساوی؟ هر دو تیم برنده‌اند/,
    },
  ],
  [
    'what zero and unlimited mean to a partner, who guesses at least once either way',
    ['duet'],
    {
      en: /“Zero” means: none of the green words on my face.*“Unlimited” means.*at least one word/,
      yue: /講「0」，即係自己嗰面嘅綠色詞冇一個.*講「無限」，.*兩樣都最少要估一次/,
      'zh-Hans': /“0”，表示我这面的绿色代号都.*“无限”，.*搭档都至少要猜一次/,
      'zh-Hant-TW': /說「0」，表示自己這一面的綠色代號都.*說「無限」，.*兩種都至少要猜1次/,
      fa: /عدد صفر یعنی هیچ‌یک از واژه‌های سبز من.*«نامحدود».*دست‌کم یک حدس می‌زند/,
    },
  ],
  [
    'that nobody tells or shows what is on their own face',
    ['duet'],
    {
      en: /Never say or show what is on your own face/,
      yue: /自己嗰面有咩，唔好講，亦唔好畀拍檔睇/,
      'zh-Hans': /自己那面有什么，不能说，也不能给搭档看/,
      'zh-Hant-TW': /每人只看自己這一面，上面有什麼，不能說，也不能給搭檔看/,
      fa: /آنچه را در روی شماست نه بگویید و نه نشان بدهید/,
    },
  ],
  [
    'that a token alone does not free a word',
    ['duet'],
    {
      en: /a timer token alone does not free a word/,
      yue: /淨係放咗籌碼唔算遮住/,
      'zh-Hans': /只放着计时标记，不算盖住/,
      'zh-Hant-TW': /只放了計時標記的還不算/,
      fa: /ژتون به‌تنهایی واژه را آزاد نمی‌کند/,
    },
  ],
  [
    'that nobody talks in sudden death',
    ['duet'],
    {
      en: /no more clues and there is no more talking/,
      yue: /就冇綫索喇。兩個人唔准傾/,
      'zh-Hans': /不再给线索，也不再商量/,
      'zh-Hant-TW': /不再給線索，兩人也不能商量/,
      fa: /نه مشورت، نه اشاره/,
    },
  ],
  [
    'whom to ask about a clue: the partner, without saying it',
    ['duet'],
    {
      en: /ask your partner whether that kind of clue is allowed, but do not say the clue itself/,
      yue: /就問拍檔呢類綫索得唔得，但唔好講個綫索出嚟/,
      'zh-Hans': /就问搭档这一类线索行不行，别把线索本身说出来/,
      'zh-Hant-TW': /就問搭檔這類線索行不行，但別把線索說出來/,
      fa: /از همدستتان بپرسید این جور سرنخ مجاز است یا نه؛ خود سرنخ را نگویید/,
    },
  ],
];

describe.each(project.list('templates/rules').map(id => [id]))('the rules in %s', id => {
  test.each(ANSWERS)('say %s', (_, games, said) => {
    for (const game of games)
      expect(project.text(`templates/rules/${id}/${game}.md`), game).toMatch(said[id]);
  });

  test('borrow no title of a published game', () => {
    const texts = project
      .list(`templates/rules/${id}`)
      .map(name => project.text(`templates/rules/${id}/${name}`));
    const printed = Object.values(loadLocale(id, project).strings);
    expect([...texts, ...printed].join('\n')).not.toMatch(
      /機密代號|行动代号|截码|截碼|اسم رمز|Codenames|Decrypto/,
    );
  });
});
