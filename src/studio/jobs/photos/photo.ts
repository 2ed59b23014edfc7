import { checkPhoto, kindOf, undecoded } from '../../../press/index.js';
import { ProblemError } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { asJpeg } from '../../pictures/canvas.js';
import { headerOf } from '../../pictures/header/index.js';
import { eyeOf, openWhole } from '../../pictures/prepare.js';
import { platform } from '../../worker/platform.js';
import type { Tools } from '../../worker/tools.js';

/** Pixels at most of each side of what the page shows. */
const SIDE = 720;

export interface PhotoOrder {
  /** Where it will be in the deck. */
  readonly path: string;
  readonly data: Blob;
  /** The names of the pictures beside it. */
  readonly others: readonly string[];
}

/** A photograph as the page shows it. */
export interface SeenPhoto {
  readonly shown: Blob;
  /** In pixels, of what is shown. */
  readonly width: number;
  readonly height: number;
  /** Of the file, in pixels; a drawing has none of its own. */
  readonly pixels?: { readonly width: number; readonly height: number };
  /** What draws the eye, in shares of width and height: a cut keeps it unless told otherwise. */
  readonly eye: { readonly x: number; readonly y: number };
  /** By its bytes: `jpeg`. */
  readonly kind: string;
  /** Warnings and notices. */
  readonly problems: readonly ToldProblem[];
}

/** Looks at a photograph before it comes into the deck. Throws a ProblemError as the command line does. */
export async function photo({ path, data, others }: PhotoOrder, tools: Tools<never>): Promise<SeenPhoto> {
  await tools.project.open();
  const { bytes, problems } = await checkPhoto(data, path, others, platform);
  const kind = kindOf(bytes);
  const side = { width: SIDE, height: SIDE, fit: 'whole' } as const;
  const pixels = await openWhole(bytes, side, '#ffffff').catch(() => {
    throw new ProblemError([{ level: 'error', place: path, ...undecoded(kind) }]);
  });
  const { width, height } = pixels;
  const shown = await asJpeg(pixels, [0.85], Number.POSITIVE_INFINITY);
  const header = kind === 'svg' ? undefined : headerOf(bytes);
  const all = header && { pixels: { width: header.width, height: header.height } };
  return { ...all, shown, width, height, eye: eyeOf(pixels), kind, problems: tools.told(problems) };
}
