import { expect, test } from 'vitest';
import { withoutInvisible } from './invisible.js';

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a word joiner', '\u2060'],
  ['an invisible times', '\u2062'],
  ['an invisible plus', '\u2064'],
  ['an inhibitor of Arabic forms', '\u206c'],
  ['nominal digit shapes', '\u206f'],
  ['a byte order mark', '\ufeff'],
  ['a space without width', '\u200b'],
  ['a mark of direction', '\u200f'],
  ['a Hangul filler', '\u3164'],
  ['a variation selector', '\ufe0f'],
  ['a tag', '\u{e0041}'],
  ['an anchor of annotations', '\ufff9'],
])('%s goes', (_, character) => {
  expect(withoutInvisible(`tea${character}pot`)).toBe('teapot');
  expect(withoutInvisible(character)).toBe('');
});

test('a joiner stays within a word, and is nothing alone', () => {
  expect(withoutInvisible('می\u200cرود')).toBe('می\u200cرود');
  expect(withoutInvisible('ක්\u200dෂ')).toBe('ක්\u200dෂ');
  expect(withoutInvisible(' \u200c\u200d\u00ad ')).toBe('');
});
