/** The objects that a PDF is made of: ISO 32000-1, 7.3. */

export class Name {
  constructor(readonly text: string) {}
}

export class Ref {
  constructor(readonly number: number) {}
}

/** A string as it stands in the file, its brackets included. */
export class Verbatim {
  constructor(readonly bytes: Uint8Array) {}
}

export type Dict = ReadonlyMap<string, Raw>;
export type Raw = null | boolean | number | Name | Ref | Verbatim | readonly Raw[] | Dict;

export function isDict(raw: Raw | undefined): raw is Dict {
  return raw instanceof Map;
}

export function dictOf(entries: Readonly<Record<string, Raw>>): Dict {
  return new Map(Object.entries(entries));
}

export function isName(raw: Raw | undefined, text: string): boolean {
  return raw instanceof Name && raw.text === text;
}

export function ascii(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** An object in PDF syntax, one character for each byte. */
export function written(raw: Raw): string {
  if (raw instanceof Name)
    return `/${raw.text.replace(/[^!-~]|[()<>[\]{}/%#]/g, character => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
  if (raw instanceof Ref) return `${raw.number} 0 R`;
  if (raw instanceof Verbatim) return ascii(raw.bytes);
  if (isDict(raw)) return `<< ${[...raw].map(([key, value]) => `/${key} ${written(value)}`).join(' ')} >>`;
  if (Array.isArray(raw)) return `[${raw.map(written).join(' ')}]`;
  return String(raw);
}
