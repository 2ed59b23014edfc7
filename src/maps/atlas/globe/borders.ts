import { mesh } from 'topojson-client';
import type { LonLat } from './projection.js';
import type { GlobeWindow } from './window.js';

type Topology = Parameters<typeof mesh>[0];
type Object = NonNullable<Parameters<typeof mesh>[1]>;
type Line = readonly LonLat[];

/** A border that is in dispute, whole or within a window. */
export interface DisputedBorder {
  /** The names of its sides, as in the file of world-atlas. */
  readonly between: readonly [string, string];
  readonly within?: GlobeWindow;
}

/** The lines between countries, and those of them that are in dispute. */
export function bordersOf(
  topology: Topology,
  countries: Object,
  disputes: readonly DisputedBorder[],
): { readonly settled: readonly Line[]; readonly disputed: readonly Line[] } {
  const known = new Map(disputes.map(dispute => [keyOf(...dispute.between), dispute.within]));
  const lines = (keep: (key: string) => boolean) =>
    mesh(topology, countries, (a, b) => a !== b && keep(keyOf(nameOf(a), nameOf(b)))).coordinates as [
      number,
      number,
    ][][];
  const settled: Line[] = [...lines(key => !known.has(key))];
  const disputed: Line[] = [...lines(key => known.has(key) && known.get(key) === undefined)];
  for (const [key, within] of known) {
    if (within === undefined) continue;
    for (const line of lines(each => each === key))
      for (const { inside, part } of partsOf(line, within)) (inside ? disputed : settled).push(part);
  }
  return { settled, disputed };
}

/** A line in pieces, by whether the ends of its stretches lie in a window. */
function partsOf(
  line: Line,
  within: GlobeWindow,
): readonly { readonly inside: boolean; readonly part: Line }[] {
  const holds = ([longitude, latitude]: LonLat) =>
    longitude >= within.west &&
    longitude <= within.east &&
    latitude >= within.south &&
    latitude <= within.north;
  const parts: { inside: boolean; part: LonLat[] }[] = [];
  for (let i = 1; i < line.length; i++) {
    const inside = holds(line[i - 1]) && holds(line[i]);
    const last = parts[parts.length - 1];
    if (last?.inside === inside) last.part.push(line[i]);
    else parts.push({ inside, part: [line[i - 1], line[i]] });
  }
  return parts;
}

function nameOf(country: unknown): string {
  return (country as { readonly properties?: { readonly name?: string } }).properties?.name ?? '';
}

function keyOf(a: string, b: string): string {
  return [a, b].sort().join('|');
}
