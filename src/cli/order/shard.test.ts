import { describe, expect, test } from 'vitest';
import { partOf, shardOf } from './shard.js';

describe('a part of a batch', () => {
  test.each([
    ['3/40', {}, 3, 40],
    ['۳/۴۰', {}, 3, 40],
    ['/8', { JOB_COMPLETION_INDEX: '0' }, 1, 8],
    ['/8', { JOB_COMPLETION_INDEX: '7' }, 8, 8],
    [true, { SLURM_ARRAY_TASK_ID: '0', SLURM_ARRAY_TASK_MIN: '0', SLURM_ARRAY_TASK_COUNT: '8' }, 1, 8],
    [true, { SLURM_ARRAY_TASK_ID: '8', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_COUNT: '8' }, 8, 8],
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

  test('and the others make up the whole, and none is larger by more than a card', () => {
    for (const [count, parts] of [
      [10, 3],
      [1000, 7],
      [40, 40],
      [1e11, 9973],
    ]) {
      const all = Array.from({ length: parts }, (_, i) => partOf({ from: 5, count }, { part: i + 1, parts }));
      let next = 5;
      for (const { from, count: size, whole } of all) {
        expect([from, whole]).toEqual([next, { from: 5, count }]);
        expect(Math.abs(size - count / parts)).toBeLessThan(1);
        next += size;
      }
      expect(next).toBe(5 + count);
    }
    expect(() => partOf({ from: 0, count: 3 }, { part: 1, parts: 4 })).toThrow('cli.many-shards');
  });
});
