import fs from 'node:fs';
import path from 'node:path';
import type { BatchRun } from '../../pipeline/index.js';
import type { Batch } from '../../templates/index.js';
import type { OutputFolder } from '../disk/output-folder.js';
import { here, VERSION } from '../files.js';
import { provedLine, Verifying } from '../readback/read-back.js';

/** The batch with its own files meant from the folder of its manifest, where `verify` looks for them. */
export function recordedIn(out: string, batch: Batch): Batch {
  const fromFolder = (name: string) =>
    /\.ya?ml$/i.test(name)
      ? path.relative(path.resolve(here(), out), path.resolve(here(), name)).split(path.sep).join('/')
      : name;
  return { ...batch, kind: fromFolder(batch.kind), theme: fromFolder(batch.theme) };
}

/** Writes the files of a batch under temporary names, and a manifest that holds what is `told`; returns what was read back. */
export async function writeBatch(
  run: BatchRun,
  told: { readonly batch: Batch; readonly id?: string },
  folder: OutputFolder,
  verify: boolean,
): Promise<string> {
  const names = run.files.map(file => file.name);
  const [stem, end] = names[0].split(/\.(?=\w+$)/);
  const manifest = `${stem}${end === 'pdf' ? '' : `-${end}`}-manifest.json`;
  folder.claim([...names, manifest]);
  const verifying = verify ? new Verifying() : undefined;
  try {
    for (const [i, file] of run.files.entries()) {
      await folder.stage(file.name, file.chunks);
      const expectation = run.expectations[i];
      if (verifying && expectation) verifying.add(fs.readFileSync(folder.staged(file.name)), expectation);
    }
    const files = names.map(name => ({ name, sha256: folder.checksum(name) }));
    const text = `${JSON.stringify({ program: 'deckwright', version: VERSION, ...told, files }, null, 1)}\n`;
    await folder.stage(manifest, [new TextEncoder().encode(text)]);
    return provedLine((await verifying?.finish()) ?? []);
  } finally {
    verifying?.close();
  }
}
