import type { Argument, Command, Option } from 'commander';
import { type Help, partsOfGames } from '../../data/index.js';
import { projectLibrary } from '../files.js';
import { helpWords } from './words.js';

/** Gives a command, its arguments, its options and all commands below it the texts of help. */
export function describe(command: Command, name = ''): void {
  const { help, typed } = helpWords();
  const { labels, commands, options } = help;
  const own = known(commands[name || command.name()], name);
  command.description(typed(own.what)).helpOption('-h, --help', labels.help);
  if (command.commands.length > 0) command.helpCommand('help [command]', labels['help-command']);
  for (const argument of command.registeredArguments) {
    const what = known(own.arguments?.[argument.name()], `${name} ${argument.name()}`);
    argument.description = typed(what + notes(help, argument));
  }
  for (const option of command.options) {
    const key = option.long?.replace('--', '') ?? '';
    const told = known(own.options?.[key] ?? options[key], `${name} --${key}`);
    const what = told.what.replace('{parts}', () => parts(labels['between-values']));
    option.description = typed(what + notes(help, option, told.default));
  }
  for (const each of command.commands) describe(each, `${name} ${each.name()}`.trim());
}

/** The parts of each game: `codenames: words, agents; duet: words`. */
function parts(between: string): string {
  const games = Object.entries(partsOfGames(projectLibrary()));
  return games.map(([game, names]) => `${game}: ${names.join(between)}`).join('; ');
}

/** What can be chosen, and what holds if nothing is. */
function notes(
  { labels }: Help,
  { argChoices, defaultValue }: Pick<Option | Argument, 'argChoices' | 'defaultValue'>,
  told?: string,
): string {
  const usual = told ?? (typeof defaultValue === 'boolean' ? undefined : defaultValue);
  const choices = argChoices?.join(labels['between-values']);
  return [
    choices === undefined ? '' : labels.choices.replace('{values}', choices),
    usual === undefined ? '' : labels.default.replace('{value}', String(usual)),
  ].join('');
}

function known<T>(told: T | undefined, name: string): T {
  if (told === undefined) throw new Error(`Help says nothing of "${name.trim()}".`);
  return told;
}

/** The text below the help of a command: command lines, and what they are for where that is told. */
export function examples(...lines: readonly string[]): () => string {
  return () => {
    const { help, line, typed } = helpWords();
    const width = Math.max(...lines.map(each => (help.examples[each] ? each.length : 0)));
    const rows = lines.map(each => {
      const what = help.examples[each];
      return `  ${what ? `${each.padEnd(width)}   ${line(typed(what))}` : each}`;
    });
    return `\n${[line(help.labels.examples), ...rows].join('\n')}`;
  };
}
