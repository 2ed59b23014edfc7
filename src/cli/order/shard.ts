import { error, ProblemError } from '../../problem.js';
import { typedNumber } from '../../typed-number.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The third of forty even parts: `{ part: 3, parts: 40 }`. */
interface Shard {
  readonly part: number;
  readonly parts: number;
}

/**
 * A part as it is typed: `3/40`, or `/40` and nothing at all for a task of an array, whose number Slurm gives in
 * SLURM_ARRAY_TASK_ID, a Kubernetes Indexed Job in JOB_COMPLETION_INDEX. Throws a ProblemError.
 */
export function shardOf(typed: string | true, environment: Environment): Shard {
  const [part = '', parts = '', ...more] = typed === true ? [] : typed.split('/').map(each => each.trim());
  const shard = {
    part: part === '' ? taskOf(environment) : typedNumber(part),
    parts: parts === '' ? numberIn(environment.SLURM_ARRAY_TASK_COUNT) : typedNumber(parts),
  };
  const isWhole = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 1;
  if (isWhole(shard.part) && isWhole(shard.parts) && shard.part <= shard.parts && more.length === 0)
    return { part: shard.part, parts: shard.parts };
  throw new ProblemError([
    error('cli.no-shard', 'keys deal --shard', { value: typed === true ? 'none' : typed }),
  ]);
}

/** From 1. Arrays of Slurm may begin anywhere and leave numbers out; jobs of Kubernetes count from 0. */
function taskOf(environment: Environment): number | undefined {
  const index = numberIn(environment.JOB_COMPLETION_INDEX);
  if (index !== undefined) return index + 1;
  const task = numberIn(environment.SLURM_ARRAY_TASK_ID);
  const first = numberIn(environment.SLURM_ARRAY_TASK_MIN) ?? 0;
  const step = numberIn(environment.SLURM_ARRAY_TASK_STEP) ?? 1;
  return task === undefined ? undefined : (task - first) / step + 1;
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The cards of a part: parts differ by one card at most, and make up the whole. */
export function partOf<B extends { readonly from: number; readonly count: number }>(
  batch: B,
  { part, parts }: Shard,
): B & { readonly whole: { readonly from: number; readonly count: number } } {
  const { from, count } = batch;
  if (parts > count)
    throw new ProblemError([error('cli.many-shards', 'keys deal --shard', { parts, count })]);
  const [first, end] = [part - 1, part].map(n => Number((BigInt(n) * BigInt(count)) / BigInt(parts)));
  return { ...batch, from: from + first, count: end - first, whole: { from, count } };
}
