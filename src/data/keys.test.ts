import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { cardId, checkKind, countCards, dealKeys, gridLines, keyFromId, proveKeys } from '../keys/index.js';
import { CODENAMES, DUET, PICTURES } from '../keys/kind.fixture.js';
import { ProblemError } from '../speech/index.js';
import { SIX_BY_SIX, THREE_TEAMS, TWO_FACES } from './keys.fixture.js';
import { keyKinds, loadKeyTemplate } from './keys.js';
import type { Library } from './library.js';

const project = projectLibrary();

/** A kind of a person's own, read from their folder. */
function own(yaml: string) {
  const text = (path: string) => {
    if (path === 'mine.yaml') return yaml;
    throw new Error(path);
  };
  const library: Library = {
    text,
    bytes: path => new TextEncoder().encode(text(path)),
    list: () => ['mine.yaml'],
  };
  return loadKeyTemplate('mine.yaml', project, library);
}

/** The line, code and values of each problem of a kind that can't be read. */
function faults(yaml: string) {
  try {
    own(yaml);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problems.every(({ level, place }) => level === 'error' && place === 'mine.yaml')).toBe(true);
    return error.problems.map(({ line, code, values }) => [line, code, values]);
  }
  return [];
}

describe('the kinds that come with the program', () => {
  test('are those of the base game, the game for two and the picture game', () => {
    expect(keyKinds(project)).toEqual(['codenames', 'duet', 'pictures']);
  });

  test.each([CODENAMES, PICTURES, DUET])('$id is sound, and the same as in the other tests', kind => {
    const template = loadKeyTemplate(kind.id, project, project);
    expect(checkKind(template.kind)).toEqual([]);
    expect(template.kind).toEqual(kind);
    expect(template.file).toBe(`templates/keys/${kind.id}.yaml`);
  });

  test('an unknown name suggests the nearest one', () => {
    expect(() => loadKeyTemplate('pictrues', project, project)).toThrow(
      /^key kind: templates\.unknown-key-kind .*"near":"pictures"/,
    );
  });
});

describe('your own kind', () => {
  test('for three teams deals 30 legal cards, ten for each start', () => {
    const { kind, looks, size } = own(THREE_TEAMS);
    expect(checkKind(kind)).toEqual([]);
    expect(looks.green).toMatchObject({ ground: '#2e7d32', sign: 'star' });
    expect(size).toEqual({ width: 62, height: 62, radius: 3 });
    const cards = [...dealKeys(kind, { seed: '1', count: 30 })].map(key => ({
      ...key,
      id: cardId(kind, key),
    }));
    const { problems, starts } = proveKeys(kind, cards);
    expect(problems).toEqual([]);
    expect(starts).toEqual({ red: 10, blue: 10, green: 10 });
    for (const { id, rank, cells, start } of cards)
      expect(keyFromId([kind], id)).toEqual({ kind: 'trio', start, cells, rank });
  });

  test('for three teams gives the second count to the team that plays second', () => {
    const { kind } = own(THREE_TEAMS.replace('second: 6, third: 6', 'second: 8, third: 4'));
    const [card] = dealKeys(kind, { seed: '1', count: 1 });
    const cells = (team: string) => card.cells.filter(role => role === team).length;
    const order = ['red', 'blue', 'green', 'red', 'blue'].slice(kind.teams.indexOf(card.start as string));
    expect(order.slice(0, 3).map(cells)).toEqual([7, 8, 4]);
  });

  test('may have six rows of six cells, and its own card size', () => {
    const { kind, size } = own(SIX_BY_SIX);
    expect(checkKind(kind)).toEqual([]);
    expect(size).toEqual({ width: 70, height: 70, radius: 3 });
    const cards = [...dealKeys(kind, { seed: '1', count: 100 })];
    expect(gridLines(kind, cards[0].cells).map(row => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(
      proveKeys(
        kind,
        cards.map(key => ({ ...key, id: cardId(kind, key) })),
      ),
    ).toMatchObject({ problems: [], starts: { red: 50, blue: 50 } });
  });

  test('with six roles on six by six can be dealt, though it has more cards than a number can count', () => {
    const counts = '{ starting: 6, second: 6, third: 6, bystander: 6, assassin: 6, gold: 6 }';
    const { kind } = own(
      THREE_TEAMS.replace(/counts: .*/, `counts: ${counts}`)
        .replace('columns: 5', 'columns: 6')
        .replace('rows: 5', 'rows: 6')
        .replace('roles:', 'roles:\n  gold: { ground: "#C9A227", mark: paper, sign: ring, letters: O }'),
    );
    expect(checkKind(kind)).toEqual([]);
    expect(countCards(kind)).toBeGreaterThan(2n ** 66n);
    const cards = [...dealKeys(kind, { seed: 1, count: 30 })].map(key => ({ ...key, id: cardId(kind, key) }));
    expect(proveKeys(kind, cards).problems).toEqual([]);
  });

  test('with the letter or the name of another kind is refused: an id is for one card only', () => {
    const taken = (key: string, value: string, other: string) => [
      undefined,
      'templates.key-kind-taken',
      { key, value, other },
    ];
    expect(faults(THREE_TEAMS.replace('letter: T', 'letter: C'))).toEqual([
      taken('letter', 'C', 'codenames'),
    ]);
    expect(faults(THREE_TEAMS.replace('id: trio', 'id: duet'))).toEqual([taken('id', 'duet', 'duet')]);
  });

  test('with two faces uses "swap" to let either player have either face', () => {
    const { kind } = own(TWO_FACES);
    expect(checkKind(kind)).toEqual([]);
    expect(kind.exchange).toEqual({ near: 'far', far: 'near' });
    expect(own(TWO_FACES.replace('swap: true', '')).kind).not.toHaveProperty('exchange');
    const [card] = dealKeys(kind, { seed: '1', count: 1 });
    expect(gridLines(kind, card.cells)).toEqual([
      expect.stringMatching(/^[G.]{4} \| [G.]{4}$/),
      expect.stringMatching(/^[G.]{4} \| [G.]{4}$/),
      expect.stringMatching(/^[G.]{4} \| [G.]{4}$/),
    ]);
  });
});

describe('a fault in a kind is reported with its file and key', () => {
  test('a role on a face without a look', () => {
    expect(faults(TWO_FACES.replace('both: [green, green]', 'both: [green, gren]'))).toEqual([
      [undefined, 'templates.role-without-look', { role: 'gren' }],
    ]);
  });

  test('a team or a role without a look', () => {
    const yaml = THREE_TEAMS.replace(/^ {2}green: .*$/m, '').replace(/^ {2}assassin: .*$/m, '');
    expect(faults(yaml)).toMatchObject([
      [undefined, 'templates.role-without-look', { role: 'green' }],
      [undefined, 'templates.role-without-look', { role: 'assassin' }],
    ]);
  });

  test.each([
    [' sign: star,', '', 'roles.green.sign', 'templates.one-of'],
    ['sign: star', 'sign: sta', 'roles.green.sign', 'templates.one-of'],
    ['ground: red', 'ground: rde', 'roles.red.ground', 'templates.paint'],
    ['letters: R', 'letters: ""', 'roles.red.letters', 'templates.at-least'],
  ])('a look with %j changed to %j', (good, bad, key, code) => {
    expect(faults(THREE_TEAMS.replace(good, bad))).toMatchObject([
      [expect.any(Number), expect.any(String), { key, expected: { code } }],
    ]);
  });

  test('two roles that look the same', () => {
    const yaml = THREE_TEAMS.replace(
      'ground: "#2E7D32", mark: paper, sign: star',
      'ground: red, mark: ink, sign: disc',
    );
    expect(faults(yaml)).toEqual([[undefined, 'templates.roles-alike', { role: 'green', twin: 'red' }]]);
    expect(faults(yaml.replace('sign: disc, letters: G', 'sign: ring, letters: G'))).toEqual([]);
  });

  test('an unknown size', () => {
    expect(faults(THREE_TEAMS.replace('size: key', 'size: kye'))).toMatchObject([
      [undefined, 'templates.unknown-size', { name: 'kye', near: 'key' }],
    ]);
  });

  test('an unknown key, and a missing one', () => {
    expect(faults(THREE_TEAMS.replace('turns:', 'turn:'))).toMatchObject([
      [expect.any(Number), 'templates.missing-key', { key: 'turns' }],
      [8, 'templates.unknown-key', { key: 'turn', near: 'turns' }],
    ]);
  });

  test.each([
    ['a letter used twice', 'letters: G', 'letters: b', 'keys.kind-letter-twice'],
    ['too many cells', 'starting: 7', 'starting: 8', 'keys.kind-sum'],
    ['a kind letter that an id can’t begin with', 'letter: T', 'letter: O', 'keys.kind-letter'],
    ['a third team that is not counted', 'third: 6', 'fourth: 6', 'keys.kind-team-counts'],
    ['a space for a letter', 'letters: R', 'letters: " "', 'keys.kind-letters'],
  ])('%s, which the check of the kind reports', (_, good, bad, code) => {
    const { kind, file } = own(THREE_TEAMS.replace(good, bad));
    const told = checkKind(kind, file);
    expect(told.every(({ level, place }) => level === 'error' && place === 'mine.yaml')).toBe(true);
    expect(told.map(problem => problem.code)).toContain(code);
  });

  test('a grid without quarter turns', () => {
    const { kind } = own(THREE_TEAMS.replace('rows: 5', 'rows: 4'));
    expect(checkKind(kind).map(({ code }) => code)).toContain('keys.kind-quarter');
  });
});
