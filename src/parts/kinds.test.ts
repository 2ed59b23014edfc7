import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from './kinds.js';
import type { AnyPart, ClaimedContent } from './part.js';
import { rules } from './rules/part.js';

test('every folder that holds a part is a kind; otherwise, npm run build', () => {
  const here = import.meta.dirname;
  const folders = fs.readdirSync(here).filter(name => fs.existsSync(path.join(here, name, 'part.ts')));
  expect(Object.keys(KINDS).sort()).toEqual(folders.sort());
});

test('a kind that claims nothing of what it prints does not compile', () => {
  const { expects: _, ...silent } = rules;
  // @ts-expect-error It says neither what is on its pages, nor that it is read in a way of its own.
  const kind: AnyPart = silent;
  // @ts-expect-error No face is as good as none.
  const nothing: ClaimedContent = { faces: [], unlawful: [] };
  // @ts-expect-error Nor may it forget its laws, even where it has none.
  const lawless: ClaimedContent = { faces: nothing.faces };
  expect([kind.expects, nothing.faces, lawless.unlawful]).toEqual([undefined, [], undefined]);
  expect(
    Object.entries(KINDS)
      .filter(([, { keys }]) => keys)
      .map(([name]) => name),
  ).toEqual(['keys']);
});
