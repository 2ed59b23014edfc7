import fs from 'node:fs';
import type { RecordedBatch } from '../../data/manifest/index.js';
import type { BatchRun } from '../../press/index.js';
import type { Problem } from '../../speech/index.js';
import { openDesk } from '../desk.js';
import { VERSION } from '../files.js';
import { AllReaders } from '../readback/all-readers.js';
import { pagesRead } from '../report/progress.js';
import { say } from '../report/say.js';
import type { OutputFolder } from './output-folder.js';

/** Stages the files of a batch, and a manifest with `recorded`; returns the line that says what was read back. */
export async function writeBatch(
  run: BatchRun,
  recorded: Omit<RecordedBatch, 'cards'>,
  folder: OutputFolder,
  verify: boolean,
): Promise<string> {
  const names = run.files.map(file => file.name);
  const { batchManifest, batchManifestName, faceFile, provedLine, provedTogether, toldAtMeasures } =
    await import('../../press/index.js');
  const manifest = batchManifestName(names[0]);
  folder.claim([...names, manifest]);
  const { tell, end } = pagesRead();
  const readBack = verify ? new AllReaders() : undefined;
  try {
    for (const [i, file] of run.files.entries()) {
      await folder.stage(file.name, file.chunks);
      if (readBack && run.expected)
        readBack.add(fs.readFileSync(folder.staged(file.name)), run.expected(i), undefined, tell);
    }
    const files = names.map(name => ({ name, sha256: folder.checksum(name) }));
    const cards = { sha256: await run.ids.digest() };
    await folder.stage(manifest, [batchManifest({ ...recorded, cards }, VERSION, files).bytes]);
    const drawn = names.map(file => ({ file, faces: [faceFile('key')] }));
    const atMeasures = (faults: readonly Problem[]) => toldAtMeasures(faults, run.batch, openDesk(), drawn);
    const proved = provedLine(provedTogether((await readBack?.finish(atMeasures)) ?? []));
    return proved === undefined ? '' : say(proved);
  } finally {
    end();
    readBack?.close();
  }
}
