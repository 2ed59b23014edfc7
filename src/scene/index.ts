import { compose, IDENTITY, type Matrix, type Rect, type Size, translate } from './geometry/index.js';

/** A drawing as data, in millimetres. Fonts are chosen and lines broken before. */
export type Item = Group | Text | RectItem | Circle | Line | Path | Image | Use | Tiles;

/** `#rrggbb`. */
export type Colour = string;

export interface Group {
  readonly kind: 'group';
  readonly matrix: Matrix;
  /** What is outside, in the group's own millimetres, is not drawn. */
  readonly clip?: Rect | Outline;
  /** What it shows, for people who listen to the page. */
  readonly alt?: string;
  readonly items: readonly Item[];
}

export interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
}

export interface RectItem extends Rect, Paint {
  readonly kind: 'rect';
  readonly radius?: number;
}

export interface Circle extends Paint {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface Line extends Omit<Paint, 'fill'> {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** SVG path data, absolute commands M L H V C Q Z only. */
export interface Outline {
  readonly d: string;
  readonly evenOdd?: boolean;
}

export interface Path extends Outline, Paint {
  readonly kind: 'path';
}

/** Pixels, stretched to a rectangle. */
export interface Image extends Rect {
  readonly kind: 'image';
  readonly raster: Raster;
}

/** A JPEG, upright and without a colour profile, stored once however often it is drawn. */
export interface Raster {
  /** The same id always means the same bytes. */
  readonly id: string;
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly size: Size;
  /** Whether it has one component, not three. */
  readonly grey: boolean;
}

/** Draws a shared symbol, which is stored once (in PDF as a Form XObject). */
export interface Use {
  readonly kind: 'use';
  readonly symbol: SceneSymbol;
  readonly matrix: Matrix;
  readonly blend?: Blend;
}

/**
 * The symbol or the line as a whole is multiplied with what is under it, as one ink over another. What is clipped may
 * only have paper under its clip: SVG draws it apart.
 */
export type Blend = 'multiply';

/** Symbols on a grid, row by row: the same as many `Use`s, in a tenth of the bytes. */
export interface Tiles {
  readonly kind: 'tiles';
  /** The origin of the first symbol. */
  readonly x: number;
  readonly y: number;
  /** The distance from one origin to the next. */
  readonly pitch: Size;
  readonly columns: number;
  /** The name of each symbol. */
  readonly cells: readonly string[];
  /** Symbols by name. Grids with the same object here are written from the same pieces. */
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
}

export interface SceneSymbol {
  /** The same id always means the same drawing. */
  readonly id: string;
  /** The symbol is clipped to this box. */
  readonly box: Rect;
  readonly items: readonly Item[];
}

/** One line of text, already shaped: glyphs in visual order, the origin at the left of the baseline. */
export interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: Colour;
  readonly line: ShapedLine;
  readonly blend?: Blend;
}

export interface ShapedLine {
  /** In logical order, as one types it. */
  readonly text: string;
  /** Em size in millimetres. */
  readonly size: number;
  readonly width: number;
  /** Millimetres added after each glyph. */
  readonly tracking?: number;
  /** Ink box relative to the origin: y is negative above the baseline. */
  readonly ink: Rect;
  readonly runs: readonly GlyphRun[];
}

/** Glyphs of one font; advances and offsets in font units. */
export interface GlyphRun {
  readonly fontId: string;
  readonly glyphs: readonly Glyph[];
}

/** What is drawn for the least piece of text that can't be cut: a letter, a ligature, a letter with its signs. */
export interface Glyph {
  readonly parts: readonly GlyphPart[];
  /** What copying this glyph from a PDF gives, from left to right. */
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
}

/** A glyph of the font, moved by `x` and `y`, y up. */
export interface GlyphPart {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Where a glyph is drawn, from the pen, in font units: one of several parts is moved in its own outline. */
export function startOf({ parts }: Glyph): { readonly x: number; readonly y: number } {
  return parts.length === 1 ? parts[0] : { x: 0, y: 0 };
}

export function group(matrix: Matrix, items: readonly Item[], clip?: Rect | Outline): Group {
  return { kind: 'group', matrix, items, ...(clip ? { clip } : {}) };
}

export function use(symbol: SceneSymbol, matrix: Matrix): Use {
  return { kind: 'use', symbol, matrix };
}

/** The symbols of a grid, each as a `Use`. */
export function tileUses({ x, y, pitch, columns, cells, symbols }: Tiles): readonly Use[] {
  return cells.map((name, i) => {
    const column = i % columns;
    return use(
      symbols[name],
      translate(x + column * pitch.width, y + ((i - column) / columns) * pitch.height),
    );
  });
}

/** What is drawn, and the matrix that places it. */
export interface Drawn<T extends Item = Leaf> {
  readonly item: T;
  readonly matrix: Matrix;
  /** Whether it is mixed with what lies below it. */
  readonly blended: boolean;
}

type Leaf = Exclude<Item, Group | Use | Tiles>;

/** All items without groups and symbols, each with the matrix that places it on the page. Clips are left out. */
export function flat(items: readonly Item[], matrix: Matrix = IDENTITY, blended = false): readonly Drawn[] {
  return items.flatMap((item): readonly Drawn[] => {
    const isBlended = blended || ('blend' in item && item.blend !== undefined);
    if (item.kind === 'group') return flat(item.items, compose(matrix, item.matrix), blended);
    if (item.kind === 'use') return flat(item.symbol.items, compose(matrix, item.matrix), isBlended);
    if (item.kind === 'tiles') return flat(tileUses(item), matrix, blended);
    return [{ item, matrix, blended: isBlended }];
  });
}

/** The lines of text, wherever they are. */
export function textsOf(items: readonly Item[]): readonly Drawn<Text>[] {
  return flat(items).filter((drawn): drawn is Drawn<Text> => drawn.item.kind === 'text');
}
