import type { Key, KeyKind, KeyProof, KeyReport } from '../../keys/index.js';
import { countOf, gameName, roleName, type Sentence, sentence } from '../../speech/index.js';

/** What was proved of a batch that was dealt. */
export function tellDealt({ cards, starts }: KeyProof): Sentence {
  const teams = teamCounts(starts);
  return sentence('summary.dealt', { count: cards, start: teams.length > 0 ? 'yes' : 'no', teams });
}

/** What was proved of cards of one kind that were read. */
export function tellChecked(kind: string, { cards, starts }: KeyProof): Sentence {
  const teams = teamCounts(starts);
  return sentence('summary.checked', {
    count: cards,
    kind: gameName(kind),
    start: teams.length > 0 ? 'yes' : 'no',
    teams,
  });
}

/** How many layouts fit the wishes for one card. */
export function tellLayouts(layouts: bigint): Sentence {
  return sentence('summary.layouts', { layouts: countOf(layouts) });
}

/** Whether the dealing looks fair, and the chi-square of each role on each face. */
export function tellStatistics({ maps, verdict, runs, distances }: KeyReport): readonly Sentence[] {
  const { length = 0, role = '', card = 0 } = runs.longest ?? {};
  const { least, sample } = distances;
  const fair = verdict.fair === undefined ? 'unknown' : verdict.fair ? 'yes' : 'no';
  const spread = {
    fair,
    length,
    role: roleName(role),
    card,
    least: least ?? 0,
    sample: least === undefined ? 0 : sample,
  };
  const tests = maps.map(({ face, role, chiSquare, p }) =>
    sentence('phrases.test', { role: roleName(role), face, chi: chiSquare, p }),
  );
  return [
    sentence('summary.spread', spread),
    sentence('summary.tests', { degrees: maps[0]?.degrees ?? 0, tests }),
  ];
}

/** Which letter of a typed grid is which role, and who starts. */
export function tellLegend({ letters }: KeyKind, { start }: Pick<Key, 'start'>): Sentence {
  const legend = Object.entries(letters).map(([role, [letter]]) =>
    sentence('phrases.letter', { letter, role: roleName(role) }),
  );
  return start === undefined
    ? sentence('phrases.legend', { legend })
    : sentence('phrases.legend-start', { legend, team: roleName(start) });
}

/** Which team starts. */
export function tellStart(team: string): Sentence {
  return sentence('phrases.starts', { team: roleName(team) });
}

/** `20 red`, for each team that starts. */
export function teamCounts(starts: KeyProof['starts']): readonly Sentence[] {
  return Object.entries(starts).map(([team, count]) =>
    sentence('phrases.team', { count, team: roleName(team) }),
  );
}
