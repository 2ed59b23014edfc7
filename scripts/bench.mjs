#!/usr/bin/env node
// Times whole processes on two Nodes side by side, against programs that print the same cards: npm run bench
// Prints what moved by more than a tenth against docs/speed.json. That is written, with the table of docs/speed.md, only by
//   npm run bench -- keep
// A few ratios that hold on a busy machine too, in half a minute; fails where one is a quarter worse than what was kept:
//   npm run bench -- quick          npm run bench -- quick keep
// 280 photographs, which take some minutes to make, are measured alone:
//   npm run bench -- photographs
import { keep, moved, worse, writeTable } from './bench/kept.mjs';
import { measure, measurePhotographs, measureQuickly } from './bench/measure.mjs';
import { FEW, installTypst, programs, workplace, writeKeys, writeWords } from './bench/peers.mjs';
import { holdTogether } from './bench/read.mjs';
import { installNodes } from './install-nodes.mjs';

const RELEASES = ['20.19', '24'];
const place = workplace();

try {
  const [form = '', then] = process.argv.slice(2);
  if (form === 'quick') quick(then === 'keep');
  else if (form === 'photographs') await withPhotographs();
  else await whole(form === 'keep');
} finally {
  place.leave();
}

async function whole(keeping) {
  const nodes = installNodes(RELEASES);
  const all = programs(place, installTypst());
  const [words, more] = ['words', 'more'].map(name => writeWords(place, all, name));
  const ids = writeKeys(place, all);
  const columns = Object.fromEntries(
    nodes.map((node, i) => [`Node ${RELEASES[i]}`, measure(node, all, place)]),
  );
  await readAll(all, words, more, ids);
  print(columns);
  for (const [column, lines] of Object.entries(columns)) tellMoved(column, lines);
  if (!keeping) return;
  keep(columns);
  writeTable(columns);
}

/** What was printed for the same ratio must be the same cards. */
async function readAll(all, words, more, ids) {
  const { at } = place;
  const typst = name => (all.wordsByTypst ? [at(`${name}-typst.pdf`)] : []);
  const ours = name => at(name, 'codenames-yue-words.pdf');
  await holdTogether([ours('words'), ours('read'), at('words-plain.pdf'), ...typst('words')], words, 2);
  await holdTogether([ours('more'), ...typst('more')], more, 2);
  const keys = at('keys', `codenames-keys-00001-${FEW}.pdf`);
  await holdTogether([keys, ...typst('keys')], ids, 1);
  await holdTogether([keys, at(`floor-${FEW}.pdf`)], [], 1);
}

function quick(keeping) {
  const [node] = installNodes(RELEASES.slice(0, 1));
  const all = programs(place);
  writeWords(place, all, 'words');
  let lines = measureQuickly(node, all, 3);
  // A machine may stutter: what looks slow is measured once more, with what it is compared with.
  if (worse('quick', lines, 0.25).length > 0) lines = measureQuickly(node, all, 5);
  print({ quick: lines });
  if (keeping) return keep({ quick: lines });
  tellMoved('quick', lines);
  const slow = worse('quick', lines, 0.25);
  if (slow.length === 0) return;
  console.error(
    'More than a quarter slower than docs/speed.json: find out why, or measure anew and keep it.',
  );
  process.exitCode = 1;
}

async function withPhotographs() {
  const nodes = installNodes(RELEASES);
  const tables = await measurePhotographs(nodes, place);
  print(Object.fromEntries(tables.map((lines, i) => [`Node ${RELEASES[i]}`, lines])));
}

function tellMoved(column, lines) {
  for (const sentence of moved(column, lines, 0.1)) console.log(sentence);
}

/** Prints lines side by side, a column for each Node. */
function print(columns) {
  const row = cells =>
    console.log(
      cells
        .map((text, i) => text.padEnd(i === 0 ? 54 : 18))
        .join('')
        .trimEnd(),
    );
  const [first, ...more] = Object.values(columns);
  row(['', ...Object.keys(columns), 'at most']);
  for (const [i, { name, shown }] of first.entries()) {
    const each = [first, ...more].map(lines => lines[i]);
    const limits = new Set(each.flatMap(({ most }) => most ?? []));
    row([
      shown === undefined ? name : `  ${name}`,
      ...each.map(line => line.shown ?? ''),
      [...limits].join(', '),
    ]);
  }
}
