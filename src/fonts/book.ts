import * as fontkit from 'fontkit';
import { error, type Problem, ProblemError } from '../problem.js';

/** A face of the words on the cards, or of running text. */
export type FontUse = 'words' | 'text';

export interface FontTable {
  /** Font id -> file. */
  readonly files: Readonly<Record<string, string>>;
  /** Script (`Hant-HK`, `Arab`, ...) -> use -> font ids, the first that has a character wins. */
  readonly scripts: Readonly<Record<string, Readonly<Record<FontUse, readonly string[]>>>>;
}

/** Bytes of a file by its name in the table; throws when there is none. */
export type ReadBytes = (file: string) => Uint8Array;

/** One static TrueType face. Metrics are in font units, y up. */
export interface Font {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly fontkit: fontkit.Font;
  has(codePoint: number): boolean;
}

/** Which face serves which script, what it covers, its metrics and its bytes. Fonts are opened when first asked for. */
export class FontBook {
  readonly #table: FontTable;
  readonly #read: ReadBytes;
  readonly #open = new Map<string, Font>();

  constructor(table: FontTable, read: ReadBytes) {
    this.#table = table;
    this.#read = read;
  }

  /** Font ids for a script, in the order in which they are asked for a character. */
  stack(script: string, use: FontUse): readonly string[] {
    const stacks = this.#table.scripts[script];
    if (stacks === undefined) {
      const known = Object.keys(this.#table.scripts).join(', ');
      throw new ProblemError([error('fonts.no-script', 'fonts/fonts.yaml', { script, known })]);
    }
    return stacks[use];
  }

  font(id: string): Font {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    const font = openFont(id, this.#table.files[id] ?? id, this.#read);
    this.#open.set(id, font);
    return font;
  }

  /** The first font of the stack that has the character, or undefined. */
  covering(codePoint: number, stack: readonly string[]): string | undefined {
    return stack.find(id => this.font(id).has(codePoint));
  }

  /** Characters of `text` that no font of the stack has, each once, in order. */
  missing(text: string, stack: readonly string[]): readonly string[] {
    const missing = new Set<string>();
    for (const character of text) {
      const codePoint = character.codePointAt(0) as number;
      if (!isIgnorable(codePoint) && this.covering(codePoint, stack) === undefined) missing.add(character);
    }
    return [...missing];
  }
}

/** Zero-width controls that are shaped away: no font needs a glyph for them. */
export function isIgnorable(codePoint: number): boolean {
  return (
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x2060 && codePoint <= 0x2064) ||
    codePoint === 0xfeff
  );
}

function openFont(id: string, file: string, read: ReadBytes): Font {
  const bytes = read(file);
  const place = file.replace(/^(own|project):/, '');
  const fail = (problem: Problem): never => {
    throw new ProblemError([problem]);
  };
  // A person's own file may be cut off or damaged, and would print other shapes or none.
  if (file.startsWith('own:') && !wholeFont(bytes)) return fail(error('fonts.damaged', place));
  let opened: fontkit.Font | fontkit.FontCollection;
  try {
    opened = fontkit.create(bytes as Buffer);
  } catch {
    return fail(error('fonts.unreadable', place));
  }
  if (!('layout' in opened)) return fail(error('fonts.collection', place));
  if (Object.keys(opened.variationAxes ?? {}).length > 0) return fail(error('fonts.variable', place));
  const font = opened;
  // A deck asks of each character again and again.
  const covered = new Map<number, boolean>();
  return {
    id,
    bytes,
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    fontkit: font,
    has: codePoint => {
      let has = covered.get(codePoint);
      if (has === undefined) {
        has = font.hasGlyphForCodePoint(codePoint);
        covered.set(codePoint, has);
      }
      return has;
    },
  };
}

/** Whether each table of a TrueType file is there and adds up to its checksum (OpenType 1.9, "Organization of an OpenType font"). */
function wholeFont(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // What is no TrueType file at all is told by fontkit.
  if (bytes.length < 12 || view.getUint32(0) !== 0x00010000) return true;
  const tables = view.getUint16(4);
  for (let i = 0; i < tables; i++) {
    const entry = 12 + i * 16;
    if (entry + 16 > bytes.length) return false;
    const [tag, sum, offset, length] = [0, 4, 8, 12].map(at => view.getUint32(entry + at));
    if (offset + length > bytes.length) return false;
    // The checksum of `head` is written before the sum of the whole file is put into it.
    if (tag !== 0x68656164 && tableSum(view, offset, length) !== sum) return false;
  }
  return true;
}

function tableSum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at += 4) {
    let word = 0;
    for (let i = 0; i < 4; i++) word = word * 256 + (at + i < length ? view.getUint8(offset + at + i) : 0);
    sum = (sum + word) >>> 0;
  }
  return sum;
}
