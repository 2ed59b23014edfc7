import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** Decoded pixels, row by row. */
export interface SharpPixels {
  readonly data: Uint8Array;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/** A new pipeline that begins with pixels; it would make three channels of one. */
export function rawPixels({ data, info: { width, height, channels } }: SharpPixels): Sharp {
  const image = sharp(data, { raw: { width, height, channels } });
  return channels === 1 ? image.toColourspace('b-w') : image;
}
