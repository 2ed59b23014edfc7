import fs from 'node:fs';
import path from 'node:path';
import { Argument, type Command } from 'commander';
import type { CheckedPdf, CheckTable } from '../../press/index.js';
import { error, ProblemError, throwErrors } from '../../speech/index.js';
import { openDesk } from '../desk.js';
import { recoverAt } from '../disk/recover.js';
import { here } from '../files.js';
import { examples } from '../help/describe.js';
import { AllReaders } from '../readback/all-readers.js';
import { saveDiffers } from '../readback/differs.js';
import { finishedFile } from '../readback/finished.js';
import { missingIn } from '../readback/manifests.js';
import { tellProblems } from '../report/problems.js';
import { pagesRead } from '../report/progress.js';
import { say } from '../report/say.js';
import { tell } from '../report/terminal.js';
import { padded, widthOf } from '../report/width.js';

/** `deckwright verify [files...]`. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .addArgument(new Argument('[files...]').default(['output']))
    .addHelpText(
      'after',
      examples('npm start -- verify', 'npm start -- verify output/codenames-yue-words.pdf'),
    )
    .action(verify);
}

async function verify(named: readonly string[]): Promise<void> {
  const { checkPdf, checkTable, problemsTogether, tellVerified } = await import('../../press/index.js');
  for (const each of named) await recoverAt(each);
  const files = named.flatMap(pdfsIn);
  const missing = named.flatMap(missingIn);
  const desk = openDesk();
  const readBack = new AllReaders();
  const { tell: advance, end } = pagesRead();
  const checked: CheckedPdf[] = [];
  try {
    for (const place of files)
      checked.push(
        await orProblems(place, () =>
          checkPdf(
            finishedFile(place),
            desk,
            (bytes, expectation, options) => readBack.add(bytes, expectation, options, advance),
            async () => desk,
          ),
        ),
      );
    readBack.end();
  } finally {
    end();
    readBack.close();
  }
  tell(await tableOf(checkTable(checked)));
  tellProblems(await saveDiffers(checked));
  const problems = problemsTogether(checked, missing);
  throwErrors(problems);
  tellProblems(problems);
  tell(say(...tellVerified(checked, problems)));
}

/** A file that can't be opened is one that can't be read. */
async function orProblems(place: string, check: () => Promise<CheckedPdf>): Promise<CheckedPdf> {
  try {
    return await check();
  } catch (fault) {
    if (fault instanceof ProblemError) return { place, problems: fault.problems, isSame: false };
    throw fault;
  }
}

async function tableOf({ columns, rows }: CheckTable): Promise<string> {
  const { checkName, tellCheck, tellUnreadable } = await import('../../press/index.js');
  const lines = rows.map(({ place, cells }) => {
    const told = cells?.map(cell => (cell === undefined ? '-' : say(tellCheck(cell))));
    return [place, ...(told ?? [say(tellUnreadable())])];
  });
  const head = ['', ...columns.map(name => say(checkName(name)))];
  return table(columns.length === 0 ? lines : [head, ...lines]);
}

function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map(row => widthOf(row[i] ?? ''))),
  );
  const line = (row: readonly string[]) => row.map((text, i) => padded(text, widths[i])).join('  ');
  return rows.map(row => line(row).trimEnd()).join('\n');
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
