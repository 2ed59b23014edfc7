import type { Sentence } from '../../problem.js';
import { loadMessages, type Messages } from '../../templates/index.js';
import { projectLibrary } from '../files.js';

let messages: Messages | undefined;

/** The sentences of the command line. They are read when the first one is asked for. */
export function english(): Messages {
  messages ??= loadMessages(projectLibrary());
  return messages;
}

/** Sentences in one line. */
export function say(...sentences: readonly Sentence[]): string {
  return english().say(...sentences);
}
