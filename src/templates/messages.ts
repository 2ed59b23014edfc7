import { IntlMessageFormat } from 'intl-messageformat';
import * as z from 'zod';
import { type Problem, type Sentence, spotOf, type Value } from '../problem.js';
import type { Library } from './library.js';
import { readYaml } from './yaml.js';

/** What is wrong, and what to do about it, as ICU messages (unicode-org.github.io/icu). */
const sentenceSchema = z.strictObject({ what: z.string().min(1), do: z.string().optional() });
const messagesSchema = z
  .object({ shared: z.record(z.string(), z.string()) })
  .catchall(z.record(z.string(), sentenceSchema));

type Room = Readonly<Record<string, z.infer<typeof sentenceSchema>>>;

/** The sentences of all problems in one language, by code: `words.duplicate`. */
export interface Messages {
  readonly codes: readonly string[];
  /** What is wrong and what to do, as patterns. Throws for a code that is not there. */
  patterns(code: string): z.infer<typeof sentenceSchema>;
  /** `wordlists/yue/classic.csv:14: "狐狸" is already in line 3. Remove one of them.` */
  format(problem: Problem): string;
}

export function loadMessages(project: Library, language = 'en'): Messages {
  const file = `templates/messages/${language}.yaml`;
  return readMessages(project.text(file), file, language);
}

/** Throws a ProblemError where the file does not fit its schema. */
export function readMessages(text: string, file: string, language: string): Messages {
  // Room by room, as they are asked for: a run tells a few problems, and the whole file takes longer to read than a card
  // to draw. What is left out leaves its lines, so that faults name theirs.
  const blocks = text.split(/^(?=\w+:)/m);
  const nameOf = (block: string) => /^\w+(?=:)/.exec(block)?.[0] ?? '';
  const known = new Map<string, Room>();
  const roomOf = (name: string): Room => {
    const before = known.get(name);
    if (before) return before;
    const only = blocks.map(block =>
      ['shared', name].includes(nameOf(block)) ? block : block.replace(/[^\n]/g, ''),
    );
    const room = (readYaml(only.join(''), file, messagesSchema)[name] ?? {}) as Room;
    known.set(name, room);
    return room;
  };
  const patterns = (code: string) => {
    const [room, name] = code.split('.');
    const found = roomOf(room)[name];
    if (found === undefined) throw new Error(`${file} has no sentence for "${code}".`);
    return found;
  };
  const fill = (pattern: string, values: Sentence['values']) => {
    const shown = Object.entries(values).map(([name, value]) => [name, show(value)]);
    const message = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
    return String(message.format(Object.fromEntries(shown)));
  };
  const show = (value: Value): string | number => {
    if (typeof value === 'string') return printable(value);
    if (typeof value === 'number') return value;
    return 'code' in value ? fill(patterns(value.code).what, value.values) : value.map(show).join(', ');
  };
  // A sentence that only says where another one holds passes on what that one advises.
  const advise = ({ code, values }: Sentence): string => {
    const advice = patterns(code).do;
    if (advice !== undefined) return fill(advice, values);
    const inner = Object.values(values).find(value => typeof value === 'object' && 'code' in value);
    return inner === undefined ? '' : advise(inner as Sentence);
  };
  const format = (problem: Problem): string => {
    const { code, values } = problem;
    return `${spotOf(problem)}: ${fill(patterns(code).what, values)} ${advise({ code, values })}`.trimEnd();
  };
  return {
    get codes() {
      const rooms = blocks.map(nameOf).filter(name => name !== '' && name !== 'shared');
      return rooms.flatMap(room => Object.keys(roomOf(room)).map(name => `${room}.${name}`));
    },
    patterns,
    format,
  };
}

/** The most characters of a value that a sentence quotes: a cell may hold a page. */
const MOST_QUOTED = 200;

/** Control characters made visible, so that no file writes to the terminal; long text cut. */
function printable(value: string): string {
  const chars = Array.from(value);
  const cut = chars.length > MOST_QUOTED ? `${chars.slice(0, MOST_QUOTED).join('')}…` : value;
  return cut.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
