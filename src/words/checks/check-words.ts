import type { Problem } from '../../problem.js';
import { foldWord, partsOf } from '../equivalence.js';
import { rulesOf } from '../language.js';
import type { Word } from '../word.js';
import { checkArabicScript } from './arabic-script.js';
import { checkCharacters, quote } from './characters.js';
import { sharedKeys } from './shared-characters.js';

/** The rules for a whole list of normalised words, in the order of the lines. `place` is the file. */
export function checkWords(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const problems = [
    ...words.flatMap(word => checkCharacters(word.text, word.tags, { locale, place, line: word.line })),
    ...words.flatMap(({ overrides, tags, line }) =>
      Object.values(overrides).flatMap(text => checkCharacters(text, tags, { locale: 'zh', place, line })),
    ),
    ...checkTwice(words, place),
    ...checkContained(words, locale, place),
    ...(rulesOf(locale) === 'arabic' ? checkArabicScript(words, locale, place) : []),
    ...reportSharing(words, locale, place),
  ];
  return problems.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}

function checkTwice(words: readonly Word[], place: string): readonly Problem[] {
  const first = new Map<string, Word>();
  return words.flatMap((word): Problem[] => {
    const fold = foldWord(word.text);
    const earlier = first.get(fold);
    if (earlier === undefined) {
      first.set(fold, word);
      return [];
    }
    const same = earlier.text === word.text;
    const message = same
      ? `${quote(word.text)} is already in line ${earlier.line}.`
      : `${quote(word.text)} is the same word as ${quote(earlier.text)} in line ${earlier.line}.`;
    return [{ level: 'error', place, line: word.line, message, advice: 'Remove one of them.' }];
  });
}

/** A word of more characters or parts is not looked for in others: a page pasted into a cell is no reason to wait. */
const MOST_PARTS = 12;

/** One warning for each word that stands inside others: as characters in Chinese, as whole parts elsewhere. */
function checkContained(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const han = rulesOf(locale) === 'han';
  const units = words.map(word => (han ? Array.from(foldWord(word.text)) : partsOf(word.text)));
  const placeOf = new Map(units.map((unit, index) => [unit.join(' '), index]));
  const holders = new Map<number, Word[]>();
  units.forEach((unit, holder) => {
    const inside = new Set<number>();
    for (let from = 0; from < unit.length; from++) {
      for (let to = from + 1; to <= Math.min(unit.length, from + MOST_PARTS); to++) {
        const found = to - from === unit.length ? undefined : placeOf.get(unit.slice(from, to).join(' '));
        if (found !== undefined) inside.add(found);
      }
    }
    for (const found of inside) holders.set(found, [...(holders.get(found) ?? []), words[holder]]);
  });
  return [...holders].map(([index, held]) => {
    const shown = held.slice(0, 3).map(word => `${quote(word.text)} (line ${word.line})`);
    const more = held.length > shown.length ? ` and ${held.length - shown.length} more` : '';
    return {
      level: 'warning',
      place,
      line: words[index].line,
      message: `${quote(words[index].text)} stands inside ${shown.join(', ')}${more}.`,
      advice: 'Replace one of them: a clue may not hold a word on the table.',
    };
  });
}

function reportSharing(words: readonly Word[], locale: string, place: string): readonly Problem[] {
  const shared = sharedKeys(
    words.map(word => word.text),
    locale,
  );
  if (shared.size === 0) return [];
  const touched = new Set([...shared.values()].flat()).size;
  const commonest = [...shared].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  const told = commonest.map(([key, places]) => `${key} (${places.length})`).join(', ');
  const what = rulesOf(locale) === 'han' ? 'character' : 'part';
  return [
    {
      level: 'notice',
      place,
      message: `${touched} of ${words.length} words share a ${what} with another; most often ${told}.`,
      advice: 'The deck puts such words on the two faces of one card where it can.',
    },
  ];
}
