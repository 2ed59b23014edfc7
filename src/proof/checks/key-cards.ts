import {
  cellName,
  cellRole,
  type Key,
  type KeyKind,
  KeyProver,
  keyFromId,
  turnCells,
} from '../../keys/index.js';
import type { Turn } from '../../scene/geometry/index.js';
import { type Problem, ProblemError, roleName, type Sentence, sentence } from '../../speech/index.js';
import { type CardFace, turnOfFace } from '../cards/card-face.js';
import { turnBehind } from '../cards/flip-axis.js';
import { keyFaceFaults } from '../claims/key-faces.js';
import type { Expectation, ExpectedKind } from '../expectation.js';
import { joinedCells, type KeyFaceRead, readKeyFace } from '../faces/key-face.js';
import { type Fault, type Findings, faultAt } from '../findings.js';
import type { Mark, ReadKey } from '../report.js';
import type { CheckedCard } from './checked-card.js';

/** Reads key cards, holds each against its id, and proves that all are legal and no two the same. */
export class KeyCards {
  readonly keys: ReadKey[] = [];

  add(card: CheckedCard, expected: ExpectedKind): void {
    const { front, back, sheet } = card;
    const { kind } = expected;
    card.count('key cards');
    card.count('ids');
    const turn = turnOfFace(front) ?? 0;
    const face = readKeyFace(front, expected, turn);
    for (const fault of face.faults) card.fault('key cards', fault);
    for (const fault of idFaults(face)) card.fault('ids', fault);
    for (const fault of drawnFaults(front, turn, face, expected)) card.fault('key cards', fault);
    let { cells } = face;
    if (kind.faces !== undefined) {
      const turned = turnOfFace(back) ?? turnBehind(sheet.axis, turn);
      const behind = readKeyFace(back, expected, turned);
      const onBack = ({ box, ...fault }: Fault): Fault => {
        const told = sentence('preflight.on-back', { fault });
        return box === undefined ? told : faultAt(box, told);
      };
      for (const fault of behind.faults) card.fault('key cards', onBack(fault), 'back');
      for (const fault of idFaults(behind)) card.fault('ids', onBack(fault), 'back');
      for (const fault of drawnFaults(back, turned, behind, expected))
        card.fault('key cards', onBack(fault), 'back');
      cells = joinedCells(kind, face.cells, behind.cells);
      if (cells.includes(undefined) && face.faults.length + behind.faults.length === 0)
        card.fault('key cards', sentence('preflight.no-such-role'));
    }
    const { start } = face;
    const [id] = face.ids;
    if (id === undefined) return;
    for (const fault of againstId(kind, id, start, cells, face.boxes)) card.fault('ids', fault);
    if (!cells.every(cell => cell !== undefined)) return;
    const page = card.frontPage;
    this.keys.push({ id, kind: kind.id, start, cells, page, box: front.trim });
  }

  finish({ kinds, place }: Expectation, findings: Findings): void {
    for (const { kind } of kinds) {
      const prover = new KeyProver(kind, place);
      const marks = new Map<Problem, Mark>();
      for (const { page, box, ...card } of this.keys.filter(key => key.kind === kind.id))
        for (const problem of prover.prove(card)) marks.set(problem, { page, box });
      for (const problem of prover.finish().problems) {
        const mark = marks.get(problem);
        if (problem.level === 'error') findings.add('key cards', { ...problem, ...(mark ? { mark } : {}) });
      }
    }
  }
}

/** What else is wrong on a face that can be read. */
function drawnFaults(
  face: CardFace,
  turn: Turn,
  read: KeyFaceRead,
  expected: ExpectedKind,
): readonly Fault[] {
  const isRead = read.faults.length === 0 && read.ids.length === 1;
  return isRead ? keyFaceFaults(face, turn, read, expected) : [];
}

function idFaults({ ids }: KeyFaceRead): readonly Sentence[] {
  if (ids.length === 0) return [sentence('preflight.no-id')];
  return ids.length === 1 ? [] : [sentence('preflight.many-ids', { ids })];
}

/** What sets a card apart from the one of its id; nothing where it is that card in one of its turns. */
function againstId(
  kind: KeyKind,
  id: string,
  start: string | undefined,
  cells: readonly (string | undefined)[],
  boxes: KeyFaceRead['boxes'],
): readonly Fault[] {
  let key: Key;
  try {
    key = keyFromId([kind], id);
  } catch (error) {
    if (error instanceof ProblemError)
      return error.problems.map(({ code = '', values = {} }) =>
        sentence('preflight.wrong-id', { fault: { code, values } }),
      );
    throw error;
  }
  const faults: Fault[] = [];
  if (key.start !== start)
    faults.push(
      sentence('preflight.other-start', { found: startName(start), expected: startName(key.start) }),
    );
  const exchanges = kind.exchange ? [undefined, kind.exchange] : [undefined];
  const [nearest] = exchanges
    .flatMap(exchange => kind.turns.map(turn => cellsThatDiffer(kind, key, cells, turn, exchange)))
    .sort((a, b) => a.length - b.length);
  if (nearest.length === 0) return faults;
  const [{ at, found, expected }] = nearest;
  const values = {
    cell: cellName(kind, at),
    found: found === undefined ? 'none' : cellRole(kind, found),
    expected: cellRole(kind, expected),
    more: nearest.length - 1,
  };
  const [fault, box] = [sentence('preflight.other-card', values), boxes[at]];
  return [...faults, box === undefined ? fault : faultAt(box, fault)];
}

/** `none` is a case of the sentence. */
function startName(team: string | undefined): Sentence | string {
  return team === undefined ? 'none' : roleName(team);
}

function cellsThatDiffer(
  kind: KeyKind,
  key: Key,
  cells: readonly (string | undefined)[],
  turn: KeyKind['turns'][number],
  exchange: KeyKind['exchange'],
) {
  const source = turnCells(turn, kind.columns, kind.rows);
  return cells.flatMap((role, at) => {
    const own = key.cells[source[at]];
    const expected = exchange?.[own] ?? own;
    return role === expected ? [] : [{ at, found: role, expected }];
  });
}
