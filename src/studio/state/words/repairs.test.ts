import { describe, expect, test } from 'vitest';
import { readWordList } from '../../../words/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { inRows } from '../../worker/row-numbers.js';
import { csvOf, type WordTable } from '../csv.js';
import { repairsOf, repairsOfMany, tidying } from './repairs.js';
import { tableOf } from './table.js';

/** What the check says about a table, by its rows. */
function check(table: WordTable, locale = 'en'): readonly ToldProblem[] {
  const { problems } = readWordList(new TextEncoder().encode(csvOf(table)), {
    file: 'words.csv',
    locale,
    big5: () => '\ufffd',
  });
  return problems.map(inRows).map(problem => ({ ...problem, what: '', advice: '' }));
}

/** The words after the first way out of the first problem that has one. */
function mended(words: readonly string[], locale: string) {
  const table = tableOf(
    ['word', 'child_safe'],
    words.map(word => [word, 'yes']),
  );
  const [repair] = check(table, locale).flatMap(problem => repairsOf(problem, table));
  return repair?.change?.(table).rows.map(({ cells }) => cells.join());
}

describe('a way out of a problem', () => {
  test('removes the second of two words, or goes to the first', () => {
    const table = tableOf(
      ['word', 'child_safe'],
      [
        ['fox', 'yes'],
        ['owl', 'no'],
        ['Fox', 'yes'],
      ],
    );
    const [problem] = check(table);
    const [remove, go] = repairsOf(problem, table);
    expect(remove.change?.(table).rows.map(({ id }) => id)).toEqual([0, 1]);
    expect(go).toEqual({ name: 'go', values: { row: 1 }, row: 1 });
  });

  test('says whether a word is for children, in one row or in all that are blank', () => {
    const table = tableOf(
      ['word', 'child_safe'],
      [
        ['fox', ''],
        ['owl', 'maybe'],
        ['elk', 'yes'],
      ],
    );
    const problems = check(table);
    expect(repairsOf(problems[1], table).map(({ name }) => name)).toEqual(['safe', 'unfit']);
    const byRow = new Map(problems.map(each => [table.rows[(each.line ?? 0) - 1]?.id ?? -1, [each]]));
    const [unfit] = repairsOfMany(byRow);
    expect(unfit).toMatchObject({ name: 'many-unfit', values: { count: 2 } });
    expect(unfit.change?.(table).rows.map(({ cells }) => cells[1])).toEqual(['no', 'no', 'yes']);
  });

  test('adds the column that is missing, and renames one that is misspelt', () => {
    const bare = tableOf(['word'], [['fox']]);
    const [none] = repairsOf(check(bare)[0], bare);
    expect(none.change?.(bare)).toMatchObject({
      columns: ['word', 'child_safe'],
      rows: [{ cells: ['fox', 'no'] }],
    });
    const misspelt = tableOf(['word', 'child_saef'], [['fox', 'yes']]);
    const [rename] = repairsOf(check(misspelt)[0], misspelt);
    expect(rename.values).toEqual({ name: 'child_safe' });
    expect(check(rename.change?.(misspelt) ?? misspelt)).toEqual([]);
  });

  test('takes out what can not be printed', () => {
    expect(mended(['雪糕🍦車'], 'yue')).toEqual(['雪糕車,yes']);
    expect(mended(['شیك\u064e'], 'fa')).toEqual(['شیك,yes']);
    expect(mended(['قندھار'], 'fa')).toEqual(['قندهار,yes']);
  });

  test('tags a Latin word that is meant', () => {
    expect(mended(['CD'], 'fa')).toEqual(['CD,yes,latin']);
  });

  test('is left to the person where only they can tell', () => {
    expect(mended(['狐\ufffd'], 'yue')).toBeUndefined();
  });

  test('writes tidied words into the list', () => {
    const table = tableOf(
      ['word', 'child_safe'],
      [
        ['\u2060fox', 'yes'],
        ['owl', 'no'],
      ],
    );
    const after = tidying(
      new Map([
        [0, 'fox'],
        [1, 'owl'],
      ]),
    ).change?.(table);
    expect(after?.rows.map(({ cells }) => cells[0])).toEqual(['fox', 'owl']);
    expect(after?.rows[1]).toBe(table.rows[1]);
  });

  test('leaves nothing to repair', () => {
    const table = tableOf(
      ['word', 'child_safe', 'difficulty'],
      [
        ['fox', '', ''],
        ['Fox', 'yes', 'eazy'],
        ['fox', 'yes', ''],
      ],
    );
    let now = table;
    for (let round = 0; round < 8; round++) {
      const [repair] = check(now).flatMap(problem => repairsOf(problem, now).filter(({ change }) => change));
      now = repair?.change?.(now) ?? now;
    }
    expect(check(now).filter(({ level }) => level === 'error')).toEqual([]);
    expect(now.rows).toHaveLength(1);
  });
});
