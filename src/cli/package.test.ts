import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './cli.fixture.js';

const { files, bin } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

test('the package holds the program, its data and its documents, and no page for a web space', () => {
  const named = (files as string[]).filter(name => !name.startsWith('!'));
  expect(named.filter(name => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(named.some(name => bin.deckwright.startsWith(`${name}/`))).toBe(true);
  expect(['dist', 'src', 'scripts', 'output'].filter(name => named.includes(name))).toEqual([]);
});
