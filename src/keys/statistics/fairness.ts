/** How often each cell of a face held one role, and how that compares with a fair deal. */
export interface CellCounts {
  readonly face: 'front' | 'back';
  /** A `role` that the face shows, or a team by its `turn` (`starting`, `other` ...), whatever its colour. */
  readonly of: 'role' | 'turn';
  readonly role: string;
  /** Cards on which the cell held it, row by row from the face's own top left. */
  readonly counts: readonly number[];
  /** Mean and standard deviation of each count in a fair deal. */
  readonly expected: number;
  readonly deviation: number;
  readonly chiSquare: number;
  readonly degrees: number;
  /** The chance that a fair deal is at least as uneven. */
  readonly p: number;
  /** `few` where too few cards were dealt to tell. */
  readonly verdict: 'even' | 'uneven' | 'few';
}

export interface FairVerdict {
  /** Absent where no test could be made. */
  readonly fair?: boolean;
  readonly tests: number;
  readonly failed: number;
  /** The least p of all tests; 1 where there is none. */
  readonly leastP: number;
}

/** The chance that a fair batch fails any of its tests. */
const ALARM = 0.001;

/** With smaller expected counts chi-square tells nothing: W. G. Cochran, Biometrics 10 (1954). */
const LEAST_EXPECTED = 5;

export type Unjudged = Omit<CellCounts, 'verdict'>;

/** The tests share the cards and may depend on each other, so each gets its share of the alarm (Bonferroni). */
export function judge(maps: readonly Unjudged[]): {
  readonly maps: readonly CellCounts[];
  readonly verdict: FairVerdict;
} {
  const sound = maps.filter(({ expected }) => expected >= LEAST_EXPECTED);
  const tests = sound.length;
  const all = maps.map((map): CellCounts => {
    const failed = map.p * tests < ALARM;
    return { ...map, verdict: !sound.includes(map) ? 'few' : failed ? 'uneven' : 'even' };
  });
  const failed = all.filter(({ verdict }) => verdict === 'uneven').length;
  const leastP = Math.min(1, ...sound.map(({ p }) => p));
  return { maps: all, verdict: { ...(tests > 0 ? { fair: failed === 0 } : {}), tests, failed, leastP } };
}
