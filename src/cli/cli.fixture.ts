import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

export const ROOT = path.join(import.meta.dirname, '../..');
export const MAIN = path.join(ROOT, 'dist/cli/main.js');

/** A new folder for each test, in which the built program is called. */
export class Desk {
  folder = '';

  constructor() {
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-test-'));
    beforeAll(() => {
      const start = path.join(ROOT, 'scripts/start.mjs');
      expect(spawnSync(process.execPath, [start, '--version'], { encoding: 'utf8' }).stderr).toBe('');
    });
    beforeEach(() => {
      this.folder = fs.mkdtempSync(path.join(work, 'run-'));
    });
    afterAll(() => {
      fs.rmSync(work, { recursive: true, force: true });
    });
  }

  readonly deckwright = (...args: string[]) => {
    const { npm_lifecycle_event: _, ...env } = process.env;
    return spawnSync(process.execPath, [MAIN, ...args], { cwd: this.folder, encoding: 'utf8', env });
  };

  readonly write = (name: string, content: string | Uint8Array): void => {
    fs.writeFileSync(path.join(this.folder, name), content);
  };

  /** The names in a folder, sorted; none if there is no such folder. */
  readonly names = (name: string): string[] => {
    const full = path.join(this.folder, name);
    return fs.existsSync(full) ? fs.readdirSync(full).sort() : [];
  };
}
