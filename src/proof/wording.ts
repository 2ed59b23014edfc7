import type { Expectation } from './expectation.js';
import type { WordRead } from './faces/word-lines.js';
import type { PageItem, Text } from './pages/items.js';
import { plainText } from './pages/plain-text.js';
import type { Direction } from './pages/reading-order.js';
import { directionOf, seenText } from './pages/seen-text.js';

/**
 * Knows what is expected by how it is seen. What is seen is held against what each text should look like: what stands on
 * paper from left to right may be read in several ways, while a text looks but one way.
 */
export class Wording {
  readonly #direction: Direction;
  readonly #words: readonly string[];
  readonly #texts = new Map<string, string>();
  /** The letters of each word, whatever their order, for those on several lines. */
  #letters: ReadonlyMap<string, string> | undefined;

  /** `direction` is that of the file: of headings, and of what has no letters. */
  constructor(asked: Expectation, direction: Direction) {
    const { pictures = [], map } = asked;
    this.#direction = direction;
    const onPictures = pictures.flatMap(({ faces }) => faces.flatMap(({ texts }) => texts));
    this.#words = onPictures;
    const own = [...onPictures, ...(map?.cities.map(({ name }) => name) ?? [])];
    for (const text of own) this.#texts.set(this.#seen(text), text);
    if (map?.heading !== undefined) this.#texts.set(seenText(map.heading, direction), map.heading);
  }

  /** Items whose texts say what is expected, if that is what they look like. */
  told(items: readonly PageItem[]): readonly PageItem[] {
    if (this.#texts.size === 0) return items;
    return items.map(item => {
      if (item.kind === 'shape') return item;
      const text = this.#texts.get(item.seen);
      return text === undefined || text === item.text ? item : { ...item, text };
    });
  }

  /** An expected text, the same for all that look alike. */
  like(text: string): string {
    return this.#texts.get(this.#seen(text)) ?? text;
  }

  /** What a word says as plain text, on however many lines it stands. */
  wordOf({ text, lines }: Pick<WordRead, 'text' | 'lines'>): string {
    return plainText((lines.length > 1 && this.#onLines(lines)) || text);
  }

  /** The word that stands on several lines. */
  #onLines(lines: readonly Text[]): string | undefined {
    this.#letters ??= new Map(this.#words.map(word => [word, lettersOf(this.#seen(word))]));
    const letters = lettersOf(lines.map(({ seen }) => seen).join(''));
    return this.#words.find(word => this.#letters?.get(word) === letters && this.#isOn(word, lines));
  }

  /** A line ends at a space, at a hyphen, or within a word, with a hyphen or without. */
  #isOn(word: string, [line, ...others]: readonly Text[]): boolean {
    if (others.length === 0) return line.seen === this.#seen(word);
    return [...word].some((_, i, chars) => {
      const start = chars.slice(0, i).join('');
      return (
        [start, `${start}-`].some(text => line.seen === this.#seen(text)) &&
        this.#isOn(chars.slice(i).join('').trim(), others)
      );
    });
  }

  #seen(text: string): string {
    return seenText(text, directionOf(text, this.#direction));
  }
}

function lettersOf(seen: string): string {
  return [...seen.replace(/[\s\u2010-]/g, '')].sort().join('');
}
