import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Batch } from '../../../data/index.js';
import type { BatchFile } from '../../../data/manifest/index.js';
import type { BatchPart } from '../../../press/index.js';
import { error, type Problem, ProblemError, sentence, throwErrors } from '../../../speech/index.js';
import { openDesk } from '../../desk.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { writeBatch } from '../../disk/write-batch.js';
import { here, ownLibrary, VERSION } from '../../files.js';
import { examples } from '../../help/describe.js';
import { fromManifest, recordedIn } from '../../order/batch.js';
import { AllReaders } from '../../readback/all-readers.js';
import { finishedFile } from '../../readback/finished.js';
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
  const { batchKind, batchManifest, batchManifestName, mergeBatches, proveParts, wholeBatchFile } =
    await import('../../../press/index.js');
  const own = ownLibrary();
  const merged = mergeBatches(names.map(name => ({ name, text: own.text(name) })));
  const [{ manifest }] = merged.parts;
  if (pdf && merged.version !== VERSION)
    throw new ProblemError([
      error('manifest.other-version', manifest, { made: merged.version, version: VERSION }),
    ]);
  const places = findFiles(merged.parts);
  const batch = fromManifest(manifest, merged.batch);
  const { count } = batch;
  const { tell: advance, end } = counter(count, done =>
    sentence('phrases.cards-dealt', { done, all: count }),
  );
  let readBack: AllReaders | undefined;
  let digest: string;
  const desk = openDesk();
  try {
    digest = await proveParts(merged.parts, desk, {
      open: part => {
        const files = part.files.map(file => finishedFile(places.get(file) as string));
        return { batch: fromManifest(part.manifest, part.batch), files };
      },
      read: (bytes, expectation) => {
        readBack ??= new AllReaders();
        return readBack.add(bytes, expectation);
      },
      tell: advance,
    });
  } finally {
    end();
    readBack?.close();
  }
  if (pdf) return writeWhole(batch, out, merged.files.length);
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  try {
    const name = batchManifestName(wholeBatchFile(batch, batchKind(batch, desk)));
    const recorded = { batch: recordedIn(out, batch), cards: { sha256: digest } };
    const { bytes } = batchManifest(recorded, merged.version, merged.files);
    folder.claim([name]);
    await folder.stage(name, [bytes]);
    for (const file of await folder.commit()) tell(`  ${file}`);
    tell(say(sentence('summary.merged', { count, files: merged.files.length })));
  } finally {
    folder.close();
  }
}

/** Where each file of the parts lies: beside its manifest, or beside another. Throws a ProblemError for what is missing or named twice. */
function findFiles(parts: readonly BatchPart[]): ReadonlyMap<BatchFile, string> {
  const folders = [...new Set(parts.map(({ manifest }) => path.dirname(manifest)))];
  const places = new Map<BatchFile, string>();
  // By what lies on the disk, however its path is spelled.
  const named = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { manifest, files } of parts)
    for (const file of files) {
      const tried = [path.dirname(manifest), ...folders].map(folder => path.join(folder, file.name));
      const place = tried.find(each => identity(each) !== undefined);
      const found = place && identity(place);
      if (place === undefined || found === undefined) {
        problems.push(error('pipeline.merge-missing', tried[0]));
        continue;
      }
      const other = named.get(found);
      if (other !== undefined)
        problems.push(
          error('pipeline.merge-twice', place, { same: other === manifest ? 'yes' : 'no', manifest, other }),
        );
      named.set(found, manifest);
      places.set(file, place);
    }
  throwErrors(problems);
  return places;
}

/** The same for all links to a file; undefined for what is none. */
function identity(place: string): string | undefined {
  const full = path.resolve(here(), place);
  try {
    const stat = fs.statSync(full, { bigint: true });
    if (!stat.isFile()) return undefined;
    return stat.ino === 0n ? fs.realpathSync.native(full) : `${stat.dev} ${stat.ino}`;
  } catch {
    return undefined;
  }
}

/**
 * One PDF of all cards, dealt and laid out again: the parts, which are even in cards, do not end with full sheets. The
 * same bytes as those of a batch that was dealt at once, and its manifest.
 */
async function writeWhole(merged: Batch, out: string, parts: number): Promise<void> {
  const { dealBatch } = await import('../../../press/index.js');
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
