import { isOwnFile, type Recipe } from '../data/index.js';
import {
  changesSince,
  type DeckManifest,
  type MadeFile,
  type PartRecord,
  sha256,
  writeDeckManifest,
} from '../data/manifest/index.js';
import {
  chosenParts,
  type Desk,
  expectedOf,
  type Job,
  type LaidPart,
  openJob,
  type Source,
  sheetProblems,
  type Tally,
} from '../parts/index.js';
import type { Expectation } from '../proof/index.js';
import { facePlacesOf } from '../sheets/imposition/index.js';
import { type Problem, throwErrors } from '../speech/index.js';
import { layOutPart, type MadeSheets, type PreparedPart, preparePart } from './box.js';
import { contactSheetSvg, drawContactSheet } from './contact-sheet.js';
import { expectationOf } from './expectation.js';
import { OwnRead } from './own-read.js';
import { partPdf } from './pdf.js';

/** Called at each step: its number, how many there are, and what it makes. Where that takes long, how much is done. */
export type Tell = (step: number, steps: number, making: string, counted?: Counted) => void;

export interface Counted {
  readonly done: number;
  readonly all: number;
}

/** Options of a run besides its recipe. */
export interface RunOptions {
  readonly tell?: Tell;
  /** Called with each finished PDF, what reading it back must find, and the name of its part. */
  readonly finished?: (file: MadeFile, expectation: Expectation, part: string) => void;
  /** Called with the contact sheet as an SVG: whoever has no pixels here makes a picture of it elsewhere. */
  readonly contactSheet?: (svg: string) => void;
  /** The recipe for the manifest, if its paths must be relative to another folder. */
  readonly recorded?: Recipe;
  /** The manifest that is printed again: a warning tells if the version or the files have changed. */
  readonly earlier?: DeckManifest;
}

export interface MadePart {
  readonly part: string;
  readonly file: string;
  readonly pages: number;
  readonly sheets: number;
  readonly cards: number;
  readonly twoSided: boolean;
  /** The files of the measures that it was drawn by. */
  readonly faces: readonly string[];
}

export interface MadeDeck extends Tally {
  readonly files: readonly MadeFile[];
  /** Warnings and notices; an error is thrown before any file is made. */
  readonly problems: readonly Problem[];
  readonly parts: readonly MadePart[];
}

/**
 * The whole journey: recipe in, files (name and bytes) out. Throws a ProblemError with all errors of the input before any
 * file is made.
 */
export async function makeDeck(recipe: Recipe, desk: Desk, run: RunOptions = {}): Promise<MadeDeck> {
  const { tell = () => {}, recorded = recipe } = run;
  const read = new OwnRead();
  const job: Job = { ...(await openJob(recipe, { ...desk, own: read.library(desk.own) })), desk };
  const box = chosenParts(recipe, desk.project);
  const steps = box.length + 2;
  tell(0, steps, box[0].name);
  const making: PreparedPart[] = [];
  for (const each of box)
    making.push(await preparePart(job, each, (done, all) => tell(0, steps, each.name, { done, all })));
  // Parts that are made from one list find the same problems.
  const problems: Problem[] = [
    ...sheetProblems(job),
    ...new Set(making.flatMap(({ prepared }) => prepared.problems)),
    ...(run.earlier ? await changesSince(run.earlier, desk.version, sourcesOf(making)) : []),
  ];
  throwErrors(problems);

  const laid: MadeSheets[] = [];
  for (const [i, each] of making.entries()) {
    tell(i + 1, steps, each.name);
    const made = await layOutPart(job, each);
    problems.push(...(made.laid.problems ?? []));
    throwErrors(problems);
    laid.push(made);
  }

  const { gridName, game } = job.templates;
  const grid = gridName === game.grids[0] ? [] : [gridName];
  const { id } = job.templates.locale;
  const base = [recipe.game, ...grid, id, ...(recipe.script ? [recipe.script] : [])].join('-');
  // Files about the whole run have the parts in their names, so that printing some parts keeps those of the others.
  const whole = [base, ...(recipe.only ? laid.map(fileName) : [])].join('-');
  let contact: Promise<Uint8Array> | undefined;
  const files: MadeFile[] = [];
  const parts: PartRecord[] = [];
  const printed = { ...job.templates, locale: job.setting.locale };
  for (const each of laid) {
    const from = (path: string) => recordedPath(path, recipe, recorded);
    const record = await recordOf(each, `${base}-${fileName(each)}.pdf`, from, recipe.manualDuplex);
    const pdf = { name: record.file, bytes: await partPdf(job, each) };
    parts.push(record);
    files.push(pdf);
    // What nobody reads back claims nothing.
    if (run.finished) {
      const content = expectedOf(each, printed, record, recipe, desk.version);
      run.finished(pdf, expectationOf(job, record.file, content), each.name);
    }
    // While the first PDF is read back and the next ones are written: sharp has a thread of its own too.
    if (recipe.contact) contact ??= drawContactSheet(job, laid);
  }
  tell(steps - 1, steps, 'contact sheet');
  run.contactSheet?.(contactSheetSvg(job, laid));
  if (contact !== undefined) files.push({ name: `${whole}-contact.png`, bytes: await contact });
  // Excel reads a CSV as UTF-8 only if it has a byte order mark.
  for (const { prepared } of laid)
    for (const [name, text] of Object.entries(prepared.extras ?? {}))
      files.push({ name: `${base}-${name}`, bytes: utf8(`\ufeff${text}`) });
  const own = await read.checksums();
  const manifest = await writeDeckManifest({ version: desk.version, recipe: recorded, own, files, parts });
  files.push({ name: `${whole}-manifest.json`, bytes: utf8(manifest) });
  tell(steps, steps, 'done');
  const tallies = laid.map(each => each.laid.tally ?? {});
  return {
    files,
    problems,
    parts: laid.map((each, i) => madePart(each, parts[i])),
    ...Object.assign({}, ...tallies),
  };
}

function fileName({ name, laid }: LaidPart): string {
  return laid.name ?? name;
}

function sourcesOf(making: readonly PreparedPart[]) {
  return making.flatMap(({ name, prepared: { source, sources = [] } }) =>
    [...(source ? [source] : []), ...sources].map(each => ({ part: name, ...each })),
  );
}

/** What the manifest says about a part. */
async function recordOf(
  { name, part, laid, prepared }: MadeSheets,
  file: string,
  recordedPath: (path: string) => string,
  pile: Recipe['manualDuplex'],
): Promise<PartRecord> {
  const { sheets } = laid;
  const { cards, ...facts } = part.record?.(laid, prepared.value) ?? { cards: [] };
  const { source, sources } = prepared;
  const recordedSource = async ({ file, bytes }: Source) => {
    return { file: recordedPath(file), sha256: await sha256(bytes) };
  };
  const places = facePlacesOf(sheets, pile);
  return {
    part: name,
    file,
    pages: sheets.reduce((sum, sheet) => sum + sheet.sides.length, 0),
    sheets: sheets.length,
    ...(source ? { source: await recordedSource(source) } : {}),
    ...(sources?.length ? { sources: await Promise.all(sources.map(recordedSource)) } : {}),
    ...facts,
    cards: cards.map(card => ({ ...card, places: places.get(card.id) })),
  };
}

/** Whether a list lies beside a person's own locale. */
function isBesideLocale(path: string, { locale }: Recipe): boolean {
  return isOwnFile(locale) && path.replace(LAST_STEP, '') === locale.replace(LAST_STEP, '');
}

const LAST_STEP = /[^/\\]*$/;

/** A path as the manifest writes it: paths of the recipe come from `recorded`. */
function recordedPath(path: string, recipe: Recipe, recorded: Recipe): string {
  if (path === recipe.words) return recorded.words ?? path;
  const picture = recipe.pictures?.indexOf(path) ?? -1;
  if (picture >= 0) return recorded.pictures?.[picture] ?? path;
  if (path === recipe.map) return recorded.map ?? path;
  return isBesideLocale(path, recipe)
    ? recorded.locale.replace(LAST_STEP, LAST_STEP.exec(path)?.[0] ?? '')
    : path;
}

function madePart({ laid, faces }: MadeSheets, { part, file, pages, sheets }: PartRecord): MadePart {
  return { part, file, pages, sheets, cards: laid.cards.length, twoSided: laid.twoSided, faces };
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
