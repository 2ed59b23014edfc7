import { type Composition, linesOf, readCompositions, type Templates } from '../../data/index.js';
import { arrange } from '../../pictures/index.js';
import { type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import { kitFor } from '../elements/artist.js';
import type { Job } from '../job.js';

/** The pictures of a person's own list. Throws a ProblemError with the line of every one that can't be put together. */
export function readListed({ desk, templates }: Job, file: string): readonly Composition[] {
  const text = desk.own.text(file);
  const compositions = readCompositions(text, file);
  const lineOf = linesOf(text);
  throwErrors(
    compositions.flatMap((composition, i) => {
      const at = { place: file, line: lineOf(['pictures', i]) };
      return faultsOf(composition, templates).map(fault => ({ ...fault, ...at }) as Problem);
    }),
  );
  return compositions;
}

function faultsOf(composition: Composition, templates: Templates): readonly Problem[] {
  try {
    arrange(composition, kitFor([composition], templates));
    return [];
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
}
