import { describe, expect, test } from 'vitest';
import { codesOf, utf8 } from './decks.fixture.js';
import { libraryOf } from './index.js';

const library = libraryOf(
  new Map([
    ['words.csv', utf8('word\nfox')],
    ['pictures/b.jpg', new Uint8Array(7)],
    ['pictures/a.jpg', new Uint8Array(5)],
    ['pictures/more/c.jpg', new Uint8Array(9)],
    ['latin.csv', Uint8Array.of(0x66, 0xe9)],
  ]),
);

describe('the files of a deck', () => {
  test('are found by any way of writing their paths', () => {
    for (const path of ['words.csv', './words.csv', 'pictures/../words.csv', 'pictures//..\\words.csv'])
      expect(library.text(path)).toBe('word\nfox');
    expect(library.bytes('pictures/more/c.jpg')).toHaveLength(9);
  });

  test('are found through the deck, as a manifest names them', () => {
    expect(library.bytes('../decks/My.deckwright/pictures/a.jpg')).toHaveLength(5);
    expect(library.list('my.deckwright')).toEqual(library.list('.'));
    const odd = libraryOf(new Map([['fox.deckwright/words.csv', utf8('fox')]]));
    expect(odd.text('fox.deckwright/words.csv')).toBe('fox');
  });

  test.each([
    ...['/etc/passwd', '\\\\server\\share\\x.ttf', '\\x.ttf', 'C:\\x.ttf', 'C:/x.ttf', 'c:x.ttf'],
    ...[
      '../x.ttf',
      'pictures/../../x.ttf',
      '..\\x.ttf',
      './..',
      'file:///etc/passwd',
      'FILE:x',
      'https://x/y',
    ],
    ...['a\0.ttf', '．．／x.ttf', '‥/x.ttf', 'Ｃ：＼x.ttf', '／etc/passwd'],
  ])('are all that can be opened: %j leads out of the deck', path => {
    const through = [path, `my.deckwright/${path}`, `../decks/my.deckwright/${path}`];
    for (const named of through)
      for (const open of [library.bytes, library.text, library.list, library.entries])
        expect(
          codesOf(() => open(named)),
          named,
        ).toEqual(['deckfile.path-outside']);
  });

  test('may have names with dots and colons', () => {
    const odd = libraryOf(
      new Map([
        ['a/..b/10:30.jpg', utf8('fox')],
        ['Fox: red.jpg', utf8('fox')],
      ]),
    );
    for (const path of ['a/..b/10:30.jpg', 'my.deckwright/a/x/../..b/10:30.jpg', 'Fox: red.jpg'])
      expect(odd.text(path)).toBe('fox');
  });

  test('are listed folder by folder', () => {
    expect(library.list('pictures/')).toEqual(['a.jpg', 'b.jpg', 'more']);
    expect(library.list('.')).toEqual(['latin.csv', 'pictures', 'words.csv']);
    expect(library.list('nowhere')).toEqual([]);
    expect(library.entries('pictures')).toEqual([
      { name: 'b.jpg', kind: 'file', size: 7 },
      { name: 'a.jpg', kind: 'file', size: 5 },
      { name: 'more', kind: 'folder', size: 0 },
    ]);
  });

  test('that are missing, or not what they should be, are told by their paths', () => {
    expect(() => library.text('my.deckwright/fox.csv')).toThrow(
      'my.deckwright/fox.csv: deckfile.no-such-file',
    );
    expect(codesOf(() => library.bytes('pictures'))).toEqual(['deckfile.folder-not-file']);
    expect(codesOf(() => library.text('latin.csv'))).toEqual(['deckfile.not-utf8']);
    expect(codesOf(() => library.entries('holiday'))).toEqual(['deckfile.no-such-folder']);
    expect(codesOf(() => library.entries('words.csv'))).toEqual(['deckfile.file-not-folder']);
  });
});
