import { error, type Problem, ProblemError } from '../problem.js';
import {
  type BatchManifest,
  batchManifestSchema,
  type DeckManifest,
  deckManifestSchema,
  type FileRecord,
} from './schema.js';

export type Manifest =
  | ({ readonly kind: 'deck' } & DeckManifest)
  | ({ readonly kind: 'batch' } & BatchManifest);

export interface NamedText {
  /** As it is shown to a person. */
  readonly name: string;
  readonly text: string;
}

/** JSON text -> a manifest of ours; undefined where it is one of another program. Throws a ProblemError for a damaged one. */
export function readManifest({ name, text }: NamedText): Manifest | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ProblemError([error('manifest.damaged', name)]);
  }
  const batch = batchManifestSchema.safeParse(data);
  if (batch.success) return { kind: 'batch', ...batch.data };
  const deck = deckManifestSchema.safeParse(data);
  return deck.success ? { kind: 'deck', ...deck.data } : undefined;
}

export interface Named {
  readonly manifest: Manifest;
  /** The manifest's name. */
  readonly name: string;
  /** Whether the file is still the one that the manifest was written with. */
  readonly unchanged: boolean;
}

/**
 * The manifest that names a file, by the file's own name and checksum: one that was written with it, or else the first
 * that knows its name. Throws a ProblemError where there is none but a damaged one.
 */
export function findManifest(
  file: { readonly name: string; readonly sha256: string },
  manifests: readonly NamedText[],
): Named | undefined {
  let changed: Named | undefined;
  let damaged: unknown;
  for (const named of manifests) {
    let manifest: Manifest | undefined;
    try {
      manifest = readManifest(named);
    } catch (fault) {
      // Another one may name the file.
      damaged ??= fault;
      continue;
    }
    const entry = manifest?.files.find(({ name }) => name === file.name);
    if (manifest === undefined || entry === undefined) continue;
    const found = { manifest, name: named.name };
    // A later run may have replaced the file: its own manifest tells of it.
    if (entry.sha256 === file.sha256) return { ...found, unchanged: true };
    changed ??= { ...found, unchanged: false };
  }
  if (changed === undefined && damaged !== undefined) throw damaged;
  return changed;
}

/** The PDFs that a manifest names and that are not among the files beside it. Never throws. */
export function missingFiles(named: NamedText, beside: readonly string[]): readonly Problem[] {
  try {
    const files = readManifest(named)?.files ?? [];
    const missing = files.filter(({ name }) => name.endsWith('.pdf') && !beside.includes(name));
    return missing.map(({ name }) => error('manifest.file-missing', named.name, { file: name }));
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems;
    throw fault;
  }
}

/** The files that any JSON text names as a manifest does; none where it can't be read. */
export function filesNamedIn(text: string): readonly FileRecord[] {
  try {
    const files = (JSON.parse(text) as { files?: unknown } | null)?.files;
    return Array.isArray(files) ? files.filter(file => typeof file?.name === 'string') : [];
  } catch {
    return [];
  }
}
