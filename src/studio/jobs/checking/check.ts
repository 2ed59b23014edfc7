import { libraryOf, openDeck } from '../../../press/deckfile/index.js';
import {
  type CheckedPdf,
  checkKeyCards,
  checkName,
  checkPdf,
  checkTable,
  type Desk,
  keyFileText,
  type NamedText,
  type PaperProblem,
  preflight,
  problemsTogether,
  type ReadPdf,
  tellCheck,
  tellChecked,
  tellUnreadable,
  tellVerified,
} from '../../../press/index.js';
import { error, type Problem, ProblemError } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { Tools } from '../../worker/tools.js';
import { type DifferingPage, differingPages } from './differing.js';

export interface CheckOrder {
  readonly files: readonly { readonly name: string; readonly blob: Blob }[];
  /** Key cards typed as grids; empty if there are none. */
  readonly typed: string;
}

/** A problem, and where it is on a page. */
export type MarkedProblem = ToldProblem & Pick<PaperProblem, 'mark'>;

export interface CheckAnswer {
  /** The names of the checks that were made, then a row for each PDF. */
  readonly columns: readonly string[];
  readonly rows: readonly CheckedRow[];
  /** What was found, in whole sentences. */
  readonly told: readonly string[];
  readonly problems: readonly MarkedProblem[];
  /** Of PDFs that do not look as they were laid out. */
  readonly differs: readonly DifferingPage[];
}

export interface CheckedRow {
  readonly file: string;
  readonly isRight: boolean;
  /** By column; undefined where there was nothing to check. Without it the file could not be read. */
  readonly cells?: readonly (string | undefined)[];
  readonly unreadable?: string;
}

/** Larger files are no decks of ours. */
const MOST_BYTES = 300 * 1024 * 1024;

/** Checks finished PDFs against the manifests among the files, and key cards in any form. Tells at each page which file it is at. */
export async function check({ files, typed }: CheckOrder, tools: Tools<string>): Promise<CheckAnswer> {
  await tools.project.open();
  const { say, told } = tools;
  const read = await readAll(files, tools);
  const problems: PaperProblem[] = [...read.problems];
  const own = libraryOf(read.own);
  const libraries = { project: tools.project.library, own };
  const checked: CheckedPdf[] = [];
  if (read.pdfs.length > 0) await tools.readers();
  for (const { name, bytes } of read.pdfs) {
    const tell = () => tools.tell(name);
    tell();
    const file = { place: name, name, bytes, manifests: read.manifests };
    const readPdf: ReadPdf = (bytes, expected, options) => preflight(bytes, expected, { ...options, tell });
    checked.push(
      await checkPdf(file, libraries, readPdf, async recipe =>
        deskThatTells(await tools.deskOf(recipe, own), tell),
      ),
    );
  }
  const { columns, rows } = checkTable(checked);
  problems.push(...problemsTogether(checked));
  const sentences =
    checked.length > 0 && problems.every(({ level }) => level !== 'error')
      ? [say(...tellVerified(checked, problems))]
      : [];
  const texts = [...read.texts, ...(typed.trim() === '' ? [] : [{ place: 'key cards', text: typed }])];
  if (texts.length > 0) {
    const keys = await checkKeyCards(texts, libraries, { tell: tools.tell });
    problems.push(...keys.problems);
    for (const { kind, cards, proof } of keys.sets)
      if (cards.length > 0 && keys.problems.length === 0) sentences.push(say(tellChecked(kind.id, proof)));
  }
  return {
    differs: await differingPages(checked),
    columns: columns.map(name => say(checkName(name))),
    rows: rows.map(({ place, cells }) => ({
      file: place,
      isRight: cells?.every(cell => cell === undefined || cell.wrong === 0) ?? false,
      ...(cells === undefined
        ? { unreadable: say(tellUnreadable()) }
        : { cells: cells.map(cell => cell && say(tellCheck(cell))) }),
    })),
    told: sentences,
    problems: problems.map((problem): MarkedProblem => {
      const { mark } = problem;
      return { ...told([problem])[0], ...(mark ? { mark } : {}) };
    }),
  };
}

/** The files by what they are: PDFs, manifests, key cards as text, and what a deck file holds. */
async function readAll(files: CheckOrder['files'], { tell }: Tools<string>) {
  const pdfs: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  const manifests: NamedText[] = [];
  const texts: { readonly place: string; readonly text: string }[] = [];
  const own = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  for (const { name, blob } of files)
    try {
      tell(name);
      if (blob.size > MOST_BYTES) throw new ProblemError([error('studio.too-large', name, { file: name })]);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (/\.deckwright$/i.test(name))
        for (const [path, each] of openDeck(bytes, name).files) own.set(path, each);
      else if (/\.(json|csv|txt|tsv)$/i.test(name)) {
        if (/manifest\.json$/i.test(name)) manifests.push({ name, text: textOf(bytes, name) });
        else texts.push({ place: name, text: keyFileText(bytes, name) });
      } else pdfs.push({ name, bytes });
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
      problems.push(...fault.problems);
    }
  return { pdfs, manifests, texts, own, problems };
}

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProblemError([error('cli.not-utf8', name)]);
  }
}

/** Tells of each photograph: they take the longest when a deck is made again. */
function deskThatTells(desk: Desk, tell: () => void): Desk {
  const picture: Desk['platform']['picture'] = (...wish) => {
    tell();
    return desk.platform.picture(...wish);
  };
  return { ...desk, platform: { ...desk.platform, picture } };
}
