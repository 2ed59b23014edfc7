import { artistFor } from '../elements/artist.js';
import type { Job } from '../job.js';
import { wordInRoom } from '../words/baseline.js';
import { wordMeasures } from '../words/measures.js';
import { sizeOfWord } from '../words/sizes.js';
import type { Picture } from './cards.js';
import type { ShownPicture } from './face.js';
import { pictureMeasures } from './measures.js';
import { photoItems } from './photo.js';
import type { DeckPictures } from './read.js';

/** Draws the pictures of a deck. */
export function showing(
  job: Job,
  { pictures, nameOf, sizes }: DeckPictures,
): (picture: Picture) => ShownPicture {
  const { setting, templates } = job;
  const slots = templates.measures(pictureMeasures);
  const { lines: leading } = templates.measures(wordMeasures);
  const compositions = pictures.flatMap(picture =>
    picture.kind === 'composed' ? [picture.composition] : [],
  );
  const draw = artistFor(compositions, templates);
  return picture => {
    const { childSafe } = picture;
    const name = nameOfPicture(picture, nameOf);
    switch (picture.kind) {
      case 'composed':
        return { slot: slots.box, items: draw(picture.composition), name, childSafe };
      case 'photo': {
        const { raster, caption } = picture.photo;
        return { slot: slots.photo, items: photoItems(setting, slots, raster, caption), name, childSafe };
      }
      case 'word': {
        const size = sizeOfWord(sizes, picture.text);
        const lines = sizes.lines.get(picture.text) ?? [picture.text];
        const { width, height } = slots.box;
        const setIn = { leading, ...sizes };
        const { ink } = setting.theme.colours;
        const items = wordInRoom(setting, lines, size, { x: 0, y: 0, width, height }, setIn, ink);
        return { slot: slots.box, items, name, childSafe, difficulty: picture.difficulty };
      }
    }
  };
}

/** A photograph goes by its caption, or by its file. */
export function nameOfPicture(picture: Picture, nameOf: DeckPictures['nameOf']): string {
  switch (picture.kind) {
    case 'composed':
      return nameOf(picture.composition);
    case 'photo':
      return picture.photo.caption ?? picture.photo.name.replace(/\.[^.]*$/, '');
    case 'word':
      return picture.text;
  }
}
