/** Kinds of key cards of a person's own, as they would write them. */
const LOOKS = `
roles:
  red: { ground: red, mark: paper, sign: disc, letters: R }
  blue: { ground: blue, mark: paper, sign: diamond, letters: B }
  green: { ground: "#2E7D32", mark: paper, sign: star, letters: G }
  bystander: { ground: bystander, mark: bystanderDark, edge: bystanderDark, sign: bar, letters: ".-" }
  assassin: { ground: assassin, mark: paper, sign: cross, letters: X }
`;

export const THREE_TEAMS = `
id: trio
letter: T
columns: 5
rows: 5
teams: [red, blue, green]
counts: { starting: 7, second: 6, third: 6, bystander: 5, assassin: 1 }
turns: [0, 90, 180, 270]${LOOKS}size: key
`;

/** Few agents on a large table. */
export const SIX_BY_SIX = `
id: hideout
letter: H
columns: 6
rows: 6
teams: [red, blue]
counts: { starting: 4, other: 3, bystander: 28, assassin: 1 }
turns: [0, 90, 180, 270]${LOOKS}size: { width: 70, height: 70 }
`;

/** More cards than a number can count. */
export const SIX_BY_SIX_FOR_THREE = `
id: three
letter: H
columns: 6
rows: 6
teams: [red, blue, green]
counts: { starting: 9, second: 8, third: 8, bystander: 10, assassin: 1 }
turns: [0, 90, 180, 270]${LOOKS}size: key
`;

export const TWO_FACES = `
id: pair
letter: A
columns: 4
rows: 3
teams: []
counts: { both: 2, near: 3, far: 3, none: 4 }
turns: [0, 180]
swap: true
faces:
  both: [green, green]
  near: [green, bystander]
  far: [bystander, green]
  none: [bystander, bystander]${LOOKS}size: key
`;

/** So small that its cards run out. */
export const TINY = `
id: tiny
letter: Y
columns: 3
rows: 3
teams: [red, blue]
counts: { starting: 4, other: 4, assassin: 1 }
turns: [0, 90, 180, 270]${LOOKS}size: key
`;
