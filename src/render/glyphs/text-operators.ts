import { type GlyphRun, type ShapedLine, startOf, type Text } from '../../scene/index.js';
import { colourOperands, num } from '../operators.js';
import type { PdfFont } from '../pdf-file.js';

/** Smaller shifts, in thousandths of an em, are put off until they add up. */
const LEAST_SHIFT = 1;

/** Writes each run as one TJ, but a raised glyph, such as a vowel sign, gets a text rise of its own. */
export function textOperators({ x, y, fill, line }: Text, fontOf: (id: string) => PdfFont): string {
  const out = [`BT ${colourOperands(fill)} rg`];
  let pen = x;
  for (const run of inOneFont(line.runs)) {
    const { embedded, unitsPerEm, encode } = fontOf(run.fontId);
    const unit = 1000 / unitsPerEm;
    const tracking = ((line.tracking ?? 0) * 1000) / line.size;
    out.push(`/${embedded.name} ${num(line.size)} Tf 1 0 0 -1 ${num(pen)} ${num(y)} Tm`);
    let parts = '';
    let codes = '';
    let shift = 0;
    let rise = 0;
    const endCodes = () => {
      if (codes !== '') parts += `<${codes}>`;
      codes = '';
    };
    const move = () => {
      if (Math.abs(shift) < LEAST_SHIFT) return;
      endCodes();
      parts += num(-shift);
      shift = 0;
    };
    const show = () => {
      // The shift after the last glyph moves the pen too: a raised glyph may follow.
      move();
      endCodes();
      if (parts !== '') out.push(`[${parts}] TJ`);
      parts = '';
      shift = 0;
    };
    for (const glyph of run.glyphs) {
      const from = startOf(glyph);
      if (from.y !== rise) {
        show();
        rise = from.y;
        out.push(`${num((rise * line.size) / unitsPerEm)} Ts`);
      }
      shift += from.x * unit;
      move();
      const { code, advance } = encode(glyph);
      codes += code;
      shift += (glyph.xAdvance - from.x) * unit + tracking - advance;
      pen += (glyph.xAdvance * line.size) / unitsPerEm + (line.tracking ?? 0);
    }
    show();
    if (rise !== 0) out.push('0 Ts');
  }
  out.push('ET');
  return out.join(' ');
}

/** Neighbouring runs of one font as one: PDFium loses a space at the end of a TJ where the line is upside down. */
function inOneFont(runs: readonly GlyphRun[]): readonly GlyphRun[] {
  const joined: GlyphRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.fontId !== run.fontId) joined.push(run);
    else joined[joined.length - 1] = { ...last, glyphs: [...last.glyphs, ...run.glyphs] };
  }
  return joined;
}

/**
 * Whether a line must be a form of its own: pdf.js takes a letter with its sign for a sign over what was written before,
 * wherever that stands, and where a form begins there is nothing before it.
 */
export function standsApart({ runs }: ShapedLine): boolean {
  const { codePoints = [] } = runs[0]?.glyphs[0] ?? {};
  return codePoints.length > 1 && /\p{Mn}/u.test(String.fromCodePoint(...codePoints));
}
