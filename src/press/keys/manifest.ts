import {
  type BatchFile,
  type MadeFile,
  type RecordedBatch,
  writeBatchManifest,
} from '../../data/manifest/index.js';

/** The manifest of a batch's files. */
export function batchManifest(
  recorded: RecordedBatch,
  version: string,
  files: readonly BatchFile[],
): MadeFile {
  const text = writeBatchManifest(version, recorded, files);
  return { name: batchManifestName(files[0].name), bytes: new TextEncoder().encode(text) };
}

/** `codenames-keys-00001-00040-manifest.json`; batches in two formats may lie in one folder. */
export function batchManifestName(first: string): string {
  const [stem, end] = first.split(/\.(?=\w+$)/);
  return `${stem}${end === 'pdf' ? '' : `-${end}`}-manifest.json`;
}
