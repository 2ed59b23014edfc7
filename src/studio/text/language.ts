import languages from 'virtual:strings';
import { computed, signal } from '@preact/signals';
import { IntlMessageFormat } from 'intl-messageformat';

type Values = Readonly<Record<string, string | number>>;

/** The language of the page, which need not be that of the deck. */
export const language = signal('en');
const strings = signal<Readonly<Record<string, string>>>({});
const patterns = computed(() => {
  const [tag, texts] = [language.value, strings.value];
  const made = new Map<string, IntlMessageFormat>();
  return (key: string) => {
    const pattern =
      made.get(key) ?? new IntlMessageFormat(texts[key] ?? key, tag, undefined, { ignoreTag: true });
    made.set(key, pattern);
    return pattern;
  };
});

export const known: readonly string[] = Object.keys(languages);

/** A string of the page: `templates/studio/<language>/<view>.yaml` has `view.name`. */
export function t(key: string, values?: Values): string {
  return String(patterns.value(key).format(values));
}

/** Things that stand side by side on one line, parted as the language does it. */
export function inLine(things: readonly string[]): string {
  return things.join(t('shell.between'));
}

/** What stands between two sentences: Han has the room in its full stop. */
export const gap = computed(() => (/^(yue|zh)/.test(language.value) ? '' : ' '));

/** A whole number as the language writes it. */
export function number(value: number): string {
  return numbers.value.format(value);
}

const numbers = computed(() => new Intl.NumberFormat(language.value));

/** A number in a field, where it can be typed over: no separators between its digits. */
export function inField(value: number): string {
  return fieldNumbers.value.format(value);
}

const fieldNumbers = computed(
  () => new Intl.NumberFormat(language.value, { useGrouping: false, maximumFractionDigits: 6 }),
);

const SIZES = [
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** The size of a file as the language writes it: `412 kB`. */
export function fileSize(bytes: number): string {
  const [unit, size] = SIZES.find(([, least]) => bytes >= least) ?? SIZES[2];
  // Persian writes its units out; the short ones are Latin. A short byte has no plural.
  const unitDisplay = language.value === 'fa' || unit === 'byte' ? 'long' : 'short';
  const digits = { style: 'unit', unit, unitDisplay, maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(language.value, digits).format(bytes / size);
}

/** A key together with the one that this system takes for commands: `Ctrl+Z`, `⌘Z`. */
export function shortcut(key: string): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`;
}

export const direction = computed(() =>
  ['fa', 'ar', 'he', 'ur'].includes(language.value.split('-')[0]) ? 'rtl' : 'ltr',
);

/** Shows the page in a language, once its strings are there. */
export async function speak(tag: string): Promise<void> {
  const { default: texts } = await languages[tag]();
  strings.value = texts;
  language.value = tag;
  document.documentElement.lang = tag;
  document.documentElement.dir = direction.value;
}

/** The language of the page that suits a person best: `zh-HK` -> yue, `zh-TW` -> zh-Hant-TW. */
export function preferred(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const { language: name, script, region } = new Intl.Locale(wish).maximize();
    if (name === 'yue' || (name === 'zh' && ['HK', 'MO'].includes(region ?? ''))) return 'yue';
    if (name === 'zh') return script === 'Hant' ? 'zh-Hant-TW' : 'zh-Hans';
    if (known.includes(name)) return name;
  }
  return 'en';
}
