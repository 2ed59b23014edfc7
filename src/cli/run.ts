import { CommanderError } from 'commander';
import { ProblemError } from '../problem.js';
import { program } from './program.js';
import { tellProblems } from './report/problems.js';

/** Exit codes: done, the input is at fault, the call is at fault. */
export const EXIT = { done: 0, input: 1, call: 2 } as const;

/** Runs one command line; returns the exit code and never throws. */
export async function run(args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  try {
    await program().parseAsync(withCommand(args), { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.call;
    if (error instanceof ProblemError) {
      tellProblems(error.problems);
      const errors = error.problems.filter(problem => problem.level === 'error');
      const reads = args[0] === 'verify' || args[1] === 'check';
      const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
      console.error(reads ? `${count}.` : `${count}. Nothing was written.`);
      return errors.every(
        ({ place }) => ['game', 'map'].includes(place) || /^(?:[a-z]+ make )?--/.test(place),
      )
        ? EXIT.call
        : EXIT.input;
    }
    console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    console.error('This is a mistake in Deckwright, not yours. Nothing was written.');
    return EXIT.input;
  }
}

/** Whoever reads may stop, such as `| head -1`: the files are made all the same. */
function ignoreClosedPipe(fault: NodeJS.ErrnoException): void {
  if (fault.code !== 'EPIPE') throw fault;
}

/** Options alone are options of `print`. */
function withCommand(args: readonly string[]): string[] {
  const [first] = args;
  const own = ['-h', '--help', '-V', '--version'];
  return first === undefined || (first.startsWith('-') && !own.includes(first))
    ? ['print', ...args]
    : [...args];
}
