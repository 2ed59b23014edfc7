import { Command, type HelpContext, type Option } from 'commander';
import { choicesFor, error, type Problem, ProblemError } from '../../speech/index.js';
import { describe } from './describe.js';
import { SpokenHelp } from './spoken-help.js';

/** Of every command, wherever they stand; `run` reads them. */
const EVERYWHERE = ['--help', '--language', '--verbose'];

/**
 * A command whose help, and whose faults of a call, are in the language of the command line. Commander has methods for
 * each such fault, which throw a ProblemError here.
 */
export class SpokenCommand extends Command {
  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name);
  }

  override createHelp(): SpokenHelp {
    return new SpokenHelp();
  }

  override helpInformation(context?: HelpContext): string {
    describe(this.#root);
    return super.helpInformation(context);
  }

  unknownOption(flag: string): never {
    const known = [...this.options.flatMap(({ long }) => long ?? []), ...EVERYWHERE];
    const plain = known.map(each => each.slice(2));
    const { suggested, near } = choicesFor(flag.replace(/^-+/, ''), plain);
    refuse(error('cli.unknown-option', flag, { suggested, near: `--${near}`, help: this.#help }));
  }

  unknownCommand(): never {
    const [name] = this.args;
    const known = this.commands.map(each => each.name());
    refuse(error('cli.unknown-command', name, { ...choicesFor(name, known), help: this.#help }));
  }

  missingArgument(): never {
    refuse(error('cli.missing-argument', this.#path, { usage: this.#usage, help: this.#help }));
  }

  optionMissingArgument({ long, flags }: Option): never {
    refuse(error('cli.missing-value', long ?? flags, { flags, help: this.#help }));
  }

  _excessArguments(given: readonly string[]): never {
    const extra = given[this.registeredArguments.length];
    refuse(error('cli.excess-argument', extra, { usage: this.#usage, help: this.#help }));
  }

  get #root(): Command {
    return this.parent instanceof SpokenCommand ? this.parent.#root : this;
  }

  /** `keys deal`; empty for the whole program. */
  get #path(): string {
    return this.parent instanceof SpokenCommand ? `${this.parent.#path} ${this.name()}`.trim() : '';
  }

  /** `npm start -- verify [files...]` */
  get #usage(): string {
    const names = this.registeredArguments.map(each => {
      const name = each.name() + (each.variadic ? '...' : '');
      return each.required ? `<${name}>` : `[${name}]`;
    });
    return ['npm start --', this.#path, ...names].join(' ');
  }

  get #help(): string {
    return `npm start -- ${this.#path} --help`.replace('  ', ' ');
  }
}

function refuse(problem: Problem): never {
  throw new ProblemError([problem]);
}

/** Faults of the call, whatever place they name. */
export const CALL_FAULTS: readonly string[] = [
  'cli.unknown-option',
  'cli.unknown-command',
  'cli.missing-argument',
  'cli.missing-value',
  'cli.excess-argument',
];
