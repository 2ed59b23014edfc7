import { fromRightToLeft, isRightToLeft, loadMessages, type Messages, yamlNames } from '../../data/index.js';
import { choicesFor, error, ProblemError, type Sentence } from '../../speech/index.js';
import { projectLibrary } from '../files.js';
import { knownLanguage } from './language.js';

let messages: Messages | undefined;
let spoken = 'en';

/** Speaks the language of `--language`, or of the system where none is typed. Throws a ProblemError for one that we lack. */
export function speak(typed?: string): void {
  messages = undefined;
  const project = projectLibrary();
  const known = yamlNames(project, 'templates/messages');
  const language = knownLanguage(typed, known);
  if (typed !== undefined && language === undefined) {
    const values = { value: typed, ...choicesFor(typed, known) };
    throw new ProblemError([error('templates.unknown-name', '--language', values)]);
  }
  spoken = language ?? 'en';
  messages = loadMessages(project, spoken);
}

/** The language of the command line. */
export function spokenLanguage(): string {
  sentences();
  return spoken;
}

/** The sentences of the command line. They are read when the first one is asked for. */
export function sentences(): Messages {
  if (messages === undefined) speak();
  return messages as Messages;
}

/** Sentences in one line. */
export function say(...all: readonly Sentence[]): string {
  const said = sentences().say(...all);
  return isRightToLeft(spoken) ? fromRightToLeft(said) : said;
}
