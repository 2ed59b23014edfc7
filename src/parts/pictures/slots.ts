import { figures, type Templates } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { centre, type Size, translate } from '../../scene/geometry/index.js';
import { type CardMark, isMarked, type WordFlags } from '../child-mark.js';
import type { Artist } from '../elements/artist.js';
import { drawnSlots, inOrder, mirrorFor, shapeSlot } from '../slots.js';
import { standsOnBaseline } from '../words/baseline.js';
import { pictureMeasures } from './measures.js';
import { photoPlace } from './photo.js';
import { isComposed, photoOf, type Recorded, wordOf } from './recorded.js';

const MM_PER_POINT = 25.4 / 72;

/** What the picture cards of a deck share; `draw` draws those that are put together from icons. */
interface PictureDeck {
  readonly templates: Templates;
  readonly card: Size;
  readonly draw: Artist;
  readonly mark: CardMark | undefined;
}

/**
 * What is on a face of a picture card, in millimetres of the card: its frame, the triangle that points up, the number of
 * the card, and the picture with each of its shapes, the photograph with its caption, or the word.
 */
export function pictureSlots({ templates, card, draw, mark }: PictureDeck) {
  const { locale, theme, measures } = templates;
  const m = measures(pictureMeasures);
  const { colours } = theme;
  const rtl = locale.direction === 'rtl';
  const mirror = mirrorFor(locale.direction, card);
  const em = (sizePt: number) => sizePt * MM_PER_POINT;
  const corner = mirror({ ...m.triangle, width: m.triangle.size, height: m.triangle.size });
  const child = centre(mirror({ ...m.child, width: 0, height: 0 }));
  const box = mirror(m.box);

  function shown(picture: Recorded): readonly Claim[] {
    if (isComposed(picture)) return drawnSlots('picture', draw(picture), translate(box.x, box.y));
    const word = wordOf(picture);
    return word === undefined ? photoSlots(picture) : [wordSlot(word)];
  }

  function wordSlot(text: string): Claim {
    const place = standsOnBaseline(text) ? { evenBaseline: 'stems' } : {};
    return {
      kind: 'text',
      name: 'word',
      text,
      box,
      fill: colours.ink,
      across: 'ink',
      middles: [centre(box).y],
      ...place,
    };
  }

  function photoSlots(picture: Recorded): readonly Claim[] {
    const { embedded, caption } = photoOf(picture);
    const slot = mirror(m.photo);
    const place = photoPlace(m, embedded, caption !== undefined);
    const at = { ...place, x: slot.x + place.x, y: slot.y + place.y };
    const photo: Claim = { ...shapeSlot('photo', at, { fill: 'image' }), image: embedded.fingerprint };
    if (caption === undefined) return [photo];
    const size = em(m.caption.sizePt);
    const baseline = slot.y + m.photo.height - m.caption.rise;
    const line = { x: slot.x, y: baseline - size * 1.3, width: slot.width, height: size * 1.8 };
    const text = { kind: 'text', name: 'caption', text: caption, box: line, fill: colours.ink } as const;
    return [photo, { ...text, across: 'advance', baselines: [baseline], size }];
  }

  return (picture: Recorded, flags: WordFlags, number: number, face: string): readonly Claim[] => {
    const tint = face === 'front' ? colours.frameA : colours.frameB;
    const size = em(m.number.sizePt);
    const text = figures(locale, number);
    const { x, y } = m.number;
    return inOrder([
      shapeSlot('frame', m.frame, { stroke: tint, strokeWidth: m.frame.stroke }),
      shapeSlot('triangle', corner, { fill: tint }),
      {
        kind: 'text',
        name: 'number',
        text,
        box: mirror({ x, y: y - size * 1.1, width: size * text.length, height: size * 1.5 }),
        fill: tint,
        across: rtl ? 'right' : 'left',
        baselines: [y],
        size,
      },
      ...shown(picture),
      ...(mark && isMarked(flags, mark.on)
        ? drawnSlots('child', mark.sign, [m.child.r, 0, 0, m.child.r, child.x, child.y])
        : []),
    ]);
  };
}
