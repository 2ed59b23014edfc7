import { expect, test } from 'vitest';
import { loadTemplates, readRules, recipeSchema } from '../../data/index.js';
import { flat, inkOf, inside, project, settingOf, textsOf } from '../faces.fixture.js';
import { roundStrip, turnStrip } from './example.js';
import { rulesMeasures } from './measures.js';

const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(rulesMeasures).example;
const measure = { width: 80, scale: 1, leading: 1.5 };
const page = { x: 0, y: 0, width: 80, height: 60 };

const turn = {
  clue: 'forest, 2',
  team: 'red',
  table: [
    [
      { word: 'castle', role: 'blue' },
      { word: 'bear', role: 'red', guess: 1 },
    ],
    [
      { word: 'a very long word indeed', role: 'bystander', guess: 2 },
      { word: 'comb', role: 'assassin' },
    ],
  ],
  caption: 'Bear is red.',
} as const;

function drawn(locale: string) {
  const setting = settingOf(locale);
  const table = turn.table.map(row => row.map(card => ({ ...card })));
  const strip = turnStrip(setting, slots, { ...turn, table }, measure, () => []);
  const items = strip.draw(0, 0);
  const place = (text: string) => {
    const [found, ...more] = textsOf(items).filter(({ item }) => item.line.text === text);
    expect(more).toEqual([]);
    return inkOf(found);
  };
  return { setting, strip, items, place };
}

test.each([
  'en',
  'fa',
])('a turn in %s: the clue is where reading starts, the cards lie row by row beside it', locale => {
  const { place, strip, items } = drawn(locale);
  const ahead = locale === 'fa' ? -1 : 1;
  expect(ahead * (place('castle').x - place('forest, 2').x)).toBeGreaterThan(0);
  expect(ahead * (place('bear').x - place('castle').x)).toBeGreaterThan(0);
  expect(place('comb').y).toBeGreaterThan(place('bear').y);
  for (const text of textsOf(items))
    inside(inkOf(text), { ...page, height: strip.height }, text.item.line.text);
});

test('a turn with one row of cards has room for its key', () => {
  const setting = settingOf('en');
  const row = turn.table[0].map(card => ({ ...card }));
  const { height, draw } = turnStrip(setting, slots, { ...turn, table: [row] }, measure, () => []);
  for (const { item } of flat(draw(0, 0)))
    if (item.kind === 'rect') {
      expect(Math.min(item.width, item.height)).toBeGreaterThan(2);
      expect(item.y + item.height).toBeLessThanOrEqual(height);
    }
});

test('words of one row stand on one baseline, a long one set smaller', () => {
  const { items } = drawn('en');
  const at = (text: string) => textsOf(items).find(({ item }) => item.line.text === text)?.item;
  expect(at('castle')?.y).toBe(at('bear')?.y);
  expect(at('a very long word indeed')?.y).toBe(at('comb')?.y);
  expect(at('a very long word indeed')?.line.size).toBeLessThan(at('comb')?.line.size ?? 0);
});

test('only cards that were touched have their number and the colour of whoever was there', () => {
  const { items, setting, place } = drawn('en');
  const { red, redTint, bystanderTint, blueTint, assassinTint } = setting.theme.colours;
  const fills = flat(items).flatMap(({ item }) =>
    'fill' in item && item.kind === 'rect' ? [item.fill] : [],
  );
  for (const tint of [redTint, bystanderTint]) expect(fills.filter(fill => fill === tint)).toHaveLength(1);
  for (const tint of [blueTint, assassinTint]) expect(fills).not.toContain(tint);
  expect(place('1').x).toBeLessThan(place('bear').x);
  expect(fills).toContain(red);
});

test('a round of the code game has a line from each clue to its keyword', () => {
  const round = {
    team: 'red',
    code: [4, 1, 3],
    clues: ['i', 'ii', 'iii'],
    keywords: ['a', 'b', 'c', 'd'],
    caption: 'Three.',
  } as const;
  const setting = settingOf('en');
  const strip = roundStrip(
    setting,
    slots,
    { ...round, code: [...round.code], clues: [...round.clues], keywords: [...round.keywords] },
    measure,
  );
  const items = strip.draw(0, 0);
  const centreOf = (text: string) => {
    const [found] = textsOf(items).filter(({ item }) => item.line.text === text);
    const ink = inkOf(found);
    return ink.y + ink.height / 2;
  };
  const ends = flat(items).flatMap(({ item }) => {
    const [, from, to] = item.kind === 'path' ? (/^M \S+ (\S+) C .* (\S+)$/.exec(item.d) ?? []) : [];
    return from === undefined ? [] : [[Number(from), Number(to)]];
  });
  expect(ends).toHaveLength(3);
  for (const [i, [from, to]] of ends.entries()) {
    expect(Math.abs(from - centreOf(round.clues[i]))).toBeLessThan(1.5);
    expect(Math.abs(to - centreOf(round.keywords[round.code[i] - 1]))).toBeLessThan(1.5);
  }
});

const SHEETS = project
  .list('templates/rules')
  .flatMap(locale => ['codenames', 'duet', 'pictures', 'decrypto'].map(game => [locale, game] as const));

test.each(SHEETS)('in %s the rules of %s have one example, and it keeps the rules', (locale, game) => {
  const file = `templates/rules/${locale}/${game}.md`;
  const { blocks } = readRules(project.text(file), file, { known: ['5x5', '5x4'], printed: '5x5' });
  const examples = blocks.flatMap(block => (block.kind === 'turn' || block.kind === 'round' ? [block] : []));
  expect(examples).toHaveLength(1);
  const [example] = examples;
  expect(example.kind === 'round').toBe(game === 'decrypto');
  if (example.kind === 'round') {
    expect(new Set(example.round.code).size).toBe(3);
    return;
  }
  const { clue, team, table } = example.turn;
  const guesses = table
    .flat()
    .filter(card => card.guess !== undefined)
    .sort((a, b) => (a.guess ?? 0) - (b.guess ?? 0));
  // The number of the clue in the digits of the locale; at most one guess more, and nobody goes on after a mistake.
  const [digit] = clue.match(/\p{Nd}/u) as RegExpMatchArray;
  const number = '۰۱۲۳۴۵۶۷۸۹'.includes(digit) ? '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) : Number(digit);
  expect(guesses.length).toBeLessThanOrEqual(number + 1);
  expect(guesses.slice(0, -1).every(({ role }) => role === team)).toBe(true);
  expect(guesses.at(-1)?.role).not.toBe(team);
  expect(table.flat().filter(({ role }) => role === team).length).toBeGreaterThanOrEqual(number);
});
