import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mix32, randomFrom, seedWords } from './random.js';

describe('random numbers from a seed', () => {
  test('seed 1 gives the same numbers as ever', () => {
    const random = randomFrom('1');
    expect(Array.from({ length: 5 }, () => random.below(1000))).toEqual([888, 911, 421, 128, 893]);
    expect(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([7, 6, 1, 8, 3, 4, 5, 2]);
  });

  test('a seed gives the same numbers, whether typed as a number or as text', () => {
    const [a, b] = [randomFrom(42), randomFrom('42')];
    for (let i = 0; i < 100; i++) expect(a.next()).toBe(b.next());
  });

  test('similar seeds give different numbers', () => {
    const seeds = ['', ' ', '0', '1', '01', '1 ', 'a', 'A', 'ä', '貓', '猫', '貓猫', '猫貓'];
    expect(new Set(seeds.map(seed => randomFrom(seed).next())).size).toBe(seeds.length);
    expect(new Set(seeds.flatMap(seed => [...seedWords(seed, 8)])).size).toBe(seeds.length * 8);
  });

  test('a number is at least 0, below 1, and one half on average', () => {
    const random = randomFrom('mean');
    const numbers = Array.from({ length: 100_000 }, () => random.next());
    expect(numbers.filter(number => !(number >= 0 && number < 1))).toEqual([]);
    expect(numbers.reduce((sum, number) => sum + number) / 100_000).toBeCloseTo(0.5, 2);
  });

  test('every face of a die comes up equally often', () => {
    const random = randomFrom('die');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) faces[random.below(6)]++;
    for (const times of faces) expect(Math.abs(times - 10_000)).toBeLessThan(450);
  });

  test('a range far above 32 bits is even', () => {
    const random = randomFrom('wide');
    const size = 2 ** 53 - 1;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor((random.below(size) / size) * 3)]++;
    for (const times of thirds) expect(Math.abs(times - 10_000)).toBeLessThan(450);
  });

  test('a range without numbers is refused', () => {
    for (const n of [0, -1, 1.5, 2 ** 53, Number.NaN])
      expect(() => randomFrom('1').below(n)).toThrow(RangeError);
    expect(randomFrom('1').below(1)).toBe(0);
  });

  test('a shuffle keeps every item and does not change its input', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        const before = [...items];
        const shuffled = randomFrom(seed).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted()).toEqual(before.toSorted());
      }),
    );
  });

  test('a shuffle of three gives each of the six orders equally often', () => {
    const random = randomFrom('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 10_000)).toBeLessThan(450);
  });

  test('mixing 32-bit words maps no two to the same', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, word) => mix32(word))).size).toBe(100_000);
  });
});
