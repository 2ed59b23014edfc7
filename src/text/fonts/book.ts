import * as fontkit from 'fontkit';
import { error, type Problem, ProblemError } from '../../speech/index.js';
import { hasInk, isSound, missingTable, uncoloured } from './sound.js';
import { foreignKind, unpackWoff, webFont } from './woff.js';

/** What a face is for: the words on the cards, or all other text. */
export type FontUse = 'words' | 'text';

export interface FontTable {
  /** Font id -> file. */
  readonly files: Readonly<Record<string, string>>;
  /** Script (`Hant-HK`, `Arab`, ...) -> use -> font ids; the first that has a character draws it. */
  readonly scripts: Readonly<Record<string, Readonly<Record<FontUse, readonly string[]>>>>;
}

/** The bytes of a file by its name in the table; throws if there is none. */
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

/** Which face is for which script, with its coverage, metrics and bytes. A font is opened when it is first needed. */
export class FontBook {
  readonly #table: FontTable;
  readonly #read: ReadBytes;
  readonly #open = new Map<string, Font>();

  constructor(table: FontTable, read: ReadBytes) {
    this.#table = table;
    this.#read = read;
  }

  /** Font ids for a script, in the order in which they are tried. */
  stack(script: string, use: FontUse): readonly string[] {
    const stacks = this.#table.scripts[script];
    if (stacks === undefined) {
      const known = Object.keys(this.#table.scripts);
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

  /** The first letter with its marks that no font of the stack has whole, though they may have it in parts. */
  torn(text: string, stack: readonly string[]): readonly string[] | undefined {
    const letters = (text.normalize('NFC').match(/[^\p{M}\s]\p{M}+/gu) ?? []).map(letter => [...letter]);
    return letters.find(letter => {
      const codePoints = letter.map(each => each.codePointAt(0) as number).filter(code => !isIgnorable(code));
      return (
        codePoints.every(code => this.covering(code, stack) !== undefined) &&
        !stack.some(id => codePoints.every(code => this.font(id).has(code)))
      );
    });
  }
}

/** Zero-width controls, which need no glyph: shaping removes them. */
export function isIgnorable(codePoint: number): boolean {
  return (
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x2060 && codePoint <= 0x2064) ||
    codePoint === 0xfeff
  );
}

/** Sara am, Thai and Lao: HarfBuzz always draws it as its ring and its stroke. */
const PARTS: Readonly<Record<number, readonly number[]>> = {
  3635: [0xe4d, 0xe32],
  3763: [0xecd, 0xeb2],
};

function openFont(id: string, file: string, read: ReadBytes): Font {
  const packed = read(file);
  const place = file.replace(/^(own|project):/, '');
  const fail = (problem: Problem): never => {
    throw new ProblemError([problem]);
  };
  const web = webFont(packed);
  if (web === 'woff2') return fail(error('fonts.woff2', place));
  const bytes = web === 'woff' ? unpackWoff(packed) : packed;
  if (bytes === undefined) return fail(error('fonts.damaged', place));
  const isOwn = file.startsWith('own:');
  // A person's own file may be cut short or damaged, and would print wrong shapes or none.
  if (isOwn && !isIntact(bytes)) return fail(error('fonts.damaged', place));
  let opened: fontkit.Font | fontkit.FontCollection;
  try {
    opened = fontkit.create(bytes);
  } catch {
    return fail(error('fonts.unreadable', place, { kind: foreignKind(bytes) }));
  }
  if (!('layout' in opened)) return fail(error('fonts.collection', place));
  if (Object.keys(opened.variationAxes ?? {}).length > 0) return fail(error('fonts.variable', place));
  const font = uncoloured(opened);
  const lacks = missingTable(font);
  if (lacks !== undefined) return fail(error('fonts.no-table', place, { table: lacks.trim() }));
  if (isOwn && !isSound(font)) return fail(error('fonts.damaged', place));
  // A deck asks about the same characters over and over.
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
        has = [codePoint, ...(PARTS[codePoint] ?? [])].every(
          each => font.hasGlyphForCodePoint(each) && (!isOwn || hasInk(font, each)),
        );
        covered.set(codePoint, has);
      }
      return has;
    },
  };
}

/** TrueType outlines, OpenType with those of PostScript, and what Apple calls TrueType. */
const SFNT = [0x00010000, 0x4f54544f, 0x74727565];

/**
 * `head`, whose checksum is computed before that of the whole file is written into it; `name`, which some old fonts have
 * with a wrong one and nothing is drawn by.
 */
const UNSUMMED = [0x68656164, 0x6e616d65];

/** Whether every table of a font file is present and matches its checksum (OpenType 1.9, "Organization of an OpenType font"). */
function isIntact(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // fontkit reports files that are no fonts at all.
  if (bytes.length < 12 || !SFNT.includes(view.getUint32(0))) return true;
  const tables = view.getUint16(4);
  for (let i = 0; i < tables; i++) {
    const entry = 12 + i * 16;
    if (entry + 16 > bytes.length) return false;
    const [tag, sum, offset, length] = [0, 4, 8, 12].map(at => view.getUint32(entry + at));
    if (offset + length > bytes.length) return false;
    if (!UNSUMMED.includes(tag) && tableSum(view, offset, length) !== sum) return false;
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
