import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { CHECKS, type Check, type Expectation } from '../preflight/index.js';
import { formatProblem, type Problem, ProblemError } from '../problem.js';
import {
  batchManifestSchema,
  type Library,
  loadStock,
  manifestSchema,
  recipeSchema,
} from '../templates/index.js';
import { here, ownLibrary, projectLibrary } from './files.js';
import { Verifying } from './verifying.js';

/** `deckwright verify [files...]`. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'read finished PDFs back and prove what is on the paper; the manifest beside them says what should be',
    )
    .argument('[files...]', 'PDFs, or folders of them', ['output'])
    .addHelpText(
      'after',
      '\nExamples:\n  npm start -- verify\n  npm start -- verify output/codenames-yue-words.pdf',
    )
    .action(verify);
}

async function verify(named: readonly string[]): Promise<void> {
  const files = named.flatMap(pdfsIn);
  const problems: Problem[] = named.flatMap(missingIn);
  const verifying = new Verifying();
  const rows: string[][] = [];
  try {
    for (const file of files) {
      try {
        const report = await verifying.add(
          ownLibrary().bytes(file),
          await expectationFor(file, problem => problems.push(problem)),
        );
        const faults = report.checks.flatMap(check => check.problems);
        problems.push(...faults);
        rows.push([file, ...CHECKS.map(name => cell(report.checks.find(check => check.name === name)))]);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        // A manifest that can't be read is told once, not for each of its files.
        const told = new Set(problems.map(formatProblem));
        problems.push(...error.problems.filter(problem => !told.has(formatProblem(problem))));
        rows.push([file, 'can’t be read']);
      }
    }
    verifying.end();
  } finally {
    verifying.close();
  }
  console.log(table([['', ...CHECKS], ...rows]));
  if (problems.length > 0) throw new ProblemError(problems);
  const many = files.length === 1 ? 'The PDF is' : `All ${files.length} PDFs are`;
  console.log(`${many} as they should be.`.replace('is as they', 'is as it'));
}

function cell(check: Check | undefined): string {
  if (check === undefined) return '-';
  return check.problems.length === 0 ? `${check.count} ok` : `${check.problems.length} WRONG`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => (row[i] ?? '').length)));
  return rows
    .map(row =>
      row
        .map((text, i) => text.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A folder's PDFs, or the file itself. */
function pdfsIn(name: string): readonly string[] {
  const full = path.resolve(here(), name);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [name];
  const found = fs
    .readdirSync(full)
    .filter(file => /\.pdf$/i.test(file))
    .sort();
  if (found.length > 0) return found.map(file => path.join(name, file));
  throw new ProblemError([
    {
      level: 'error',
      place: name,
      message: 'There is no PDF in this folder.',
      advice: 'Print a deck first.',
    },
  ]);
}

/** PDFs that a manifest of the folder names and that are not there. */
function missingIn(folder: string): readonly Problem[] {
  const full = path.resolve(here(), folder);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [];
  const manifests = fs.readdirSync(full).filter(name => name.endsWith('-manifest.json'));
  return manifests.flatMap(manifest => {
    const data = readManifest(path.join(full, manifest), path.join(folder, manifest));
    const files = (data as { files?: readonly { name: string }[] } | null)?.files ?? [];
    return files
      .filter(({ name }) => name.endsWith('.pdf') && !fs.existsSync(path.join(full, name)))
      .map(({ name }): Problem => {
        const message = `The manifest names "${name}", which is not there.`;
        return {
          level: 'error',
          place: path.join(folder, manifest),
          message,
          advice: 'Print the deck again.',
        };
      });
  });
}

/** What a file should be: as the manifest beside it says, or any paper and flip where there is none. */
export async function expectationFor(
  file: string,
  tell: (problem: Problem) => void = () => {},
): Promise<Expectation> {
  const [project, own] = [projectLibrary(), besideLibrary(file)];
  const { allKinds, expectationOf } = await import('../pipeline/verify.js');
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
  const expectation = expectationOf(recipe, stock, kinds, file, told?.words);
  if (told !== undefined) return expectation;
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
  readonly words?: readonly string[];
}

/** The manifest that names the file, if there is one that can be read. */
function manifestFor(file: string): Told | undefined {
  const full = path.resolve(here(), file);
  const folder = path.dirname(full);
  if (!fs.existsSync(full)) return undefined;
  const sum = crypto.createHash('sha256').update(fs.readFileSync(full)).digest('hex');
  let changed: Told | undefined;
  for (const name of fs
    .readdirSync(folder)
    .filter(each => each.endsWith('-manifest.json'))
    .sort()) {
    const data = readManifest(path.join(folder, name), path.join(path.dirname(file), name));
    const files = (data as { files?: readonly { name: string; sha256?: string }[] } | null)?.files ?? [];
    const entry = files.find(each => each.name === path.basename(file));
    if (entry === undefined) continue;
    const told = toldBy(data, file);
    if (told === undefined) continue;
    // A later run may have replaced the file: its own manifest tells of it.
    if (entry.sha256 === sum) return told;
    changed ??= { ...told, changed: path.join(path.dirname(file), name) };
  }
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
    parts?: readonly { file: string; part: string; cards: readonly WordsOnCard[] }[];
  };
  const part = parts?.find(each => each.file === path.basename(file) && each.part === 'words');
  const words = part?.cards.flatMap(card => card.words.map(word => word.text));
  return { recipe: deck.data.recipe, ...(words ? { words } : {}) };
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
