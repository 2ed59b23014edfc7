import type { CardFace } from '../cards/card-face.js';
import type { ExpectedTokens } from '../expectation.js';
import type { Outline, Shape } from '../pages/items.js';
import { bare } from '../pages/reading-order.js';
import { isColour } from './keys.js';

/** One face of a token as it was found. */
export interface TokenFaceRead {
  /** What it shows: a bystander with an arrow, or a tick. */
  readonly shows: 'arrow' | 'tick';
  /** As printed; undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Colours of the panel and of the line around it. */
  readonly ground: string | undefined;
  readonly line: string | undefined;
}

/** Captions and numbers of tokens are smaller than any word or letter of a card. */
const MOST = 3.2;

/** Reads a face by its outlines alone: an arrow has seven straight sides, a tick is one stroke with one bend. */
export function readTokenFace({ shapes, texts }: CardFace): TokenFaceRead | undefined {
  if (texts.length === 0 || texts.some(({ size }) => size > MOST)) return undefined;
  const signs = shapes.flatMap(shape => signOf(shape) ?? []);
  if (signs.length !== 1) return undefined;
  const numbers = texts.map(({ text }) => bare(text)).filter(text => /^\p{Nd}+$/u.test(text));
  return {
    shows: signs[0],
    number: numbers.length === 1 ? numbers[0] : undefined,
    ground: largest(shapes.filter(({ fill }) => fill !== undefined))?.fill,
    line: largest(shapes.filter(({ fill, stroke }) => fill === undefined && stroke !== undefined))?.stroke,
  };
}

function largest(shapes: readonly Shape[]): Shape | undefined {
  const area = ({ edge }: Shape) => edge.width * edge.height;
  return shapes.reduce<Shape | undefined>(
    (best, next) => (best && area(best) >= area(next) ? best : next),
    undefined,
  );
}

function signOf({ outline, fill, stroke }: Shape): TokenFaceRead['shows'] | undefined {
  const steps = stepsOf(outline);
  if (fill !== undefined && stroke === undefined) return /^01{6,7}4$/.test(steps) ? 'arrow' : undefined;
  return fill === undefined && steps === '011' ? 'tick' : undefined;
}

/** The commands of a path in a row: 0 move, 1 line, 4 close; anything else is no straight line. */
function stepsOf({ path }: Outline): string {
  const numbers = [2, 2, 6, 4, 0];
  let steps = '';
  for (let i = 0; i < path.length; i += 1 + (numbers[path[i]] ?? 0)) steps += path[i];
  return steps;
}

/** How the two faces of one token fail to be its faces, each a whole sentence; none where neither is a token's. */
export function tokenMeets(
  front: TokenFaceRead | undefined,
  back: TokenFaceRead | undefined,
): readonly string[] {
  if (front === undefined && back === undefined) return [];
  if (front === undefined || back === undefined)
    return [`Its ${front === undefined ? 'front' : 'back'} is not that of a token.`];
  const faults: string[] = [];
  if (front.shows === back.shows) faults.push(`Both of its faces show the ${front.shows}.`);
  if (front.number === undefined || front.number !== back.number)
    faults.push(`Its faces have the numbers "${front.number ?? 'none'}" and "${back.number ?? 'none'}".`);
  if (!isAlike(front, back)) faults.push('Its two faces differ in colour.');
  return faults;
}

type Colours = Pick<TokenFaceRead, 'ground' | 'line'>;

function isAlike(a: Colours, b: Colours): boolean {
  return isColour(a.ground, b.ground) && isColour(a.line, b.line);
}

/** What sets the fronts of the tokens found apart from those of the box, each a whole sentence. */
export function againstTokens(
  found: readonly TokenFaceRead[],
  sets: readonly ExpectedTokens[],
): readonly string[] {
  const faults: string[] = [];
  for (const [i, set] of sets.entries()) {
    // In a theme that gives two sets the same colours they are counted as one.
    if (sets.slice(0, i).some(before => isAlike(before, set))) continue;
    const alike = sets.filter(other => isAlike(other, set));
    const count = alike.reduce((sum, other) => sum + other.count, 0);
    const there = found.filter(token => isAlike(token, set)).length;
    const names = alike.map(({ name }) => name).join('" or "');
    if (there !== count) faults.push(`${there} tokens are "${names}", and the box has ${count}.`);
  }
  const strange = found.filter(token => !sets.some(set => isAlike(token, set)));
  if (strange.length > 0) faults.push(`${strange.length} tokens have a colour that no token of the box has.`);
  const numbers = new Set(found.map(({ number }) => number));
  if (numbers.size < found.length) faults.push('Two tokens have the same number.');
  return faults;
}
