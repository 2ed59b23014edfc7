import { expect, test } from 'vitest';
import { IDENTITY, type Rect } from '../../scene/geometry/index.js';
import { Findings } from '../findings.js';
import type { Shape } from '../pages/items.js';
import type { ClaimedFace } from './claim.js';
import { Claims } from './claims.js';

const box: Rect = { x: 10, y: 10, width: 5, height: 5 };
const square: Shape = {
  kind: 'shape',
  outline: { path: [0, 0, 0, 1, 1, 1], box: { x: 0, y: 0, width: 1, height: 1 } },
  matrix: IDENTITY,
  fill: '#aa0000',
  strokeWidth: 0,
  dash: [],
  edge: box,
  ink: box,
};
const trim: Rect = { x: 0, y: 0, width: 60, height: 40 };
const face = (page: number): ClaimedFace => {
  return {
    id: `C${page}`,
    page,
    trim,
    turn: 0,
    claims: [{ kind: 'shape', name: 'spot', box, fill: '#aa0000' }],
  };
};

function found(faces: readonly ClaimedFace[], pages: readonly (readonly Shape[])[], wrong?: number) {
  const findings = new Findings('deck.pdf');
  if (wrong !== undefined) findings.fault('page size', { code: 'preflight.look-scaled', values: {} }, wrong);
  const claims = new Claims({ faces, place: 'deck.pdf' }, 'ltr');
  for (const [i, items] of pages.entries()) claims.page({ number: i + 1, items }, findings);
  claims.finish(findings);
  const { problems = [] } = findings.checks().find(({ name }) => name === 'layout') ?? {};
  return problems.map(({ place, code, values: { fault = code } }) => [
    place,
    typeof fault === 'object' && 'code' in fault ? fault.code : fault,
  ]);
}

test('a deck is right if each page has what is claimed of it', () => {
  expect(found([face(1), face(2)], [[square], [square], []])).toEqual([]);
});

test('of a page that lies wrong as a whole, no card is told', () => {
  expect(found([face(1), face(2)], [[], []])).toHaveLength(2);
  expect(found([face(1), face(2)], [[], []], 1)).toEqual([['deck.pdf, page 2', 'preflight.no-shape']]);
});

test('a claim that nobody checks is a fault of the program', () => {
  const once = { slot: 'spot', check: 'words' } as const;
  const claims = new Claims({ faces: [face(1), face(2), face(9)], once, place: 'deck.pdf' }, 'ltr');
  claims.page({ number: 1, items: [square] }, new Findings('deck.pdf'));
  expect(() => claims.checkAll(2)).toThrow('page 2');
  claims.page({ number: 2, items: [square] }, new Findings('deck.pdf'));
  // Page 9 is not in the file, which is told otherwise.
  expect(() => claims.checkAll(2)).not.toThrow();
  const other = new Claims({ faces: [], once: { ...once, slot: 'dot' }, place: 'deck.pdf' }, 'ltr');
  expect(() => other.checkAll(2)).toThrow('dot');
  const lost = { ...face(1), claims: face(1).claims.map(claim => ({ ...claim, below: 'word' })) };
  const measured = new Claims({ faces: [lost], place: 'deck.pdf' }, 'ltr');
  expect(() => measured.page({ number: 1, items: [square] }, new Findings('deck.pdf'))).toThrow('word');
});
