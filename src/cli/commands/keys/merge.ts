import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { error, type Problem, sentence, throwErrors } from '../../../problem.js';
import type { Batch } from '../../../templates/index.js';
import { openDesk } from '../../desk.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { writeBatch } from '../../disk/write-batch.js';
import { here, ownLibrary, VERSION } from '../../files.js';
import { examples } from '../../help/describe.js';
import { fromManifest, recordedIn } from '../../order/batch.js';
import { counter } from '../../report/progress.js';
import { say } from '../../report/say.js';
import { tell } from '../../report/terminal.js';
import { OPTIONS } from '../options.js';

/** `deckwright keys merge MANIFEST...`. */
export function addKeysMerge(keys: Command): void {
  keys
    .command('merge')
    .argument('<manifests...>')
    .option('--pdf')
    .addOption(OPTIONS.out().default('output'))
    .addHelpText(
      'after',
      examples(
        'npm start -- keys merge output/*-manifest.json',
        'npm start -- keys merge output/*-manifest.json --pdf --out whole',
      ),
    )
    .action(merge);
}

interface MergeFlags {
  readonly out: string;
  readonly pdf?: true;
}

async function merge(names: readonly string[], { out, pdf }: MergeFlags): Promise<void> {
  const { batchManifest, batchManifestName, mergeBatches, sha256, wholeBatchFile } = await import(
    '../../../pipeline/index.js'
  );
  const own = ownLibrary();
  const merged = mergeBatches(names.map(name => ({ name, text: own.text(name) })));
  const folders = [...new Set(names.map(name => path.dirname(name)))];
  const problems: Problem[] = [];
  for (const { name, sha256: expected } of merged.files) {
    const file = folders
      .map(folder => path.join(folder, name))
      .find(each => fs.existsSync(path.resolve(here(), each)));
    if (file === undefined) problems.push(error('pipeline.merge-missing', name));
    else if (expected !== (await sha256(own.bytes(file))))
      problems.push(error('pipeline.merge-changed', file));
  }
  if (pdf && merged.version !== VERSION)
    problems.push(error('manifest.other-version', names[0], { made: merged.version, version: VERSION }));
  throwErrors(problems);
  if (pdf) return writeWhole(fromManifest(names[0], merged.batch), out, merged.files.length);
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  try {
    const name = batchManifestName(wholeBatchFile(merged.batch, merged.files[0].name));
    const { bytes } = batchManifest({ batch: merged.batch }, merged.version, merged.files);
    folder.claim([name]);
    await folder.stage(name, [bytes]);
    for (const file of await folder.commit()) tell(`  ${file}`);
    const { count } = merged.batch;
    tell(say(sentence('summary.merged', { count, files: merged.files.length })));
  } finally {
    folder.close();
  }
}

/**
 * One PDF of all cards, dealt and laid out again: the parts, which are even in cards, do not end with full sheets. The
 * same bytes as those of a batch that was dealt at once, and its manifest.
 */
async function writeWhole(merged: Batch, out: string, parts: number): Promise<void> {
  const { dealBatch } = await import('../../../pipeline/index.js');
  const { sheets: _, ...same } = merged;
  const batch: Batch = { ...same, format: 'pdf' };
  const { tell: advance, end } = counter(batch.count, done =>
    sentence('phrases.cards-dealt', { done, all: batch.count }),
  );
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  try {
    const run = await dealBatch(batch, openDesk(), advance);
    await writeBatch(run, { batch: recordedIn(out, batch) }, folder, false);
    throwErrors(run.proof().problems);
    end();
    for (const file of await folder.commit()) tell(`  ${file}`);
    tell(say(sentence('summary.merged', { count: batch.count, files: parts })));
  } finally {
    end();
    folder.close();
  }
}
