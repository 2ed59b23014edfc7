import { Command } from 'commander';
import { VERSION } from './files.js';
import { printCommand } from './print.js';
import { wordsCommand } from './words.js';

/** The command line, one file for each command. */
export function program(): Command {
  return new Command('deckwright')
    .description(
      'Print-and-play decks for word-spy games, in any script: from a CSV word list to cards that can be cut out.',
    )
    .version(VERSION)
    .addHelpText(
      'after',
      `
Examples:
  npm start                                  the Cantonese deck, complete, into output/
  npm start -- print --locale fa             the Persian deck
  npm start -- print --script zh-Hans        the Cantonese deck in Simplified characters
  npm start -- print my-deck.yaml            a deck as a recipe says it
  npm start -- words check my-words.csv --locale yue`,
    )
    .showHelpAfterError('(add --help for the options and examples)')
    .exitOverride()
    .addCommand(
      printCommand().copyInheritedSettings(
        new Command().exitOverride().showHelpAfterError('(add --help for the options and examples)'),
      ),
    )
    .addCommand(wordsCommand());
}
