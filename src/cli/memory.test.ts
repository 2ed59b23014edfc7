import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import v8 from 'node:v8';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readYaml, yamlMemory } from '../templates/index.js';
import { recall, remember } from './memory.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-memory-'));
const file = path.join(folder, 'program.yaml');

describe('what YAML files said', () => {
  beforeEach(() => {
    yamlMemory.clear();
    fs.rmSync(file, { force: true });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('is known in the next run, numbers, endless ones and dates as they were', () => {
    const data = { size: Infinity, none: Number.NaN, list: [1, -0], day: new Date(0) };
    recall(file);
    yamlMemory.set('size: .inf', data);
    remember(file);
    yamlMemory.clear();
    recall(file);
    expect(yamlMemory.get('size: .inf')).toEqual(data);
  });

  test('is written only where something was learned', () => {
    recall(file);
    remember(file);
    expect(fs.existsSync(file)).toBe(false);
    yamlMemory.set('a: 1', { a: 1 });
    remember(file);
    const before = fs.statSync(file);
    yamlMemory.clear();
    recall(file);
    remember(file);
    expect(fs.statSync(file).ino).toBe(before.ino);
  });

  test('is read anew where what was kept is damaged, or is something else', () => {
    const others = [v8.serialize({ a: 1 }), v8.serialize([['a: 1', 'b']]), v8.serialize('a: 1')];
    for (const bytes of [Buffer.from('not this'), Buffer.alloc(0), ...others]) {
      fs.writeFileSync(file, bytes);
      recall(file);
      expect(yamlMemory.size).toBe(0);
    }
    yamlMemory.set('a: 1', { a: 1 });
    remember(file);
    yamlMemory.clear();
    recall(file);
    expect([...yamlMemory]).toEqual([['a: 1', { a: 1 }]]);
  });

  test('does not grow without end', () => {
    recall(file);
    for (let i = 0; i < 1000; i++) yamlMemory.set(`a: ${i}`, { a: i });
    remember(file);
    yamlMemory.clear();
    recall(file);
    expect(yamlMemory.size).toBeLessThanOrEqual(100);
    expect(yamlMemory.get('a: 999')).toEqual({ a: 999 });
    // The oldest, which this run has read again, is kept before others.
    const [oldest] = yamlMemory.keys();
    expect(readYaml(oldest, 'a.yaml', z.record(z.string(), z.number()))).toEqual(yamlMemory.get(oldest));
    yamlMemory.set('a: 1000', { a: 1000 });
    remember(file);
    yamlMemory.clear();
    recall(file);
    expect(yamlMemory.has(oldest)).toBe(true);
  });
});
