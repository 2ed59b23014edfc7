import { giveBack } from '../bridge/give-back.js';

/** Gives memory back that laying out has left behind. */
export async function tidy(_: object): Promise<void> {
  giveBack();
}
