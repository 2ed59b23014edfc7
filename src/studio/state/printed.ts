import { language } from '../text/language.js';
import { catalogue } from './workspace.js';

/**
 * A printed string of the templates in the language of the page: `part.words`, `title.duet`, `side.front`. The name of a
 * part that has none is the part itself.
 */
export function printed(key: string): string {
  const { locales = [] } = catalogue.value ?? {};
  const of = (id: string) => locales.find(locale => locale.id === id)?.strings[key];
  return of(language.value) ?? of('en') ?? key.replace(/^\w+\./, '');
}
