import type * as z from 'zod';
import type { rect } from '../data/index.js';
import type { Size } from '../scene/geometry/index.js';

type Slot = z.infer<typeof rect>;

/** The slots of a face by the keys of their measures, in millimetres of the card. */
type Slots = Readonly<Record<string, Slot>>;

/** Slots that have no more than this in common only touch. */
const TOUCHES = 0.9;
const MM_PER_POINT = 25.4 / 72;

interface Layout {
  readonly frame: Slot;
  /** What is printed. */
  readonly slots: Slots;
  /** What it may be printed on. */
  readonly grounds?: Slots;
  /** What may not run through it. */
  readonly lines?: Slots;
}

/**
 * A check of measures: all is inside the frame of its card, and no slot lies over another, where one would be printed on
 * the other. Of two slots the later one is told.
 */
export function apart<T extends object>(layout: (face: T) => Layout) {
  return (face: T, context: z.core.$RefinementCtx<T>): void => {
    const { frame, slots, grounds = {}, lines = {} } = layout(face);
    const tell = (key: string, message: string, params = {}) =>
      context.addIssue({ code: 'custom', path: [key], input: face[key as keyof T], message, params });
    for (const [key, slot] of Object.entries({ ...slots, ...grounds, ...lines }))
      if (!isInside(slot, frame)) tell(key, 'templates.out-of-frame');
    const entries = Object.entries(slots);
    for (const [i, [key, slot]] of entries.entries()) {
      const under = entries.slice(0, i).find(([, before]) => common(slot, before) > TOUCHES);
      if (under) tell(key, 'templates.over-slot', { other: under[0] });
    }
    for (const [key, line] of Object.entries(lines)) {
      const crossed = entries.find(([, slot]) => common(slot, line) > 0);
      if (crossed) tell(key, 'templates.over-slot', { other: crossed[0] });
    }
  };
}

/** A check of measures: each of these is at least as large as the one beside it, by their keys. */
export function atLeast<T extends object>(pairs: Readonly<Record<string, string>>) {
  return (face: T, context: z.core.$RefinementCtx<T>): void => {
    const valueAt = (key: string) =>
      key.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], face);
    for (const [key, other] of Object.entries(pairs)) {
      const input = valueAt(key);
      if (Number(input) >= Number(valueAt(other))) continue;
      const message = 'templates.at-least-other';
      context.addIssue({ code: 'custom', path: key.split('.'), input, message, params: { other } });
    }
  };
}

/** Nothing is printed nearer to the edge of a card, in millimetres: it may be cut a little off. */
const SAFE = 1.2;

/** The measures of a card, whose frame is at `path`: all of it must be on a card of this size. */
export function onCard<T>(schema: z.ZodType<T>, size: Size, path: readonly string[]): z.ZodType<T> {
  return schema.superRefine((face, context) => {
    const frame = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], face) as Slot;
    const { x, y, width, height } = frame;
    const [right, bottom] = [size.width - x - width, size.height - y - height];
    if (Math.min(x, y, right, bottom) >= SAFE) return;
    const params = { width: size.width, height: size.height, safe: SAFE };
    context.addIssue({
      code: 'custom',
      path: [...path],
      input: frame,
      message: 'templates.off-card',
      params,
    });
  });
}

function isInside(slot: Slot, frame: Slot): boolean {
  const [left, top] = [slot.x - frame.x, slot.y - frame.y];
  const [right, bottom] = [frame.width - left - slot.width, frame.height - top - slot.height];
  return Math.min(slot.width, slot.height) >= 0 && Math.min(left, top, right, bottom) >= -TOUCHES;
}

/** How far two slots lie over each other: the shorter side of what they have in common. */
function common(a: Slot, b: Slot): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(width, height);
}

/** The slot of a number of up to three digits that begins at `x`, on the baseline `y`. */
export function numberBox({ x, y, sizePt }: { x: number; y: number; sizePt: number }): Slot {
  const em = sizePt * MM_PER_POINT;
  return { x, y: y - 0.75 * em, width: 1.8 * em, height: 0.75 * em };
}

/** The slot of a rule from side to side. */
export function ruleBox({ x1, x2, y, stroke }: { x1: number; x2: number; y: number; stroke: number }): Slot {
  return { x: x1, y: y - stroke / 2, width: x2 - x1, height: stroke };
}

/** The slot of a line of text in the middle of `width`, on the baseline `y`. */
export function lineBox(x: number, y: number, width: number, sizePt: number): Slot {
  const em = sizePt * MM_PER_POINT;
  return { x: x - width / 2, y: y - 0.75 * em, width, height: em };
}

export function squareBox(x: number, y: number, size: number): Slot {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
