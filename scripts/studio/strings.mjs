// What the page must know before its worker tells anything: its strings, and which parts each game has.
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const templates = path.resolve(import.meta.dirname, '../../templates');
const folder = path.join(templates, 'studio');

export function languages() {
  return fs.readdirSync(folder).sort();
}

/** The strings in one language: templates/studio/<locale>/*.yaml as `view.name`, English where one is missing. */
export function stringsOf(language) {
  const own = read(language);
  return language === 'en' ? own : { ...read('en'), ...own };
}

/** The parts of each game, in the order of its file. */
export function partsOfGames() {
  const games = path.join(templates, 'games');
  const partsIn = file => Object.keys(load(fs.readFileSync(path.join(games, file), 'utf8')).parts);
  return Object.fromEntries(fs.readdirSync(games).map(file => [path.basename(file, '.yaml'), partsIn(file)]));
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
