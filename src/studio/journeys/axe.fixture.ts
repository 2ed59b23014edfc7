import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe-core finds wrong within `part` of the page, as `rule: element`; of all rules, or one. */
export async function faultsOf(page: Page, part = 'html', rule?: string): Promise<readonly string[]> {
  // Colours change slowly.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResult, readonly [string, string | undefined]>(
    async ([part, rule]) => {
      const { axe } = window as unknown as {
        axe: { run(part: string, options: object): Promise<AxeResult> };
      };
      const options = rule === undefined ? {} : { runOnly: { type: 'rule', values: [rule] } };
      const { violations } = await axe.run(part, { ...options, resultTypes: ['violations'] });
      return { violations };
    },
    [part, rule],
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** The same by day, and at night, when only colours differ. */
export async function faultsByDayAndNight(page: Page, part = 'html'): Promise<readonly string[]> {
  const day = await faultsOf(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await faultsOf(page, part, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...day, ...night.map(fault => `at night, ${fault}`)];
}
