import svgpath from 'svgpath';
import type { Circle, Path, RectItem } from '../../scene/index.js';
import { type Sentence, sentence } from '../../speech/index.js';

type Unpainted<T> = Omit<T, 'fill' | 'stroke' | 'dash' | 'cap' | 'join'>;

export type Attributes = Readonly<Record<string, string>>;

/** A shape without its colours. */
export type SvgShape = Unpainted<Path> | Unpainted<Circle> | Unpainted<RectItem>;

/** The SVG elements that draw, with the attributes that give them their shape. */
export const SHAPES: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
};

/** The bare shape, or what is wrong with it. Circles and rectangles without a transform stay what they are. */
export function shapeOf(name: string, a: Attributes, transform: string): SvgShape | Sentence {
  const v = (key: string) => Number(a[key] ?? 0);
  const wrong = Object.entries(a).find(([key, value]) => NUMERIC.has(key) && !Number.isFinite(Number(value)));
  if (wrong) return sentence('templates.svg-number', { attribute: wrong[0], value: wrong[1] });
  if (transform === '' && name === 'circle') return { kind: 'circle', cx: v('cx'), cy: v('cy'), r: v('r') };
  if (transform === '' && name === 'rect') {
    const radius = v('rx');
    return {
      kind: 'rect',
      x: v('x'),
      y: v('y'),
      width: v('width'),
      height: v('height'),
      ...(radius ? { radius } : {}),
    };
  }
  const parsed = svgpath(outline(name, a, v)) as ReturnType<typeof svgpath> & { readonly err: string };
  if (parsed.err)
    return sentence('templates.svg-path', { at: Number(/pos (\d+)/.exec(parsed.err)?.[1] ?? 0) + 1 });
  // Arcs become curves first, so that the matrix meets only curves. Engines disagree about the last bit of Math.sin, which
  // must not decide which way a half is rounded.
  const d = parsed.abs().unarc().unshort().transform(transform).abs().round(9).round(3).toString();
  return d === '' ? sentence('templates.svg-empty') : { kind: 'path', d };
}

const NUMERIC = new Set([
  ...SHAPES.circle,
  ...SHAPES.ellipse,
  ...SHAPES.rect,
  ...SHAPES.line,
  'stroke-width',
]);

function outline(name: string, a: Attributes, v: (key: string) => number): string {
  switch (name) {
    case 'path':
      return a.d ?? '';
    case 'line':
      return `M${v('x1')} ${v('y1')} L${v('x2')} ${v('y2')}`;
    case 'polygon':
    case 'polyline':
      return `M${numbers(a.points ?? '').join(' ')}${name === 'polygon' ? 'Z' : ''}`;
    case 'rect':
      return rectOutline(v('x'), v('y'), v('width'), v('height'), v('rx'));
    default: {
      const rx = name === 'circle' ? v('r') : v('rx');
      const ry = name === 'circle' ? v('r') : v('ry');
      return `M${v('cx') - rx} ${v('cy')} a${rx} ${ry} 0 1 1 ${2 * rx} 0 a${rx} ${ry} 0 1 1 ${-2 * rx} 0 Z`;
    }
  }
}

function rectOutline(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y} h${width} v${height} h${-width} Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y} h${w} ${corner(r, r)} v${h} ${corner(-r, r)} h${-w} ${corner(-r, -r)} v${-h} ${corner(r, -r)} Z`;
}

/** How much a transform widens a line: the root of the area it gives to a unit square. */
export function widening(transform: string): number {
  if (transform === '') return 1;
  const corners: [number, number][] = [];
  svgpath('M0 0 L1 0 L0 1')
    .transform(transform)
    .abs()
    .iterate(segment => {
      corners.push([segment[1] as number, segment[2] as number]);
    });
  const [[ox, oy], [ax, ay], [bx, by]] = corners;
  return Math.sqrt(Math.abs((ax - ox) * (by - oy) - (ay - oy) * (bx - ox)));
}

export function numbers(text: string): number[] {
  return (text.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
}
