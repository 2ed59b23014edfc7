import type { Command } from 'commander';
import { addKeysCheck } from './commands/keys/check.js';
import { addKeysDeal } from './commands/keys/deal.js';
import { addKeysMerge } from './commands/keys/merge.js';
import { addKeysShow } from './commands/keys/show.js';
import { addMapCheck } from './commands/map/check.js';
import { addMapMake } from './commands/map/make.js';
import { addMapPrint } from './commands/map/print.js';
import { addPack } from './commands/pack.js';
import { addPicturesMake } from './commands/pictures-make.js';
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

/** `deckwright keys deal|show|check|merge`. */
function addKeys(program: Command): void {
  const keys = program.command('keys');
  addKeysDeal(keys);
  addKeysShow(keys);
  addKeysCheck(keys);
  addKeysMerge(keys);
}

/** `deckwright map make|check|print`. */
function addMap(program: Command): void {
  const map = program.command('map');
  addMapMake(map);
  addMapCheck(map);
  addMapPrint(map);
}

/** `deckwright pictures make`. */
function addPictures(program: Command): void {
  addPicturesMake(program.command('pictures'));
}
