import { isOwnFile, linesOf, withMeasures } from '../data/index.js';
import type { Job, Laid } from '../parts/index.js';
import { error, ProblemError, paperName, type Sentence, sentence } from '../speech/index.js';
import { pageFault } from './page-fault.js';

/** Lays a part out with the templates of a job. */
type LayOut = (job: Job) => Laid | Promise<Laid>;

/** A measure of a face by its keys, or of the type of the theme. */
interface Measure {
  readonly of: string;
  /** All that it is among. */
  readonly whole: unknown;
  readonly path: readonly string[];
  readonly value: number;
}

/** With a paper as large as this, any page can be laid out by the measures that come with the program. */
const USUAL = { width: 210, height: 297 };
/** A measure is tried as so many times what it is, and as so many millimetres or points. */
const FACTORS = [0.8, 0.6, 0.4, 0.2, 0.04, 1.25, 1.7, 2.5, 5];
const AMOUNTS = [6, 24, 60];
/** Laying these out takes seconds: their measures are not tried one by one. */
const SLOW: readonly string[] = ['map', 'scramble'];
/** More of them are no help. */
const MOST_NAMED = 4;

/**
 * A part on its sheets. Throws a ProblemError where a page can't be printed as it comes out: with file and line of the
 * measure with which it could, or what else is at fault.
 */
export async function layOutMeasured(job: Job, layOut: LayOut): Promise<Laid> {
  const opened = new Map<string, unknown>();
  const tried = await attempt(watching(job, opened), layOut);
  if ('laid' in tried) return tried.laid;
  const { fault, thrown } = tried;
  const { paper, locale } = job.recipe;
  if (isSmall(job) && (await fits(withPaper(job, USUAL), layOut)))
    throw (
      thrown ??
      new ProblemError([error('pipeline.page-small', '--paper', { paper: paperName(paper), fault })])
    );
  const isOwn = isOwnFile(locale);
  const found =
    isOwn || SLOW.some(name => opened.has(name)) ? [] : await measuresAtFault(job, opened, layOut);
  const [first, ...others] = found.map(each => ({ ...each, ...placeOf(job, each) }));
  if (first === undefined) {
    const [face = 'theme'] = opened.keys();
    const place = isOwn ? locale : fileOf(job, face);
    throw thrown ?? new ProblemError([error('pipeline.page-crowded', place, { fault })]);
  }
  const named = others.slice(0, MOST_NAMED).map(({ file, line, key }) => {
    return sentence('pipeline.other-measure', { file, line, key });
  });
  const { file: place, line, key, value, way } = first;
  const values = { key, value: String(value), fault, way, others: named, count: named.length };
  throw new ProblemError([error('pipeline.measure-unfit', { place, line }, values)]);
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
const FULL = ['faces.notes-too-long', 'faces.screen-too-large', 'parts.stand-too-large'];

async function fits(job: Job, layOut: LayOut): Promise<boolean> {
  try {
    return 'laid' in (await attempt(job, layOut));
  } catch (fault) {
    if (fault instanceof ProblemError) return false;
    throw fault;
  }
}

/** Each measure that, larger or smaller, mends the page: first the one that has to change least. */
async function measuresAtFault(job: Job, opened: ReadonlyMap<string, unknown>, layOut: LayOut) {
  const found: (Measure & { readonly way: 'smaller' | 'larger'; readonly change: number })[] = [];
  const measures = [
    ...[...opened].flatMap(([name, face]) => measuresIn(name, face)),
    ...measuresIn('theme', { text: job.templates.theme.text }),
  ];
  for (const measure of measures) {
    const { value } = measure;
    for (const other of [...FACTORS.map(factor => value * factor), ...AMOUNTS]) {
      if (other === value || !(await fits(withMeasure(job, measure, other), layOut))) continue;
      const change = Math.abs(Math.log(other / value));
      found.push({ ...measure, way: other < value ? 'smaller' : 'larger', change });
      break;
    }
  }
  return found.sort((a, b) => a.change - b.change);
}

function measuresIn(
  of: Measure['of'],
  whole: unknown,
  path: readonly string[] = [],
  values = whole,
): readonly Measure[] {
  if (typeof values === 'number') return [{ of, whole, path, value: values }];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, value]) => measuresIn(of, whole, [...path, key], value));
}

/** A job that keeps the measures that are asked for in `opened`, by their names. */
function watching(job: Job, opened: Map<string, unknown>): Job {
  const measures: Job['templates']['measures'] = kind => {
    const face = job.templates.measures(kind);
    opened.set(kind.name, face);
    return face;
  };
  return { ...job, templates: { ...job.templates, measures } };
}

function withMeasure(job: Job, { of, whole, path }: Measure, value: number): Job {
  const { templates, setting } = job;
  const face = changed(whole, path, value);
  if (of === 'theme') {
    const theme = { ...templates.theme, ...(face as Pick<typeof templates.theme, 'text'>) };
    return { ...job, templates: { ...templates, theme }, setting: { ...setting, theme } };
  }
  return { ...job, templates: withMeasures(templates, of, face) };
}

function withPaper(job: Job, paper: typeof USUAL): Job {
  return { ...job, templates: { ...job.templates, paper } };
}

function isSmall({ templates: { paper } }: Job): boolean {
  return paper.width < USUAL.width || paper.height < USUAL.height;
}

function changed<T>(values: T, [key, ...rest]: readonly string[], value: number): T {
  if (key === undefined) return value as T;
  const own = values as Readonly<Record<string, unknown>>;
  const inner = changed(own[key], rest, value);
  if (Array.isArray(values)) return values.map((each, i) => (String(i) === key ? inner : each)) as T;
  return { ...own, [key]: inner } as T;
}

function placeOf(job: Job, { of, path }: Measure) {
  const file = fileOf(job, of);
  const { project, own } = job.desk;
  const text = (isOwnFile(file) ? own : project).text(file);
  return { file, line: linesOf(text)(path) ?? 1, key: path.join('.') };
}

function fileOf({ recipe: { theme } }: Job, of: Measure['of']): string {
  if (of !== 'theme') return `templates/faces/${of}.yaml`;
  return isOwnFile(theme) ? theme : `templates/themes/${theme}.yaml`;
}
