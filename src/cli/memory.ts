import fs from 'node:fs';
import v8 from 'node:v8';
import { yamlMemory } from '../templates/index.js';
import { keep } from './launch.js';

/** Texts that are kept: more than any run reads. */
const MOST_TEXTS = 100;

let known = 0;

/** Recalls what the YAML files of an earlier run said. */
export function recall(file: string): void {
  try {
    const kept: unknown = v8.deserialize(fs.readFileSync(file));
    if (kept instanceof Map)
      for (const [text, data] of kept as Map<string, unknown>) yamlMemory.set(text, data);
  } catch {
    // There is none yet, or it was cut off: they are read again.
  }
  known = yamlMemory.size;
}

/** Keeps what the YAML files said, where this run learned something. */
export function remember(file: string): void {
  if (yamlMemory.size === known) return;
  keep(file, () => v8.serialize(new Map([...yamlMemory].slice(-MOST_TEXTS))));
}
