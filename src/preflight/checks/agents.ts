import { centre, holds } from '../../geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import { signOf } from '../cards/signs.js';
import type { ExpectedAgents } from '../expectation.js';
import { contains, type Shape, type Text } from '../pages/items.js';
import { bare } from '../pages/reading-order.js';
import { isColour } from './keys.js';

/** A face of an agent card: the role that its colour and its sign say, or undefined where they say no role. */
export interface AgentFaceRead {
  readonly role: string | undefined;
}

/** The least size of the letter of an agent, in millimetres: names are smaller. */
const LEAST = 3.2;

/** Reads the coloured end with its sign; undefined where the face has no letter that is as large upside down. */
export function readAgentFace(
  { shapes, texts }: CardFace,
  looks: ExpectedAgents['looks'],
): AgentFaceRead | undefined {
  const letters = texts.filter(
    text => text.size >= LEAST && texts.some(other => isReversed(text, other) && other !== text),
  );
  if (letters.length !== 2) return undefined;
  const grounds = Object.values(looks).map(({ ground }) => ground);
  const ends = letters.flatMap(({ ink }) => {
    const under = shapes.filter(
      ({ fill, edge }) => contains(edge, centre(ink)) && grounds.some(ground => isColour(fill, ground)),
    );
    return under.slice(-1);
  });
  const area = ({ edge }: Shape) => edge.width * edge.height;
  const [end] = ends.toSorted((a, b) => area(b) - area(a));
  if (end === undefined) return { role: undefined };
  const on = shapes.filter(shape => shape !== end && holds(end.edge, shape.ink, 0.01));
  const sign = signOf(on);
  const roles = Object.keys(looks).filter(
    role => looks[role].sign === sign && isColour(looks[role].ground, end.fill),
  );
  return { role: roles.length === 1 ? roles[0] : undefined };
}

function isReversed(a: Text, b: Text): boolean {
  return (
    (b.turn - a.turn + 360) % 360 === 180 &&
    bare(a.text) === bare(b.text) &&
    Math.abs(a.size - b.size) < 0.05 * a.size
  );
}

/** What sets the cards found (`red`, `red/blue`) apart from those of the box, each a whole sentence. */
export function againstAgents(
  found: ReadonlyMap<string, number>,
  { cards }: ExpectedAgents,
): readonly string[] {
  const wanted = new Map<string, number>();
  for (const { front, back, count } of cards) {
    const name = pairName(front, back);
    wanted.set(name, (wanted.get(name) ?? 0) + count);
  }
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  return names.flatMap(name => {
    const [there, meant] = [found.get(name) ?? 0, wanted.get(name) ?? 0];
    return there === meant ? [] : [`${there} agents are "${name}", and the box has ${meant}.`];
  });
}

/** An agent by its role, a double agent by both. */
export function pairName(front: string, back?: string): string {
  return back === undefined ? front : `${front}/${back}`;
}
