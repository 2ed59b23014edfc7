import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Values } from '../../speech/index.js';
import { literal } from './elements.js';

/** U+2066 and U+2067 begin a piece from left to right and from right to left, U+2068 one in the direction of its first letter; U+2069 ends each. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, AS_IT_BEGINS, ENDS] = ['\u2066', '\u2067', '\u2068', '\u2069'];

/** In place of a value that is a text, and of any other, while marks are set around what is typed. */
const [TEXT, OTHER] = ['\ufdd0', '\ufdd1'];

/** What is typed: `.yaml`, `--fix`, `--words {file}`, `templates/{name}.yaml`, `3/40`, `70%`, `C3=assassin A1=starting`. */
const WORD = `(?=[-./=%+,\\w${TEXT}]*[A-Za-z0-9])[-./]*[A-Za-z0-9${TEXT}](?:[\\w./=%+,${TEXT}-]*[\\w/%${TEXT}])?`;
const OPTION_AND_VALUE = `--[a-z-]+[ =]${TEXT}`;
const PIECE = `(?:${OPTION_AND_VALUE}|${WORD})`;
/** What stands between marks has them already. */
const TYPED = new RegExp(`[${LEFT_TO_RIGHT}${AS_IT_BEGINS}][^${ENDS}]*${ENDS}|${PIECE}(?: ${PIECE})*`, 'g');

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT_SCRIPTS = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '');
}

/** A line that is read from right to left, on terminals whose lines begin at the left. */
export function fromRightToLeft(line: string): string {
  return RIGHT_TO_LEFT + line + ENDS;
}

/** A text with marks around what is typed in it: it keeps its marks, and those of a list follow one another as the text runs. */
export function keptInOrder(text: string): string {
  return text.replace(TYPED, typed =>
    /^(\d+$|[\u2066\u2068])/.test(typed) ? typed : LEFT_TO_RIGHT + typed + ENDS,
  );
}

/** A value between marks, if the letters around it could tear it apart: a path, an option, a number with a sign. */
export function isolated(text: string): string {
  return mayTurn(text) ? AS_IT_BEGINS + text + ENDS : text;
}

/** A pattern with marks around what is typed in it, and around the texts that are put into it. */
export function withIsolates(
  pattern: readonly MessageFormatElement[],
  values: Values,
): MessageFormatElement[] {
  const textOf = (element: MessageFormatElement) =>
    element.type === TYPE.argument ? values[element.value] : undefined;
  const between = pattern.filter(({ type }) => type !== TYPE.literal);
  const line = pattern.map(element => {
    if (element.type === TYPE.literal) return element.value;
    return typeof textOf(element) === 'string' ? TEXT : OTHER;
  });
  const literals = keptInOrder(line.join('')).split(new RegExp(`[${TEXT}${OTHER}]`));
  const marked = (element: MessageFormatElement): readonly MessageFormatElement[] => {
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: withIsolates(option.value, values) },
      ]);
      return [{ ...element, options: Object.fromEntries(options) }];
    }
    const text = textOf(element);
    const isOne = typeof text === 'string' && mayTurn(text);
    return isOne ? [literal(AS_IT_BEGINS), element, literal(ENDS)] : [element];
  };
  return literals.flatMap((each, i) => [literal(each), ...(i < between.length ? marked(between[i]) : [])]);
}

function mayTurn(text: string): boolean {
  return /[^\p{Script=Arabic}\p{Script=Hebrew}\s\u200c]/u.test(text);
}
