import type { Path } from 'fontkit';

/** Type 2 operators (Adobe Technical Note 5177). */
const OPERATORS = { rlineto: 5, rrcurveto: 8, endchar: 14, rmoveto: 21 };

/** An outline as a Type 2 charstring, of lines and cubic curves; `width` is what its font adds to its nominal one. */
export function charstring(path: Path, width: number): Uint8Array {
  const bytes = [...operand(width)];
  let [x, y] = [0, 0];
  for (const { command, args } of path.commands) {
    const operator = operatorOf(command);
    // Type 2 closes each contour by itself.
    if (operator === undefined) continue;
    for (let i = 0; i < args.length; i += 2) {
      bytes.push(...operand(args[i] - x), ...operand(args[i + 1] - y));
      [x, y] = [args[i], args[i + 1]];
    }
    bytes.push(operator);
  }
  return new Uint8Array([...bytes, OPERATORS.endchar]);
}

function operatorOf(command: string): number | undefined {
  if (command === 'moveTo') return OPERATORS.rmoveto;
  if (command === 'lineTo') return OPERATORS.rlineto;
  return command === 'bezierCurveTo' ? OPERATORS.rrcurveto : undefined;
}

/** A number in 16.16, which any coordinate of a font fits. */
function operand(value: number): readonly number[] {
  const fixed = Math.round(value * 65536);
  return [255, (fixed >> 24) & 255, (fixed >> 16) & 255, (fixed >> 8) & 255, fixed & 255];
}
