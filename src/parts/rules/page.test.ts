import { describe, expect, test } from 'vitest';
import {
  figures,
  loadTemplates,
  phrase,
  type RulesBlock,
  readRules,
  recipeSchema,
} from '../../data/index.js';
import { bounds } from '../../scene/geometry/index.js';
import type { Item, Text } from '../../scene/index.js';
import {
  apart,
  type Drawn,
  flat,
  inkOf,
  inside,
  pairs,
  project,
  settingOf,
  textsOf,
} from '../faces.fixture.js';
import { rulesMeasures } from './measures.js';
import { rulesPage as madePage } from './page.js';

const rulesPage = (...args: Parameters<typeof madePage>) => madePage(...args).items;

const { sheet, measures } = loadTemplates(recipeSchema.parse({}), project, project);
const SIGN: readonly Item[] = [{ kind: 'circle', cx: 0, cy: 0, r: 1, fill: '#123456' }];
const MARK = { sign: SIGN, text: 'Not for children.' };
const PAPERS = [
  { name: 'A4', width: 210, height: 297 },
  // As narrow as A4, as short as Letter.
  { name: 'universal', width: 210, height: 279.4 },
];
const GAMES = [
  { game: 'codenames', grid: '5x5' },
  { game: 'codenames', grid: '5x4' },
  { game: 'pictures', grid: '5x4' },
  { game: 'pictures', grid: '5x5' },
  { game: 'duet', grid: undefined },
  { game: 'decrypto', grid: undefined },
] as const;
const BLANK = () => [];
const CASES = project
  .list('templates/rules')
  .flatMap(locale => GAMES.flatMap(game => PAPERS.map(paper => ({ locale, ...game, ...paper }))));

function bare(text: string): string {
  return text.replace(/\s/g, '');
}

/** All that a block says, but for numbers. */
function wordsOf(block: RulesBlock): readonly string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(([, remark]) => remark);
    case 'turn': {
      const cards = block.turn.table.flat();
      return [
        block.turn.clue,
        ...cards.flatMap(({ word = [] }) => word),
        ...block.turn.caption.split(/(?<=[.。])/),
      ];
    }
    case 'round': {
      const { clues, keywords, caption } = block.round;
      return [...clues, ...keywords, caption];
    }
    default:
      return [block.text];
  }
}

function made(
  locale: string,
  paper: { width: number; height: number },
  { game, grid } = GAMES[0] as (typeof GAMES)[number],
) {
  const setting = settingOf(locale);
  const file = `templates/rules/${locale}/${game}.md`;
  const rules = readRules(project.text(file), file, { known: ['5x5', '5x4'], printed: grid });
  const [side, top] = [2 * sheet.margin, sheet.slugBand];
  const area = { x: side, y: top, width: paper.width - 2 * side, height: paper.height - 2 * top };
  return {
    setting,
    rules,
    area,
    items: rulesPage(setting, measures(rulesMeasures), rules, area, BLANK, MARK),
  };
}

describe.each(CASES)('the rules of $game ($grid) in $locale on $name', ({ locale, game, grid, ...paper }) => {
  const { setting, rules, area, items } = made(locale, paper, { game, grid } as (typeof GAMES)[number]);
  const texts = textsOf(items);
  const { red } = setting.theme.colours;

  test('stay on their page, between the bands of the slug', () => {
    for (const text of texts) {
      const { x, width } = area;
      const ink = inkOf(text);
      // A letter may lean out of its measure by a hair.
      inside(ink, { ...area, x: x - 0.5, width: width + 1 }, text.item.line.text);
    }
  });

  test('show every word of their file', () => {
    const said = bare(texts.flatMap(({ item }) => (item.fill === red ? [] : [item.line.text])).join(''));
    for (const block of rules.blocks) {
      for (const text of wordsOf(block)) expect(said).toContain(bare(text));
    }
    expect(said).toContain(bare(rules.title));
    expect(said).toContain(bare(MARK.text));
    expect(said).toContain(bare(phrase(setting.locale, 'rules.unofficial')));
  });

  test('number steps and scores in the figures of the locale', () => {
    const numbers = texts.flatMap(({ item }) => (item.fill === red ? [item.line.text] : []));
    const steps = rules.blocks.flatMap(block =>
      block.kind === 'step' ? [figures(setting.locale, block.number)] : [],
    );
    const scores = rules.blocks.flatMap(block =>
      block.kind === 'table' ? block.rows.slice(1).map(([n]) => n) : [],
    );
    expect(numbers).toEqual([...steps, ...scores]);
  });

  test('have no overlapping lines', () => {
    const lines = texts.map(drawn => ({ text: drawn.item.line.text, ink: inkOf(drawn) }));
    expect(pairs(lines).filter(([a, b]) => !apart(a.ink, b.ink))).toEqual([]);
  });

  test('start in the locale’s first column, and use both', () => {
    const middle = area.x + area.width / 2;
    const first = rules.blocks[0];
    const opening = texts.find(
      ({ item }) =>
        first.kind === 'paragraph' && item.line.text !== '' && first.text.startsWith(item.line.text),
    ) as Drawn<Text>;
    const rtl = setting.locale.direction === 'rtl';
    expect(opening.item.x + opening.item.line.width / 2 > middle).toBe(rtl);
    const columns = texts.map(text => inkOf(text)).filter(ink => ink.width < area.width / 2);
    expect(columns.filter(ink => ink.x + ink.width <= middle).length).toBeGreaterThan(10);
    expect(columns.filter(ink => ink.x >= middle).length).toBeGreaterThan(10);
  });

  test('show the child mark they explain', () => {
    const [mark] = flat(items).filter(({ item }) => item.kind === 'circle' && item.fill === '#123456');
    expect(mark).toBeDefined();
    for (const text of texts) {
      expect(apart(inkOf(text), bounds(mark.matrix, { x: -1, y: -1, width: 2, height: 2 }))).toBe(true);
    }
  });
});

describe('a paragraph that goes on in the second column', () => {
  const { setting, area } = made('en', PAPERS[0]);

  test('leaves at least two lines in each', () => {
    const splits = Array.from({ length: 12 }, (_, n) => {
      // Paragraphs of several lines, each of a word of its own.
      const names = Array.from({ length: 6 + n }, (_, i) => `word${String.fromCodePoint(97 + i)}`);
      const blocks = names.map((name, i) => ({
        kind: 'paragraph' as const,
        text: Array.from({ length: 30 + 9 * ((i * n) % 5) }, () => name).join(' '),
      }));
      const texts = textsOf(
        rulesPage(
          setting,
          measures(rulesMeasures),
          { file: 'rules.md', title: 'T', blocks },
          area,
          BLANK,
          MARK,
        ),
      );
      return names.flatMap(name => {
        const lines = texts.filter(({ item }) => item.line.text.startsWith(name));
        const left = lines.filter(({ item }) => item.x < area.x + area.width / 2).length;
        return left > 0 && left < lines.length ? [Math.min(left, lines.length - left)] : [];
      });
    }).flat();
    expect(splits.length).toBeGreaterThan(2);
    expect(Math.min(...splits)).toBeGreaterThanOrEqual(2);
  });
});

describe('a list below a heading', () => {
  const { setting, area } = made('en', PAPERS[0]);

  test('has at least two points in the column of its heading', () => {
    const together = Array.from({ length: 20 }, (_, n) => {
      const before = Array.from({ length: 6 + n }, () => ({ kind: 'paragraph', text: 'A word.' }) as const);
      const heading = { kind: 'heading', text: 'The list' } as const;
      const points = Array.from({ length: 12 }, (_, i) => ({ kind: 'bullet', text: `point ${i}` }) as const);
      const rules = { file: 'rules.md', title: 'T', blocks: [...before, heading, ...points] };
      const texts = textsOf(rulesPage(setting, measures(rulesMeasures), rules, area, BLANK, MARK));
      const middle = area.x + area.width / 2;
      const column = (said: string) =>
        (texts.find(({ item }) => item.line.text === said)?.item.x as number) > middle;
      return [column('The list'), column('point 0'), column('point 1')];
    });
    for (const [heading, first, second] of together) expect([first, second]).toEqual([heading, heading]);
    expect(new Set(together.map(([heading]) => heading)).size).toBe(2);
  });
});

describe('rules that are longer than a page', () => {
  test('are refused, not cut off', () => {
    const { setting, rules, area } = made('en', PAPERS[0]);
    const twice = { ...rules, blocks: [...rules.blocks, ...rules.blocks] };
    expect(() => rulesPage(setting, measures(rulesMeasures), twice, area, BLANK, MARK)).toThrow(
      'faces.rules-too-long',
    );
  });

  test('are set smaller before they are refused; short ones are set larger', () => {
    const { setting, rules, area } = made('en', PAPERS[0]);
    const sizeOfTitle = (blocks: typeof rules.blocks, by = 0) =>
      textsOf(
        rulesPage(
          setting,
          measures(rulesMeasures),
          { ...rules, blocks },
          { ...area, height: area.height - by },
          BLANK,
          MARK,
        ),
      )[0].item.line.size;
    const whole = sizeOfTitle(rules.blocks);
    expect(sizeOfTitle(rules.blocks, 25)).toBeLessThan(whole);
    expect(sizeOfTitle(rules.blocks.slice(0, 4))).toBeGreaterThan(whole);
  });
});

test('a deck without the child mark has rules that do not speak of it', () => {
  const { setting, rules, area } = made('yue', PAPERS[0]);
  const items = rulesPage(setting, measures(rulesMeasures), rules, area, BLANK);
  expect(flat(items).filter(({ item }) => 'fill' in item && item.fill === '#123456')).toEqual([]);
  const texts = textsOf(items).map(({ item }) => item.line.text);
  expect(texts.join('')).not.toContain(MARK.text);
  expect(bare(texts.join(''))).toContain(bare(phrase(setting.locale, 'rules.unofficial')));
});
