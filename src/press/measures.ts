import { asShipped, type ChangedMeasure, changedMeasures, isOwnFile, loadTemplates } from '../data/index.js';
import type { Job, Laid, Prepared } from '../parts/index.js';
import { error, type Problem, ProblemError, paperName, type Sentence, sentence } from '../speech/index.js';
import type { Libraries } from './expectation.js';
import { pageFault } from './page-fault.js';

/** Lays a part out with the templates of a job. */
type LayOut = (job: Job) => Laid | Promise<Laid>;

/** With a paper as large as this, any page can be laid out by the measures that come with the program. */
const USUAL = { width: 210, height: 297 };
/** Laying these out takes seconds. */
const SLOW = ['map', 'scramble'].map(faceFile);
/** More of them are no help. */
const MOST_NAMED = 4;
/** How often a page is laid out to find the one among many, if it takes seconds and if it does not. */
const [FEW_TRIALS, TRIALS] = [2, 10];

/** A part on its sheets, and the files of the faces that are on it. */
export interface Measured {
  readonly laid: Laid;
  readonly faces: readonly string[];
}

/** What a part is made from; what has no room is told at the measures too that somebody has changed. */
export async function prepareMeasured<T>(
  job: Job,
  prepare: (job: Job) => Prepared<T> | Promise<Prepared<T>>,
): Promise<Prepared<T>> {
  const opened = new Set<string>();
  const prepared = await prepare(watching(job, opened));
  const tooLong = prepared.problems.filter(({ code }) => TOO_LONG.includes(code));
  const told = atMeasures(tooLong, job.recipe, job.desk, [...opened]);
  return told.length > 0 ? { ...prepared, problems: [...told, ...prepared.problems] } : prepared;
}

/**
 * Throws a ProblemError where a page can't be printed as it comes out: with file and line of the measure that somebody has
 * changed, or what else is at fault.
 */
export async function layOutMeasured(job: Job, layOut: LayOut): Promise<Measured> {
  const opened = new Set<string>();
  const tried = await attempt(watching(job, opened), layOut);
  const faces = [...opened];
  if ('laid' in tried) {
    const { laid } = tried;
    const { problems = [] } = laid;
    return {
      laid: { ...laid, problems: [...atMeasures(problems, job.recipe, job.desk, faces), ...problems] },
      faces,
    };
  }
  const { fault, thrown } = tried;
  const { paper, locale } = job.recipe;
  if (isSmall(job) && (await fits(withPaper(job, USUAL), layOut)))
    throw (
      thrown ??
      new ProblemError([error('pipeline.page-small', '--paper', { paper: paperName(paper), fault })])
    );
  const changed = await changedAtFault(job, faces, layOut);
  if (changed.length > 0) throw new ProblemError([measureUnfit(changed, fault)]);
  const place = isOwnFile(locale) ? locale : (faces[0] ?? themeFile(job.recipe.theme));
  throw thrown ?? new ProblemError([error('pipeline.page-crowded', place, { fault })]);
}

/** The files of a deck, with the faces that are in them. */
type Files = readonly { readonly file: string; readonly faces: readonly string[] }[];

/** What says which files of measures there are besides those of faces. */
type Ordered = { readonly theme: string; readonly game?: string };

/** What reading a deck back has found, told at the measures that somebody has changed, if it was made with such. */
export function toldAtMeasures(
  faults: readonly Problem[],
  order: Ordered,
  desk: Libraries,
  files: Files,
): readonly Problem[] {
  const faces = files
    .filter(({ file }) => faults.some(({ place }) => place.startsWith(file)))
    .flatMap(({ faces }) => faces);
  const told = atMeasures(faults, order, desk, faces);
  return told.length > 0 ? told : faults;
}

/** The first error, told at the measures of these faces that somebody has changed; nothing without such. */
function atMeasures(
  problems: readonly Problem[],
  order: Ordered,
  desk: Libraries,
  faces: readonly string[],
): readonly Problem[] {
  const first = problems.find(({ level }) => level === 'error');
  const changed = first ? changedMeasures(filesOf(order, faces), desk) : [];
  return first && changed.length > 0 ? [measureUnfit(changed, first)] : [];
}

function measureUnfit([first, ...others]: readonly ChangedMeasure[], fault: Sentence): Problem {
  const named = others.slice(0, MOST_NAMED).map(({ file, line, path }) => {
    return sentence('pipeline.other-measure', { file, line, key: path.join('.') });
  });
  const { file: place, line, path, value, shipped } = first;
  return error(
    'pipeline.measure-unfit',
    { place, line },
    {
      key: path.join('.'),
      value: shown(value),
      shipped: shown(shipped),
      fault: sentence(fault.code, fault.values),
      others: named,
      count: named.length,
    },
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Tried = { readonly laid: Laid } | { readonly fault: Sentence; readonly thrown?: ProblemError };

async function attempt(job: Job, layOut: LayOut): Promise<Tried> {
  try {
    const laid = await layOut(job);
    // What is wrong with a list or a map is told by it.
    const told = laid.problems?.some(({ level }) => level === 'error');
    const fault = told ? undefined : pageFault(laid);
    return fault ? { fault } : { laid };
  } catch (thrown) {
    if (!(thrown instanceof ProblemError) || !thrown.problems.every(({ code }) => FULL.includes(code)))
      throw thrown;
    return { fault: sentence('pipeline.page-full'), thrown };
  }
}

/** Codes of pages that don't hold what they should. */
const FULL = [
  'faces.grid-too-large',
  'faces.notes-too-long',
  'faces.rules-too-long',
  'faces.screen-too-large',
  'parts.card-too-large',
  'parts.stand-too-large',
];
/** Codes of what has no room on its card. */
const TOO_LONG = ['parts.word-too-long', 'parts.caption-too-long'];

async function fits(job: Job, layOut: LayOut): Promise<boolean> {
  try {
    return 'laid' in (await attempt(job, layOut));
  } catch (fault) {
    if (fault instanceof ProblemError) return false;
    throw fault;
  }
}

/** The changed measures without which the page would be right; as they come, if there is no time or no single one. */
async function changedAtFault(
  job: Job,
  faces: readonly string[],
  layOut: LayOut,
): Promise<readonly ChangedMeasure[]> {
  const without = (changes: readonly ChangedMeasure[]) => fits(withShipped(job, changes), layOut);
  const isSlow = SLOW.some(face => faces.includes(face));
  let suspects = changedMeasures(filesOf(job.recipe, faces), job.desk);
  for (let left = isSlow ? FEW_TRIALS : TRIALS; suspects.length > 1 + MOST_NAMED && left > 0; left--) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2));
    suspects = (await without(half)) ? half : suspects.slice(half.length);
  }
  if (suspects.length < 2 || isSlow) return suspects;
  const found: ChangedMeasure[] = [];
  for (const each of suspects) if (await without([each])) found.push(each);
  return found.length > 0 ? found : suspects;
}

/** Where the measures of faces, and of what they are made with, are written. */
function filesOf({ theme, game }: Ordered, faces: readonly string[]): readonly string[] {
  const others = ['sheet', 'sizes', 'papers', ...(game ? [`games/${game}`] : [])];
  return [...faces, themeFile(theme), ...others.map(name => `templates/${name}.yaml`)];
}

/** A job that tells which measures are asked for, by their files. */
function watching(job: Job, opened: Set<string>): Job {
  const { templates } = job;
  const told = (name: string) => opened.add(faceFile(name));
  const measures: Job['templates']['measures'] = kind => {
    told(kind.name);
    return templates.measures(kind);
  };
  const backs = () => {
    told('backs');
    return templates.backs();
  };
  return { ...job, templates: { ...templates, measures, backs } };
}

function withShipped(job: Job, changes: readonly ChangedMeasure[]): Job {
  const desk = asShipped(job.desk, changes);
  const templates = loadTemplates(job.recipe, desk.project, desk.own);
  return { ...job, desk, templates, setting: { ...job.setting, theme: templates.theme } };
}

function withPaper(job: Job, paper: typeof USUAL): Job {
  return { ...job, templates: { ...job.templates, paper } };
}

function isSmall({ templates: { paper } }: Job): boolean {
  return paper.width < USUAL.width || paper.height < USUAL.height;
}

export function faceFile(face: string): string {
  return `templates/faces/${face}.yaml`;
}

function themeFile(theme: string): string {
  return isOwnFile(theme) ? theme : `templates/themes/${theme}.yaml`;
}
