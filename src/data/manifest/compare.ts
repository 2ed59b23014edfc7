import { type Problem, warning } from '../../speech/index.js';
import type { DeckManifest } from './schema.js';
import { sha256 } from './sha256.js';

/** The file that a part is made from. */
export interface RecordedSource {
  readonly part: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Why a deck made again from its manifest may differ: another version, or changed files. */
export async function changesSince(
  manifest: Pick<DeckManifest, 'version' | 'parts'>,
  version: string,
  sources: readonly RecordedSource[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  if (manifest.version !== version)
    problems.push(warning('manifest.other-version', 'version', { made: manifest.version, version }));
  for (const [i, { part, file, bytes }] of sources.entries()) {
    const record = manifest.parts.find(each => each.part === part);
    const recorded = [...(record?.source ? [record.source] : []), ...(record?.sources ?? [])];
    const before = sources.slice(0, i).filter(other => other.part === part).length;
    const made = recorded[before]?.sha256;
    if (made !== undefined && made !== (await sha256(bytes)))
      problems.push(warning('manifest.source-changed', file));
  }
  return problems;
}
