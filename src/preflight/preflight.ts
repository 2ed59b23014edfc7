import type { Rect, Size } from '../geometry/index.js';
import type { PrintedAgents } from './checks/agents.js';
import type { PrintedKind } from './checks/keys.js';
import type { PrintedMap } from './checks/map.js';
import type { PrintedTokens } from './checks/tokens.js';
import { Inspection } from './inspection.js';
import { openPdf } from './pages/open-pdf.js';
import type { Check } from './report.js';

/** What a PDF should be. Only `place` and `kinds` are needed; what is left out is not asked for. Millimetres. */
export interface Expectation {
  /** File name, for messages. */
  readonly place: string;
  readonly kinds: readonly PrintedKind[];
  /** The words of the deck, each as often as it should be printed. */
  readonly words?: readonly string[];
  /** How many dots each face of a word card bears: they tell the decks of two games apart. */
  readonly dots?: number;
  /** The agents of the box. */
  readonly agents?: PrintedAgents;
  /** The tokens of the box, set by set. */
  readonly tokens?: readonly PrintedTokens[];
  /** The mission map, once or more often on its page. */
  readonly map?: PrintedMap;
  /** Upright or lying. */
  readonly paper?: Size;
  readonly flip?: 'long-edge' | 'short-edge' | 'none';
  /** From the edge of the paper to the cards. */
  readonly margin?: number;
  /** From the edge of a card to what is drawn on it; 1 by default. */
  readonly safe?: number;
  /** How far patterns run on beyond the block of cards. */
  readonly bleed?: number;
}

/** A key card as it was found. */
export interface ReadKey {
  readonly id: string;
  /** The kind's id. */
  readonly kind: string;
  readonly start?: string;
  /** Roles, row by row; of a card with two faces, the pairs. */
  readonly cells: readonly string[];
  readonly page: number;
  readonly box: Rect;
}

export interface PreflightReport {
  readonly place: string;
  readonly pages: number;
  readonly cards: number;
  readonly keys: readonly ReadKey[];
  /** How often each word is printed large. */
  readonly words: ReadonlyMap<string, number>;
  /** Those that apply to what the file holds. */
  readonly checks: readonly Check[];
}

/**
 * Opens a finished PDF, finds the cards by what is drawn and holds them against what they should be. Throws a
 * ProblemError for a file that can't be opened or is not ours.
 */
export async function preflight(bytes: Uint8Array, expectation: Expectation): Promise<PreflightReport> {
  const pdf = await openPdf(bytes, expectation.place);
  try {
    return await new Inspection(pdf, expectation).run();
  } finally {
    await pdf.close();
  }
}
