import type { AgentRole } from '../../data/index.js';
import { error, type Problem } from '../../speech/index.js';
import type { CodeCard } from './cards.js';

interface CodeRules {
  readonly teams: readonly AgentRole[];
  readonly digits: number;
  readonly length: number;
}

/**
 * What is true of the code cards of a box, without the code that made them: each has `length` different digits from 1 to
 * `digits`, no team has a code twice, and each has digits! / (digits - length)! of them. Returns an error for each fault.
 */
export function codeLaws(
  cards: readonly Pick<CodeCard, 'id' | 'team' | 'code'>[],
  { teams, digits, length }: CodeRules,
): readonly Problem[] {
  const problems: Problem[] = [];
  const codes = new Map<AgentRole, Set<number>>(teams.map(team => [team, new Set()]));
  for (const { id, team, code } of cards) {
    // Each code is a number in base digits + 1, and the digits it has are bits of another.
    const number = code.reduce((sum, digit) => sum * (digits + 1) + digit, 0);
    const bits = code.reduce((seen, digit) => seen | (1 << digit), 0);
    const isLegal =
      code.length === length &&
      (bits & 1) === 0 &&
      bits < 2 << digits &&
      bits.toString(2).replaceAll('0', '').length === length;
    if (!isLegal) problems.push(error('deck.code-illegal', id, { code: code.join(' '), digits, length }));
    const own = codes.get(team) ?? new Set();
    if (own.has(number)) problems.push(error('deck.code-twice', id, { code: code.join(' ') }));
    codes.set(team, own.add(number));
  }
  let expected = 1;
  for (let left = digits; left > digits - length; left--) expected *= left;
  for (const [team, { size: found }] of codes)
    if (found !== expected) problems.push(error('deck.codes-missing', team, { found, expected }));
  return problems;
}
