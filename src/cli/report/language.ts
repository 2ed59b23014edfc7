/** A language of `templates/messages/`, by an option or by the system's locale: `zh_HK.UTF-8`, `fa-IR`. */
export function knownLanguage(typed: string | undefined, known: readonly string[]): string | undefined {
  const tag = (typed ?? systemLocale()).replace(/[.@].*$/, '').replaceAll('_', '-');
  if (known.includes(tag)) return tag;
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
  const { language, script, region } = locale;
  if (language === 'yue' || (language === 'zh' && ['HK', 'MO'].includes(region ?? ''))) return 'yue';
  return known.find(each => {
    const other = new Intl.Locale(each).maximize();
    return other.language === language && other.script === script;
  });
}

/** As POSIX has it; where nothing is set, as on Windows, what Intl takes from the system. */
function systemLocale(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = LC_ALL || LC_MESSAGES || LANG;
  return set ? set.replace(/^(C|POSIX)\b.*/, 'en') : new Intl.Collator().resolvedOptions().locale;
}
