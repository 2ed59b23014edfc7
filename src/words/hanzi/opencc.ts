import type { Preset } from 'opencc-js/core';
import type { Conversion, HanScript } from './script.js';

type Convert = (text: string) => string;

/** OpenCC copies variation selectors and zero-width characters, and misses a phrase that they split. */
export function stripInvisible(text: string): string {
  return text.replace(/\p{Variation_Selector}|[\u200b-\u200d\u2060\ufeff]/gu, '').normalize('NFC');
}

/** OpenCC's names. Those ending in p also swap vocabulary (文件 for 檔案), which a word game must not do. */
const names = { 'zh-Hans': 'cn', 'zh-Hant-HK': 'hk', 'zh-Hant-TW': 'tw' } as const satisfies Record<
  HanScript,
  string
>;

const kept = new Map<string, Promise<Convert>>();

/**
 * OpenCC's converter between two different scripts, built at the first call and kept. Its dictionaries load only then:
 * 1.1 MB from Simplified, otherwise 0.1 MB or less.
 */
export function converterFor({ from, to }: Conversion): Promise<Convert> {
  const key = `${from} ${to}`;
  const known = kept.get(key);
  if (known) return known;
  const built = build(from, to);
  kept.set(key, built);
  return built;
}

async function build(from: HanScript, to: HanScript): Promise<Convert> {
  const [{ ConverterBuilder }, preset] = await Promise.all([import('opencc-js/core'), presetFor(from, to)]);
  return ConverterBuilder(preset)({ from: names[from], to: names[to] });
}

async function presetFor(from: HanScript, to: HanScript): Promise<Preset> {
  if (from === 'zh-Hans') return import('opencc-js/preset/cn2t');
  if (to === 'zh-Hans') return import('opencc-js/preset/t2cn');
  if (from === 'zh-Hant-HK') {
    const [hk, tw] = await Promise.all([import('opencc-js/from/hk'), import('opencc-js/to/tw')]);
    return { from: { hk: hk.default }, to: { tw: tw.default } };
  }
  const [tw, hk] = await Promise.all([import('opencc-js/from/tw'), import('opencc-js/to/hk')]);
  return { from: { tw: tw.default }, to: { hk: hk.default } };
}
