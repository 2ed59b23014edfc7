import { expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadMessages } from '../../data/index.js';
import type { Problem, Sentence } from '../../speech/index.js';
import { howToPrint } from './deck.js';
import { tellDealt } from './keys.js';
import { tellList } from './list.js';
import { provedFacts, provedLine } from './proved.js';

const { say } = loadMessages(projectLibrary());

test('what was proved is one sentence, in the order in which a person asks', () => {
  const checks = [
    { name: 'fonts', count: 3 },
    { name: 'words', count: 400 },
    { name: 'key cards', count: 1 },
    { name: 'page size', count: 9 },
  ] as const;
  const line = provedLine(checks) as Sentence;
  expect(say(line)).toBe(
    'Read back from the finished PDFs: 1 key card is legal and true to its id; all 400 words are present, and marked as they should be; all fonts are embedded.',
  );
  expect(provedFacts(checks)).toHaveLength(3);
});

test('nothing is said where nothing was proved', () => {
  expect(provedLine([{ name: 'words', count: 0 }])).toBeUndefined();
});

test('thousands of key cards are told, and who starts them', () => {
  const proof = { cards: 12_000, problems: [] };
  expect(say(tellDealt({ ...proof, starts: { red: 6000, blue: 6000 } }))).toContain(
    '12,000 key cards (6,000 red, 6,000 blue starts): ',
  );
  expect(say(tellDealt({ ...proof, starts: {} }))).toContain('12,000 key cards: ');
});

test('paper is counted, and the flip only told where the printer turns it', () => {
  expect(say(howToPrint('A4', 1))).toBe('Print at 100 % (no scaling) on A4, 1 sheet of paper.');
  expect(say(howToPrint('Letter', 20, 'short-edge'))).toBe(
    'Print at 100 % (no scaling) on Letter, 20 sheets of paper; cards two-sided, flip on the short edge.',
  );
});

test('a list is praised only where it has no mistakes', () => {
  const fox = { text: 'fox', childSafe: true };
  const words = [fox, { ...fox, childSafe: false }, { ...fox, difficulty: 'hard' }] as unknown as Parameters<
    typeof tellList
  >[0]['words'];
  const twice = { level: 'warning' } as Problem;
  expect(say(...tellList({ words, problems: [] }, 'en'))).toBe(
    '3 words in en, 1 of them not for children, 1 hard. No mistakes found.',
  );
  expect(say(...tellList({ words, problems: [twice] }, 'en'))).not.toContain('No mistakes');
});
