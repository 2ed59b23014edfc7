import fs from 'node:fs';
import path from 'node:path';
import { type FileRecord, filesNamedIn, missingFiles, type NamedText } from '../../data/manifest/index.js';
import type { Problem } from '../../speech/index.js';
import { here } from '../files.js';

/** The manifests in a folder, by their paths as the user would type them. */
export function manifestsIn(folder: string): readonly NamedText[] {
  const full = path.resolve(here(), folder);
  // A pipe of such a name may never end.
  const names = fs
    .readdirSync(full)
    .filter(name => name.endsWith('-manifest.json') && isFile(path.join(full, name)));
  return names.sort().map(name => {
    return { name: path.join(folder, name), text: fs.readFileSync(path.join(full, name), 'utf8') };
  });
}

/** An error for each missing PDF that a manifest of the folder names, and for each damaged manifest. */
export function missingIn(folder: string): readonly Problem[] {
  const full = path.resolve(here(), folder);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [];
  const beside = fs.readdirSync(full);
  return manifestsIn(folder).flatMap(manifest => missingFiles(manifest, beside));
}

/** The files that a manifest names; none if it is damaged or not ours. */
export function filesOf(manifest: string): readonly FileRecord[] {
  try {
    if (!isFile(manifest)) return [];
    return filesNamedIn(fs.readFileSync(manifest, 'utf8'));
  } catch {
    return [];
  }
}

function isFile(full: string): boolean {
  return fs.statSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
}
