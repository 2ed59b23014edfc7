import { roleName } from '../../../names.js';
import { type Sentence, sentence } from '../../../problem.js';
import type { ExpectedCodes } from '../../expectation.js';
import { looksOfFront, looksOfPattern, readCode } from '../../faces/code-game/code-face.js';
import type { Findings } from '../../findings.js';
import type { CheckedCard } from '../checked-card.js';
import { differences } from '../tally.js';

/** Reads code cards, and holds them against all codes of each team. */
export class Codes {
  readonly #expected: ExpectedCodes;
  readonly #found: string[] = [];

  constructor(expected: ExpectedCodes) {
    this.#expected = expected;
  }

  add(card: CheckedCard): void {
    const { captions, fronts, backs } = this.#expected;
    card.count('codes');
    const code = readCode(card.front, captions);
    if (code === undefined) {
      card.fault('codes', sentence('preflight.no-code'));
      return;
    }
    const teams = looksOfFront(card.front, fronts);
    const [team = 'none'] = teams.length === 1 ? teams : [];
    if (team === 'none') card.fault('codes', sentence('preflight.code-team', { code: code.join(' ') }));
    this.#found.push(nameOf(team, code));
    if (backs === undefined) return;
    const behind = looksOfPattern(card.back, backs);
    const [other = 'none'] = behind;
    if (!behind.includes(team))
      card.fault(
        'codes',
        sentence('preflight.code-back', { team: teamName(team), other: teamName(other) }),
        'back',
      );
  }

  finish(findings: Findings): void {
    const expected = Object.entries(this.#expected.codes).flatMap(([team, codes]) =>
      codes.map(code => nameOf(team, code)),
    );
    for (const { item, found, expected: meant } of differences(this.#found, expected)) {
      const [team, code] = item.split(': ');
      findings.fault(
        'codes',
        sentence('preflight.codes', { team: roleName(team), code, found, expected: meant }),
      );
    }
  }
}

/** `none` is a case of the sentence. */
function teamName(team: string): Sentence | string {
  return team === 'none' ? team : roleName(team);
}

function nameOf(team: string, code: readonly string[]): string {
  return `${team}: ${code.join(' ')}`;
}
