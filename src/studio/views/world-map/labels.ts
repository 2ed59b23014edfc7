/** A dot on the map with its name, in units of the drawing. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Label extends Dot {
  readonly anchor: 'start' | 'middle' | 'end';
}

const SIZE = 20;
const GAP = 10;

/** Names beside their dots, those that come first first; one that has no room is left out. */
export function labelsFor(dots: readonly Dot[], width: number, height: number): readonly Label[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ x: x - 6, y: y - 6, width: 12, height: 12 }));
  return dots.flatMap((dot): Label[] => {
    const wide = widthOf(dot.text);
    for (const { anchor, dx, dy } of PLACES) {
      const [x, y] = [dot.x + dx, dot.y + dy];
      const start = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      const box = { x: start, y: y - SIZE * 0.8, width: wide, height: SIZE };
      const inside = box.x > 0 && box.y > 0 && box.x + wide < width && box.y + SIZE < height;
      if (!inside || taken.some(other => meet(box, other))) continue;
      taken.push(box);
      return [{ ...dot, x, y, anchor }];
    }
    return [];
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLACES = [
  { anchor: 'start', dx: GAP, dy: SIZE * 0.35 },
  { anchor: 'end', dx: -GAP, dy: SIZE * 0.35 },
  { anchor: 'middle', dx: 0, dy: -GAP },
  { anchor: 'middle', dx: 0, dy: GAP + SIZE * 0.8 },
] as const;

/** About as wide as any font sets it. */
function widthOf(text: string): number {
  const han = /\p{Script=Han}/u;
  return [...text].reduce((sum, each) => sum + (han.test(each) ? 1 : 0.58) * SIZE, 0);
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
