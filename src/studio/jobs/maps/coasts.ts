import { coastFile, type FlatLand, openFlatMap } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

/** A part of the world in degrees of a Mercator map, and how many pixels wide it is drawn. */
export interface CoastOrder {
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly width: number;
}

let flatMap: ReturnType<typeof openFlatMap> | undefined;

/** The land and borders of a part of the world. */
export async function coasts({ window, width }: CoastOrder, { project }: Tools<never>): Promise<FlatLand> {
  await project.open();
  await project.prefetch([coastFile(window, width)]);
  flatMap ??= openFlatMap(project.library);
  return flatMap(window, width);
}
