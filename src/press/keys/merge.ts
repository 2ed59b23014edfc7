import { type Batch, checkData } from '../../data/index.js';
import { type BatchFile, batchManifestSchema, type NamedText } from '../../data/manifest/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../speech/index.js';

/** Batches that are one: what deals the same cards at once, and the files that hold them, in order. */
export interface MergedBatch {
  readonly batch: Batch;
  readonly version: string;
  readonly files: readonly BatchFile[];
  /** What was dealt apart, in the order of the cards. */
  readonly parts: readonly BatchPart[];
}

/** What was dealt at once, and the manifest that names its files. */
export interface BatchPart {
  readonly manifest: string;
  readonly version: string;
  readonly batch: Batch;
  readonly files: readonly BatchFile[];
  /** The digest of all cards of the manifest, as it says. */
  readonly recorded?: string;
}

interface Range {
  readonly from: number;
  readonly count: number;
}

/**
 * The whole of parts that were dealt apart, by their manifests in any order. The same seed deals no card twice, so ranges
 * that meet without gap or overlap have no card in common. Believes the manifests: `proveParts` reads the files. Throws a
 * ProblemError with everything that stands against it.
 */
export function mergeBatches(manifests: readonly NamedText[]): MergedBatch {
  const problems: Problem[] = [];
  const parts = manifests.flatMap(named => {
    try {
      return readParts(named);
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
      problems.push(...fault.problems);
      return [];
    }
  });
  throwErrors(problems);
  parts.sort((a, b) => a.batch.from - b.batch.from);
  const [first] = parts;
  for (const part of parts) {
    for (const key of differing(first, part))
      problems.push(error('pipeline.merge-differs', part.manifest, { key, other: first.manifest }));
  }
  const whole = first.batch.whole;
  problems.push(...misfits(parts, whole ?? { from: first.batch.from, count: undefined }));
  throwErrors(problems);
  const { whole: _, ...batch } = first.batch;
  const { from } = whole ?? batch;
  const count = parts.reduce((sum, part) => sum + part.batch.count, 0);
  const files = parts.flatMap(({ files, batch: { from, count } }) =>
    files.map(file => ({ ...file, dealt: { from, count } })),
  );
  return { batch: { ...batch, from, count }, version: first.version, files, parts };
}

/** What keeps parts, in the order of their cards, from being all cards of a range; without a count it may end anywhere. */
function misfits(
  parts: readonly BatchPart[],
  { from, count }: { readonly from: number; readonly count: number | undefined },
): readonly Problem[] {
  const problems: Problem[] = [];
  const end = count === undefined ? undefined : from + count;
  let next = from;
  const gap = (manifest: string, to: number) =>
    error('pipeline.merge-gap', manifest, { first: next + 1, last: to });
  for (const { batch, manifest } of parts) {
    const last = batch.from + batch.count;
    if (batch.from < from || (end !== undefined && last > end))
      problems.push(
        error('pipeline.merge-outside', manifest, {
          first: batch.from + 1,
          last,
          from: from + 1,
          to: end ?? last,
        }),
      );
    else if (batch.from > next) problems.push(gap(manifest, batch.from));
    else if (batch.from < next)
      problems.push(
        error('pipeline.merge-overlap', manifest, { first: batch.from + 1, last: Math.min(next, last) }),
      );
    next = Math.max(next, last);
  }
  if (end !== undefined && next < end) problems.push(gap(parts[parts.length - 1].manifest, end));
  return problems;
}

/** The parts of one manifest: several where it is that of a merged batch. Throws a ProblemError. */
function readParts({ name, text }: NamedText): readonly BatchPart[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProblemError([error('pipeline.merge-no-manifest', name)]);
  }
  const { batch, files, version, cards, id } = checkData(data, () => name, batchManifestSchema);
  if (id !== undefined) throw new ProblemError([error('pipeline.merge-no-manifest', name)]);
  if (batch.wishes) throw new ProblemError([error('pipeline.merge-wishes', name)]);
  if (files.length === 0) throw new ProblemError([error('pipeline.merge-no-files', name)]);
  const { from, count } = batch;
  const ranges = new Map<string, { readonly dealt: Range; readonly files: BatchFile[] }>();
  for (const file of files) {
    if (!isPlainName(file.name))
      throw new ProblemError([error('pipeline.merge-file-name', name, { file: file.name })]);
    const { dealt = { from, count } } = file;
    const key = `${dealt.from}+${dealt.count}`;
    if (!ranges.has(key)) ranges.set(key, { dealt, files: [] });
    ranges.get(key)?.files.push(file);
  }
  const recorded = cards ? { recorded: cards.sha256 } : {};
  const parts = [...ranges.values()]
    .map(({ dealt, files }) => ({
      manifest: name,
      version,
      batch: { ...batch, ...dealt },
      files,
      ...recorded,
    }))
    .sort((a, b) => a.batch.from - b.batch.from);
  throwErrors(misfits(parts, batch));
  return parts;
}

/** Whether a file lies beside its manifest, on every system. */
function isPlainName(name: string): boolean {
  return name.length > 0 && !/[/\\:\p{Cc}]/u.test(name) && !/^\.+$/.test(name);
}

/** What differs between two parts, besides their ranges. */
function differing(a: BatchPart, b: BatchPart): readonly string[] {
  const facts = ({ version, batch: { from: _, count: __, ...same } }: BatchPart) => ({ version, ...same });
  const [one, other] = [facts(a), facts(b)] as Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    key => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
}
