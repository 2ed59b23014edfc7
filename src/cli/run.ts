import { CommanderError } from 'commander';
import { error, ProblemError, sentence } from '../speech/index.js';
import { CALL_FAULTS } from './help/spoken-command.js';
import { program } from './program.js';
import { tellAll, tellProblems } from './report/problems.js';
import { say, speak } from './report/say.js';
import { warn } from './report/terminal.js';
import { watchSignals } from './signals.js';

/** Exit codes: done, the input is at fault, the call is at fault. */
export const EXIT = { done: 0, input: 1, call: 2 } as const;

/** The whole program. */
export async function start(typed: readonly string[]): Promise<void> {
  watchSignals();
  watchOutput();
  const code = await run(typed);
  // Output that could not be written may have set one.
  process.exitCode ||= code;
}

/** Runs one command line; returns the exit code and never throws. */
export async function run(typed: readonly string[]): Promise<number> {
  // Of every command, wherever it stands.
  const { args, language } = withoutLanguage(typed.filter(arg => arg !== '--verbose'));
  tellAll(typed.includes('--verbose'));
  try {
    speak(language);
    await program().parseAsync(withCommand(args), { from: 'user' });
    return EXIT.done;
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.call;
    if (fault instanceof ProblemError) {
      tellProblems(fault.problems);
      const errors = fault.problems.filter(problem => problem.level === 'error');
      const reads = args[0] === 'verify' || args[1] === 'check';
      const count = sentence('summary.errors', { count: errors.length });
      warn(say(count, ...(reads ? [] : [sentence('summary.nothing-written')])));
      return errors.every(
        ({ code, place }) =>
          CALL_FAULTS.includes(code) ||
          ['game', 'map', 'key kind'].includes(place) ||
          /^(?:[a-z]+ ){0,2}--/.test(place),
      )
        ? EXIT.call
        : EXIT.input;
    }
    console.error(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    warn(say(sentence('summary.our-mistake')));
    return EXIT.input;
  }
}

/** From now on, output that can't be written ends nothing: it is told once, if it matters. */
function watchOutput(): void {
  process.stdout.on('error', tellUnwritten);
  // There is nobody left to tell.
  process.stderr.on('error', () => {});
}

/** Whoever reads may stop, such as `| head -1`: the files are made all the same. A full disk is told, once. */
function tellUnwritten(fault: NodeJS.ErrnoException): void {
  if (fault.code === 'EPIPE' || process.exitCode === EXIT.input) return;
  tellProblems([error('cli.untold', 'stdout', { reason: fault.code ?? fault.message })]);
  process.exitCode = EXIT.input;
}

/** `--language fa` or `--language=fa`, wherever it stands. */
function withoutLanguage(typed: readonly string[]): {
  readonly args: readonly string[];
  readonly language?: string;
} {
  const at = typed.findIndex(arg => /^--language(=|$)/.test(arg));
  if (at < 0) return { args: typed };
  const [, inside] = /^--language=(.*)$/.exec(typed[at]) ?? [];
  return {
    args: typed.toSpliced(at, inside === undefined ? 2 : 1),
    language: inside ?? typed[at + 1] ?? '',
  };
}

/** Options alone are options of `print`. */
function withCommand(args: readonly string[]): string[] {
  const [first] = args;
  const own = ['-h', '--help', '-V', '--version'];
  return first === undefined || (first.startsWith('-') && !own.includes(first))
    ? ['print', ...args]
    : [...args];
}
