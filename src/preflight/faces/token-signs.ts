import type { Outline, Shape } from '../pages/items.js';

/** The signs of tokens, and the sign that is on the other side of each. */
export const SIGN_BEHIND = {
  arrow: 'tick',
  tick: 'arrow',
  interception: 'interception',
  miscommunication: 'miscommunication',
} as const;
export type TokenSign = keyof typeof SIGN_BEHIND;

/** The commands of a stroke, as `commandsOf` tells them: one bend; an eye; two lines that cross. */
const STROKES: Readonly<Record<string, TokenSign>> = {
  '011': 'tick',
  '0224': 'interception',
  '0101': 'miscommunication',
};

/** The sign that a shape is, by its outline. An arrow has seven straight sides. */
export function tokenSignOf({ outline, fill, stroke }: Shape): TokenSign | undefined {
  const commands = commandsOf(outline);
  if (fill !== undefined && stroke === undefined) return /^01{6,7}4$/.test(commands) ? 'arrow' : undefined;
  return fill === undefined ? STROKES[commands] : undefined;
}

/** The commands of a path in a row: 0 move, 1 line, 2 curve, 4 close. */
function commandsOf({ path }: Outline): string {
  const coordinates = [2, 2, 6, 4, 0];
  let commands = '';
  for (let i = 0; i < path.length; i += 1 + (coordinates[path[i]] ?? 0)) commands += path[i];
  return commands;
}
