import type { Matrix, Rect } from '../scene/geometry/index.js';
import type { Circle, Colour, Item, Line, Outline, Paint, Path, RectItem } from '../scene/index.js';

/** PDF operators for shapes, in millimetres, y down. */

/** The distance of the handles of a quarter circle from its ends, as a share of the radius. */
const KAPPA = 0.5523;

/** Points in a millimetre. */
export const POINTS = 72 / 25.4;

/** To a thousandth, which is never written with an exponent: PDF has none. Adding 0 turns -0 into 0. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

export function num(value: number): string {
  return String(rounded(value));
}

export function matrixOperator(matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1) return `1 0 0 1 ${num(e)} ${num(f)} cm`;
  const turned = [a, b, c, d].map(value => Number(value.toFixed(6))).join(' ');
  return `${turned} ${num(e)} ${num(f)} cm`;
}

const operands = new Map<Colour, string>();

export function colourOperands(colour: Colour): string {
  let known = operands.get(colour);
  if (known === undefined) {
    const value = Number.parseInt(colour.slice(1), 16);
    known = [value >> 16, (value >> 8) & 255, value & 255].map(part => num(part / 255)).join(' ');
    operands.set(colour, known);
  }
  return known;
}

export function clipOperator(clip: Rect | Outline): string {
  if ('d' in clip) return `${pathOperators(clip.d)} W${clip.evenOdd ? '*' : ''} n`;
  return `${num(clip.x)} ${num(clip.y)} ${num(clip.width)} ${num(clip.height)} re W n`;
}

/** Any text as a string object: UTF-16 with a byte order mark. */
export function textString(text: string): string {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `<${[0xfeff, ...codes].map(code => code.toString(16).padStart(4, '0')).join('')}>`;
}

export type DrawnShape = RectItem | Circle | Line | Path;

export function isDrawnShape(item: Item): item is DrawnShape {
  return item.kind === 'rect' || item.kind === 'circle' || item.kind === 'line' || item.kind === 'path';
}

/** Sets the colours and the pen of a shape. */
export function stateOperators(paint: Paint): string {
  const state: string[] = [];
  if (paint.fill !== undefined) state.push(`${colourOperands(paint.fill)} rg`);
  if (paint.stroke !== undefined) {
    state.push(`${colourOperands(paint.stroke)} RG`, `${num(paint.strokeWidth ?? 0.25)} w`);
    state.push(`${paint.cap === 'round' ? 1 : 0} J`, `${paint.join === 'round' ? 1 : 0} j`);
    state.push(`[${(paint.dash ?? []).map(num).join(' ')}] 0 d`);
  }
  return state.join(' ');
}

/** A shape, painted with the current colours and pen. */
export function shapeOperators(shape: DrawnShape): string {
  const { fill, stroke }: Paint = shape;
  const evenOdd = shape.kind === 'path' && shape.evenOdd ? '*' : '';
  const finish = fill !== undefined ? (stroke !== undefined ? `B${evenOdd}` : `f${evenOdd}`) : 'S';
  return `${outline(shape)} ${finish}`;
}

function outline(shape: DrawnShape): string {
  switch (shape.kind) {
    case 'rect':
      return shape.radius
        ? roundedRect(shape, shape.radius)
        : `${[shape.x, shape.y, shape.width, shape.height].map(num).join(' ')} re`;
    case 'circle':
      return roundedRect(
        { x: shape.cx - shape.r, y: shape.cy - shape.r, width: 2 * shape.r, height: 2 * shape.r },
        shape.r,
      );
    case 'line':
      return `${num(shape.x1)} ${num(shape.y1)} m ${num(shape.x2)} ${num(shape.y2)} l`;
    case 'path':
      return pathOperators(shape.d);
  }
}

function roundedRect(rect: Rect, radius: number): string {
  const { x, y, width, height } = rect;
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  const [right, bottom] = [x + width, y + height];
  const p = (...values: number[]) => values.map(num).join(' ');
  return [
    `${p(x + r, y)} m ${p(right - r, y)} l`,
    `${p(right - k, y, right, y + k, right, y + r)} c ${p(right, bottom - r)} l`,
    `${p(right, bottom - k, right - k, bottom, right - r, bottom)} c ${p(x + r, bottom)} l`,
    `${p(x + k, bottom, x, bottom - k, x, bottom - r)} c ${p(x, y + r)} l`,
    `${p(x, y + k, x + k, y, x + r, y)} c h`,
  ].join(' ');
}

/** SVG path data (absolute M L H V C Q Z) as PDF operators. */
export function pathOperators(d: string): string {
  const out: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const step = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }[command] as number;
    if (command === 'Z') out.push('h');
    for (let i = 0; step > 0 && i + step <= values.length; i += step) {
      const v = values.slice(i, i + step);
      if (command === 'H') v.push(y);
      if (command === 'V') v.unshift(x);
      if (command === 'Q') {
        const [qx, qy, ex, ey] = v;
        v.splice(
          0,
          4,
          x + (2 / 3) * (qx - x),
          y + (2 / 3) * (qy - y),
          ex + (2 / 3) * (qx - ex),
          ey + (2 / 3) * (qy - ey),
          ex,
          ey,
        );
      }
      [x, y] = v.slice(-2);
      const operator = command === 'M' && i === 0 ? 'm' : v.length === 6 ? 'c' : 'l';
      out.push(`${v.map(num).join(' ')} ${operator}`);
    }
  }
  return out.join(' ');
}
