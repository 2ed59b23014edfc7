import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

export interface Launched<T> {
  readonly exports: T;
  readonly script: vm.Script;
  /** Where V8's compiled code of this kind of run is kept, and whether this run found it there. */
  readonly cache: string;
  readonly cached: boolean;
}

/**
 * Runs a bundled CommonJS program with the code that V8 compiled for it in an earlier run of the same `kind`: a start
 * takes two thirds of the time. V8 itself refuses code of another version, or made under other flags. `modules` are
 * handed to the program's `require` as they are.
 */
export async function launch<T>(
  file: URL,
  kind: string,
  modules: Readonly<Record<string, Promise<unknown>>> = {},
): Promise<Launched<T>> {
  const filename = fileURLToPath(file);
  const cache = `${filename}.${kind}.cache`;
  const cachedData = fs.existsSync(cache) ? fs.readFileSync(cache) : undefined;
  // The bundle is ASCII: see scripts/build.mjs.
  const source = fs.readFileSync(filename, 'latin1');
  const script = new vm.Script(
    `(function (exports, require, module, programUrl, programImport) {${source}\n})`,
    {
      filename,
      ...(cachedData ? { cachedData } : {}),
    },
  );
  const module = { exports: {} as T };
  const own = createRequire(file);
  // They load while the script is compiled.
  const loaded = new Map<string, unknown>();
  for (const [name, module] of Object.entries(modules)) loaded.set(name, await module);
  const require = (name: string): unknown => loaded.get(name) ?? own(name);
  // A script that V8 took from its cache has no import() of its own.
  const load = (name: string): Promise<unknown> => import(name);
  script.runInThisContext()(module.exports, require, module, file.href, load);
  return {
    exports: module.exports,
    script,
    cache,
    cached: cachedData !== undefined && script.cachedDataRejected !== true,
  };
}

/** Keeps what V8 compiled in this run for the next one. */
export function keepCompiled({ script, cache, cached }: Launched<unknown>): void {
  if (!cached) keep(cache, () => script.createCachedData());
}

/** Keeps what a next run may want; where that can't be written, nothing is lost but time. */
export function keep(file: string, make: () => Uint8Array): void {
  try {
    const half = `${file}.${process.pid}`;
    fs.writeFileSync(half, make());
    fs.renameSync(half, file);
  } catch {
    // A folder that may not be written: the next run works it out again.
  }
}
