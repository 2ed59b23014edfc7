import readline from 'node:readline';
import { type Sentence, yesOrNo } from '../../speech/index.js';
import { helpWords } from '../help/words.js';
import { say } from './say.js';

/** Whether somebody can be asked: both ends are a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks on the terminal; anything but a yes, in one of our languages, is a no. */
export async function ask(question: Sentence): Promise<boolean> {
  const reader = readline.createInterface({ input: process.stdin, output: process.stderr });
  const { help, line } = helpWords();
  const asked = line(`${say(question)} ${help.labels['yes-or-no']}`);
  try {
    const typed = await new Promise<string>(answer => {
      reader.on('close', () => answer(''));
      reader.question(`${asked} `, answer);
    });
    return yesOrNo(typed) === true;
  } finally {
    reader.close();
  }
}
