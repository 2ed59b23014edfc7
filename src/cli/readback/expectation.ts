import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Expectation } from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';
import {
  batchManifestSchema,
  type Library,
  loadStock,
  type MapRecord,
  manifestSchema,
  mapRecordSchema,
  recipeSchema,
} from '../../templates/index.js';
import { here, ownLibrary, projectLibrary } from '../files.js';

/** PDFs that a manifest of the folder names and that are not there. */
export function missingIn(folder: string): readonly Problem[] {
  const full = path.resolve(here(), folder);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [];
  const manifests = fs.readdirSync(full).filter(name => name.endsWith('-manifest.json'));
  return manifests.flatMap((manifest): readonly Problem[] => {
    const place = path.join(folder, manifest);
    let files: readonly { readonly name: string }[];
    try {
      files = filesOf(readManifest(path.join(full, manifest), place));
    } catch (error) {
      // It is told, and the PDFs are looked at all the same.
      if (error instanceof ProblemError) return error.problems;
      throw error;
    }
    return files
      .filter(({ name }) => name.endsWith('.pdf') && !fs.existsSync(path.join(full, name)))
      .map(({ name }): Problem => {
        const message = `The manifest names "${name}", which is not there.`;
        return { level: 'error', place, message, advice: 'Print the deck again.' };
      });
  });
}

/** The files that a manifest names; none where it is no manifest of ours. */
export function filesOf(data: unknown): readonly { readonly name: string; readonly sha256?: string }[] {
  const files = (data as { files?: unknown } | null)?.files;
  return Array.isArray(files) ? files.filter(file => typeof file?.name === 'string') : [];
}

/** What a file should be: as the manifest beside it says, or any paper and flip where there is none. */
export async function expectationFor(
  file: string,
  tell: (problem: Problem) => void = () => {},
): Promise<Expectation> {
  const [project, own] = [projectLibrary(), besideLibrary(file)];
  const { allKinds, contentOf, expectationOf } = await import('../../pipeline/verify.js');
  const told = manifestFor(file);
  if (told?.changed !== undefined) {
    const message = `The file is not the one that ${told.changed} tells of.`;
    tell({
      level: 'error',
      place: file,
      message,
      advice: 'Print the deck again, or bring back its own manifest.',
    });
  }
  const recipe = recipeSchema.parse(told?.recipe ?? {});
  const stock = loadStock(recipe, project, own);
  const kinds = allKinds(project, own, told?.kind);
  const content = told?.part === undefined ? {} : contentOf(told.part, stock, told);
  const expectation = expectationOf(recipe, stock, kinds, file, content);
  if (told !== undefined) return expectation;
  tell({
    level: 'warning',
    place: file,
    message:
      'No manifest beside it tells what it should hold: cells, ids, margins and fonts were looked at, no words, agents, tokens or maps.',
    advice: 'Keep the manifest in the same folder.',
  });
  const { paper: _, flip: __, ...any } = expectation;
  return any;
}

/** Paths in a manifest are meant from its folder. */
function besideLibrary(file: string): Library {
  const own = ownLibrary();
  const from = (name: string) => (path.isAbsolute(name) ? name : path.join(path.dirname(file), name));
  return { text: name => own.text(from(name)), bytes: name => own.bytes(from(name)), list: own.list };
}

interface Told {
  /** The manifest, where the file is not the one that it tells of. */
  readonly changed?: string;
  readonly recipe: object;
  /** The kind of its key cards. */
  readonly kind?: string;
  /** Which part of a box it is. */
  readonly part?: string;
  readonly words?: readonly string[];
  /** What stands on a mission map. */
  readonly map?: MapRecord;
}

/** The manifest that names the file, if there is one that can be read. */
function manifestFor(file: string): Told | undefined {
  const full = path.resolve(here(), file);
  const folder = path.dirname(full);
  if (!fs.existsSync(full)) return undefined;
  const sum = crypto.createHash('sha256').update(fs.readFileSync(full)).digest('hex');
  let changed: Told | undefined;
  let damaged: unknown;
  for (const name of fs
    .readdirSync(folder)
    .filter(each => each.endsWith('-manifest.json'))
    .sort()) {
    let data: unknown;
    try {
      data = readManifest(path.join(folder, name), path.join(path.dirname(file), name));
    } catch (error) {
      // Another manifest may tell of the file.
      damaged ??= error;
      continue;
    }
    const entry = filesOf(data).find(each => each.name === path.basename(file));
    if (entry === undefined) continue;
    const told = toldBy(data, file);
    if (told === undefined) continue;
    // A later run may have replaced the file: its own manifest tells of it.
    if (entry.sha256 === sum) return told;
    changed ??= { ...told, changed: path.join(path.dirname(file), name) };
  }
  if (changed === undefined && damaged !== undefined) throw damaged;
  return changed;
}

/** What a manifest says of one of its files. */
function toldBy(data: unknown, file: string): Told | undefined {
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
  const part = parts?.find(each => each.file === path.basename(file));
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

function readManifest(full: string, shown: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(full, 'utf8'));
  } catch {
    const message = 'This manifest is damaged.';
    const advice = 'Print the deck again, or take it away to check without it.';
    throw new ProblemError([{ level: 'error', place: shown, message, advice }]);
  }
}

interface WordsOnCard {
  readonly words: readonly { readonly text: string }[];
}
