import { Lexer } from './lexer.js';
import { isDict, type Raw } from './objects.js';
import type { RawStream } from './streams.js';

/** The object at `offset`: `12 0 obj ... endobj`. `get` resolves the reference to a stream's length. */
export function readObject(
  bytes: Uint8Array,
  offset: number,
  get: (raw: Raw | undefined) => Raw,
  number?: number,
): Raw | RawStream {
  const lexer = new Lexer(bytes, offset);
  const own = lexer.integer();
  if (number !== undefined && own !== number) throw new Error(`object ${number} is not in its place`);
  lexer.integer();
  lexer.expect('obj');
  const value = lexer.object();
  if (!isDict(value)) return value;
  const after = lexer.at;
  if (lexer.word() !== 'stream') {
    lexer.at = after;
    return value;
  }
  const start = bytes[lexer.at] === 13 ? lexer.at + 2 : lexer.at + 1;
  const length = get(value.get('Length'));
  if (typeof length !== 'number' || start + length > bytes.length) throw new Error('a stream breaks off');
  return { dict: value, bytes: bytes.subarray(start, start + length) };
}
