import { withoutInvisible } from '../speech/index.js';
import { marksWords, rulesOf, writesPersianLetters } from './language.js';

/** What was repaired in a word. */
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
  /** Each kind once, in the order of the steps. */
  readonly repairs: readonly Repair[];
}

type Step = readonly [Repair, (text: string) => string];

/** A word as typed -> as printed, by the rules of its language. Idempotent. */
export function normaliseWord(typed: string, locale: string): Normalised {
  const steps = stepsFor(locale);
  const repairs = new Set<Repair>();
  let text = typed;
  // Removing one character can bring together two that an earlier step would have joined: repeat until stable.
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

/** A reading as typed -> as printed, in one line. */
export function normaliseReading(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/gu, ' ').trim().normalize('NFC');
}

function stepsFor(locale: string): readonly Step[] {
  switch (rulesOf(locale)) {
    case 'han':
      return hanSteps;
    case 'arabic':
      return writesPersianLetters(locale) ? persianSteps : arabicSteps;
    default:
      return marksWords(locale) ? unspacedSteps : otherSteps;
  }
}

const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const withoutBidi: Step = ['bidi', text => text.replace(bidiMarks, '')];
const invisible: Step = ['invisible', withoutInvisible];
const composed: Step = ['nfc', text => text.normalize('NFC')];
const singleSpaces: Step = ['spaces', text => text.trim().replace(/\s+/gu, ' ')];

const hanSteps: readonly Step[] = [
  ['selectors', text => text.replace(/\p{Variation_Selector}/gu, '')],
  withoutBidi,
  invisible,
  ['invisible', text => text.replace(/[\u200c\u200d]/gu, '')],
  composed,
  ['spaces', text => text.trim()],
];

const otherSteps: readonly Step[] = [withoutBidi, invisible, composed, singleSpaces];

/** Zero-width spaces within a word stay: they say where its parts end, and with that, where a line may. */
function markedParts(text: string): string {
  const parts = text.split('\u200b').map(withoutInvisible);
  return parts
    .filter(part => part !== '')
    .join('\u200b')
    .replace(/\u200b?(\s)\u200b?/gu, '$1');
}

const unspacedSteps: readonly Step[] = [withoutBidi, ['invisible', markedParts], composed, singleSpaces];

/** U+FB50 to U+FDFF and U+FE70 to U+FEFC: positional forms of letters, and ligatures. */
const presentationForm = /[\ufb50-\ufdff\ufe70-\ufefc]/gu;

/** The presentation form of a vowel sign decomposes into a space or tatweel and the sign. */
function plainLetters(form: string): string {
  return form.normalize('NFKC').replace(/[ \u0640](?=\p{M})/gu, '');
}

function persianYehAndKaf(text: string): string {
  return text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}

// No step splits off an affix: می is one in می‌رود, but not in میوه.
function arabicScriptSteps(letters: (text: string) => string): readonly Step[] {
  return [
    // Before NFC, which composes ي and a hamza above into one letter.
    ['letters', letters],
    ['forms', text => text.replace(presentationForm, form => letters(plainLetters(form)))],
    composed,
    ['tatweel', text => text.replaceAll('\u0640', '')],
    // Before ZWNJ and spaces, which these marks may keep apart.
    withoutBidi,
    invisible,
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
