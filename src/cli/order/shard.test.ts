import { describe, expect, test } from 'vitest';
import { cardsOfShard, shardOf } from './shard.js';

describe('a part of a batch', () => {
  test.each([
    ['3/40', {}, 3, 40],
    ['۳/۴۰', {}, 3, 40],
    ['/8', { JOB_COMPLETION_INDEX: '0' }, 1, 8],
    ['/8', { JOB_COMPLETION_INDEX: '7' }, 8, 8],
    [true, { SLURM_ARRAY_TASK_ID: '0', SLURM_ARRAY_TASK_MIN: '0', SLURM_ARRAY_TASK_COUNT: '8' }, 1, 8],
    [true, { SLURM_ARRAY_TASK_ID: '8', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_COUNT: '8' }, 8, 8],
    ['/8', { SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_COUNT: '8' }, 3, 8],
    [
      true,
      {
        SLURM_ARRAY_TASK_ID: '30',
        SLURM_ARRAY_TASK_MIN: '10',
        SLURM_ARRAY_TASK_STEP: '10',
        SLURM_ARRAY_TASK_COUNT: '3',
      },
      3,
      3,
    ],
  ] as const)('%s is told by itself, by Slurm or by Kubernetes', (typed, environment, part, parts) => {
    expect(shardOf(typed, environment)).toEqual({ part, parts });
  });

  test.each(['0/4', '5/4', '1/0', 'a/4', '1.5/4', '1/2/3', '/4', '3'])('%s is none', typed => {
    expect(() => shardOf(typed, {})).toThrow('cli.no-shard');
  });

  const array = (id: number, first: number, last: number, count: number) => ({
    SLURM_ARRAY_TASK_ID: `${id}`,
    SLURM_ARRAY_TASK_MIN: `${first}`,
    SLURM_ARRAY_TASK_MAX: `${last}`,
    SLURM_ARRAY_TASK_STEP: '1',
    SLURM_ARRAY_TASK_COUNT: `${count}`,
  });

  test.each([
    ['--array=8', true, array(8, 8, 8, 1), '--shard 8/8'],
    ['--array=8, of eight', '/8', array(8, 8, 8, 1), '--shard 8/8'],
    ['--array=3, of eight', '/8', array(3, 3, 3, 1), '--shard 3/8'],
    ['--array=1', true, array(1, 1, 1, 1), '--shard 1/1'],
    ['--array=3,7', true, array(7, 3, 7, 2), '--shard 7/7'],
    ['--array=5-8', true, array(6, 5, 8, 4), '--shard 6/6'],
    ['--array=1-4, of eight', '/8', array(2, 1, 4, 4), '--shard 2/8'],
  ] as const)('is asked for where a Slurm array runs only some of them again: %s', (_, typed, tasks, asked) => {
    const values = { tasks: Number(tasks.SLURM_ARRAY_TASK_COUNT), typed: asked };
    expect(() => shardOf(typed, tasks)).toThrow(
      `keys deal --shard: cli.shard-array ${JSON.stringify(values)}`,
    );
    expect(shardOf(asked.slice('--shard '.length), tasks).part).toBe(Number(tasks.SLURM_ARRAY_TASK_ID));
  });

  test('and the others make up the whole, and none is larger by more than a card', () => {
    for (const [count, parts] of [
      [10, 3],
      [1000, 7],
      [40, 40],
      [1e11, 9973],
    ]) {
      const all = Array.from({ length: parts }, (_, i) =>
        cardsOfShard({ from: 5, count }, { part: i + 1, parts }),
      );
      let next = 5;
      for (const { from, count: size, whole } of all) {
        expect([from, whole]).toEqual([next, { from: 5, count }]);
        expect(Math.abs(size - count / parts)).toBeLessThan(1);
        next += size;
      }
      expect(next).toBe(5 + count);
    }
    expect(() => cardsOfShard({ from: 0, count: 3 }, { part: 1, parts: 4 })).toThrow('cli.many-shards');
  });
});
