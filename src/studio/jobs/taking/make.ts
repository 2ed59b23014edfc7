import { ownPaths } from '../../../press/deckfile/index.js';
import { makeDeck, type RunOptions, tellDeck } from '../../../press/index.js';
import { ProblemError } from '../../../speech/index.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { Order } from '../../bridge/order.js';
import { packOrder, throughFile } from '../../worker/deck-file.js';
import { checkRecipe } from '../../worker/recipe.js';
import type { Tools } from '../../worker/tools.js';
import { blobOf, type TakenFile, taken } from './taken.js';

export interface MakeOrder extends Order {
  /** The name of the deck. */
  readonly name: string;
  /** What the deck in one file is called, by which the manifest names a person's own files: `my.deckwright`. */
  readonly deckFile: string;
}

export type PdfExpectation = Parameters<NonNullable<RunOptions['finished']>>[1];

/** What is being laid out; or a finished PDF, with what reading it back must find. */
export type MakeEvent =
  | { readonly part: string; readonly counted?: { readonly done: number; readonly all: number } }
  | { readonly part: string; readonly pdf: Blob; readonly expectation: PdfExpectation };

export interface Made {
  /** Those of the command line with `--no-contact --out .`, and the deck in one file if that needs one. */
  readonly files: readonly TakenFile[];
  readonly facts: readonly string[];
  /** How to print it. */
  readonly print: string;
  /** An SVG in its size in pixels. */
  readonly contactSheet: string;
  /** Warnings and notices. */
  readonly problems: readonly ToldProblem[];
}

/** The deck as files. */
export async function make(order: MakeOrder, tools: Tools<MakeEvent>): Promise<Made> {
  const desk = await tools.desk(order);
  const asked = { ...checkRecipe(order.recipe), contact: false };
  const { recipe, own, located } = throughFile(asked, desk.own, order.deckFile);
  let contactSheet = '';
  const outcome = await makeDeck(
    recipe,
    { ...desk, own },
    {
      tell: (_, __, part, counted) => tools.tell({ part, ...(counted ? { counted } : {}) }),
      finished: ({ name, bytes }, expectation, part) =>
        tools.tell({ part, pdf: blobOf(name, bytes), expectation }),
      contactSheet: svg => {
        contactSheet = svg;
      },
    },
  ).catch(fault => {
    throw fault instanceof ProblemError ? new ProblemError(fault.problems.map(located)) : fault;
  });
  const told = tellDeck(outcome, recipe);
  const files = await Promise.all(outcome.files.map((file, i) => taken(file, tools, told.files[i])));
  if (ownPaths(asked).length > 0) {
    const bytes = await packOrder(order, order.name, desk.version);
    files.push(await taken({ name: order.deckFile, bytes }, tools));
  }
  return {
    files,
    facts: told.facts.map(fact => tools.say(fact)),
    print: tools.say(...told.print),
    contactSheet,
    problems: tools.told(outcome.problems.map(located)),
  };
}
