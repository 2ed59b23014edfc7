import type { Command } from 'commander';
import { addKeys } from './commands/keys.js';
import { addMap } from './commands/map.js';
import { addPack } from './commands/pack.js';
import { addPictures } from './commands/pictures.js';
import { addPrint } from './commands/print.js';
import { addVerify } from './commands/verify.js';
import { addWords } from './commands/words.js';
import { VERSION } from './files.js';
import { examples } from './help/describe.js';
import { SpokenCommand } from './help/spoken-command.js';

/** The command line, one file for each command. */
export function program(): Command {
  const deckwright = new SpokenCommand('deckwright')
    .version(VERSION)
    .option('--language <language>')
    .option('--verbose')
    .addHelpText(
      'after',
      examples(
        'npm start',
        'npm start -- --locale fa',
        'npm start -- --script zh-Hans',
        'npm start -- print pictures',
        'npm start -- print duet',
        'npm start -- print my-deck.yaml',
        'npm start -- pack my-deck.yaml',
        'npm start -- words check my-words.csv --locale yue',
        'npm start -- keys deal codenames --count 500',
        'npm start -- map check world',
        'npm start -- verify',
      ),
    )
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
