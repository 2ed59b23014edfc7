import { parse } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat';
import type * as z from 'zod';
import { type Problem, type Sentence, type Spot, spotOf, type Value } from '../speech/index.js';
import { kindNames } from './kinds.js';
import type { Library } from './library.js';
import { isolated, isRightToLeft, withIsolates } from './messages/isolates.js';
import { isDecimal, withNumbers } from './messages/numbers.js';
import { openRooms, type Room, type sentenceSchema, type sharedSchema } from './messages/rooms.js';

/** Who tells a problem: the command line names its options in the advice, the page its views. */
export type Teller = 'command' | 'page';

/** The sentences of one language: all problems, and what was made and proved, by code: `words.duplicate`. */
export interface Messages {
  readonly codes: readonly string[];
  /** What is wrong and what to do, as patterns. Throws for an unknown code. */
  patterns(code: string): z.infer<typeof sentenceSchema>;
  /** A file and its line, or an option, as it is typed. */
  place(spot: Spot): string;
  /** `wordlists/yue/classic.csv:14: "狐狸" is already on line 3. Remove one of them.` */
  format(problem: Problem): string;
  /** What is wrong and what to do, without the place. */
  sentences(sentence: Sentence): { readonly what: string; readonly advice: string };
  /** Both in one, of problems without their places, or of any other sentences. */
  say(...sentences: readonly Sentence[]): string;
}

/** IntlMessageFormat itself loads how all languages write numbers, which takes longer than all the rest of a message. */
const FORMATTERS: Formatters = {
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

/** Throws a ProblemError if what is asked for does not fit its schema. */
export function loadMessages(project: Library, language = 'en', teller: Teller = 'command'): Messages {
  const file = `templates/messages/${language}.yaml`;
  const rooms = openRooms(file, project);
  const rightToLeft = isRightToLeft(language);
  const known = new Map<string, Room>();
  let shared: z.infer<typeof sharedSchema> | undefined;
  const roomOf = (room: string): Room => {
    const before = known.get(room);
    if (before) return before;
    const read = rooms.read(['shared', room]);
    shared = read.shared;
    known.set(room, read[room] ?? {});
    return read[room] ?? {};
  };
  // Nothing is joined before its room was read.
  const gap = (name: 'between-values' | 'between-sentences') => shared?.[name] ?? '';
  const patterns = (code: string) => {
    const [room, name] = code.split('.');
    const found = roomOf(room)[name];
    if (found === undefined) throw new Error(`${file} has no sentence for "${code}".`);
    return code === 'names.part'
      ? { ...found, what: withCases(found.what, kindNames(language, project)) }
      : found;
  };
  const whatOf = (code: string) => {
    const { what, typed = what } = patterns(code);
    return teller === 'command' ? typed : what;
  };
  const fill = (pattern: string, values: Sentence['values']) => {
    const shown = Object.entries(values).map(([name, value]) => [name, show(value)]);
    const { formats } = IntlMessageFormat;
    const filled = Object.fromEntries(shown);
    const parsed = parse(pattern, { ignoreTag: true });
    const numbered = withNumbers(parsed, values, { language, digits: shared?.digits ?? 'latn' });
    const elements = rightToLeft ? withIsolates(numbered, values) : numbered;
    const parts = formatToParts(elements, language, FORMATTERS, formats, filled);
    return parts.map(part => part.value).join('');
  };
  const show = (value: Value): string | number => {
    if (typeof value === 'string') return printable(value);
    if (typeof value === 'number') return value;
    if (isDecimal(value)) return value.number;
    if ('code' in value) return fill(whatOf(value.code), value.values);
    const each = (item: string | Sentence) => {
      const shown = String(show(item));
      return rightToLeft && typeof item === 'string' ? isolated(shown) : shown;
    };
    return value.map(each).join(gap('between-values'));
  };
  // A sentence without advice that wraps another passes on the advice of that one.
  const advise = ({ code, values }: Sentence): string => {
    const { do: told, command = told } = patterns(code);
    const advice = teller === 'command' ? command : told;
    if (advice !== undefined) return fill(advice, values);
    const inner = Object.values(values).filter(value => typeof value === 'object' && 'code' in value);
    return inner.map(each => advise(each as Sentence)).find(each => each !== '') ?? '';
  };
  const sentences = ({ code, values }: Sentence) => {
    return { what: fill(whatOf(code), values), advice: advise({ code, values }) };
  };
  const say = (...all: readonly Sentence[]): string => {
    const told = all.map(sentences).flatMap(({ what, advice }) => [what, advice]);
    return told.filter(each => each !== '').join(gap('between-sentences'));
  };
  const place = (spot: Spot) => (rightToLeft ? isolated(spotOf(spot)) : spotOf(spot));
  return {
    get codes() {
      return rooms.names
        .filter(name => name !== 'shared')
        .flatMap(room => Object.keys(roomOf(room)).map(name => `${room}.${name}`));
    },
    patterns,
    place,
    format: problem => `${place(problem)}: ${say(problem)}`,
    say,
    sentences,
  };
}

/** A choice between parts of a box, with the names of more parts. */
function withCases(pattern: string, names: Readonly<Record<string, string>>): string {
  const cases = Object.entries(names).map(([part, name]) => ` ${part} {${name.replace(/[{}']/g, '')}}`);
  return pattern.replace(/^\{part, select,/, head => head + cases.join(''));
}

/** How many characters of a value a sentence quotes: a cell may contain a page of text. */
const MOST_QUOTED = 200;

/** Makes control characters visible, so that no file can control the terminal, and cuts long text. */
function printable(value: string): string {
  const chars = Array.from(value);
  const cut = chars.length > MOST_QUOTED ? `${chars.slice(0, MOST_QUOTED).join('')}…` : value;
  return cut.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
