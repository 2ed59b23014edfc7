import type { PdfPage } from '../render/index.js';
import type { Sentence, Value } from '../speech/index.js';
import { expected, type jobOf, pdfOf } from './deck.fixture.js';
import { type Expectation, type PreflightReport, preflight } from './index.js';

export type Shop = Awaited<ReturnType<typeof jobOf>>;

/** A problem as tests name it: its check, its page, its innermost code, and the values of all its sentences. */
export interface Fault {
  readonly check: string;
  readonly page?: number;
  readonly code: string;
  readonly [value: string]: unknown;
}

/** What preflight finds in the pages of a deck. */
export async function faults(
  shop: Shop,
  pages: readonly PdfPage[],
  more: Partial<Expectation> = {},
): Promise<readonly Fault[]> {
  return faultsOf(await preflight(pdfOf(shop, pages), expected(shop, more)));
}

export function faultsOf({ checks }: PreflightReport): readonly Fault[] {
  return checks.flatMap(({ name, problems }) =>
    problems.map(({ code = '', values = {}, place }): Fault => {
      const page = /, page (\d+)$/.exec(place)?.[1];
      return { check: name, ...(page ? { page: Number(page) } : {}), ...flat({ code, values }) };
    }),
  );
}

function flat({ code, values }: Sentence): { readonly code: string } {
  const { fault, ...own } = values;
  const inner = typeof fault === 'object' && 'code' in fault ? flat(fault) : { code };
  const named = Object.entries(own).map(([name, value]) => [name, idOf(value)]);
  return { ...Object.fromEntries(named), ...inner };
}

/** The id of what has a name in each language: `red`, `red/blue`. */
function idOf(value: Value): unknown {
  if (Array.isArray(value)) return value.map(idOf);
  if (typeof value === 'object' && 'decimals' in value) return value.number;
  if (typeof value !== 'object' || !('code' in value) || !value.code.startsWith('names.')) return value;
  return Object.values(value.values).map(idOf).join('/');
}
