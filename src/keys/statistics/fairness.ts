/** How often each cell of a face held one role. */
export interface CellCounts {
  readonly face: 'front' | 'back';
  /** A `role` that the face shows, or a team by its `turn`: `starting`, `other`, and so on, whatever its colour. */
  readonly of: 'role' | 'turn';
  readonly role: string;
  /** Cards on which the cell held it, row by row from the face's own top left. */
  readonly counts: readonly number[];
  /** What each of them would be on average in a fair deal, and by how much it then varies: one standard deviation. */
  readonly expected: number;
  readonly deviation: number;
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often a fair deal is at least as uneven as this one. */
  readonly p: number;
  /** `few` where too few cards were dealt to say anything. */
  readonly verdict: 'even' | 'uneven' | 'few';
}

export interface FairVerdict {
  /** Undefined where no test could be made. */
  readonly fair?: boolean;
  readonly tests: number;
  readonly failed: number;
  /** Of all tests; 1 where there is none. */
  readonly leastP: number;
}

/** A fair batch fails a test less often than this, all its tests together. */
const ALARM = 0.001;

/** A chi-square of counts that are expected to be smaller says nothing: W. G. Cochran, Biometrics 10 (1954). */
const LEAST_EXPECTED = 5;

export type Unjudged = Omit<CellCounts, 'verdict'>;

/** The tests share the cards, so that their p may hang together: each is held against its share of the alarm (Bonferroni). */
export function judged(maps: readonly Unjudged[]): {
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
