export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a cut keeps of a picture, in shares of its width and height. `focus` is as near to its middle as can be. */
export function frameOf(
  picture: Size,
  card: Size,
  focus: Point,
): Size & { readonly left: number; readonly top: number } {
  const share = picture.width / picture.height / (card.width / card.height);
  const size = { width: Math.min(1, 1 / share), height: Math.min(1, share) };
  const start = (at: number, length: number) => Math.max(0, Math.min(1 - length, at - length / 2));
  return { ...size, left: start(focus.x, size.width), top: start(focus.y, size.height) };
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point, in hundredths; undefined for other keys. */
export function movedBy(key: string, far: boolean, { x, y }: Point): Point | undefined {
  const way = KEYS[key];
  if (way === undefined) return undefined;
  const step = far ? 0.1 : 0.01;
  return within({ x: x + way[0] * step, y: y + way[1] * step });
}

/** In the picture, in whole hundredths. */
export function within({ x, y }: Point): Point {
  const share = (value: number) => Math.round(100 * Math.max(0, Math.min(1, value))) / 100;
  return { x: share(x), y: share(y) };
}
