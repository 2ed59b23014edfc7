import {
  type KeyTemplate,
  keyKinds,
  type Library,
  loadKeyTemplate,
  loadTemplates,
  recipeSchema,
} from '../data/index.js';
import {
  findManifest,
  type Manifest,
  type NamedText,
  type PartRecord,
  sha256,
} from '../data/manifest/index.js';
import {
  boxOf,
  claimedKeySheets,
  type Desk,
  type ExpectedContent,
  expectedKind,
  expectedOf,
  inPrintedScript,
  type Job,
  keysToSheet,
  printedLanguage,
} from '../parts/index.js';
import type { Expectation } from '../proof/index.js';
import { error, type Problem, ProblemError, warning } from '../speech/index.js';
import { filedSheets } from './keys/filed.js';

/** More than any page holds, even of tokens in A3. */
const MOST_CARDS = 1000;

/** No sheet of key cards, each with an id of its own, takes fewer, however a PDF is packed. */
const LEAST_BYTES = 100;

/** What a PDF of a recipe must be; messages call it `place`. */
export function expectationOf(
  { recipe, templates }: Pick<Job, 'recipe' | 'templates'>,
  place: string,
  content: ExpectedContent = {},
): Expectation {
  const { paper, sheet, locale } = templates;
  const { margin, bleed } = sheet;
  const language = printedLanguage(recipe, locale);
  const pile = recipe.manualDuplex ? { pile: recipe.manualDuplex } : {};
  const blank = recipe.backs === false ? ({ blankBacks: true } as const) : {};
  return {
    place,
    kinds: [],
    paper,
    flip: recipe.flip,
    ...pile,
    ...blank,
    language,
    margin,
    bleed,
    ...content,
  };
}

/** A finished file, and the manifests in the same folder. */
export interface FinishedFile {
  /** The path, as typed. */
  readonly place: string;
  /** The name without the folder. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly manifests: readonly NamedText[];
  /** Opens files by their paths in the manifest, if the desk's own library does not. */
  readonly own?: Desk['own'];
}

/** The program's files, and the person's. */
export interface Libraries {
  readonly project: Library;
  readonly own: Library;
}

export interface Expected {
  readonly expectation: Expectation;
  readonly problems: readonly Problem[];
  readonly manifest?: Manifest;
  /** That the file has not the checksum in its manifest. */
  readonly changed: readonly Problem[];
}

/**
 * What a finished file must be: what its manifest says, or any paper, flip and language without a manifest. Throws
 * `manifest.damaged`.
 */
export async function expectationFor(
  { place, name, bytes, manifests, own: beside }: FinishedFile,
  desk: Libraries,
): Promise<Expected> {
  const { project } = desk;
  const own = beside ?? desk.own;
  const found = findManifest({ name, sha256: await sha256(bytes) }, manifests);
  if (found === undefined) {
    const recipe = recipeSchema.parse({});
    const templates = loadTemplates(recipe, project, own);
    const kinds = expectedKinds(recipe.theme, project, own);
    const expected = expectationOf({ recipe, templates }, place, { kinds });
    const { paper: _, flip: __, language: ___, ...expectation } = expected;
    return { expectation, problems: [warning('pipeline.no-manifest', place)], changed: [] };
  }
  const changed = found.unchanged ? [] : [error('pipeline.file-changed', place, { manifest: found.name })];
  const { manifest } = found;
  const file = { name, place, size: bytes.length };
  const expectation = await expectationIn({ ...manifest, name: found.name }, file, project, own);
  return { expectation, problems: [], manifest, changed };
}

async function expectationIn(
  manifest: Manifest & { readonly name: string },
  { name, place, size }: Pick<FinishedFile, 'name' | 'place'> & { readonly size: number },
  project: Library,
  own: Library,
): Promise<Expectation> {
  if (manifest.kind === 'batch') {
    const { locale, paper, flip, theme, seed, kind } = manifest.batch;
    const recipe = recipeSchema.parse({ locale, paper, flip, theme, seed });
    const templates = loadTemplates(recipe, project, own);
    const template = loadKeyTemplate(kind, project, own);
    const { count, first, length } = filedSheets(manifest, name, keysToSheet(templates, recipe, template));
    const printed = await inPrintedScript(recipe, templates);
    const deck = { templates: printed, recipe, version: manifest.version };
    // Whatever the manifest says, a file of so many bytes holds no more.
    const range = { first, length: Math.min(length, Math.ceil(size / LEAST_BYTES)) };
    return expectationOf({ recipe, templates }, place, {
      kinds: expectedKinds(theme, project, own, kind),
      pages: length * (flip === 'none' ? 1 : 2),
      sheets: claimedKeySheets(deck, template, count, range),
    });
  }
  const { recipe, parts } = manifest;
  const templates = loadTemplates(recipe, project, own);
  const recorded = parts.find(({ file }) => file === name);
  const found = boxOf(recipe.game, project).find(part => part.name === recorded?.part);
  // Nothing would be claimed of the file, or of a page that there can't be.
  if (recorded === undefined || found === undefined || !arePlaces(recorded.cards))
    throw new ProblemError([error('manifest.damaged', manifest.name)]);
  const printed = await inPrintedScript(recipe, templates);
  const content = toldBy(manifest.name, () => expectedOf(found, printed, recorded, recipe, manifest.version));
  return expectationOf({ recipe, templates }, place, {
    kinds: expectedKinds(recipe.theme, project, own),
    ...content,
  });
}

/** Whether the pages of a deck can hold its cards. */
function arePlaces(cards: PartRecord['cards']): boolean {
  const held = new Map<number, number>();
  for (const { page } of cards.flatMap(({ places = [] }) => places))
    held.set(page, (held.get(page) ?? 0) + 1);
  return [...held].every(([page, cards]) => page >= 1 && cards <= MOST_CARDS);
}

/** Whatever is wrong is in the manifest: someone has edited it. */
function toldBy<T>(manifest: string, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    throw new ProblemError(fault.problems.map(problem => ({ ...problem, place: manifest })));
  }
}

/** All kinds of key card that come with the program, and `named`, in the colours of a theme. */
function expectedKinds(theme: string, project: Library, own: Library, named?: string) {
  const templates = loadTemplates(recipeSchema.parse({ theme }), project, own);
  return allKinds(project, own, named).map(template => expectedKind(template, templates));
}

/** All kinds of key card that come with the program; if `named` is the user's own, it comes first. */
export function allKinds(project: Library, own: Library, named?: string): readonly KeyTemplate[] {
  const names = keyKinds(project);
  const templates = names.map(name => loadKeyTemplate(name, project, own));
  return named === undefined || names.includes(named)
    ? templates
    : [loadKeyTemplate(named, project, own), ...templates];
}
