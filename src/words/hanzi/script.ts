/** The scripts of Chinese, as language tags. */
export const HAN_SCRIPTS = ['zh-Hans', 'zh-Hant-HK', 'zh-Hant-TW'] as const;
export type HanScript = (typeof HAN_SCRIPTS)[number];

export interface Conversion {
  readonly from: HanScript;
  readonly to: HanScript;
}

const byLanguage: Readonly<Record<string, HanScript>> = {
  zh: 'zh-Hans',
  cmn: 'zh-Hans',
  wuu: 'zh-Hans',
  yue: 'zh-Hant-HK',
  nan: 'zh-Hant-TW',
  hak: 'zh-Hant-TW',
  lzh: 'zh-Hant-TW',
};

/**
 * The script that a language tag is written in: `yue` -> zh-Hant-HK, `zh-SG` -> zh-Hans, `zh-Hant` -> zh-Hant-TW.
 * Undefined for a language that is not Chinese. Case does not matter.
 */
export function scriptOfLocale(locale: string): HanScript | undefined {
  const [language, ...rest] = locale.toLowerCase().split(/[-_]/);
  if (!Object.hasOwn(byLanguage, language)) return undefined;
  if (rest.includes('hans')) return 'zh-Hans';
  if (rest.includes('hk') || rest.includes('mo')) return 'zh-Hant-HK';
  if (rest.includes('tw')) return 'zh-Hant-TW';
  if (rest.includes('hant')) return language === 'yue' ? 'zh-Hant-HK' : 'zh-Hant-TW';
  if (rest.includes('cn') || rest.includes('sg') || rest.includes('my')) return 'zh-Hans';
  return byLanguage[language];
}
