import type { CardRules } from '../card-rules.js';

/** The work of finding a frontier again, in sums. */
const FRONTIER_WORK = 300;

/** Symbols that the wishes treat alike. */
export interface SymbolClass {
  /** Of a card, fixed cells among them. */
  readonly count: number;
  readonly symbols: readonly number[];
  /** The looks that could fill a line and that it has, a bit for each; and the teams it belongs to. */
  readonly looks: number;
  readonly teams: readonly boolean[];
}

/** What matters to the open cells: for each column the looks that can still fill it, and each team's groups. */
interface Frontier {
  readonly columns: readonly number[];
  readonly row: number;
  /** For each team and column the number of a group, 0 for none. */
  readonly groups: readonly (readonly number[])[];
  /** For each team the sizes of its groups, from number 1 on. */
  readonly sizes: readonly (readonly number[])[];
}

/**
 * The fillings of the grid by classes that keep the wishes, modulo a number below 2^53 / 2; undefined beyond `work`.
 */
export function countByFrontier(
  rules: CardRules,
  classes: readonly SymbolClass[],
  modulus: number,
  work: number,
): number | undefined {
  const { columns, rows } = rules.space.kind;
  const across = Math.min(columns, rows);
  const down = Math.max(columns, rows);
  const { size, steps } = usedUp(classes, across * down);
  const none = classes[0].teams.map((): number[] => []);
  const first: Frontier = {
    columns: new Array(across).fill(0),
    row: 0,
    groups: none.map(() => new Array(across).fill(0)),
    sizes: none,
  };
  let frontiers = new Map([['', { frontier: first, ways: new Float64Array(size).fill(1, 0, 1) }]]);
  let spent = 0;

  for (let place = 0; place < across * down; place++) {
    const column = place % across;
    const row = (place - column) / across;
    const domain = rules.domains[columns <= rows ? row * columns + column : column * columns + row];
    const next: typeof frontiers = new Map();
    for (const { frontier, ways } of frontiers.values())
      for (const [i, symbolClass] of classes.entries()) {
        if (!symbolClass.symbols.some(symbol => domain & (1 << symbol))) continue;
        const { from, stride } = steps[place][i];
        spent += from.length + FRONTIER_WORK;
        if (spent > work) return undefined;
        const after = placeClass(frontier, symbolClass, row, column, across, down, rules.touching);
        if (!after) continue;
        const key = frontierKey(after);
        let entry = next.get(key);
        if (!entry) {
          entry = { frontier: after, ways: new Float64Array(size) };
          next.set(key, entry);
          spent += 10 * size;
        }
        addWays(entry.ways, ways, from, stride, modulus);
      }
    frontiers = next;
  }
  let total = 0;
  for (const { ways } of frontiers.values()) total = (total + ways[size - 1]) % modulus;
  return total;
}

/** For each number of filled cells and each class: the ways to have used up the classes that allow one more of it. */
function usedUp(classes: readonly SymbolClass[], cells: number) {
  // The largest class needs no digit: it has all the cells that the others leave.
  const largest = classes.reduce((best, { count }, i) => (count > classes[best].count ? i : best), 0);
  let size = 1;
  const strides = classes.map(({ count }, i) => {
    const stride = i === largest ? 0 : size;
    if (i !== largest) size *= count + 1;
    return stride;
  });
  const all = Array.from({ length: size }, (_, index) => {
    const used = classes.map(({ count }, i) =>
      i === largest ? 0 : Math.floor(index / strides[i]) % (count + 1),
    );
    return { index, used, sum: used.reduce((a, b) => a + b, 0) };
  });
  const steps = Array.from({ length: cells }, (_, filled) => {
    const there = all.filter(({ sum }) => sum <= filled && filled - sum <= classes[largest].count);
    return classes.map(({ count }, i) => {
      const room = there.filter(({ used, sum }) => (i === largest ? filled - sum : used[i]) < count);
      return { from: Int32Array.from(room, ({ index }) => index), stride: strides[i] };
    });
  });
  return { size, steps };
}

function addWays(to: Float64Array, ways: Float64Array, from: Int32Array, stride: number, modulus: number) {
  for (let i = 0; i < from.length; i++) {
    const sum = to[from[i] + stride] + ways[from[i]];
    to[from[i] + stride] = sum >= modulus ? sum - modulus : sum;
  }
}

function frontierKey({ columns, row, groups, sizes }: Frontier): string {
  let key = String.fromCharCode(row, ...columns);
  for (const [team, labels] of groups.entries()) key += String.fromCharCode(...labels, ...sizes[team], 99);
  return key;
}

/** The frontier after one more cell; undefined when a line is full of one look or a team's group grows too large. */
function placeClass(
  frontier: Frontier,
  { looks, teams }: SymbolClass,
  row: number,
  column: number,
  across: number,
  down: number,
  touching: number,
): Frontier | undefined {
  const upright = row === 0 ? looks : frontier.columns[column] & looks;
  const level = column === 0 ? looks : frontier.row & looks;
  if ((row === down - 1 && upright !== 0) || (column === across - 1 && level !== 0)) return undefined;
  const groups: (readonly number[])[] = [];
  const sizes: (readonly number[])[] = [];
  for (const [team, belongs] of teams.entries()) {
    const labels = [...frontier.groups[team]];
    const up = labels[column];
    const before = column > 0 ? labels[column - 1] : 0;
    const known = [0, ...frontier.sizes[team], 0];
    labels[column] = 0;
    if (belongs) {
      const joined = 1 + known[up] + (before === up ? 0 : known[before]);
      if (joined > touching) return undefined;
      const label = known.length - 1;
      known[label] = joined;
      labels[column] = label;
      for (let i = 0; i < across; i++)
        if (labels[i] !== 0 && (labels[i] === up || labels[i] === before)) labels[i] = label;
    }
    // In the last row nothing lies under a cell: once its right neighbour is there, its group is forgotten.
    if (row === down - 1) labels.fill(0, 0, column);
    const seen: number[] = [];
    groups.push(labels.map(label => (label === 0 ? 0 : numberOf(seen, label))));
    sizes.push(seen.map(label => known[label]));
  }
  return {
    columns: frontier.columns.with(column, upright),
    row: column === across - 1 ? 0 : level,
    groups,
    sizes,
  };
}

function numberOf(seen: number[], label: number): number {
  const at = seen.indexOf(label);
  return at >= 0 ? at + 1 : seen.push(label);
}
