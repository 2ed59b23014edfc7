import { openDesk } from '../cli/desk.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import { makeDeck } from '../press/index.js';
import { Claims } from '../proof/claims/claims.js';
import { Findings } from '../proof/findings.js';
import { type Expectation, openPdf, preflight } from '../proof/index.js';

/** A finished PDF, and what reading it back must find. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly expectation: Expectation;
}

type MadeParts = Readonly<Record<string, Made>>;
type Files = Readonly<Record<string, string>>;

const decks = new Map<string, Promise<MadeParts>>();

/**
 * The parts of a deck by their names; `files` are a person's own, by path. Each deck is made once, whichever tests look at
 * it: that one is the same when it is made again is held in press/deck.test.ts.
 */
export function madeParts(input: RecipeInput, files: Files = {}): Promise<MadeParts> {
  const key = JSON.stringify([input, files]);
  const deck = decks.get(key) ?? make(input, files);
  decks.set(key, deck);
  return deck;
}

async function make(input: RecipeInput, files: Files): Promise<MadeParts> {
  const { own, ...desk } = openDesk();
  const bytes = (file: string) => (file in files ? new TextEncoder().encode(files[file]) : own.bytes(file));
  const text = (file: string) => files[file] ?? own.text(file);
  const parts: Record<string, Made> = {};
  const recipe = recipeSchema.parse({ contact: false, ...input });
  await makeDeck(
    recipe,
    { ...desk, own: { ...own, bytes, text } },
    {
      finished: ({ bytes }, expectation, part) => {
        parts[part] = { bytes, expectation };
      },
    },
  );
  return parts;
}

/** What reading a part back finds. */
export async function faultsIn({ bytes, expectation }: Made) {
  const { checks } = await preflight(bytes, expectation);
  return checks.flatMap(({ problems }) => problems);
}

/** How many faults the claims on the first page of a part tell. */
export async function faultsOnFirst({ bytes, expectation }: Made): Promise<number> {
  const findings = new Findings('deck.pdf');
  const pdf = await openPdf(bytes, 'deck.pdf');
  const claims = new Claims(expectation, pdf.preferences.direction);
  claims.page(pdf.page(1), findings);
  pdf.close();
  claims.finish(findings);
  return findings.checks().flatMap(({ problems }) => problems).length;
}
