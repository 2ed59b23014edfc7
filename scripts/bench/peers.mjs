// The programs that are measured: ours, and those that print the same cards.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installApart } from '../install-nodes.mjs';
import { once, ROOT } from './run.mjs';

const MAIN = 'dist/cli/main.js';
const [BOLD, REGULAR] = ['fonts/NotoSansHK-Bold-small.ttf', 'fonts/NotoSansHK-Regular-small.ttf'];
const BARE = ['--no-contact', '--no-verify'];
export const [FEW, MANY, MOST] = [10_000, 110_000, 1_000_000];

/** A folder for whatever is printed. */
export function workplace() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-bench-'));
  return {
    at: (...names) => path.join(folder, ...names),
    bytes: (...names) => fs.statSync(path.join(folder, ...names)).size,
    makeFolder(name) {
      fs.mkdirSync(path.join(folder, name));
      return path.join(folder, name);
    },
    leave: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** Where Typst is installed. Undefined if it can't be had: what is compared with it is left out then. */
export function installTypst() {
  try {
    return installApart('typst', ['@myriaddreamin/typst-ts-node-compiler@0.7.0']);
  } catch (error) {
    console.error(`Nothing is compared with Typst: ${error.message}`);
  }
}

/** The programs, each as what comes after `node`. */
export function programs({ at }, typst) {
  const print = (...args) => [MAIN, 'print', ...args];
  const words = (out, ...more) => print('--only', 'words', ...more, '--out', at(out));
  const plain = (cards, out) => ['scripts/bench/plain.mjs', at(cards), at(out), BOLD, REGULAR];
  const pictures = (...more) => print('pictures', '--only', 'pictures', ...more, '--out', at('pictures'));
  const byTypst = (file, cards, out, ...fonts) =>
    typst && ['scripts/bench/typst.mjs', typst, `scripts/bench/${file}.typ`, at(cards), at(out), ...fonts];
  return {
    nothing: ['-e', '0'],
    keys: count => [MAIN, 'keys', 'deal', '--count', `${count}`, '--out', at('keys')],
    keysAsJson: [MAIN, 'keys', 'deal', '--count', `${FEW}`, '--format', 'json', '--out', at('dealt')],
    keysByFloor: count => ['scripts/bench/floor.mjs', `${count}`, at(`floor-${count}.pdf`)],
    keysByTypst: byTypst('keys', 'keys.json', 'keys-typst.pdf', REGULAR),
    words: words('words', ...BARE),
    wordsRead: words('read'),
    wordsByPlain: plain('words.json', 'words-plain.pdf'),
    wordsByTypst: byTypst('words', 'words.json', 'words-typst.pdf', BOLD, REGULAR),
    more: words('more', '--words', at('4000.csv'), ...BARE),
    moreByTypst: byTypst('words', 'more.json', 'more-typst.pdf', BOLD, REGULAR),
    box: print('--out', at('box')),
    verify: [MAIN, 'verify', at('box')],
    pictures: pictures(...BARE),
    picturesRead: pictures(),
  };
}

const SHEET = '第 {n} 張，共 {total} 張';
const ALIKE = '排滿嘅紙，背面張張一樣';

function writeCards({ at }, name, title, back, cards) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const slug = {
    front: `${title} · 正面 · ${SHEET}`,
    back: `${title} · 背面 · ${back}`,
    how: '用 100% 原大列印，唔好縮放 · 雙面列印：沿長邊翻頁',
    by: `種子碼 1 · Deckwright ${version}`,
  };
  fs.writeFileSync(at(`${name}.json`), JSON.stringify({ ...slug, cards }));
}

/** Writes down the words for other programs as ours pairs them on cards. Returns all of them. */
export function writeWords(place, all, name) {
  if (name === 'more') fs.writeFileSync(place.at('4000.csv'), ['word', ...manyWords(4000)].join('\n'));
  once(process.execPath, all[name]);
  const manifest = fs.readFileSync(place.at(name, 'codenames-yue-words-manifest.json'), 'utf8');
  const cards = JSON.parse(manifest).parts[0].cards.map(({ words }) =>
    words.map(word => ({ word: word.text, marked: word.childSafe === false || word.difficulty === 'hard' })),
  );
  writeCards(place, name, '代號牌', SHEET, cards);
  return cards.flat().map(({ word }) => word);
}

/** Writes down the first key cards for other programs as ours deals them. Returns their ids. */
export function writeKeys(place, all) {
  once(process.execPath, all.keysAsJson);
  const { cards } = JSON.parse(
    fs.readFileSync(place.at('dealt', `codenames-keys-00001-${FEW}.json`), 'utf8'),
  );
  writeCards(place, 'keys', '關鍵牌', ALIKE, cards);
  return cards.map(({ id }) => id);
}

/**
 * All words of our Cantonese lists, and as many of two characters as are needed: the first character of one of them and
 * the last of another.
 */
function manyWords(count) {
  const lists = ['classic', 'duet', 'code'].map(name =>
    fs.readFileSync(path.join(ROOT, 'wordlists', 'yue', `${name}.csv`), 'utf8'),
  );
  const words = new Set(
    lists.flatMap(list => list.trim().split('\n').slice(1)).map(row => row.split(',')[0]),
  );
  // A word of one character would stand in others.
  const pairs = [...words]
    .map(word => [...word])
    .filter(word => word.length === 2 && !word.some(one => words.has(one)));
  for (let step = 1; words.size < count; step++)
    for (const [i, [first]] of pairs.slice(0, count - words.size).entries())
      words.add(first + pairs[(i + step) % pairs.length][1]);
  return [...words].slice(0, count);
}
