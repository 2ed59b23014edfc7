import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openPdf } from '../../proof/index.js';
import type { Item } from '../../scene/index.js';
import { FontBook } from '../../text/fonts/index.js';
import { Shaper } from '../../text/index.js';
import { type PdfMeta, renderPdf } from '../index.js';
import { openWithPdfjs } from '../second-reader.fixture.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const book = new FontBook({ files: {}, scripts: {} }, file => fs.readFileSync(path.join(ROOT, file)));
const shaper = new Shaper(book);
const FEW = 'src/render/glyphs/few-letters.fixture';

interface Language {
  readonly font: string;
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: readonly string[];
}

const LATIN = 'fonts/NotoSans-Bold.ttf';
const PERSIAN = 'fonts/Vazirmatn-Bold.ttf';
const LANGUAGES: Readonly<Record<string, Language>> = {
  Yoruba: {
    font: LATIN,
    lang: 'yo',
    direction: 'ltr',
    words: ['Ẹ̀kọ́', 'office', 'ọ́', 'o', 'ffi', 'Ọ̀rẹ́', 'coffee', 'ilé-ìwé'],
  },
  Vietnamese: {
    font: LATIN,
    lang: 'vi',
    direction: 'ltr',
    words: ['mịch', 'vịn', 'khẹc', 'tiếng Việt', 'nó', 'mi'],
  },
  'Persian and Arabic with vowels': {
    font: PERSIAN,
    lang: 'fa',
    direction: 'rtl',
    words: ['مُحَمَّد', 'شَمْس', 'بنّا', 'سلام', 'کِتَابٌ', 'الآن', 'بُر', 'کُلُّ'],
  },
  Thai: { font: `${FEW}/thai.ttf`, lang: 'th', direction: 'ltr', words: ['น้ำ', 'หู้', 'ที่', 'นำ', 'ห้ำหู'] },
  Hindi: {
    font: `${FEW}/devanagari.ttf`,
    lang: 'hi',
    direction: 'ltr',
    words: ['हिन्दी', 'नदी', 'दिन', 'हिन्'],
  },
};

const META: PdfMeta = {
  title: 'x',
  lang: 'x',
  duplex: 'Simplex',
  direction: 'ltr',
  producer: 'Deckwright test',
};

/** Two signs over one letter have no order of their own. */
const nfc = (text: string) => text.normalize('NFC');

/** A word in each line. */
function pdf({ font, lang, direction, words }: Language): Uint8Array {
  const items = words.map((word, i): Item => {
    const line = shaper.line(word, { fonts: [font], size: 6, lang, direction });
    return { kind: 'text', x: 20, y: 20 + 15 * i, fill: '#000000', line };
  });
  const pages = [{ size: { width: 100, height: 150 }, items }];
  return Buffer.concat([
    ...renderPdf(pages, { ...META, lang, direction }, book, bytes => deflateSync(bytes)),
  ]);
}

describe.each(Object.entries(LANGUAGES))('%s words in one file', (_, language) => {
  const bytes = pdf(language);

  test('are read as they were typed by PDFium, letter by letter', async () => {
    const file = await openPdf(new Uint8Array(bytes), 'words.pdf');
    const read = file.page(1).items.flatMap(item => (item.kind === 'text' ? [item.text] : []));
    file.close();
    expect(read.map(nfc)).toEqual(language.words.map(nfc));
  });

  test('are found by pdf.js, which browsers read PDFs with', async () => {
    const opened = await openWithPdfjs(bytes);
    const { items } = await (await opened.getPage(1)).getTextContent();
    const read = items.map(item => ('str' in item ? item.str : '')).filter(text => text.trim() !== '');
    expect(read.map(nfc)).toEqual(language.words.map(nfc));
  });
});

describe('a letter with its sign', () => {
  test('is one glyph as wide as the letter alone, drawn where the two were', () => {
    const style = { fonts: [PERSIAN], size: 10, lang: 'fa', direction: 'rtl' } as const;
    const [glyph] = shaper.line('بُ', style).runs[0].glyphs;
    const [alone] = shaper.line('ب', style).runs[0].glyphs;
    expect(glyph.parts).toHaveLength(2);
    expect(glyph.xAdvance).toBe(alone.xAdvance);
    expect(glyph.parts).toContainEqual(alone.parts[0]);
  });
});
