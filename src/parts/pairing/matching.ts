/**
 * A largest set of edges of which no two share a vertex. Vertices are 0..vertexCount-1, edges pairs of them, in any
 * direction; loops and repeated edges do no harm. Returns the partner of each vertex, -1 where it has none; the same
 * input gives the same matching. Throws a RangeError for a vertex that isn't there. Time is O(V^3) at worst.
 *
 * J. Edmonds, "Paths, trees, and flowers", Canad. J. Math. 17 (1965), with blossoms kept as bases rather than
 * shrunk: H. N. Gabow, "An efficient implementation of Edmonds' algorithm for maximum matching", J. ACM 23 (1976).
 */
export function maximumMatching(
  vertexCount: number,
  edges: readonly (readonly [number, number])[],
): readonly number[] {
  const neighbours = neighbourLists(vertexCount, edges);
  const partner: number[] = new Array(vertexCount).fill(-1);

  // A greedy start: most paths that remain to be found are then short.
  for (let v = 0; v < vertexCount; v++) {
    if (partner[v] >= 0) continue;
    const free = neighbours[v].find(w => partner[w] < 0);
    if (free === undefined) continue;
    partner[v] = free;
    partner[free] = v;
  }

  // A vertex from which no augmenting path starts will never have one later: one search for each is enough.
  const alone = Int32Array.from(neighbours.keys());
  for (let root = 0; root < vertexCount; root++)
    if (partner[root] < 0) augment(root, neighbours, partner, alone);
  return partner;
}

/**
 * Grows a tree of alternating paths from a free vertex. Its outer vertices lie an even number of edges from the root
 * and look for edges; an inner one is entered by an unmatched edge and left by its matched one. When an edge reaches
 * a free vertex, the path between the two is turned over and the matching has one edge more. `alone` is each vertex by
 * itself.
 */
function augment(
  root: number,
  neighbours: readonly (readonly number[])[],
  partner: number[],
  alone: Int32Array,
): void {
  const count = neighbours.length;
  /** The vertex before, over the unmatched edge: for inner vertices, and for all of a blossom but its base. */
  const before = new Int32Array(count).fill(-1);
  /** The base of the blossom that a vertex lies in; itself while it lies in none. */
  const base = alone.slice();
  /** What lies in a blossom, by its base. */
  const blossoms = new Map<number, number[]>();
  const outer = new Uint8Array(count);
  const queue = [root];
  outer[root] = 1;

  /** The nearest base that the ways from both outer vertices to the root go through. */
  const commonBase = (a: number, b: number): number => {
    let v = base[a];
    const onTheWay = new Set([v]);
    while (v !== base[root]) {
      v = base[before[partner[v]]];
      onTheWay.add(v);
    }
    let w = base[b];
    while (!onTheWay.has(w)) w = base[before[partner[w]]];
    return w;
  };

  /** Walks from one end of the edge that closes a blossom down to its base: a way round for every vertex there. */
  const markSide = (end: number, otherEnd: number, stem: number, joined: Set<number>): void => {
    let v = end;
    let from = otherEnd;
    while (base[v] !== stem) {
      const inner = partner[v];
      joined.add(base[v]).add(base[inner]);
      before[v] = from;
      from = inner;
      v = before[inner];
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const v = queue[head];
    for (const w of neighbours[v]) {
      if (base[v] === base[w] || partner[v] === w) continue;
      if (outer[w] === 1) {
        // Two outer vertices meet: an odd cycle. All of its vertices can be reached by an even way, so become outer.
        const stem = commonBase(v, w);
        const joined = new Set<number>();
        markSide(v, w, stem, joined);
        markSide(w, v, stem, joined);
        joined.delete(stem);
        const blossom = [...joined].flatMap(each => blossoms.get(each) ?? each);
        for (const u of blossom) base[u] = stem;
        blossoms.set(stem, [...(blossoms.get(stem) ?? [stem]), ...blossom]);
        for (const u of blossom.filter(u => outer[u] === 0).sort((a, b) => a - b)) {
          outer[u] = 1;
          queue.push(u);
        }
      } else if (before[w] < 0) {
        before[w] = v;
        if (partner[w] < 0) {
          turnOver(w, before, partner);
          return;
        }
        outer[partner[w]] = 1;
        queue.push(partner[w]);
      }
    }
  }
}

/** Makes the unmatched edges of an augmenting path matched and the matched ones unmatched, from its free end back. */
function turnOver(end: number, before: Int32Array, partner: number[]): void {
  let v = end;
  while (v >= 0) {
    const left = before[v];
    const next = partner[left];
    partner[v] = left;
    partner[left] = v;
    v = next;
  }
}

function neighbourLists(vertexCount: number, edges: readonly (readonly [number, number])[]): number[][] {
  const neighbours: number[][] = Array.from({ length: vertexCount }, () => []);
  for (const [a, b] of edges) {
    if (neighbours[a] === undefined || neighbours[b] === undefined)
      throw new RangeError(`edge ${a}-${b} leaves the vertices 0..${vertexCount - 1}`);
    if (a === b) continue;
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  return neighbours;
}
