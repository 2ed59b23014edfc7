import { Command } from 'commander';
import { addKeys } from './commands/keys.js';
import { addMap } from './commands/map.js';
import { addPack } from './commands/pack.js';
import { addPictures } from './commands/pictures.js';
import { addPrint } from './commands/print.js';
import { addVerify } from './commands/verify.js';
import { addWords } from './commands/words.js';
import { VERSION } from './files.js';

/** The command line, one file for each command. */
export function program(): Command {
  const deckwright = new Command('deckwright')
    .description(
      'Print-and-play decks for word-spy games, in any script: from a CSV word list to cards to cut out.\nWithout a command, it prints a deck: the Cantonese one, unless options say otherwise.',
    )
    .version(VERSION)
    .option(
      '--language <language>',
      'language of what is told: yue, zh-Hans, zh-Hant-TW, fa or en (default: that of the system)',
    )
    .option('--verbose', 'tell every notice, of every command')
    .addHelpText(
      'after',
      `
Examples:
  npm start                                  the complete Cantonese deck, in output/
  npm start -- --locale fa                   the Persian deck
  npm start -- --script zh-Hans              the Cantonese deck in simplified characters
  npm start -- print pictures                the picture game
  npm start -- print duet                    the co-operative game for two
  npm start -- print my-deck.yaml            the deck of a recipe
  npm start -- pack my-deck.yaml             the recipe and its files as one file
  npm start -- words check my-words.csv --locale yue
  npm start -- keys deal codenames --count 500
  npm start -- map check world
  npm start -- verify`,
    )
    .showHelpAfterError('(add --help for options and examples)')
    .exitOverride();
  addPrint(deckwright);
  addKeys(deckwright);
  addMap(deckwright);
  addPictures(deckwright);
  addPack(deckwright);
  addVerify(deckwright);
  addWords(deckwright);
  return deckwright;
}
