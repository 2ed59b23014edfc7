import { centre, holds } from '../../geometry/index.js';
import { type CardFace, isReversed, LARGE, seenShapes } from '../cards/card-face.js';
import { areaOf, largest } from '../cards/largest.js';
import type { ExpectedAgents } from '../expectation.js';
import { contains, type Text } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { isColour } from './colours.js';
import { signOf } from './signs.js';

/** What a face of an agent card shows. */
export interface AgentFaceRead {
  /** The role of its colour and its sign; undefined where no role has both. */
  readonly role: string | undefined;
}

/** Reads the coloured end with its sign; undefined where no letter is on the face twice, once upside down. */
export function readAgentFace(face: CardFace, looks: ExpectedAgents['looks']): AgentFaceRead | undefined {
  const { texts } = face;
  const letters = texts.filter(text => text.size >= LARGE && texts.some(other => isTwin(text, other)));
  if (letters.length !== 2) return undefined;
  const shapes = seenShapes(face);
  const grounds = Object.values(looks).map(({ ground }) => ground);
  const ends = letters.flatMap(({ ink }) => {
    const under = shapes.filter(
      ({ fill, edge }) => contains(edge, centre(ink)) && grounds.some(ground => isColour(fill, ground)),
    );
    return under.slice(-1);
  });
  const end = largest(ends, ({ edge }) => areaOf(edge));
  if (end === undefined) return { role: undefined };
  const sign = signOf(shapes.filter(shape => shape !== end && holds(end.edge, shape.ink, 0.01)));
  const roles = Object.keys(looks).filter(
    role => looks[role].sign === sign && isColour(looks[role].ground, end.fill),
  );
  return { role: roles.length === 1 ? roles[0] : undefined };
}

/** Whether the same letter is as large upside down. */
function isTwin(a: Text, b: Text): boolean {
  return (
    isReversed(a, b) && plainText(a.text) === plainText(b.text) && Math.abs(a.size - b.size) < 0.05 * a.size
  );
}
