import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { agentFacesSchema, stretchAgentFace } from '../../parts/agents/measures.js';
import { stretchWordFace, wordFaceSchema } from '../../parts/words/measures.js';
import { planLayout, slotCount } from '../../sheets/imposition/index.js';
import { papersSchema, sheetSchema, sizesSchema } from '../schema/paper.js';
import { readYaml } from '../yaml.js';
import { wordCardProblems, wordCardSize, wordCardSizes } from './size.js';

const project = projectLibrary();
const read = <T>(name: string, schema: Parameters<typeof readYaml<T>>[2]) =>
  readYaml(project.text(`templates/${name}`), `templates/${name}`, schema);
const sizes = read('sizes.yaml', sizesSchema);
const usual = sizes.word;
const names = Object.keys(wordCardSizes(sizes));

describe('the size of word cards', () => {
  test('is 65 x 43 mm if nobody says otherwise', () => {
    expect(wordCardSize(undefined, sizes)).toMatchObject({ width: 65, height: 43 });
    expect(wordCardProblems(undefined, sizes)).toEqual([]);
  });

  test('lies on its long side, by name and by measure', () => {
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const { width, height } = wordCardSize(name, sizes);
      expect(width, name).toBeGreaterThan(height);
    }
    expect(wordCardSize('55x85', sizes)).toMatchObject({ width: 85, height: 55 });
    expect(wordCardSize('90.5 × 55', sizes)).toMatchObject({ width: 90.5, height: 55 });
  });

  test('fits each paper that comes with Deckwright, two-sided and folded', () => {
    const sheet = read('sheet.yaml', sheetSchema);
    for (const [paper, area] of Object.entries(read('papers.yaml', papersSchema)))
      for (const name of names)
        for (const flip of ['long-edge', 'none'] as const) {
          const layout = planLayout(area, wordCardSize(name, sizes), sheet, flip);
          expect(layout && slotCount(layout), `${name} on ${paper}, ${flip}`).toBeGreaterThan(0);
        }
  });

  test.each(['44x30', '201x100', '100x29', '999x999', '0x0'])('is not %s', size => {
    expect(wordCardProblems(size, sizes)).toMatchObject([
      { code: 'templates.card-measure', place: '--card-size', values: { size } },
    ]);
  });

  test.each([
    ['pocker', 'poker'],
    ['mini-uero', 'mini-euro'],
  ])('of the name %s is told to be %s', (typed, near) => {
    expect(wordCardProblems(typed, sizes)).toMatchObject([
      { code: 'templates.unknown-name', values: { value: typed, near } },
    ]);
  });

  test.each([
    'word',
    'key',
    '85',
    'x',
    '85x',
    '-85x55',
    '85x55x3',
    '1e2x55',
  ])('%s is no size of them', size => {
    expect(wordCardProblems(size, sizes)).toHaveLength(1);
  });
});

describe('a face drawn for 65 x 43 mm', () => {
  const word = read('faces/word.yaml', wordFaceSchema);
  const agent = read('faces/agent.yaml', agentFacesSchema).word;

  test('is the same on a card twice as large, at twice the distance', () => {
    const twice = { width: 130, height: 86 };
    const { frame, label, number, rule } = stretchWordFace(word, usual, twice);
    expect(frame).toMatchObject({ x: 6, y: 6, width: 118, height: 74 });
    expect(label.y).toBeCloseTo(2 * word.label.y, 9);
    expect(label.height).toBeCloseTo(2 * word.label.height, 9);
    expect(rule.x2).toBeCloseTo(2 * word.rule.x2, 9);
    expect(number.x).toBeCloseTo(2 * word.number.x, 9);
    expect(stretchAgentFace(agent, usual, twice).portrait.size).toBeCloseTo(2 * agent.portrait.size, 9);
  });

  test.each(names)('keeps everything inside its frame on %s', name => {
    const card = wordCardSize(name, sizes);
    const { frame, label, word: room, reverse, child, rule } = stretchWordFace(word, usual, card);
    const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
    expect(frame.x).toBeCloseTo(card.width - right, 9);
    for (const rect of [label, room, reverse]) {
      expect(rect.x).toBeGreaterThan(frame.x);
      expect(rect.x + rect.width).toBeLessThan(right);
      expect(rect.y).toBeGreaterThan(frame.y);
      expect(rect.y + rect.height).toBeLessThan(bottom);
    }
    expect(reverse.y + reverse.height).toBeLessThan(rule.y);
    expect(child.y + child.r).toBeLessThan(rule.y);
    const { panel, band, portrait } = stretchAgentFace(agent, usual, card);
    expect(portrait.x).toBeGreaterThan(panel.x + band.size);
    expect(portrait.x + portrait.size).toBeLessThan(panel.x + panel.width);
    expect(portrait.y + portrait.size).toBeCloseTo(panel.y + panel.height, 9);
  });
});
