import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { Answers, type ReaderQuestion } from './readback/answers.js';
import { ReadBack } from './readback/read-back.js';
import { run } from './run.js';

export const ROOT = path.join(import.meta.dirname, '../..');
export const MAIN = path.join(ROOT, 'dist/cli/main.js');

/** The folder of the build that MAIN starts. */
export function buildFolder(): string {
  const [, name = ''] = /'\.\/(\w+)\/main\.js'/.exec(fs.readFileSync(MAIN, 'utf8')) ?? [];
  return path.join(path.dirname(MAIN), name);
}

/** Reads PDFs back like the thread of the built program, in this one, which has pdf.js loaded. */
class ReaderHere extends EventEmitter {
  readonly #answers = new Answers(
    answer => this.emit('message', structuredClone(answer)),
    () => {},
  );

  postMessage(question: ReaderQuestion): void {
    this.#answers.hear(structuredClone(question));
  }

  terminate(): void {}
}

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
    const { npm_lifecycle_event: _, ...rest } = process.env;
    const env = { ...rest, LC_ALL: 'C' };
    return spawnSync(process.execPath, [MAIN, ...args], { cwd: this.folder, encoding: 'utf8', env });
  };

  /**
   * The same call in this process, which has everything loaded: much sooner. What the built program must show (each
   * command once at its work, its exit codes, the thread that reads PDFs back) is called with `deckwright`.
   */
  readonly inProcess = async (...args: string[]) => {
    const told = { stdout: '', stderr: '' };
    const keep = (name: keyof typeof told) => ({
      write: (text: string | Uint8Array) => {
        told[name] += String(text);
        return true;
      },
      log: (...values: unknown[]) => {
        told[name] += `${format(...values)}\n`;
      },
    });
    const [out, err] = [keep('stdout'), keep('stderr')];
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(out.write),
      vi.spyOn(process.stderr, 'write').mockImplementation(err.write),
      vi.spyOn(console, 'log').mockImplementation(out.log),
      vi.spyOn(console, 'error').mockImplementation(err.log),
      vi.spyOn(ReadBack, 'thread').mockImplementation(() => new ReaderHere() as unknown as Worker),
    ];
    vi.stubEnv('LC_ALL', 'C');
    const before = process.cwd();
    process.chdir(this.folder);
    try {
      return { status: await run(args), ...told };
    } finally {
      process.chdir(before);
      vi.unstubAllEnvs();
      for (const spy of spies) spy.mockRestore();
    }
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
