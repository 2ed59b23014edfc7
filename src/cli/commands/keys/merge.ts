import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { error, type Problem, sentence, throwErrors } from '../../../problem.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { here, ownLibrary } from '../../files.js';
import { examples } from '../../help/describe.js';
import { say } from '../../report/say.js';
import { tell } from '../../report/terminal.js';
import { OPTIONS } from '../options.js';

/** `deckwright keys merge MANIFEST...`. */
export function addKeysMerge(keys: Command): void {
  keys
    .command('merge')
    .argument('<manifests...>')
    .addOption(OPTIONS.out().default('output'))
    .addHelpText('after', examples('npm start -- keys merge output/*-manifest.json'))
    .action(merge);
}

async function merge(names: readonly string[], { out }: { readonly out: string }): Promise<void> {
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
  throwErrors(problems);
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
