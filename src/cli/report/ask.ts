import readline from 'node:readline';
import type { Sentence } from '../../problem.js';
import { say } from './say.js';

/** Whether somebody can be asked: both ends are a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks on the terminal; anything but a yes is a no. */
export async function ask(question: Sentence): Promise<boolean> {
  const reader = readline.createInterface({ input: process.stdin, output: process.stderr });
  try {
    const typed = await new Promise<string>(answer => {
      reader.on('close', () => answer(''));
      reader.question(`${say(question)} [y/N] `, answer);
    });
    return /^\s*(?:y|yes|是|好|係|بله)\s*$/i.test(typed);
  } finally {
    reader.close();
  }
}
