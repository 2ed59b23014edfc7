import { rulesOf, writesPersianLetters } from './language.js';

/** What was mended in a word. */
export type Repair =
  | 'letters'
  | 'forms'
  | 'nfc'
  | 'tatweel'
  | 'bidi'
  | 'invisible'
  | 'selectors'
  | 'zwnj'
  | 'spaces'
  | 'digits';

export interface Normalised {
  readonly text: string;
  /** Each kind once, in the order of the work. */
  readonly repairs: readonly Repair[];
}

type Step = readonly [Repair, (text: string) => string];

/** A word as it was typed -> as it is printed, by the rules of its language. Doing it twice changes nothing more. */
export function normaliseWord(typed: string, locale: string): Normalised {
  const steps = stepsFor(locale);
  const repairs = new Set<Repair>();
  let text = typed;
  // What one step takes away can bring together what an earlier one joins: repeat until nothing moves.
  for (let before: string | undefined; before !== text; ) {
    before = text;
    for (const [repair, step] of steps) {
      const after = step(text);
      if (after !== text) repairs.add(repair);
      text = after;
    }
  }
  return { text, repairs: [...repairs] };
}

function stepsFor(locale: string): readonly Step[] {
  switch (rulesOf(locale)) {
    case 'han':
      return hanSteps;
    case 'arabic':
      return writesPersianLetters(locale) ? persianSteps : arabicSteps;
    default:
      return otherSteps;
  }
}

const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const withoutBidi: Step = ['bidi', text => text.replace(bidiMarks, '')];
const composed: Step = ['nfc', text => text.normalize('NFC')];
const singleSpaces: Step = ['spaces', text => text.trim().replace(/\s+/gu, ' ')];

const hanSteps: readonly Step[] = [
  ['selectors', text => text.replace(/\p{Variation_Selector}/gu, '')],
  ['invisible', text => text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')],
  withoutBidi,
  composed,
  ['spaces', text => text.trim()],
];

const otherSteps: readonly Step[] = [
  ['invisible', text => text.replace(/[\u2060\ufeff]/gu, '')],
  withoutBidi,
  composed,
  singleSpaces,
];

/** U+FB50 to U+FDFF and U+FE70 to U+FEFC: letters in the shape of their place, and ligatures of them. */
const presentationForm = /[\ufb50-\ufdff\ufe70-\ufefc]/gu;

/** A vowel sign as a form stands on a space or a tatweel, which is not part of it. */
function plainLetters(form: string): string {
  return form.normalize('NFKC').replace(/[ \u0640](?=\p{M})/gu, '');
}

function persianYehAndKaf(text: string): string {
  return text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

// No step divides an affix from its word: می is an affix in می‌رود and nothing in میوه.
function arabicScriptSteps(letters: (text: string) => string): readonly Step[] {
  return [
    // Before NFC, which would make one letter of ي and a hamza above and hide the ي.
    ['letters', letters],
    ['forms', text => text.replace(presentationForm, form => letters(plainLetters(form)))],
    composed,
    ['tatweel', text => text.replaceAll('\u0640', '')],
    // Marks without width go before ZWNJ and spaces, so that what they kept apart is seen.
    withoutBidi,
    ['invisible', text => text.replace(/[\u200b\u2060\ufeff]/gu, '')],
    [
      'zwnj',
      text => text.replace(/\u200c{2,}/gu, '\u200c').replace(/(?<=^|\s)\u200c+|\u200c+(?=$|\s)/gu, ''),
    ],
    singleSpaces,
  ];
}

const arabicSteps = arabicScriptSteps(text => text);

const persianSteps: readonly Step[] = [
  ...arabicScriptSteps(persianYehAndKaf),
  ['digits', text => text.replace(/[٠-٩]/gu, digit => String.fromCodePoint(digit.charCodeAt(0) + 0x90))],
];
