/** SVG path data of a five-pointed star about a centre; `r` is the radius of its points. */
export function starPath(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * INNER;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
  });
  return `M ${corners.join(' L ')} Z`;
}

/** Fuller than a pentagram, so that small stars keep their body. */
const INNER = 0.45;
