import {
  type BatchFile,
  type BatchManifest,
  batchManifestSchema,
  type NamedText,
} from '../../manifest/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../problem.js';
import { type Batch, checkData } from '../../templates/index.js';

/** Batches that are one: what deals the same cards at once, and the files that hold them, in order. */
export interface MergedBatch {
  readonly batch: Batch;
  readonly version: string;
  readonly files: readonly BatchFile[];
}

type Part = BatchManifest & { readonly name: string };

/**
 * The whole of parts that were dealt apart, by their manifests in any order. The same seed deals no card twice, so ranges
 * that meet without gap or overlap have no card in common. Throws a ProblemError with everything that stands against it.
 */
export function mergeBatches(manifests: readonly NamedText[]): MergedBatch {
  const parts = manifests.map(readPart).sort((a, b) => a.batch.from - b.batch.from);
  const [first] = parts;
  const problems: Problem[] = [];
  for (const part of parts) {
    for (const key of differing(first, part))
      problems.push(error('pipeline.merge-differs', part.name, { key, other: first.name }));
  }
  const { from } = first.batch.whole ?? first.batch;
  const end = from + (first.batch.whole?.count ?? parts.reduce((sum, { batch }) => sum + batch.count, 0));
  let next = from;
  for (const { batch, name } of parts) {
    if (batch.from > next) problems.push(gap(name, next, batch.from));
    if (batch.from < next)
      problems.push(
        error('pipeline.merge-overlap', name, {
          first: batch.from + 1,
          last: Math.min(next, batch.from + batch.count),
        }),
      );
    next = Math.max(next, batch.from + batch.count);
  }
  if (next < end && first.batch.whole) problems.push(gap(parts[parts.length - 1].name, next, end));
  throwErrors(problems);
  const { whole: _, ...batch } = first.batch;
  const files = parts.flatMap(({ files, batch: { from, count } }) =>
    files.map(file => ({ dealt: { from, count }, ...file })),
  );
  return { batch: { ...batch, from, count: next - from }, version: first.version, files };
}

function gap(name: string, from: number, to: number): Problem {
  return error('pipeline.merge-gap', name, { first: from + 1, last: to });
}

/** Throws a ProblemError for what is no manifest of a batch. */
function readPart({ name, text }: NamedText): Part {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProblemError([error('pipeline.merge-no-manifest', name)]);
  }
  return { ...checkData(data, () => name, batchManifestSchema), name };
}

/** What differs between two parts, besides their ranges. */
function differing(a: Part, b: Part): readonly string[] {
  const facts = ({ version, batch: { from: _, count: __, ...same } }: Part) => ({ version, ...same });
  const [one, other] = [facts(a), facts(b)] as Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    key => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
}
