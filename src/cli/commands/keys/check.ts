import type { Command } from 'commander';
import type { KeyFile, ReadPdf } from '../../../press/index.js';
import { throwErrors } from '../../../speech/index.js';
import { recoverAt } from '../../disk/recover.js';
import { ownLibrary, projectLibrary } from '../../files.js';
import { examples } from '../../help/describe.js';
import { AllReaders } from '../../readback/all-readers.js';
import { finishedFile } from '../../readback/finished.js';
import { tellProblems } from '../../report/problems.js';
import { say } from '../../report/say.js';
import { tell } from '../../report/terminal.js';

/** `deckwright keys check FILE...`. */
export function addKeysCheck(keys: Command): void {
  keys
    .command('check')
    .argument('<files...>')
    .option('--kind <kind>')
    .addHelpText('after', examples('npm start -- keys check output/codenames-yue-keys.pdf'))
    .action(check);
}

async function check(files: readonly string[], { kind }: { readonly kind?: string }): Promise<void> {
  const { checkKeyCards, keyFileText, tellChecked } = await import('../../../press/index.js');
  for (const file of files) await recoverAt(file);
  const own = ownLibrary();
  let readBack: AllReaders | undefined;
  const read: ReadPdf = (bytes, expectation) => {
    readBack ??= new AllReaders();
    return readBack.add(bytes, expectation);
  };
  const keyFile = (place: string): KeyFile =>
    /\.pdf$/i.test(place) ? finishedFile(place) : { place, text: keyFileText(own.bytes(place), place) };
  try {
    const options = { read, ...(kind === undefined ? {} : { kind }) };
    const checked = await checkKeyCards(files.map(keyFile), { project: projectLibrary(), own }, options);
    throwErrors(checked.problems);
    for (const { kind, cards, proof } of checked.sets) {
      if (cards.length === 0) continue;
      tellProblems(proof.problems);
      tell(say(tellChecked(kind.id, proof)));
    }
  } finally {
    readBack?.close();
  }
}
