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
  const { shared: _, ...rooms } = readYaml(text, file, messagesSchema);
  const patterns = (code: string) => {
    const [room, name] = code.split('.');
    const found = rooms[room]?.[name];
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
    const { code, values = {} } = problem;
    if (code === undefined) return `${spotOf(problem)}: ${problem.message} ${problem.advice}`.trimEnd();
    return `${spotOf(problem)}: ${fill(patterns(code).what, values)} ${advise({ code, values })}`.trimEnd();
  };
  const codes = Object.entries(rooms).flatMap(([room, names]) =>
    Object.keys(names).map(name => `${room}.${name}`),
  );
  return { codes, patterns, format };
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
