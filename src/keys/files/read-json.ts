import { error, ProblemError } from '../../problem.js';
import { type Drafts, draftOf } from './draft.js';

/**
 * Key cards in JSON: a list of cards, an object with `cards`, or the manifest of a deck. Throws a ProblemError for
 * anything else.
 */
export function readJson(text: string, file: string): Drafts {
  const whole = parse(text, file) as {
    kind?: string;
    cards?: unknown;
    parts?: readonly { part: string; cards: unknown; letters?: Readonly<Record<string, string>> }[];
  };
  const part = Array.isArray(whole?.parts) ? whole.parts.find(each => each?.part === 'keys') : undefined;
  const list = Array.isArray(whole) ? whole : (part?.cards ?? whole?.cards);
  if (!Array.isArray(list)) throw new ProblemError([error('keys.file-no-list', file)]);
  const drafts = list.map((card: Record<string, unknown>, i) => {
    const field = (name: string) => (typeof card?.[name] === 'string' ? (card[name] as string) : undefined);
    const draft = draftOf(field);
    if (draft === undefined) throw new ProblemError([error('keys.file-card-cells', file, { number: i + 1 })]);
    return draft;
  });
  const letters = part?.letters;
  const byRole =
    letters && Object.fromEntries(Object.entries(letters).map(([letter, role]) => [role, letter]));
  return { drafts, kind: whole?.kind, letters: byRole };
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError([error('keys.file-not-json', file)]);
  }
}
