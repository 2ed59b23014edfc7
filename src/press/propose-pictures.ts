import { type Composition, figures, loadShippedPictures, phrase, type Recipe } from '../data/index.js';
import { randomFrom } from '../keys/index.js';
import { artistFor, type Desk, openJob, pictureMeasures, pictureNames } from '../parts/index.js';
import { proposePictures } from '../pictures/index.js';
import { renderPng } from '../render/index.js';
import { seedAndVersion } from '../sheets/index.js';
import { contactSheet } from './contact-sheet.js';

const DPI = 96;

export interface Proposals {
  readonly pictures: readonly Composition[];
  /** All of them with their numbers, as PNG. */
  readonly sheet: Uint8Array;
}

/** New pictures from the same icons as the shipped ones, none of whose pairs they repeat. Throws a ProblemError. */
export async function proposeNewPictures(recipe: Recipe, count: number, desk: Desk): Promise<Proposals> {
  const job = await openJob(recipe, desk);
  const { templates, setting } = job;
  const { hosts, guests } = templates.pictureIcons();
  const kit = { hosts, guests, icons: templates.icons()([...hosts.keys(), ...guests.keys()]) };
  const random = randomFrom(`${recipe.seed}/pictures`);
  const pictures = proposePictures(kit, count, loadShippedPictures(desk.project), random);
  const draw = artistFor(pictures, templates);
  const nameOf = await pictureNames(job);
  const { locale, shaper } = setting;
  const { width, height } = templates.measures(pictureMeasures).box;
  const size = { width, height };
  const pages = pictures.map((picture, i) => {
    const caption = phrase(locale, 'picture.proposal', {
      number: figures(locale, i + 1),
      name: nameOf(picture),
    });
    return { caption, size, items: draw(picture) };
  });
  const foot = phrase(locale, 'slug.version', seedAndVersion(recipe.seed, desk.version));
  const drawn = contactSheet(setting, phrase(locale, 'picture.proposals'), foot, pages);
  const sheet = await renderPng(drawn.size, drawn.items, shaper.book, DPI, desk.platform.pixels);
  return { pictures, sheet };
}
