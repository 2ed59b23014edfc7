// Makes the faces in fonts/ from larger ones: TrueType without hints, with its licence.
import subsetFont from 'subset-font';

/** Han text is always horizontal here: vertical forms, full-width swaps and the like would only add glyphs. */
export const HAN_FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'halt', 'palt', 'chws'];

/** The face with only the characters of a text, and only the given features, if any are given. */
export function subset(bytes, text, features) {
  return subsetFont(bytes, text, {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    ...(features ? { keepFeatures: features } : {}),
  });
}
