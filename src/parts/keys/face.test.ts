import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AgentRole, loadKeyTemplate, loadTemplates, ROLES, recipeSchema } from '../../data/index.js';
import { turnCells } from '../../keys/orbit.js';
import {
  apply,
  bounds,
  compose,
  IDENTITY,
  type Matrix,
  type Rect,
  translate,
  turnAbout,
} from '../../scene/geometry/index.js';
import { type Item, type Text, tileUses } from '../../scene/index.js';
import { apart, project, settingOf } from '../faces.fixture.js';
import { keyFace } from './face.js';
import { keyMeasures } from './measures.js';
import { keySymbols } from './symbols.js';

const setting = settingOf('fa');
const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(keyMeasures);
const template = loadKeyTemplate('codenames', project, project);
const symbols = keySymbols(setting, template, slots);
/** The roles of the word game. */
const roles = ROLES.filter(role => role !== 'green');
const layouts = fc.array(fc.constantFrom(...roles), { minLength: 25, maxLength: 25 });
const pale = Array.from({ length: 25 }, (): AgentRole => 'bystander');

/** With each cell as a use of its own. */
function spread(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item): readonly Item[] => (item.kind === 'tiles' ? tileUses(item) : [item]));
}

function draw(
  cells: readonly AgentRole[],
  start: 'red' | 'blue' = 'red',
  cardId = 'C-1234-5678-9',
): readonly Item[] {
  return spread(keyFace(setting, { cardId, cells, start }, template, slots, symbols));
}

/** The card turned clockwise about its middle. */
function turned(turn: 0 | 90 | 180 | 270): Matrix {
  return compose(translate(31, 31), compose(turnAbout(turn), translate(-31, -31)));
}

/** Every shape as its points on the card and its paint, in an order of their own: equal for equal drawings. */
function picture(items: readonly Item[], matrix: Matrix = IDENTITY): string[] {
  const shapes = items.flatMap((item): string[] => {
    if (item.kind === 'group') return picture(item.items, compose(matrix, item.matrix));
    if (item.kind === 'use') return picture(item.symbol.items, compose(matrix, item.matrix));
    const point = (x: number, y: number) => {
      const at = apply(matrix, { x, y });
      return `${(at.x + 1e-9).toFixed(4)} ${(at.y + 1e-9).toFixed(4)}`;
    };
    const told = (points: string[], more: object) => [
      JSON.stringify([
        item.kind,
        points.sort(),
        more,
        'fill' in item && item.fill,
        'stroke' in item && item.stroke,
      ]),
    ];
    switch (item.kind) {
      case 'circle':
        return told([point(item.cx, item.cy)], [item.r]);
      case 'rect': {
        const [right, bottom] = [item.x + item.width, item.y + item.height];
        const corners = [
          point(item.x, item.y),
          point(right, item.y),
          point(item.x, bottom),
          point(right, bottom),
        ];
        return told(corners, [item.radius, item.strokeWidth]);
      }
      case 'line':
        return told([point(item.x1, item.y1), point(item.x2, item.y2)], [item.strokeWidth]);
      case 'path': {
        const points = [...item.d.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g)];
        return told(
          points.map(([, x, y]) => point(Number(x), Number(y))),
          [item.strokeWidth],
        );
      }
      default:
        return [];
    }
  });
  return shapes.sort();
}

/** What lies where in the grid, as it is drawn. */
function cellsOf(items: readonly Item[], matrix: Matrix = IDENTITY): string[] {
  return items
    .flatMap(item => {
      if (item.kind !== 'use' || !item.symbol.id.startsWith('cell-')) return [];
      const { x, y, width, height } = bounds(compose(matrix, item.matrix), item.symbol.box);
      return [`${[x, y, width, height].map(n => n.toFixed(4)).join(' ')} ${item.symbol.id}`];
    })
    .sort();
}

function rects(items: readonly Item[]): Rect[] {
  return items.flatMap(item =>
    item.kind === 'use' && item.symbol.id.startsWith('cell-') ? [bounds(item.matrix, item.symbol.box)] : [],
  );
}

/** The outlines of the lamps, with half of the stroke beyond them. */
function lamps(start: 'red' | 'blue'): Rect[] {
  return symbols.rims[start].items.flatMap(item => {
    if (item.kind !== 'group') return [];
    return item.items.flatMap(part => {
      if (part.kind !== 'rect') return [];
      const s = (part.strokeWidth ?? 0) / 2;
      const { x, y, width, height } = part;
      return [bounds(item.matrix, { x: x - s, y: y - s, width: width + 2 * s, height: height + 2 * s })];
    });
  });
}

describe('a key card', () => {
  test.each(['red', 'blue'] as const)('with %s lamps has the same rim whichever edge is up', start => {
    const { items } = symbols.rims[start];
    const upright = picture(items);
    expect(upright.length).toBe(9);
    for (const turn of [90, 180, 270] as const) expect(picture(items, turned(turn))).toEqual(upright);
    // And a rim that is off by a hair fails.
    expect(picture(items, compose(turned(90), translate(0.01, 0)))).not.toEqual(upright);
  });

  test('turned by a quarter is the card of the turned layout, cell by cell', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(90 as const, 180 as const, 270 as const), (cells, turn) => {
        const after = [...turnCells(turn, 5, 5)].map(source => cells[source]);
        expect(cellsOf(draw(cells), turned(turn))).toEqual(cellsOf(draw(after)));
      }),
      { numRuns: 30 },
    );
  });

  test('shows each cell of its layout in its row and column', () => {
    fc.assert(
      fc.property(layouts, cells => {
        const drawn = draw(cells).filter(item => item.kind === 'use' && item.symbol.id.startsWith('cell-'));
        const places = drawn.flatMap(item =>
          item.kind === 'use'
            ? [{ ...bounds(item.matrix, item.symbol.box), role: item.symbol.id.slice(5) }]
            : [],
        );
        const rows = [...new Set(places.map(({ y }) => y))].sort((a, b) => a - b);
        const read = rows.flatMap(row =>
          places
            .filter(({ y }) => y === row)
            .sort((a, b) => a.x - b.x)
            .map(({ role }) => role),
        );
        expect(drawn).toHaveLength(25);
        expect(read).toEqual(cells);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps its cells inside the panel and apart', () => {
    const cells = rects(draw(pale));
    const edge = slots.panel.inset + slots.panel.stroke / 2;
    for (const [i, a] of cells.entries()) {
      expect(Math.min(a.x, a.y)).toBeGreaterThan(edge);
      expect(Math.max(a.x + a.width, a.y + a.height)).toBeLessThan(62 - edge);
      for (const b of cells.slice(i + 1)) expect(apart(a, b)).toBe(true);
    }
  });

  test('keeps every sign inside its cell', () => {
    for (const role of roles) {
      const { box, items } = symbols.cells[role];
      const points = picture(items).flatMap(shape => {
        const [kind, at, more] = JSON.parse(shape) as [string, string[], number[]];
        const grow = kind === 'circle' ? more[0] : kind === 'line' ? more[0] / 2 : 0;
        return at.flatMap(pair => pair.split(' ').flatMap(n => [Number(n) - grow, Number(n) + grow]));
      });
      expect(Math.min(...points), role).toBeGreaterThanOrEqual(0);
      expect(Math.max(...points), role).toBeLessThanOrEqual(box.width);
    }
  });

  test('keeps its lamps off the cells, off its id and off the cut', () => {
    const cells = rects(draw(pale));
    const id = draw(pale).find(item => item.kind === 'text') as Text;
    const ink = { ...id.line.ink, x: id.x + id.line.ink.x, y: id.y + id.line.ink.y };
    for (const start of ['red', 'blue'] as const) {
      expect(lamps(start)).toHaveLength(4);
      for (const lamp of lamps(start)) {
        for (const other of [...cells, ink]) expect(apart(lamp, other)).toBe(true);
        expect(Math.min(lamp.x, lamp.y)).toBeGreaterThan(2);
        expect(Math.max(lamp.x + lamp.width, lamp.y + lamp.height)).toBeLessThan(60);
      }
    }
  });

  test('shows its starting team without colour: a filled lamp with a disc, or a ringed one with a diamond', () => {
    const kinds = (start: 'red' | 'blue') =>
      symbols.rims[start].items.flatMap(item =>
        item.kind === 'group' ? [item.items.map(part => part.kind)] : [],
      );
    expect(kinds('red')).toEqual(Array.from({ length: 4 }, () => ['rect', 'circle']));
    expect(kinds('blue')).toEqual(Array.from({ length: 4 }, () => ['rect', 'path']));
  });

  test('has its id below the panel, with 1 mm or more to the cut, from left to right in Persian too', () => {
    const id = draw(pale).find(item => item.kind === 'text') as Text;
    const { ink } = id.line;
    const bottom = id.y + ink.y + ink.height;
    expect(id.line.text).toBe('C-1234-5678-9');
    expect(id.x).toBeCloseTo(slots.id.x, 6);
    expect(id.y + ink.y).toBeGreaterThan(62 - slots.panel.inset + slots.panel.stroke / 2);
    expect(bottom).toBeLessThanOrEqual(61);
    const read = id.line.runs.flatMap(run => run.glyphs.flatMap(glyph => glyph.codePoints));
    expect(String.fromCodePoint(...read)).toBe('C-1234-5678-9');
  });
});

describe.each(['codenames', 'pictures', 'duet'])('a key card of %s', name => {
  const own = loadKeyTemplate(name, project, project);
  const { kind, size } = own;
  const drawn = keySymbols(setting, own, slots);
  const cells = Array.from({ length: kind.columns * kind.rows }, () => 'bystander');
  const rim = drawn.rims[kind.teams[0] ?? 'none'];
  const side = { cardId: 'X-1234-5678-9', cells, ...(kind.teams[0] ? { start: kind.teams[0] } : {}) };
  const grid = rects(spread(keyFace(setting, side, own, slots, drawn)));

  test('has its grid in the middle, inside the panel', () => {
    const edge = slots.panel.inset + slots.panel.stroke / 2;
    const [left, right] = [Math.min(...grid.map(({ x }) => x)), Math.max(...grid.map(r => r.x + r.width))];
    const [top, bottom] = [Math.min(...grid.map(({ y }) => y)), Math.max(...grid.map(r => r.y + r.height))];
    expect(left).toBeGreaterThan(edge);
    expect(top).toBeGreaterThan(edge);
    expect(left + right).toBeCloseTo(size.width, 9);
    expect(top + bottom).toBeCloseTo(size.height, 9);
    expect(grid).toHaveLength(kind.columns * kind.rows);
  });

  test('has a mark on each legal edge, and on no other', () => {
    const marks = rim.items.flatMap(item => (item.kind === 'group' ? [item.matrix.slice(4)] : []));
    const [x, y] = [size.width / 2, size.height / 2];
    const { inset } = slots.panel;
    const edges = [
      [x, inset],
      [size.width - inset, y],
      [x, size.height - inset],
      [inset, y],
    ];
    const legal = edges.filter((_, i) => (kind.turns as readonly number[]).includes(i * 90));
    const told = (points: readonly (readonly number[])[]) =>
      points.map(p => p.map(n => n.toFixed(3)).join(' ')).sort();
    expect(told(marks)).toEqual(told(legal));
  });

  test('keeps its marks off the cells and the cut', () => {
    for (const item of rim.items) {
      if (item.kind !== 'group') continue;
      for (const part of item.items) {
        if (part.kind !== 'rect' && part.kind !== 'path') continue;
        const reach = part.kind === 'rect' ? part : { x: -4.5, y: -1.2, width: 9, height: 2.4 };
        const box = bounds(item.matrix, reach);
        for (const cell of grid) expect(apart(box, cell)).toBe(true);
        expect(Math.min(box.x, box.y)).toBeGreaterThan(2);
      }
    }
  });
});

test('the long id of a six-by-six card ends before the lamp', () => {
  const long = loadKeyTemplate('codenames', project, project);
  const drawn = keyFace(
    setting,
    { cardId: 'H-02KZ-BHK3-KPAC-KKM4-7', cells: pale, start: 'red' },
    long,
    slots,
    symbols,
  );
  const id = drawn.find(item => item.kind === 'text') as Text;
  expect(id.x + id.line.width).toBeLessThan((62 - slots.lamp.length) / 2);
});
