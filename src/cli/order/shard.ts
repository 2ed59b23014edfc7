import { error, ProblemError, typedNumber } from '../../speech/index.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The third of forty even parts: `{ part: 3, parts: 40 }`. */
interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** A task of an engine that counts: the part that it deals, and of how many where the engine says so. */
interface Task {
  readonly part: unknown;
  readonly parts?: number;
}

/**
 * A part as it is typed: `3/40`, or `/40` and nothing at all for a task of an array, whose number Slurm gives in
 * SLURM_ARRAY_TASK_ID, a Kubernetes Indexed Job in JOB_COMPLETION_INDEX. Throws a ProblemError.
 */
export function shardOf(typed: string | true, environment: Environment): Shard {
  const [part = '', parts = '', ...more] = typed === true ? [] : typed.split('/').map(each => each.trim());
  const all = parts === '' ? undefined : typedNumber(parts);
  const task: Task | undefined = part === '' ? taskOf(environment, all) : { part: typedNumber(part) };
  const shard = { part: task?.part, parts: all ?? task?.parts };
  const isWhole = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 1;
  if (isWhole(shard.part) && isWhole(shard.parts) && shard.part <= shard.parts && more.length === 0)
    return { part: shard.part, parts: shard.parts };
  throw new ProblemError([
    error('cli.no-shard', 'keys deal --shard', { value: typed === true ? 'none' : typed }),
  ]);
}

/**
 * The part of a task, from 1: arrays of Slurm begin anywhere, jobs of Kubernetes count from 0. Throws a ProblemError for
 * an array that has not a task for each part, as when one of them is run again: its numbers don't tell which part is meant.
 */
function taskOf(environment: Environment, all: unknown): Task | undefined {
  const index = numberIn(environment.JOB_COMPLETION_INDEX);
  if (index !== undefined) return { part: index + 1 };
  const slurm = (name: string) => numberIn(environment[`SLURM_ARRAY_TASK_${name}`]);
  const [task, parts] = [slurm('ID'), slurm('COUNT')];
  if (task === undefined || parts === undefined) return undefined;
  const step = slurm('STEP') ?? 1;
  const first = slurm('MIN') ?? 0;
  const last = slurm('MAX') ?? first + (parts - 1) * step;
  const beginsLikeOne = [0, 1, step].includes(first);
  const isSeries = last === first + (parts - 1) * step && parts > 1 && beginsLikeOne;
  if (isSeries && (all === undefined || all === parts)) return { part: (task - first) / step + 1, parts };
  const asked = Number.isSafeInteger(all) ? Number(all) : Math.max(task, 1);
  throw new ProblemError([
    error('cli.shard-array', 'keys deal --shard', {
      tasks: parts,
      typed: `--shard ${Math.min(Math.max(task, 1), asked)}/${asked}`,
    }),
  ]);
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The cards of a part: parts differ by one card at most, and make up the whole. */
export function cardsOfShard<B extends { readonly from: number; readonly count: number }>(
  batch: B,
  { part, parts }: Shard,
): B & { readonly whole: { readonly from: number; readonly count: number } } {
  const { from, count } = batch;
  if (parts > count)
    throw new ProblemError([error('cli.many-shards', 'keys deal --shard', { parts, count })]);
  const [first, end] = [part - 1, part].map(n => Number((BigInt(n) * BigInt(count)) / BigInt(parts)));
  return { ...batch, from: from + first, count: end - first, whole: { from, count } };
}
