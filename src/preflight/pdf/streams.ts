import { type Dict, isDict, isName, type Raw } from './objects.js';

/** A stream with its bytes as they stand in the file, still compressed. */
export interface RawStream {
  readonly dict: Dict;
  readonly bytes: Uint8Array;
}

export function isStream(raw: Raw | RawStream): raw is RawStream {
  return typeof raw === 'object' && raw !== null && 'dict' in raw;
}

/** The bytes of a stream, decompressed. Throws an Error for a filter other than FlateDecode. */
export async function decoded(stream: RawStream): Promise<Uint8Array> {
  const filter = stream.dict.get('Filter');
  const one = Array.isArray(filter) ? filter : filter === undefined ? [] : [filter];
  if (one.length === 0) return stream.bytes;
  if (one.length > 1 || !isName(one[0], 'FlateDecode')) throw new Error('an unknown filter');
  const data = await inflated(stream.bytes);
  const parms = stream.dict.get('DecodeParms');
  const predictor = isDict(parms) ? parms.get('Predictor') : undefined;
  if (!isDict(parms) || predictor === undefined || predictor === 1) return data;
  return unpredicted(data, (parms.get('Columns') as number | undefined) ?? 1);
}

/** Throws an Error where the data or its checksum is damaged. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Undoes the PNG filters (ISO 15948, 9) of rows of one-byte pixels. */
function unpredicted(data: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (columns + 1)];
    for (let i = 0; i < columns; i++) {
      const left = i > 0 ? out[row * columns + i - 1] : 0;
      const up = row > 0 ? out[(row - 1) * columns + i] : 0;
      const corner = i > 0 && row > 0 ? out[(row - 1) * columns + i - 1] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[row * columns + i] = data[row * (columns + 1) + 1 + i] + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
