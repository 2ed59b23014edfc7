import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { fontsSchema, loadLocale, readYaml } from '../../data/index.js';
import { FontBook } from './book.js';

const project = projectLibrary();
const table = readYaml(project.text('fonts/fonts.yaml'), 'fonts/fonts.yaml', fontsSchema);
const inFolder = project.list('fonts');
const read = (file: string) => project.bytes(`fonts/${file}`);
const book = new FontBook(table, read);
const VAZIRMATN = read('Vazirmatn-Regular.ttf');

function opening(bytes: Uint8Array): () => unknown {
  const one = new FontBook({ files: { mine: 'Mine.ttf' }, scripts: {} }, () => bytes);
  return () => one.font('mine');
}

/** The same font with one more table (OpenType: a directory of 16 bytes for each table, then the tables). */
function withTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const old = Buffer.from(font);
  const count = old.readUInt16BE(4);
  const head = Buffer.from(old.subarray(0, 12));
  const directory = Buffer.from(old.subarray(12, 12 + 16 * count));
  const entry = Buffer.alloc(16);
  head.writeUInt16BE(count + 1, 4);
  for (let i = 0; i < count; i++)
    directory.writeUInt32BE(directory.readUInt32BE(16 * i + 8) + 16, 16 * i + 8);
  entry.write(tag, 0, 'latin1');
  entry.writeUInt32BE(old.length + 16, 8);
  entry.writeUInt32BE(table.length, 12);
  return Buffer.concat([head, directory, entry, old.subarray(12 + 16 * count), table]);
}

/** A variation table with one axis: weight, from 100 to 900. */
function oneAxis(): Buffer {
  const fvar = Buffer.alloc(36);
  [1, 0, 16, 2, 1, 20, 0, 8].forEach((value, i) => {
    fvar.writeUInt16BE(value, 2 * i);
  });
  fvar.write('wght', 16, 'latin1');
  [100, 400, 900].forEach((value, i) => {
    fvar.writeUInt32BE(value << 16, 20 + 4 * i);
  });
  // The axis borrows a name that Vazirmatn has, that of a stylistic set.
  fvar.writeUInt16BE(256, 34);
  return fvar;
}

describe("the project's fonts", () => {
  test.each(Object.entries(table.files))('%s is a static TrueType font', (id, file) => {
    expect(inFolder).toContain(file);
    expect([...read(file).subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    const font = book.font(id);
    expect(Object.keys(font.fontkit.variationAxes)).toEqual([]);
    expect(font.ascent).toBeGreaterThan(0);
    expect(font.descent).toBeLessThan(0);
    expect(font.has(0x41) || font.has(0x6a9) || font.has(0x5929)).toBe(true);
  });

  test('are all in the table, each family with its Open Font License', () => {
    const fonts = inFolder.filter(name => name.endsWith('.ttf'));
    expect(Object.values(table.files).sort()).toEqual(fonts);
    for (const family of new Set(fonts.map(name => name.split('-')[0]))) {
      const licence = project.text(`fonts/${family}-OFL.txt`);
      expect(licence, family).toMatch(/^Copyright/m);
      expect(licence, family).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/i);
    }
  });

  test('include small Chinese faces for all that a deck always prints, drawn like the large ones', () => {
    const small = Object.keys(table.files).filter(id => id.endsWith('-small'));
    expect(small.length).toBeGreaterThan(0);
    const campaigns = project.list('templates/campaigns').map(name => `templates/campaigns/${name}`);
    for (const id of ['yue', 'zh-Hans', 'zh-Hant-TW']) {
      const { script, strings } = loadLocale(id, project);
      const [first, next] = book.stack(script, 'text');
      expect(small).toContain(first);
      expect(`${next}-small`).toBe(first);
      const rules = project
        .list(`templates/rules/${id}`)
        .map(name => project.text(`templates/rules/${id}/${name}`));
      // The names of places in a locale follow its id.
      const names = campaigns.flatMap(file =>
        [...project.text(file).matchAll(new RegExp(`\\b${id}: ([^,}\n]+)`, 'g'))].map(([, name]) => name),
      );
      const said = [...Object.values(strings), ...rules, ...names].join('').replace(/\s/g, '');
      // If this fails: npm run fonts.
      const [face, large] = [book.font(first), book.font(next)];
      for (const character of new Set(said)) {
        const code = character.codePointAt(0) as number;
        if (!large.has(code)) continue;
        expect(face.has(code), `${first}: ${character}`).toBe(true);
        const advance = ({ fontkit }: typeof face) => fontkit.glyphForCodePoint(code).advanceWidth;
        expect(advance(face)).toBe(advance(large));
      }
    }
  });

  test('have every character of the strings and rules of each locale', () => {
    const ids = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
    for (const id of ids) {
      const { script, strings } = loadLocale(id, project);
      const rules = project.text(`templates/rules/${id}/codenames.md`).replace(/\s/g, '');
      for (const use of ['words', 'text'] as const) {
        const missing = book.missing(Object.values(strings).join('') + rules, book.stack(script, use));
        expect([id, use, missing]).toEqual([id, use, []]);
      }
    }
  });
});

describe('characters that no font has', () => {
  const latin = book.stack('Cyrl', 'words');

  test('are listed once each, in order, astral characters too', () => {
    expect(book.missing('พa𠮶bพ,ж天', latin)).toEqual(['พ', '𠮶']);
    expect(book.missing('', latin)).toEqual([]);
  });

  test('never include joiners and direction marks, which leave no ink', () => {
    expect(book.missing('\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', latin)).toEqual([]);
  });

  test('are those that no font of the stack has: the first that has a character draws it', () => {
    const row = book.stack('Hant-HK', 'words');
    expect(book.covering(0x5929, row)).toBe('hk-bold-small');
    expect(book.covering(0x151, row)).toBe('latin-bold');
    expect(book.covering(0x20bb6, row)).toBeUndefined();
  });
});

describe('a character that any font has', () => {
  const ids = Object.keys(table.files).filter(id => !id.endsWith('-small'));
  const bold = ids.filter(id => id.endsWith('-bold'));

  test.each(Object.entries(table.scripts))('is printed in %s, in words and in text', (_, { words, text }) => {
    expect(bold.filter(id => !words.includes(id))).toEqual([]);
    expect(ids.filter(id => !bold.includes(id) && !text.includes(id))).toEqual([]);
  });

  test('is drawn in the form of the nearest region first', () => {
    const fontOf = (character: string, script: string) =>
      book.covering(character.codePointAt(0) as number, book.stack(script, 'words'));
    expect(fontOf('天', 'Hant-TW')).toBe('tc-bold-small');
    expect(fontOf('辻', 'Hant-TW')).toBe('hk-bold');
    for (const script of ['Hant-HK', 'Hant-TW', 'Latn', 'Arab'])
      expect([fontOf('内', script), fontOf('横', script)]).toEqual(['sc-bold', 'sc-bold']);
    for (const script of ['Hant-HK', 'Hans', 'Latn', 'Cyrl'])
      expect(fontOf('پ', script)).toBe('persian-bold');
  });
});

describe('the font book', () => {
  test('names the scripts it has fonts for when asked for another', () => {
    expect(() => book.stack('Thai', 'words')).toThrow(/^fonts\/fonts\.yaml: fonts\.no-script .*Arab/);
  });

  test('opens a file when it is first needed, and only once', () => {
    const opened: string[] = [];
    const watched = new FontBook(table, file => {
      opened.push(file);
      return read(file);
    });
    const row = watched.stack('Latn', 'words');
    expect(opened).toEqual([]);
    expect(watched.missing('abc', row)).toEqual([]);
    expect(watched.font(row[0])).toBe(watched.font(row[0]));
    expect(opened).toEqual(['NotoSans-Bold.ttf']);
  });

  test('opens a file that is not in the table by its name', () => {
    const one = new FontBook({ files: {}, scripts: {} }, read);
    expect(one.font('Vazirmatn-Regular.ttf').bytes).toEqual(VAZIRMATN);
  });
});

describe('a font of your own', () => {
  test('works if it is static TrueType, even with an unknown table', () => {
    expect(opening(VAZIRMATN)).not.toThrow();
    expect(opening(withTable(VAZIRMATN, 'note', new Uint8Array(8)))).not.toThrow();
  });

  test('is refused if it is variable', () => {
    expect(opening(withTable(VAZIRMATN, 'fvar', oneAxis()))).toThrow('Mine.ttf: fonts.variable');
  });

  test('is refused if it is a collection', () => {
    const head = Buffer.alloc(16);
    head.write('ttcf', 0, 'latin1');
    [0x00010000, 1, 16].forEach((value, i) => {
      head.writeUInt32BE(value, 4 * i + 4);
    });
    expect(opening(Buffer.concat([head, VAZIRMATN]))).toThrow('Mine.ttf: fonts.collection');
  });

  test('is refused if it is not a font', () => {
    const rubbish = [
      new Uint8Array(),
      new Uint8Array(500),
      new TextEncoder().encode('word,reading\n狐狸,\n'),
    ];
    for (const bytes of rubbish) {
      expect(opening(bytes)).toThrow('Mine.ttf: fonts.unreadable {"kind":"other"}');
    }
  });

  test.each([
    ['type1', '%!PS-AdobeFont-1.0: Times'],
    ['type1', '\x80\x01\x00\x10\x00\x00%!FontType1-1.0: Times'],
    ['eot', `${'\0'.repeat(34)}LP`],
    ['zip', 'PK\x03\x04 Mine.ttf'],
    ['page', '<!DOCTYPE html><title>Not found</title>'],
    ['page', '\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is refused as what it is: %s', (kind, start) => {
    const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(100)]);
    expect(opening(bytes)).toThrow(`Mine.ttf: fonts.unreadable {"kind":"${kind}"}`);
  });
});
