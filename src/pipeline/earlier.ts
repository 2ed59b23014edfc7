import type { Problem } from '../problem.js';
import { sha256 } from './manifest.js';

/** What a manifest tells of the run that made it. */
export interface Earlier {
  readonly version: string;
  /** Checksum of its word list. */
  readonly list?: string;
  /** Checksum of its map's file. */
  readonly map?: string;
}

/** What a run is made from that may be another than it was. */
export interface Now {
  readonly version: string;
  readonly list?: { readonly file: string; readonly bytes: Uint8Array };
  readonly map?: { readonly file: string; readonly yaml: string };
}

/** Why what is made again from its manifest will not be the same. */
export async function earlierProblems(earlier: Earlier, now: Now): Promise<Problem[]> {
  const problems: Problem[] = [];
  const tell = (place: string, message: string, advice: string) =>
    problems.push({ level: 'warning', place, message, advice });
  if (earlier.version !== now.version)
    tell(
      'version',
      `It was made by version ${earlier.version}, this is ${now.version}.`,
      'Cards and maps may differ; see the changelog.',
    );
  if (now.list && earlier.list !== undefined && (await sha256(now.list.bytes)) !== earlier.list)
    tell(
      now.list.file,
      'The list was changed since the deck was made.',
      'Bring back the old one for the same cards.',
    );
  const yaml = now.map && new TextEncoder().encode(now.map.yaml);
  if (now.map && yaml && earlier.map !== undefined && (await sha256(yaml)) !== earlier.map)
    tell(
      now.map.file,
      'The map was changed since it was printed.',
      'Bring back the old one for the same map.',
    );
  return problems;
}
