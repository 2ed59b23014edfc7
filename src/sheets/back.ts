import type { BackFace, Theme } from '../data/index.js';
import type { Size } from '../scene/geometry/index.js';
import type { Item, SceneSymbol } from '../scene/index.js';

/**
 * The back of a kind of card: a quiet pattern centred on the card that runs on beyond the trim by `bleed`,
 * so that a shift of a few millimetres never shows. It looks the same upside down.
 */
export function backSymbol(theme: Theme, id: string, face: BackFace, card: Size, bleed: number): SceneSymbol {
  const box = { x: -bleed, y: -bleed, width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const colour = theme.colours[face.colour];
  // A whole, even number of steps across the card, so that the pattern has no seam between cards.
  const even = (length: number) => 2 * Math.max(1, Math.round(length / face.pitch / 2));
  const across = card.width / even(card.width);
  const down = card.height / even(card.height);
  const items: Item[] = [{ kind: 'rect', ...box, fill: theme.colours[face.ground] }];
  const columns = Math.ceil((card.width / 2 + bleed) / across);
  const rows = Math.ceil((card.height / 2 + bleed) / down);
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = card.width / 2 + column * across;
      const y = card.height / 2 + row * down;
      items.push(...motif(face.pattern, x, y, Math.min(across, down), (row + column) % 2 === 0, colour));
    }
  }
  return { id: `back-${id}`, box, items };
}

function motif(
  pattern: BackFace['pattern'],
  x: number,
  y: number,
  pitch: number,
  even: boolean,
  colour: string,
): readonly Item[] {
  const stroke = { stroke: colour, strokeWidth: 0.3 } as const;
  if (pattern === 'teams') {
    const h = pitch * 0.3;
    if (even) return [{ kind: 'circle', cx: x, cy: y, r: h * 0.86, ...stroke }];
    return [
      { kind: 'path', d: `M ${x} ${y - h} L ${x + h} ${y} L ${x} ${y + h} L ${x - h} ${y} Z`, ...stroke },
    ];
  }
  if (pattern === 'stars') {
    const [a, b] = [pitch * 0.36, pitch * 0.115];
    const points = [0, -a, b, -b, a, 0, b, b, 0, a, -b, b, -a, 0, -b, -b];
    const pairs = points.flatMap((dx, i) => (i % 2 === 0 ? [`${x + dx} ${y + points[i + 1]}`] : []));
    if (even) return [{ kind: 'path', d: `M ${pairs.join(' L ')} Z`, ...stroke }];
    return [{ kind: 'circle', cx: x, cy: y, r: 0.42, fill: colour }];
  }
  if (pattern === 'discs')
    return even ? [{ kind: 'circle', cx: x, cy: y, r: pitch * 0.22, fill: colour }] : [];
  if (pattern === 'diamonds') {
    const h = pitch * 0.36;
    const d = `M ${x} ${y - h} L ${x + h} ${y} L ${x} ${y + h} L ${x - h} ${y} Z`;
    return [even ? { kind: 'path', d, fill: colour } : { kind: 'path', d, ...stroke }];
  }
  if (pattern === 'dials') {
    const r = pitch * (even ? 0.44 : 0.2);
    const ring = { kind: 'circle', cx: x, cy: y, r, ...stroke } as const;
    return even ? [ring, { kind: 'circle', cx: x, cy: y, r: r * 0.45, fill: colour }] : [ring];
  }
  const r = pitch * 0.34;
  if (even)
    return [{ kind: 'rect', x: x - r, y: y - r, width: 2 * r, height: 2 * r, radius: r * 0.35, ...stroke }];
  return [{ kind: 'circle', cx: x, cy: y, r: 0.42, fill: colour }];
}
