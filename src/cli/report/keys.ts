import type { KeyProof, KeyReport } from '../../keys/index.js';

/** `40 key cards (20 red, 20 blue starts)`. */
export function cardsWithStarts(cards: number, starts: KeyProof['starts'], of = ''): string {
  const teams = Object.entries(starts).map(([team, count]) => `${count} ${team}`);
  const begun = teams.length > 0 ? ` (${teams.join(', ')} starts)` : '';
  return `${cards === 1 ? '1 key card' : `${cards} key cards`}${of}${begun}`;
}

/** Whether the dealing looks fair, and the chi-square of each role on each face. */
export function chiSquareLines({ maps, verdict, runs, distances }: KeyReport): string[] {
  const said = verdict.fair === undefined ? 'too few cards to tell' : verdict.fair ? 'evenly' : 'NOT evenly';
  const told = maps.map(({ face, role, chiSquare, p }) => {
    const name = face === 'back' ? `${role} (back)` : role;
    return `${name} ${chiSquare.toFixed(1)} (p ${p.toFixed(3)})`;
  });
  const degrees = maps[0]?.degrees ?? 0;
  const runOf = runs.longest
    ? `; longest run ${runs.longest.length} (${runs.longest.role}, card ${runs.longest.card})`
    : '';
  const least =
    distances.least === undefined
      ? ''
      : `; least distance ${distances.least} among ${distances.sample} cards`;
  return [
    `Roles are spread over the cells: ${said}${runOf}${least}.`,
    `Chi-square with ${degrees} degrees of freedom: ${told.join(', ')}.`,
  ];
}
