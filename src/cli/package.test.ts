import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './cli.fixture.js';

const { files, bin } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

test('the package holds the program, its data and its documents, and no page for a web space', () => {
  const named = (files as string[]).filter(name => !name.startsWith('!'));
  // The pressed fonts are made when npm packs it.
  const there = named.filter(name => name !== 'dist/fonts');
  expect(there.filter(name => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(named.some(name => bin.deckwright.startsWith(`${name}/`))).toBe(true);
  expect(['dist', 'src', 'scripts', 'output'].filter(name => named.includes(name))).toEqual([]);
});

test('every font is in the package, as it is or, if it is large, pressed', () => {
  const fonts = fs.readdirSync(path.join(ROOT, 'fonts')).filter(name => name.endsWith('.ttf'));
  const leftOut = (files as string[])
    .filter(name => name.startsWith('!fonts/'))
    .map(name => new RegExp(`^${name.slice('!fonts/'.length).replace('?', '.')}$`));
  const isLarge = (name: string) => fs.statSync(path.join(ROOT, 'fonts', name)).size >= 2 ** 20;
  expect(fonts.filter(name => leftOut.some(pattern => pattern.test(name)))).toEqual(fonts.filter(isLarge));
});
