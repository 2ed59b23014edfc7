import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { loadGrid } from './grid.js';
import { loadLocale } from './load-templates.js';
import { figures } from './locale.js';
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
    const [ten, nine, eight, five, four, one] = [10, 9, 8, 5, 4, 1].map(n => figures(locale, n));
    const best = points[0]?.[0] === figures(locale, 11) ? [figures(locale, 11)] : [ten];
    const last = points[3]?.length === 1 ? [four] : [one, four];
    expect(points).toEqual([best, [nine, ten], [five, eight], last]);
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
    for (const block of blocks) if (block.kind !== 'table') expect(numbers(block.text)).not.toContain(other);
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
