import type { KeyCard } from '../deck/index.js';
import { cardId, type Key, type KeyKind, type KeyProver } from '../keys/index.js';
import { ProblemError } from '../problem.js';

/**
 * Cards of dealt keys, each held against the laws before anything is drawn of it by a proof that knows nothing of the
 * dealing. Throws a ProblemError at the first that breaks one.
 */
export function* provedCards(
  kind: KeyKind,
  keys: Iterable<Key>,
  prover: KeyProver,
): Generator<KeyCard, void, undefined> {
  for (const key of keys) {
    const id = cardId(kind, key);
    const { start, cells } = key;
    const faults = prover.prove(start === undefined ? { id, cells } : { id, start, cells });
    if (faults.length > 0) throw new ProblemError(faults);
    yield { kind: 'key', id, key };
  }
}
