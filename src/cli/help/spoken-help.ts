import { type Argument, type Command, Help, type Option } from 'commander';
import { widthOf, wrapped } from '../report/width.js';
import { helpWords } from './words.js';

/** Help in the language of the command line, in columns that fit Chinese and Persian. */
export class SpokenHelp extends Help {
  override minWidthToWrap = 20;

  override styleTitle(title: string): string {
    const { help, line } = helpWords();
    const name = title.replace(':', '').toLowerCase();
    const { labels } = help;
    return line(labels[name as keyof typeof labels] ?? title);
  }

  override commandUsage(command: Command): string {
    return this.#translated(super.commandUsage(command));
  }

  override subcommandTerm(command: Command): string {
    return this.#translated(super.subcommandTerm(command));
  }

  override optionDescription(option: Option): string {
    return option.description;
  }

  override argumentDescription(argument: Argument): string {
    return argument.description;
  }

  override displayWidth(text: string): number {
    return widthOf(text);
  }

  override boxWrap(text: string, width: number): string {
    const { line } = helpWords();
    const lines = text.split('\n').flatMap(paragraph => wrapped(paragraph, width));
    return lines.map(line).join('\n');
  }

  #translated(usage: string): string {
    const { help, line } = helpWords();
    const { labels } = help;
    return usage
      .replace('[options]', line(labels['any-options']))
      .replace('[command]', line(labels['any-command']));
  }
}
