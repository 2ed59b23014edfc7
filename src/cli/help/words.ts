import { fromRightToLeft, type Help, isRightToLeft, keptInOrder, loadHelp } from '../../data/index.js';
import { projectLibrary } from '../files.js';
import { spokenLanguage } from '../report/say.js';

interface Words {
  readonly help: Help;
  /** One line, or one item of it, as the language runs. */
  readonly line: (text: string) => string;
  /** A text with names and values in it. */
  readonly typed: (text: string) => string;
}

let words: (Words & { readonly language: string }) | undefined;

/** What help tells in the language of the command line. It is read when help is asked for. */
export function helpWords(): Words {
  const language = spokenLanguage();
  if (words?.language !== language) {
    const same = (text: string) => text;
    const turns = isRightToLeft(language);
    words = {
      language,
      help: loadHelp(projectLibrary(), language),
      line: turns ? fromRightToLeft : same,
      typed: turns ? keptInOrder : same,
    };
  }
  return words;
}
