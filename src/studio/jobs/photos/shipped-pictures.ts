import { photoLimits, photoShapes, shippedPictures as shippedOf } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

/** The pictures that come with the program, in a language, and the shapes that photographs are cut to. */
export async function shippedPictures({ locale }: { readonly locale: string }, { project }: Tools<never>) {
  await project.open();
  return {
    pictures: shippedOf(project.library, locale),
    shapes: photoShapes(project.library),
    limits: photoLimits,
  };
}
