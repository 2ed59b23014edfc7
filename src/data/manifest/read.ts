import { error, type Problem, ProblemError } from '../../speech/index.js';
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
  /** The name that messages use. */
  readonly name: string;
  readonly text: string;
}

/** JSON text -> a manifest of ours, or undefined if another program wrote it. Throws `manifest.damaged`. */
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
  /** Of the manifest. */
  readonly name: string;
  /** Whether the file still has the checksum in the manifest. */
  readonly unchanged: boolean;
}

/**
 * The manifest that names a file: one with its checksum, or else the first with its name. Throws `manifest.damaged` if
 * there is none but a damaged one.
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
      // Another manifest may name the file.
      damaged ??= fault;
      continue;
    }
    const entry = manifest?.files.find(({ name }) => name === file.name);
    if (manifest === undefined || entry === undefined) continue;
    const found = { manifest, name: named.name };
    // If a later run replaced the file, the manifest of that run has its checksum.
    if (entry.sha256 === file.sha256) return { ...found, unchanged: true };
    changed ??= { ...found, unchanged: false };
  }
  if (changed === undefined && damaged !== undefined) throw damaged;
  return changed;
}

/** An error for each PDF that a manifest names and that is not `beside` it, or for a damaged manifest. Never throws. */
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

/** The files listed in any JSON text that looks like a manifest; none if it cannot be read. */
export function filesNamedIn(text: string): readonly FileRecord[] {
  try {
    const files = (JSON.parse(text) as { files?: unknown } | null)?.files;
    return Array.isArray(files) ? files.filter(file => typeof file?.name === 'string') : [];
  } catch {
    return [];
  }
}
