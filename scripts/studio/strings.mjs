// The strings of the page in one language: templates/studio/<locale>/*.yaml as `view.name`, English where one is missing.
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const folder = path.resolve(import.meta.dirname, '../../templates/studio');

export function languages() {
  return fs.readdirSync(folder).sort();
}

export function stringsOf(language) {
  const own = read(language);
  return language === 'en' ? own : { ...read('en'), ...own };
}

function read(language) {
  const views = fs.readdirSync(path.join(folder, language)).filter(name => name.endsWith('.yaml'));
  return Object.fromEntries(
    views.sort().flatMap(view => {
      const strings = load(fs.readFileSync(path.join(folder, language, view), 'utf8')) ?? {};
      return Object.entries(strings).map(([name, text]) => [`${view.slice(0, -5)}.${name}`, String(text)]);
    }),
  );
}
