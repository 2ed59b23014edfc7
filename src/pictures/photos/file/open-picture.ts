import type { Platform } from '../../../platform.js';
import { notice, type Problem, type Sentence, sentence, warning } from '../../../speech/index.js';
import { type FileKind, kindOf } from './kind.js';
import { safeSvg } from './safe-svg.js';

/** No camera of today makes larger ones; 500 megapixels would be 1.5 GB when decoded. */
const MOST_MEGAPIXELS = 120;
const READABLE: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'tiff', 'svg'];

/** A file that may be decoded. */
export interface OpenedPicture {
  readonly kind: FileKind;
  /** What is decoded: of an SVG, its checked text. */
  readonly bytes: Uint8Array;
  readonly problems: readonly Problem[];
}

/** Looks at a file without decoding it; `place` is for warnings. Returns why it can't be printed, if it can't. */
export async function openPicture(
  bytes: Uint8Array,
  place: string,
  { measure }: Pick<Platform, 'measure'>,
): Promise<OpenedPicture | Sentence> {
  if (bytes.length === 0) return sentence('photos.empty-file');
  const kind = kindOf(bytes);
  if (!READABLE.includes(kind)) return sentence('photos.not-a-picture', { kind });
  const safe = kind === 'svg' ? safeSvg(bytes) : undefined;
  if (safe !== undefined && 'code' in safe) return safe;
  for (const inside of safe?.pictures ?? []) {
    const fault = tooLarge(await measure(inside));
    if (fault) return fault;
  }
  const checked = safe?.bytes ?? bytes;
  const header = await measure(checked);
  if (header === undefined) return undecoded(kind);
  // A drawing has no pixels of its own.
  const fault = safe ? undefined : tooLarge(header);
  if (fault) return fault;
  return {
    kind,
    bytes: checked,
    problems: [
      ...(safe?.letters ? [warning('photos.svg-letters', place)] : []),
      ...(header.frames > 1 ? [notice('photos.first-frame', place, { frames: header.frames })] : []),
    ],
  };
}

/** Why a picture was not decoded. */
export function undecoded(kind: FileKind): Sentence {
  return kind === 'heic' ? sentence('photos.no-heic') : sentence('photos.damaged');
}

function tooLarge(
  size: { readonly width: number; readonly height: number } | undefined,
): Sentence | undefined {
  const megapixels = ((size?.width ?? 0) * (size?.height ?? 0)) / 1e6;
  if (megapixels <= MOST_MEGAPIXELS) return undefined;
  return sentence('photos.too-many-pixels', { megapixels: Math.ceil(megapixels), most: MOST_MEGAPIXELS });
}
