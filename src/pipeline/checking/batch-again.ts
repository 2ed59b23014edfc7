import type { Sheet } from '../../imposition/index.js';
import { dealKeys, KeyProver } from '../../keys/index.js';
import type { BatchFile, BatchManifest } from '../../manifest/index.js';
import { type Job, keySheets, openJob, provedCards } from '../../parts/index.js';
import type { ExpectedPages } from '../../preflight/index.js';
import { loadKeyTemplate, recipeSchema } from '../../templates/index.js';
import type { FinishedFile } from '../expectation.js';
import { expectedPages, type OpenDesk } from './expected-pages.js';

/** Of a longer file, so many sheets are looked at, the first and the last among them: each takes as long as 50 cards. */
const SAMPLES = 8;

/**
 * What some pages of a file of a batch look like, dealt and laid out again; undefined for the others, and for a batch of
 * another version or with wishes, which would be searched for again.
 */
export async function batchAgain(
  { name, own: beside }: Pick<FinishedFile, 'name' | 'own'>,
  { batch, files, version, id }: BatchManifest,
  openDesk: OpenDesk,
): Promise<ExpectedPages | undefined> {
  const { kind, locale, paper, flip, theme, seed, format } = batch;
  const recipe = recipeSchema.parse({ locale, paper, flip, theme, seed });
  const opened = await openDesk(recipe);
  const desk = { ...opened, own: beside ?? opened.own };
  if (version !== desk.version || id !== undefined || batch.wishes !== undefined || format !== 'pdf')
    return undefined;
  // The parts of a batch that was merged were each laid out apart.
  const dealtWith = ({ dealt = batch }: BatchFile) => dealt.from;
  const file = files.find(each => each.name === name);
  const { from, count } = file?.dealt ?? batch;
  const along = files.filter(each => dealtWith(each) === from);
  const job = await openJob(recipe, desk);
  const template = loadKeyTemplate(kind, desk.project, desk.own);
  const { each } = keySheets(job, template, [], 0);
  const total = Math.ceil(count / each);
  const perFile = batch.sheets ?? total;
  const first = perFile * along.findIndex(each => each.name === name);
  const length = Math.max(0, Math.min(perFile, total - first));
  const skipped = Math.min(first, total) * each;
  const dealt = dealKeys(template.kind, { seed, from: from + skipped, count: count - skipped });
  const cards = provedCards(template.kind, dealt, new KeyProver(template.kind));
  const { sheets } = keySheets(job, template, cards, count, first);
  const sides = flip === 'none' ? 1 : 2;
  const chosen = new Set(samples(length));
  // A manifest may name more sheets than the file has: none is laid out before it is asked for.
  const laying = sheets[Symbol.iterator]();
  const kept = new Map<number, ExpectedPages>();
  let at = 0;
  const pagesOn = (sheet: number) => {
    for (; at <= sheet; at++) {
      const next = laying.next();
      if (next.done) break;
      // Of the others, nothing is kept.
      if (chosen.has(at)) kept.set(at, pagesOfSheet(job, next.value));
    }
    return kept.get(sheet);
  };
  // What keeps one sheet from being laid out is told before the file is read.
  pagesOn(0);
  const pages = [...chosen].flatMap(sheet =>
    Array.from({ length: sides }, (_, side) => sheet * sides + side + 1),
  );
  return {
    count: length * sides,
    chosen: new Set(pages),
    page: number => pagesOn(Math.floor((number - 1) / sides))?.page(((number - 1) % sides) + 1),
  };
}

function pagesOfSheet({ setting }: Job, sheet: Sheet): ExpectedPages {
  const ids = sheet.sides.flatMap(({ placements }) => placements.map(({ piece }) => piece));
  return expectedPages(setting, [sheet], new Set(ids));
}

/** Numbers of sheets, from 0, evenly spread. */
function samples(sheets: number): readonly number[] {
  if (sheets <= SAMPLES) return Array.from({ length: sheets }, (_, i) => i);
  return Array.from({ length: SAMPLES }, (_, i) => Math.round((i * (sheets - 1)) / (SAMPLES - 1)));
}
