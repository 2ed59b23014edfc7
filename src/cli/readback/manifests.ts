import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { error, type Problem, ProblemError } from '../../problem.js';
import {
  batchManifestSchema,
  type MapRecord,
  manifestSchema,
  mapRecordSchema,
} from '../../templates/index.js';
import { here } from '../files.js';

/** What a manifest says of one of its files. */
export interface Described {
  /** The manifest, where it describes another file of this name. */
  readonly otherwise?: string;
  readonly recipe: object;
  /** The kind of its key cards. */
  readonly kind?: string;
  /** Which part of a box it is. */
  readonly part?: string;
  readonly words?: readonly string[];
  /** What stands on a mission map. */
  readonly map?: MapRecord;
}

interface NamedFile {
  readonly name: string;
  readonly sha256?: string;
}

interface WordsOnCard {
  readonly words: readonly { readonly text: string }[];
}

const isManifest = (name: string) => name.endsWith('-manifest.json');

/** The files that a manifest names; none where it can't be read or is not ours. */
export function filesOf(manifest: string): readonly NamedFile[] {
  try {
    return filesIn(readManifest(manifest, manifest));
  } catch {
    return [];
  }
}

/** The PDFs that a manifest of the folder names and that are missing, and manifests that can't be read. */
export function missingIn(folder: string): readonly Problem[] {
  const full = path.resolve(here(), folder);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [];
  return fs
    .readdirSync(full)
    .filter(isManifest)
    .flatMap((manifest): readonly Problem[] => {
      const place = path.join(folder, manifest);
      try {
        return filesIn(readManifest(path.join(full, manifest), place))
          .filter(({ name }) => name.endsWith('.pdf') && !fs.existsSync(path.join(full, name)))
          .map(({ name }) => error('cli.pdf-missing', place, { name }));
      } catch (fault) {
        // The PDFs are checked all the same.
        if (fault instanceof ProblemError) return fault.problems;
        throw fault;
      }
    });
}

/** What the manifests beside a file say of it; undefined where none names it. */
export function describedFor(file: string): Described | undefined {
  const full = path.resolve(here(), file);
  const folder = path.dirname(full);
  if (!fs.existsSync(full)) return undefined;
  const sum = crypto.createHash('sha256').update(fs.readFileSync(full)).digest('hex');
  let otherwise: Described | undefined;
  let damaged: unknown;
  for (const name of fs.readdirSync(folder).filter(isManifest).sort()) {
    const place = path.join(path.dirname(file), name);
    let data: unknown;
    try {
      data = readManifest(path.join(folder, name), place);
    } catch (fault) {
      // Another manifest may describe the file.
      damaged ??= fault;
      continue;
    }
    const entry = filesIn(data).find(each => each.name === path.basename(file));
    const described = entry && describedBy(data, path.basename(file));
    if (described === undefined) continue;
    // A later run may have replaced the file: then its own manifest describes it.
    if (entry?.sha256 === sum) return described;
    otherwise ??= { ...described, otherwise: place };
  }
  if (otherwise === undefined && damaged !== undefined) throw damaged;
  return otherwise;
}

function describedBy(data: unknown, name: string): Described | undefined {
  const batch = batchManifestSchema.safeParse(data);
  if (batch.success) {
    const { locale, paper, flip, theme, kind } = batch.data.batch;
    return { recipe: { locale, paper, flip, theme }, kind };
  }
  const deck = manifestSchema.safeParse(data);
  if (!deck.success) return undefined;
  const { parts } = data as {
    parts?: readonly { file: string; part: string; map?: unknown; cards: readonly WordsOnCard[] }[];
  };
  const part = parts?.find(each => each.file === name);
  const words =
    part?.part === 'words' ? part.cards.flatMap(card => card.words.map(word => word.text)) : undefined;
  const map = mapRecordSchema.safeParse(part?.map);
  return {
    recipe: deck.data.recipe,
    ...(part ? { part: part.part } : {}),
    ...(words ? { words } : {}),
    ...(map.success ? { map: map.data } : {}),
  };
}

function filesIn(data: unknown): readonly NamedFile[] {
  const files = (data as { files?: unknown } | null)?.files;
  return Array.isArray(files) ? files.filter(file => typeof file?.name === 'string') : [];
}

function readManifest(full: string, place: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(full, 'utf8'));
  } catch {
    throw new ProblemError([error('cli.damaged-manifest', place)]);
  }
}
