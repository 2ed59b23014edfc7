import { describe, expect, test } from 'vitest';
import { figures, loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import type { Item, Line } from '../../scene/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { optionsOf } from '../options.fixture.js';
import { tokenArt } from '../tokens/part.js';
import { notesMeasures } from './measures.js';
import { notesPage } from './page.js';
import { notes } from './part.js';

const { measures, sheet, art: artAt } = loadTemplates(recipeSchema.parse({}), project, project);
const slots = measures(notesMeasures);
const art = tokenArt(artAt);
const counts = optionsOf('decrypto', notes);
const PAPERS = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'Letter', width: 215.9, height: 279.4 },
];

function made(locale: string, paper: { readonly width: number; readonly height: number }) {
  const setting = settingOf(locale);
  const [x, y] = [slots.side, sheet.slugBand];
  const area = { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
  return { setting, area, items: notesPage(setting, slots, 'red', counts, area, art) };
}

/** Lines from side to side, in millimetres of the page. */
function rulesOf(items: readonly Item[]) {
  return flat(items).flatMap(({ item, matrix: [, , , , dx, dy] }) => {
    if (item.kind !== 'line' || item.y1 !== item.y2) return [];
    const { x1, x2, y1 } = item as Line;
    return [{ left: Math.min(x1, x2) + dx, right: Math.max(x1, x2) + dx, y: y1 + dy }];
  });
}

describe.each(
  locales.flatMap(locale => PAPERS.map(paper => ({ locale, ...paper }))),
)('a side of a note sheet in $locale on $name', ({ locale, ...paper }) => {
  const { setting, area, items } = made(locale, paper);
  const texts = textsOf(items);

  test('has three lines for the clues of each of eight rounds, and eight for each keyword', () => {
    const rules = rulesOf(items);
    const isWide = ({ left, right }: (typeof rules)[number]) => right - left > area.width / 3;
    // The field for the team's name is wider than a column.
    expect(rules.filter(rule => isWide(rule))).toHaveLength(1 + 8 * 3);
    expect(rules.filter(rule => !isWide(rule))).toHaveLength(4 * (1 + 8));
  });

  test('leaves at least 8 mm to write on each line', () => {
    for (const a of rulesOf(items)) {
      const below = rulesOf(items).filter(b => b.left < a.right && b.right > a.left && b.y > a.y + 0.5);
      for (const b of below) expect(b.y - a.y).toBeGreaterThanOrEqual(8);
    }
  });

  test('names the columns, and numbers rounds and keywords in the figures of the locale', () => {
    const said = texts.map(({ item }) => item.line.text);
    for (const key of ['team.red', 'notes.name', 'notes.collect'])
      expect(said).toContain(phrase(setting.locale, key));
    for (const [key, times] of [
      ['notes.clue', 2],
      ['notes.guess', 2],
      ['notes.code', 2],
      ['notes.keyword', 4],
    ] as const)
      expect(said.filter(text => text === phrase(setting.locale, key))).toHaveLength(times);
    for (let n = 1; n <= 8; n++)
      expect(said.filter(text => text === figures(setting.locale, n))).toHaveLength(n <= 4 ? 2 : 1);
  });

  test('stays on its page, text apart from text', () => {
    for (const [i, text] of texts.entries()) {
      inside(inkOf(text), area, text.item.line.text);
      for (const other of texts.slice(i + 1))
        expect(apart(inkOf(text), inkOf(other)), text.item.line.text).toBe(true);
    }
    for (const { left, right, y } of rulesOf(items))
      inside({ x: left, y, width: right - left, height: 0 }, area, 'a line');
  });
});

test('a paper with too little room for the lines is refused', () => {
  expect(() => made('en', { width: 150, height: 210 })).toThrow('--paper: faces.notes-too-long');
});
