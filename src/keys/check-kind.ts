import { choicesFor, error, type Problem } from '../speech/index.js';
import { type KeyKind, shownRoles, teamNames } from './kind.js';

const MOST_CELLS = 36;

/** Every error in a description of key cards: an empty list means it can be dealt. `place` is where it was written. */
export function checkKind(kind: KeyKind, place = `key kind ${kind.id}`): Problem[] {
  return [
    ...checkCells(kind, place),
    ...checkTeams(kind, place),
    ...checkTurns(kind, place),
    ...checkFaces(kind, place),
  ];
}

function checkCells({ letter, columns, rows, counts }: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  if (!/^[A-HJKMNP-TV-Z]$/.test(letter)) problems.push(error('keys.kind-letter', place, { letter }));
  const cells = columns * rows;
  const whole = (n: number, least: number) => Number.isInteger(n) && n >= least;
  if (!whole(columns, 1) || !whole(rows, 1) || cells > MOST_CELLS)
    problems.push(error('keys.kind-grid', place, { columns, rows, most: MOST_CELLS }));
  const wrong = Object.entries(counts).filter(([, count]) => !whole(count, 0));
  for (const [name, count] of wrong) problems.push(error('keys.kind-count', place, { name, count }));
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  if (wrong.length === 0 && sum !== cells) problems.push(error('keys.kind-sum', place, { sum, cells }));
  return problems;
}

function checkTeams(kind: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  const { teams } = kind;
  const counted = Object.keys(kind.counts);
  const names = teamNames(kind);
  if (teams.length === 1 || teams.length > 4 || new Set(teams).size !== teams.length)
    problems.push(error('keys.kind-teams', place, { teams }));
  for (const team of teams)
    if (counted.includes(team)) problems.push(error('keys.kind-team-role', place, { team, names }));
  for (const name of ['starting', 'other', 'second', 'third', 'fourth'])
    if (counted.includes(name) !== names.includes(name))
      problems.push(
        error('keys.kind-team-counts', place, { name, names: names.length > 0 ? names : 'none' }),
      );
  return problems;
}

function checkTurns({ turns, columns, rows, counts, exchange = {} }: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  const sorted = [...turns].sort((a, b) => a - b).join(' ');
  if (!['0', '0 180', '0 90 180 270'].includes(sorted))
    problems.push(error('keys.kind-turns', place, { turns: sorted }));
  if (turns.length > 2 && columns !== rows)
    problems.push(error('keys.kind-quarter', place, { columns, rows }));
  for (const [from, to] of Object.entries(exchange))
    if (exchange[to] !== from || counts[from] === undefined || counts[from] !== counts[to])
      problems.push(error('keys.kind-exchange', place, { from, to }));
  return problems;
}

function checkFaces(kind: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  const { faces, exchange = {} } = kind;
  if (faces !== undefined) {
    const roles = Object.keys(kind.counts);
    for (const role of roles)
      if (faces[role] === undefined) problems.push(error('keys.kind-face-missing', place, { role }));
    for (const role of Object.keys(faces))
      if (!roles.includes(role))
        problems.push(error('keys.kind-face-unknown', place, { role, ...choicesFor(role, roles) }));
    if (kind.teams.length > 0) problems.push(error('keys.kind-face-teams', place));
    for (const [from, to] of Object.entries(exchange)) {
      const [there, back] = [faces[from], faces[to]];
      if (there && back && (there[0] !== back[1] || there[1] !== back[0]))
        problems.push(error('keys.kind-face-exchange', place, { from, to }));
    }
  }
  return [...problems, ...checkLetters(kind, place)];
}

function checkLetters(kind: KeyKind, place: string): Problem[] {
  const problems: Problem[] = [];
  const owner = new Map<string, string>();
  for (const role of shownRoles(kind)) {
    const letters = kind.letters[role]?.toUpperCase() ?? '';
    if (!/^[^\s|,;"']+$/u.test(letters)) problems.push(error('keys.kind-letters', place, { role, letters }));
    for (const letter of letters) {
      const first = owner.get(letter);
      if (first !== undefined && first !== role)
        problems.push(error('keys.kind-letter-twice', place, { letter, first, second: role }));
      owner.set(letter, role);
    }
  }
  return problems;
}
