import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from './kinds.js';

test('every folder that holds a part is a kind; otherwise, npm run build', () => {
  const here = import.meta.dirname;
  const folders = fs.readdirSync(here).filter(name => fs.existsSync(path.join(here, name, 'part.ts')));
  expect(Object.keys(KINDS).sort()).toEqual(folders.sort());
});
