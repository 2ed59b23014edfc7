// The ratios of the last run that was kept: docs/speed.json, and the table of it in docs/speed.md. No machine's seconds.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const FILE = path.join(ROOT, 'docs', 'speed.json');
const PAGE = path.join(ROOT, 'docs', 'speed.md');
const TABLE = /(?<=<!-- npm run bench -- keep -->\n).*?(?=<!-- end -->)/s;

/** Ratios by column (a Node, or the quick form) and line: `{ "Node 24": { "400 words, times Typst": 1.9 } }`. */
export function kept() {
  return fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {};
}

/** Sentences about those ratios of a column that are not what was kept, by more than a share. */
export function moved(column, lines, share) {
  const before = kept()[column] ?? {};
  return lines
    .filter(({ name, ratio }) => ratio !== undefined && before[name] !== undefined)
    .filter(({ name, ratio }) => Math.abs(ratio / before[name] - 1) > share)
    .map(({ name, ratio }) => `${column}: ${name}: ${ratio}, was ${before[name]}`);
}

/** Those lines of a column that are worse than what was kept, by more than a share. */
export function worse(column, lines, share) {
  const before = kept()[column] ?? {};
  return lines.filter(({ name, ratio }) => ratio > before[name] * (1 + share));
}

/** Keeps the ratios of some columns; other columns stay, and what could not be measured here. */
export function keep(columns) {
  const all = { ...kept() };
  for (const [column, lines] of Object.entries(columns)) {
    const ratios = lines.map(({ name, ratio }) => [name, ratio ?? all[column]?.[name]]);
    all[column] = Object.fromEntries(ratios.filter(([, ratio]) => ratio !== undefined));
  }
  fs.writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** Writes the table of docs/speed.md: a row for each line that has a limit. */
export function writeTable(columns) {
  const names = Object.keys(columns);
  const [first] = Object.values(columns);
  const rows = first.flatMap(({ most, name }, i) => {
    if (most === undefined) return [];
    const each = names.map(column => columns[column][i]);
    const limits = [...new Set(each.map(line => line.most))];
    return [[name, ...each.map(({ shown }) => shown.replace(' MISSED', ', missed')), limits.join(', ')]];
  });
  const table = [['', ...names, 'at most'], names.map(() => '---'), ...rows];
  table[1].push('---', '---');
  const text = table.map(row => `| ${row.join(' | ')} |\n`).join('');
  fs.writeFileSync(
    PAGE,
    fs.readFileSync(PAGE, 'utf8').replace(TABLE, () => `\n${text}\n`),
  );
}
