import { type Problem, warning } from '../problem.js';
import type { DeckManifest } from './schema.js';
import { sha256 } from './sha256.js';

/** The file that a part is made from. */
export interface Source {
  readonly part: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Why a deck made again from its manifest may differ: another version, or changed files. */
export async function changesSince(
  manifest: Pick<DeckManifest, 'version' | 'parts'>,
  version: string,
  sources: readonly Source[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  if (manifest.version !== version)
    problems.push(warning('manifest.other-version', 'version', { made: manifest.version, version }));
  for (const { part, file, bytes } of sources) {
    const made = manifest.parts.find(record => record.part === part)?.source?.sha256;
    if (made !== undefined && made !== (await sha256(bytes)))
      problems.push(warning('manifest.source-changed', file));
  }
  return problems;
}
