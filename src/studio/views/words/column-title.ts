import { columnOf } from '../../state/words/columns.js';
import { t } from '../../text/language.js';

/** A column by its name in the language of the page; one of the person's own by the name that they gave it. */
export function columnTitle(name: string): string {
  // The second of two columns of one name.
  const [, first = '', count = ''] = /^(.+) (\d+)$/.exec(name) ?? [];
  if (columnOf(first)) return `${columnTitle(first)} ${count}`;
  const known = columnOf(name);
  return known ? t(`words.column-${known.toLowerCase().replace('_', '-')}`) : name;
}
