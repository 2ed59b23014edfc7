import { error, notice, type Problem, type Sentence, sentence, warning } from '../../speech/index.js';
import { say, sentences } from './say.js';
import { warn } from './terminal.js';

/** So many problems of one kind are told one by one: more of them would push all others off the terminal. */
const MOST_ALIKE = { error: 50, warning: 50, notice: 1 } as const;

/** So many things a notice names of more than twice as many. */
const MOST_NAMED = 3;

let verbose = false;

/** Whether every notice is told, as `--verbose` asks for. */
export function tellAll(all: boolean): void {
  verbose = all;
}

/**
 * Without the notices on lists that come with Deckwright, unless `--verbose` asks for them: nobody who prints a deck can
 * act on them.
 */
export function actionable(problems: readonly Problem[], isOwnList: boolean): readonly Problem[] {
  const isShipped = ({ level, place }: Problem) => level === 'notice' && place.startsWith('wordlists/');
  return verbose || isOwnList ? problems : problems.filter(problem => !isShipped(problem));
}

/** Prints problems on stderr, one a line. */
export function tellProblems(problems: readonly Problem[]): void {
  for (const line of problemLines(problems)) warn(line);
}

/** A line for each problem, and one for those that there are too many of. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  return [...shortened(problems)].map(problem => {
    const level = sentences().say(sentence('phrases.level', { level: problem.level }));
    return `${level}${headOf(problem)}: ${say(brief(problem))}`;
  });
}

/** A file and its line, or an option, as it is typed; what is neither has a name in the language of the sentence. */
function headOf(problem: Problem): string {
  const known = PLACES[problem.place];
  return known === undefined ? sentences().place(problem) : say(sentence('phrases.place', { place: known }));
}

/** Places that are no file and no option. */
const PLACES: Readonly<Record<string, string>> = {
  game: 'game',
  map: 'map',
  'key kind': 'kind',
  wishes: 'wishes',
  'wish "fixed"': 'fixed',
  'wish "starts"': 'starts',
  fonts: 'fonts',
  version: 'version',
};

/** A notice names a few of many things, unless `--verbose` asks for all. */
function brief(problem: Problem): Problem {
  if (verbose || problem.level !== 'notice') return problem;
  const values = Object.entries(problem.values).map(([name, value]) => {
    const isLong = Array.isArray(value) && value.length > 2 * MOST_NAMED;
    return [name, isLong ? [...value.slice(0, MOST_NAMED), moreThan(value)] : value];
  });
  return { ...problem, values: Object.fromEntries(values) };
}

function moreThan(named: readonly unknown[]): Sentence {
  return sentence('phrases.more', { count: named.length - MOST_NAMED });
}

function* shortened(problems: readonly Problem[]): Generator<Problem> {
  const counts = new Map<string, number>();
  const kindOf = ({ level, code, place }: Problem) => `${level} ${code} ${place}`;
  for (const problem of problems) counts.set(kindOf(problem), (counts.get(kindOf(problem)) ?? 0) + 1);
  const told = new Map<string, number>();
  for (const problem of problems) {
    const kind = kindOf(problem);
    const nth = (told.get(kind) ?? 0) + 1;
    told.set(kind, nth);
    const most = verbose ? Number.POSITIVE_INFINITY : MOST_ALIKE[problem.level];
    if (nth <= most) yield problem;
    else if (nth === most + 1) {
      const count = (counts.get(kind) ?? nth) - most;
      yield OF_LEVEL[problem.level]('cli.more-alike', problem.place, { count });
    }
  }
}

const OF_LEVEL = { error, warning, notice } as const;
