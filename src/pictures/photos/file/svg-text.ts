const HEAD = 1 << 14;
/** What may stand above the first tag: declarations, comments, a document type. */
const ABOVE = /^(\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[\s\S]*?\]\s*)?>)/i;

/** An SVG as text without its byte order mark; undefined if it is neither UTF-8 nor UTF-16. */
export function svgText(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What stands above the first tag, and the rest. */
export function splitAtRoot(text: string): readonly [head: string, rest: string] {
  let rest = text;
  for (let found = ABOVE.exec(rest); found !== null; found = ABOVE.exec(rest))
    rest = rest.slice(found[0].length);
  return [text.slice(0, text.length - rest.length), rest];
}

export function beginsSvg(bytes: Uint8Array): boolean {
  // A cut inside a character would make the text invalid.
  const start = svgText(bytes.length <= HEAD ? bytes : bytes.subarray(0, HEAD).filter(byte => byte < 0x80));
  return start !== undefined && /^<([\w-]+:)?svg[\s/>]/.test(splitAtRoot(start)[1]);
}
