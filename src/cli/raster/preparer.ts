import type { PictureWish, PreparedPicture } from '../../platform.js';
import { prepare } from './prepare.js';

export interface PhotoQuestion {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly wish: PictureWish;
}

export interface PhotoAnswer {
  readonly id: number;
  readonly made: PreparedPicture | undefined;
}

// The process that prepares pictures on all cores: a separate entry point, which AllCores starts.
process.on('message', async ({ id, bytes, wish }: PhotoQuestion) => {
  const answer: PhotoAnswer = { id, made: await prepare(bytes, wish) };
  // A failure means that whoever asked is gone, and so will this process be.
  process.send?.(answer, () => {});
});
process.on('disconnect', () => process.exit());
