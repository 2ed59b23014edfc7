import type { Conversion } from './script.js';

/** One step of a conversion: single characters, and phrases that are stronger than them. */
export interface ConversionStep {
  readonly characters: ReadonlyMap<string, string>;
  readonly phrases: ReadonlyMap<string, string>;
  /** Single characters of the steps that follow. */
  readonly after: readonly ReadonlyMap<string, string>[];
  /** How many phrases must spell a character otherwise before it counts as ambiguous. */
  readonly leastPhrases: number;
}

const kept = new Map<string, Promise<readonly ConversionStep[]>>();

/** The steps of one of OpenCC's conversions as lookup tables, loaded at the first call. */
export function stagesFor({ from, to }: Conversion): Promise<readonly ConversionStep[]> {
  const key = `${from} ${to}`;
  const known = kept.get(key);
  if (known) return known;
  const loaded = load({ from, to });
  kept.set(key, loaded);
  return loaded;
}

async function load({ from, to }: Conversion): Promise<readonly ConversionStep[]> {
  if (from === 'zh-Hans') {
    const [own, variants] = await Promise.all([fromSimplified(), variantsOf(to)]);
    // Each spelling counts: what stands in one phrase only (菓, 俬) is one-to-many in OpenCC's own table too.
    return [{ ...own, after: [variants], leastPhrases: 1 }];
  }
  const standard = await toStandard(from);
  // Here one or two phrases are a habit of spelling (計畫, 计划) and say nothing of the character.
  const leastPhrases = 3;
  if (to !== 'zh-Hans') return [{ ...standard, after: [await variantsOf(to)], leastPhrases }];
  const [characters, phrases] = await Promise.all([
    import('opencc-js/dict/TSCharacters'),
    import('opencc-js/dict/TSPhrases'),
  ]);
  const simplify = { characters: table(characters.default), phrases: table(phrases.default) };
  return [
    { ...standard, after: [simplify.characters], leastPhrases },
    { ...simplify, after: [], leastPhrases },
  ];
}

type Tables = Pick<ConversionStep, 'characters' | 'phrases'>;

let simplified: Promise<Tables> | undefined;

/** The large tables, the same for both targets. */
function fromSimplified(): Promise<Tables> {
  simplified ??= Promise.all([
    import('opencc-js/dict/STCharacters'),
    import('opencc-js/dict/STPhrases'),
    import('opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases'),
  ]).then(([characters, phrases, regional]) => ({
    characters: table(characters.default),
    phrases: table(regional.default, phrases.default),
  }));
  return simplified;
}

/** Regional forms -> OpenCC's own standard. */
async function toStandard(from: Conversion['from']): Promise<Tables> {
  const [characters, phrases] =
    from === 'zh-Hant-HK'
      ? await Promise.all([
          import('opencc-js/dict/HKVariantsRev'),
          import('opencc-js/dict/HKVariantsRevPhrases'),
        ])
      : await Promise.all([
          import('opencc-js/dict/TWVariantsRev'),
          import('opencc-js/dict/TWVariantsRevPhrases'),
        ]);
  return { characters: table(characters.default), phrases: table(phrases.default) };
}

/** OpenCC's own standard -> regional forms. */
async function variantsOf(to: Conversion['to']): Promise<ReadonlyMap<string, string>> {
  const dictionary =
    to === 'zh-Hant-HK'
      ? await import('opencc-js/dict/HKVariants')
      : await import('opencc-js/dict/TWVariants');
  return table(dictionary.default);
}

/** The later dictionary wins where two have an entry; in OpenCC's groups it is the first. */
function table(...dictionaries: readonly string[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const dictionary of dictionaries) {
    for (const entry of dictionary.split('|')) {
      const gap = entry.indexOf(' ');
      entries.set(entry.slice(0, gap), entry.slice(gap + 1));
    }
  }
  return entries;
}
