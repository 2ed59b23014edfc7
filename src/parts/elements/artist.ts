import type { Composition, Templates } from '../../data/index.js';
import { type Accent, arrange, drawPicture, type PictureKit } from '../../pictures/index.js';
import type { Item } from '../../scene/index.js';
import { pictureMeasures } from '../pictures/measures.js';

/** Draws compositions in the colours of a theme, each in the slot of a picture card. */
export type Artist = (composition: Composition) => readonly Item[];

/** Opens the icons that the compositions name. Throws a ProblemError with those that can't be drawn. */
export function artistFor(compositions: readonly Composition[], templates: Templates): Artist {
  // Opening all icons for nothing would take a tenth of a second.
  if (compositions.length === 0) return () => [];
  const kit = kitFor(compositions, templates);
  const face = templates.measures(pictureMeasures);
  const { accentDark: dark, accent: middle, accentLight: light } = templates.theme.colours;
  const accent: Accent = { dark, middle, light };
  return composition => drawPicture(arrange(composition, kit), face.box, face, accent);
}

/** What the compositions are made of. Throws a ProblemError with the icons that can't be drawn. */
export function kitFor(compositions: readonly Composition[], templates: Templates): PictureKit {
  const names = compositions.flatMap(({ host, guest }) => [host, guest]);
  return { ...templates.pictureIcons(), icons: templates.icons()(names) };
}
