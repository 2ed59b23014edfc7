import type { Check, PreflightReport } from '../../proof/index.js';
import type { Problem } from '../../speech/index.js';

/** Every error in the reports of a run. */
export function faultsIn(reports: readonly PreflightReport[]): readonly Problem[] {
  const found = reports.flatMap(({ checks }) => checks.flatMap(check => check.problems));
  return found.filter(problem => problem.level === 'error');
}

/** How many things each check looked at, in all files together. */
export function provedTogether(
  reports: readonly PreflightReport[],
): readonly Pick<Check, 'name' | 'count'>[] {
  const counts = new Map<Check['name'], number>();
  for (const { checks } of reports)
    for (const { name, count } of checks) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}
