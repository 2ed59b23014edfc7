// What is measured. A line of the table is a name, what to print, and for a ratio, which speed.json keeps, its number and
// the most that it may be.

import { FEW, MANY, MOST } from './peers.mjs';
import { photographs } from './photographs.mjs';
import { inTurn, live, over, used } from './run.mjs';

const heading = text => ({ name: text });
const seconds = (name, value) => ({
  name,
  shown: value === undefined ? 'not installed' : `${value.toFixed(2)} s`,
});
const told = (name, shown) => ({ name, shown });

/** A number that is kept: a ratio, or bytes for a card. */
function ratio(name, value, most, digits = 2) {
  if (value === undefined) return { name, shown: 'not installed', most };
  const missed = Number(value.toFixed(digits)) > most;
  return {
    name,
    shown: `${value.toFixed(digits)}${missed ? ' MISSED' : ''}`,
    ratio: Number(value.toFixed(digits)),
    most,
  };
}

const clock = (turns, name) => over(turns, turn => turn[name]?.seconds ?? Number.NaN);
const against = (turns, ours, peer) =>
  over(turns, turn => turn[ours].seconds / (turn[peer]?.seconds ?? Number.NaN));

/** The lines of the table for one Node. */
export function measure({ program: node, version }, all, { bytes }) {
  const starts = inTurn(node, { nothing: all.nothing, keys: all.keys(40) }, 9);
  const words = inTurn(
    node,
    { ours: all.words, plain: all.wordsByPlain, typst: all.wordsByTypst, read: all.wordsRead },
    7,
  );
  const more = inTurn(node, { ours: all.more, typst: all.moreByTypst }, 5);
  const keys = inTurn(
    node,
    {
      few: all.keys(FEW),
      many: all.keys(MANY),
      floorFew: all.keysByFloor(FEW),
      floorMany: all.keysByFloor(MANY),
      typst: all.keysByTypst,
    },
    3,
    used,
  );
  const one = (turn, few, many) => (turn[many].seconds - turn[few].seconds) / (MANY - FEW);
  const million = used(node, all.keys(MOST));
  const [held, heldMost] = [FEW, MOST].map(count => live(node, all.keys(count)));
  const box = inTurn(node, { print: all.box, verify: all.verify }, 3);
  const pictures = inTurn(node, { bare: all.pictures, read: all.picturesRead }, 2);
  return [
    heading('Start'),
    seconds('node -e 0', clock(starts, 'nothing')),
    seconds('40 key cards', clock(starts, 'keys')),
    ratio(
      '40 key cards, times node -e 0',
      against(starts, 'keys', 'nothing'),
      version.startsWith('20.') ? 6.5 : 11,
    ),
    heading('A deck of 400 words'),
    seconds('by Typst', clock(words, 'typst')),
    seconds('by plain pdfkit', clock(words, 'plain')),
    seconds('ours, not read back', clock(words, 'ours')),
    ratio('400 words, times Typst', against(words, 'ours', 'typst'), 1.9),
    ratio('400 words, times plain pdfkit', against(words, 'ours', 'plain'), 0.82),
    seconds('ours, read back, contact sheet', clock(words, 'read')),
    ratio('400 words read back, times not read back', against(words, 'read', 'ours'), 2.2),
    heading('A deck of 4,000 words'),
    seconds('by Typst', clock(more, 'typst')),
    seconds('ours, not read back', clock(more, 'ours')),
    ratio('4,000 words, times Typst', against(more, 'ours', 'typst'), 1.5),
    ratio(
      '4,000 words, bytes, times those of Typst',
      all.moreByTypst && bytes('more', 'codenames-yue-words.pdf') / bytes('more-typst.pdf'),
      0.5,
    ),
    heading('Key cards'),
    seconds('10,000 by Typst', clock(keys, 'typst')),
    seconds('10,000 by the packed floor', clock(keys, 'floorFew')),
    seconds('10,000 by ours', clock(keys, 'few')),
    ratio('10,000 key cards, times Typst', against(keys, 'few', 'typst'), 0.3),
    ratio('10,000 key cards, times the packed floor', against(keys, 'few', 'floorFew'), 4.5),
    told('one more, by the packed floor', micros(over(keys, turn => one(turn, 'floorFew', 'floorMany')))),
    told('one more, by ours', micros(over(keys, turn => one(turn, 'few', 'many')))),
    ratio(
      'one more key card, times the packed floor',
      over(keys, turn => one(turn, 'few', 'many') / one(turn, 'floorFew', 'floorMany')),
      2.1,
    ),
    ratio('one more key card, bytes', bytes('keys', `codenames-keys-000001-${MANY}.pdf`) / MANY, 130, 0),
    told('memory in use, 10,000 cards', mebi(held)),
    told('memory in use, 1,000,000 cards', mebi(heldMost)),
    ratio('one more key card, bytes in use', ((heldMost - held) * 2 ** 20) / (MOST - FEW), 50, 0),
    told('peak with garbage, 10,000 cards', mebi(over(keys, turn => turn.few.mib))),
    told('peak with garbage, 1,000,000 cards', mebi(million.mib)),
    heading('A whole box'),
    seconds('printed, read back, contact sheet', clock(box, 'print')),
    seconds('verify, while it is unchanged', clock(box, 'verify')),
    ratio('verify of a box, times printing it', against(box, 'verify', 'print'), 1),
    heading('The deck of 280 pictures'),
    seconds('not read back', clock(pictures, 'bare')),
    seconds('read back, contact sheet', clock(pictures, 'read')),
    told('kilobytes', (bytes('pictures', 'pictures-yue-pictures.pdf') / 1e3).toFixed(0)),
  ];
}

const micros = value => `${(value * 1e6).toFixed(1)} µs`;
const mebi = value => `${value.toFixed(0)} MiB`;

/**
 * The quick form: a few ratios that hold on a busy machine. Processor time, all against plain pdfkit, which other work
 * slows down as it slows ours.
 */
export function measureQuickly({ program: node }, all, turns) {
  const programs = { plain: all.wordsByPlain, start: all.keys(40), words: all.words, read: all.wordsRead };
  const runs = inTurn(node, { ...programs, keys: all.keys(3 * FEW) }, turns, used);
  const against = ours => over(runs, turn => turn[ours].processor / turn.plain.processor);
  return [
    ratio('40 key cards, processor time', against('start')),
    ratio('400 words, processor time', against('words')),
    ratio('400 words read back, processor time', against('read')),
    ratio('30,000 key cards, processor time', against('keys')),
  ];
}

/** The lines of the table for a deck of 280 photographs of 12 megapixels, which take some minutes to make. */
export async function measurePhotographs(nodes, { at, bytes, makeFolder }) {
  await photographs(makeFolder('photographs'), 280);
  const from = ['dist/cli/main.js', 'print', 'pictures', '--locale', 'en', '--pictures', at('photographs')];
  const print = (node, ...more) => used(node, [...from, '--only', 'pictures', ...more, '--out', at('own')]);
  return nodes.map(({ program }) => {
    const bare = print(program, '--no-contact', '--no-verify');
    const proved = print(program);
    const size = bytes('own', 'pictures-en-pictures.pdf') / 1e6;
    return [
      heading('A deck of 280 photographs'),
      seconds('not read back', bare.seconds),
      told('peak, not read back', mebi(bare.mib)),
      seconds('read back, contact sheet', proved.seconds),
      told('peak, read back', mebi(proved.mib)),
      { ...told('megabytes', `${size.toFixed(1)}${size > 60 ? ' MISSED' : ''}`), most: 60 },
    ];
  });
}
