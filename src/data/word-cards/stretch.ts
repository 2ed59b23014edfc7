import type { Rect, Size } from '../../scene/geometry/index.js';
import type { AgentFace, WordFace } from '../schema/faces.js';

/** Between these shares of their usual size small type can still be read, and dots and numbers are no larger than they need be. */
const LEAST_TYPE = 0.8;
const MOST_SIGN = 1.4;

/** How much larger everything on a card of another size can be, with its distances from the edges. */
export function scaleOf(from: Size, to: Size): number {
  return Math.min(to.width / from.width, to.height / from.height);
}

/** The face of a word card that is drawn for one size, on another: what the proportions leave goes to the word. */
export function stretchWordFace(face: WordFace, from: Size, to: Size): WordFace {
  const card = stretching(from, to);
  const { x, y, scale } = card;
  const type = Math.max(scale, LEAST_TYPE);
  const { frame, hole, label, lines, rule, reverse, number, reading, child, dots } = face;
  const sign = Math.min(scale, MOST_SIGN);
  return {
    frame: { ...frame, ...card.rect(frame) },
    tab: face.tab * scale,
    hole: { x: x.end(hole.x), y: y.start(hole.y), r: hole.r * sign },
    label: { ...card.rect(label), radius: label.radius * scale },
    word: card.rect(face.word),
    lines: { ...lines, y: y.start(lines.y), height: lines.height * scale + y.spare },
    rule: { ...rule, x1: x.start(rule.x1), x2: x.end(rule.x2), y: y.start(rule.y) },
    reverse: { ...card.rect(reverse), height: reverse.height * scale },
    number: { x: x.start(number.x), y: y.start(number.y), sizePt: number.sizePt * Math.min(type, MOST_SIGN) },
    reading: { x: x.start(reading.x), y: y.start(reading.y), sizePt: reading.sizePt * type },
    child: { x: x.end(child.x), y: y.start(child.y), r: child.r * scale },
    dots: { x: x.end(dots.x), y: y.start(dots.y), r: dots.r * sign, gap: dots.gap * sign },
  };
}

/** The same for an agent with its band at the side. */
export function stretchAgentFace(face: AgentFace, from: Size, to: Size): AgentFace {
  const card = stretching(from, to);
  const { x, y, scale } = card;
  const { panel, band, symbol, name, letter, corner, portrait } = face;
  return {
    panel: { ...panel, ...card.rect(panel), radius: panel.radius * scale },
    band: { ...band, size: band.size * scale },
    symbol: { x: x.start(symbol.x), y: y.middle(symbol.y), size: symbol.size * scale },
    name: {
      x: x.start(name.x),
      y: y.end(name.y),
      sizePt: name.sizePt * Math.max(scale, LEAST_TYPE),
      width: name.width * scale,
    },
    letter: { x: x.start(letter.x), y: y.start(letter.y), size: letter.size * scale },
    corner: { size: corner.size * scale },
    portrait: { x: x.middle(portrait.x), y: y.end(portrait.y), size: portrait.size * scale },
  };
}

function stretching(from: Size, to: Size) {
  const scale = scaleOf(from, to);
  const side = (before: number, after: number) => {
    const spare = after - before * scale;
    return {
      /** For what keeps its distance from the near edge, from the middle, from the far edge. */
      start: (place: number) => place * scale,
      middle: (place: number) => place * scale + spare / 2,
      end: (place: number) => place * scale + spare,
      spare,
    };
  };
  const x = side(from.width, to.width);
  const y = side(from.height, to.height);
  const rect = (slot: Rect): Rect => ({
    x: x.start(slot.x),
    y: y.start(slot.y),
    width: slot.width * scale + x.spare,
    height: slot.height * scale + y.spare,
  });
  return { scale, x, y, rect };
}
