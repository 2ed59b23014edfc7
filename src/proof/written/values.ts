/** A file that is not written as ISO 32000-1 wants it, or that different readers could read differently. */
export class Damaged extends Error {}

/** What a PDF is made of (ISO 32000-1, 7.3). Numbers, booleans, null and arrays are their own. */
export type Value = null | boolean | number | Name | Text | Word | Reference | readonly Value[] | Dictionary;

export type Dictionary = ReadonlyMap<string, Value>;

/** Without its slash, and with its escapes resolved. */
export interface Name {
  readonly name: string;
}

/** A byte for each letter. */
export interface Text {
  readonly text: string;
}

/** Anything else that is written without quotes; a value only by mistake. */
export interface Word {
  readonly word: string;
}

/** To the object of that number. */
export interface Reference {
  readonly to: number;
}

/** Undefined for whatever is no name. */
export function nameOf(value: Value | undefined): string | undefined {
  return isObject(value) && 'name' in value ? value.name : undefined;
}

/** Undefined for whatever is no text. */
export function textOf(value: Value | undefined): string | undefined {
  if (!isObject(value) || !('text' in value)) return undefined;
  const { text } = value;
  if (!text.startsWith('\xfe\xff')) return text;
  const bytes = Uint8Array.from(text.slice(2), letter => letter.charCodeAt(0));
  return new TextDecoder('utf-16be').decode(bytes);
}

/** The number of the object that it refers to. */
export function targetOf(value: Value | undefined): number | undefined {
  return isObject(value) && 'to' in value ? value.to : undefined;
}

export function wordOf(value: Value | undefined): string | undefined {
  return isObject(value) && 'word' in value ? value.word : undefined;
}

export function isDictionary(value: Value | undefined): value is Dictionary {
  return value instanceof Map;
}

/** A number that counts something; throws Damaged for anything else. */
export function countIn(value: Value | undefined): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Damaged();
}

function isObject(value: Value | undefined): value is Name | Text | Word | Reference {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isDictionary(value);
}
