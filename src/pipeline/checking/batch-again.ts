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
  const cards = provedCards(
    template.kind,
    dealKeys(template.kind, { seed, from, count }),
    new KeyProver(template.kind, 'keys'),
  );
  const { sheets, each } = keySheets(job, template, cards, count);
  const total = Math.ceil(count / each);
  const perFile = batch.sheets ?? total;
  const first = perFile * along.findIndex(each => each.name === name);
  const length = Math.min(perFile, total - first);
  const chosen = new Set(samples(length).map(sheet => first + sheet));
  // Of the others, nothing is kept.
  const kept = new Map<number, ExpectedPages>();
  let [at, sides] = [0, 0];
  for (const sheet of sheets) {
    if (at >= first + length) break;
    sides = sheet.sides.length;
    if (chosen.has(at)) kept.set(at - first, pagesOfSheet(job, sheet));
    at += 1;
  }
  const pages = [...kept.keys()].flatMap(sheet =>
    Array.from({ length: sides }, (_, side) => sheet * sides + side + 1),
  );
  return {
    count: length * sides,
    chosen: new Set(pages),
    page: number => kept.get(Math.floor((number - 1) / sides))?.page(((number - 1) % sides) + 1),
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
