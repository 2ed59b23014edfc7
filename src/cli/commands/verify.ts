import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { CHECKS, type Check } from '../../preflight/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../problem.js';
import { here, ownLibrary } from '../files.js';
import { expectationFor } from '../readback/expectation.js';
import { missingIn } from '../readback/manifests.js';
import { ReadBack } from '../readback/read-back.js';
import { tellProblems } from '../report/problems.js';
import { say } from '../report/say.js';

/** `deckwright verify [files...]`. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('read finished PDFs back and check them against their manifest')
    .argument('[files...]', 'PDFs, or folders of PDFs', ['output'])
    .addHelpText(
      'after',
      '\nExamples:\n  npm start -- verify\n  npm start -- verify output/codenames-yue-words.pdf',
    )
    .action(verify);
}

async function verify(named: readonly string[]): Promise<void> {
  const { checkName, tellCheck, tellUnreadable, tellVerified } = await import('../../pipeline/index.js');
  const cell = (check: Check | undefined) =>
    check === undefined ? '-' : say(tellCheck({ count: check.count, wrong: check.problems.length }));
  const files = named.flatMap(pdfsIn);
  const problems: Problem[] = named.flatMap(missingIn);
  const readBack = new ReadBack();
  const rows: string[][] = [];
  try {
    for (const file of files) {
      try {
        const { expectation, problems: told } = await expectationFor(file);
        problems.push(...told);
        const report = await readBack.add(ownLibrary().bytes(file), expectation);
        problems.push(...report.checks.flatMap(check => check.problems));
        rows.push([file, ...CHECKS.map(name => cell(report.checks.find(check => check.name === name)))]);
      } catch (fault) {
        if (!(fault instanceof ProblemError)) throw fault;
        // A manifest that can't be read is reported once, not for each of its files.
        const told = new Set(problems.map(problem => JSON.stringify(problem)));
        problems.push(...fault.problems.filter(problem => !told.has(JSON.stringify(problem))));
        rows.push([file, say(tellUnreadable())]);
      }
    }
    readBack.end();
  } finally {
    readBack.close();
  }
  console.log(table(told([['', ...CHECKS.map(name => say(checkName(name)))], ...rows])));
  throwErrors(problems);
  tellProblems(problems);
  console.log(say(tellVerified(files.length, problems.length === 0)));
}

/** Without the columns in which nothing was checked. */
function told([head, ...rows]: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const says = head.map((_, i) => i === 0 || rows.some(row => (row[i] ?? '-') !== '-'));
  return [head, ...rows].map(row => row.filter((_, i) => says[i]));
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map(row => (row[i] ?? '').length)));
  return rows
    .map(row =>
      row
        .map((text, i) => text.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A folder's PDFs, or the file itself. */
function pdfsIn(name: string): readonly string[] {
  const full = path.resolve(here(), name);
  if (!fs.existsSync(full) || !fs.statSync(full).isDirectory()) return [name];
  const found = fs
    .readdirSync(full)
    .filter(file => /\.pdf$/i.test(file))
    .sort();
  if (found.length > 0) return found.map(file => path.join(name, file));
  throw new ProblemError([error('cli.no-pdfs', name)]);
}
