import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { placeholdersOf } from './placeholders.fixture.js';

const STUDIO = path.resolve(import.meta.dirname, '..');
const FOLDER = path.resolve(STUDIO, '../../templates/studio');

function stringsOf(language: string): Readonly<Record<string, string>> {
  const views = fs.readdirSync(path.join(FOLDER, language)).sort();
  return Object.fromEntries(
    views.flatMap(view => {
      const strings = load(fs.readFileSync(path.join(FOLDER, language, view), 'utf8')) as object;
      return Object.entries(strings).map(([name, text]) => [`${path.basename(view, '.yaml')}.${name}`, text]);
    }),
  );
}

const english = stringsOf('en');
const code = fs
  .readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture|journey)\.tsx?$/.test(file))
  .map(file => fs.readFileSync(path.join(STUDIO, file), 'utf8'))
  .join('\n');

/** `t('shell.undo')` as it stands, and the beginning of a key that is put together: `shell.view-`. */
const whole = new Set([...code.matchAll(/'([a-z-]+\.[a-z0-9-]+)'/g)].map(([, key]) => key));
const begun = [...code.matchAll(/`([a-z-]+\.[a-z0-9-]*)\$\{/g)].map(([, start]) => start);
const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key);

describe('the strings of the page', () => {
  test('every string that the page asks for is there', () => {
    expect(asked.filter(key => english[key] === undefined)).toEqual([]);
  });

  test('every string is asked for', () => {
    const idle = Object.keys(english).filter(
      key => !whole.has(key) && !begun.some(start => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  for (const language of fs.readdirSync(FOLDER).filter(name => name !== 'en')) {
    test(`${language} has every string, with the same placeholders`, () => {
      const other = stringsOf(language);
      expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
      const wrong = Object.keys(english).filter(
        key => placeholdersOf(other[key], language).join() !== placeholdersOf(english[key], 'en').join(),
      );
      expect(wrong).toEqual([]);
    });
  }
});
