// How the faces in fonts/ are cut from larger ones: TrueType without hints, with the texts of its licence.
import subsetFont from 'subset-font';

/** Han in PDF is set in one direction: vertical forms, full-width swaps and the like would only add glyphs. */
export const HAN_FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'halt', 'palt', 'chws'];

/** The face with no more than the characters of a text; with these features alone, where they are named. */
export function subset(bytes, text, features) {
  return subsetFont(bytes, text, {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 13, 14],
    noHinting: true,
    ...(features ? { keepFeatures: features } : {}),
  });
}
