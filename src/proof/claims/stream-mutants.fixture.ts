import { inflateSync } from 'node:zlib';
import { bounds, type Rect } from '../../scene/geometry/index.js';
import { appended } from '../edited-pdf.fixture.js';
import { openPdf } from '../pdfium/open-pdf.js';

/** What a page draws itself, or a form that it uses. */
interface Stream {
  readonly id: number;
  /** Its dictionary but for how it is packed. */
  readonly entries: string;
  readonly content: string;
}

/** A text, a shape or a use of a form, without the colours and the pen that were set before it. */
interface Thing {
  readonly kind: 'text' | 'shape' | 'use';
  readonly stream: Stream;
  readonly start: number;
  readonly code: string;
  /** About where, in the units of its stream. */
  readonly box: Rect;
  /** The pen in force. */
  readonly width: number;
}

/** A finished file in which one thing is drawn otherwise. */
interface StreamMutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const N = '-?[\\d.]+';
const TEXT = new RegExp(`BT ${N} ${N} ${N} rg /\\w+ (${N}) Tf ((?:${N} ){6})Tm (\\[.*?\\]) TJ ET`);
const SHAPE = new RegExp(`(?:${N} ${N} m|${N} ${N} ${N} ${N} re)[-\\d. mlchre]*? (?:S|f\\*?|B\\*?)(?=\\s|$)`);
const ANY = new RegExp(`(?<text>${TEXT.source})|(?<shape>${SHAPE.source})|/\\w+ Do`, 'g');
/** Letters that only hide others: nobody misses one of thousands. */
const CAMOUFLAGE = /^BT 1 /;

/**
 * Spoils the first page of a finished file as its streams are written: each way for which `isAsked`, on one thing of many.
 * Returns what `faultsOn` doesn't tell of it, but for what nobody can see.
 */
export async function missedInStreams(
  bytes: Uint8Array,
  isAsked: (way: number) => boolean,
  faultsOn: (bytes: Uint8Array) => Promise<number>,
): Promise<{ readonly count: number; readonly missed: readonly string[] }> {
  const usual = await faultsOn(bytes);
  const mutants = streamMutants(bytes, isAsked);
  const missed: string[] = [];
  for (const { name, bytes: spoilt } of mutants)
    if ((await faultsOn(spoilt)) <= usual && !(await areAlike(bytes, spoilt))) missed.push(name);
  return { count: mutants.length, missed };
}

/** Whether the first page looks the same in both. */
async function areAlike(a: Uint8Array, b: Uint8Array): Promise<boolean> {
  const [one, other] = await Promise.all(
    [a, b].map(async bytes => {
      const pdf = await openPdf(bytes, 'deck.pdf');
      const { data } = pdf.draw(1, 2400).pixels;
      pdf.close();
      return Buffer.from(data);
    }),
  );
  return one.equals(other);
}

function streamMutants(bytes: Uint8Array, isAsked: (way: number) => boolean): readonly StreamMutant[] {
  const things = streamsOf(bytes).flatMap(thingsIn);
  const mutants = things.flatMap(thing => Object.entries(waysFor(thing)).map(way => ({ thing, way })));
  const ways = [...new Set(mutants.map(({ way: [name] }) => name))].filter((_, i) => isAsked(i));
  return ways.map((name, i) => {
    const all = mutants.filter(({ way }) => way[0] === name);
    const { thing, way } = all[Math.floor((all.length * ((7 * i) % 11)) / 11)];
    return { name: `${name}: ${thing.code.slice(0, 80)}`, bytes: redrawnThing(bytes, thing, way[1]) };
  });
}

/** The first page's own stream and those of the forms that it uses, each once. */
function streamsOf(bytes: Uint8Array): readonly Stream[] {
  const file = Buffer.from(bytes).toString('latin1');
  const contents = /\/Type \/Page\n(?:(?!endobj).*\n)*?\/Contents (\d+) 0 R/.exec(file);
  const forms = new Map([...file.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => [name, Number(id)]));
  const found = new Map<number, Stream>();
  const read = (id: number) => {
    const head = new RegExp(`\\n${id} 0 obj\\n<<\\n((?:(?!stream\\n).*\\n)*?)>>\\nstream\\n`).exec(file);
    if (found.has(id) || head === null || head[1].includes('/Subtype /Image')) return;
    const start = head.index + head[0].length;
    const length = Number(/\/Length (\d+)/.exec(head[1])?.[1]);
    const content = inflateSync(bytes.subarray(start, start + length)).toString('latin1');
    found.set(id, { id, entries: head[1].replace(/\/(Filter \/FlateDecode|Length \d+)\n/g, ''), content });
    for (const [, name] of content.matchAll(/\/(\w+) Do/g)) read(forms.get(name) ?? 0);
  };
  read(Number(contents?.[1]));
  return [...found.values()];
}

function thingsIn(stream: Stream): readonly Thing[] {
  return [...stream.content.matchAll(ANY)].flatMap(match => {
    const [code] = match;
    const { text, shape } = match.groups ?? {};
    const kind = text ? 'text' : shape ? 'shape' : 'use';
    const pens = stream.content.slice(0, match.index).match(/[\d.]+ w /g);
    const width = Number.parseFloat(pens?.at(-1) ?? '0.25');
    const box = text ? aboutText(code) : aboutPath(code);
    return CAMOUFLAGE.test(code) ? [] : [{ kind, stream, start: match.index, code, box, width }];
  });
}

function aboutText(code: string): Rect {
  const [, size, matrix = '', shown = ''] = TEXT.exec(code) ?? [];
  const [a, b, c, d, e, f] = matrix.trim().split(' ').map(Number);
  const em = Number(size);
  const letters = shown.replace(/[^\da-f]/g, '').length / 4;
  return bounds([a, b, c, d, e, f], { x: 0, y: 0.1 * em, width: 0.5 * em * letters, height: 0.5 * em });
}

function aboutPath(code: string): Rect {
  const numbers = (code.match(new RegExp(N, 'g')) ?? []).map(Number);
  if (code.includes(' re ')) return { x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3] };
  const [xs, ys] = [0, 1].map(side => numbers.filter((_, i) => i % 2 === side));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A thing drawn otherwise, by what was done to it. */
function waysFor({ code, kind, box, width }: Thing): Readonly<Record<string, string>> {
  const n = (...values: readonly number[]) => values.map(value => value.toFixed(3)).join(' ');
  const within = (before: string) => `q ${before} ${code} Q`;
  const over = (drawn: string) => `${code} q ${drawn} Q`;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const usual = {
    dropped: kind === 'shape' ? code.replace(/\S+$/, 'n') : '',
    'to the right': within('1 0 0 1 0.6 0 cm'),
    lower: within('1 0 0 1 0 0.6 cm'),
    smaller: within(`0.8 0 0 0.8 ${n(0.2 * x, 0.2 * y)} cm`),
    twice: `${code} ${code}`,
  };
  if (kind === 'use') return usual;
  const marked = {
    ...usual,
    covered: over(`1 g ${n(box.x - 0.2, box.y - 0.2, box.width + 0.4, box.height + 0.4)} re f`),
    'with a dot': over(`0.5 g ${n(x - 0.2, y - 0.2, 0.4, 0.4)} re f`),
    'struck out': over(`0 G 0.35 w [] 0 d ${n(box.x, y)} m ${n(box.x + box.width, y)} l S`),
  };
  if (kind === 'text')
    return {
      ...marked,
      'text recoloured': code.replace(/BT [\d. ]+ rg/, 'BT 0.07 0.67 0.2 rg'),
      'without its last letter': code.replace(/[\da-f]{4}>(?!.*[\da-f]{4}>)/, '>'),
      'smaller from its start': code.replace(
        new RegExp(`(${N}) Tf`),
        (_, size) => `${n(Number(size) * 0.8)} Tf`,
      ),
      squeezed: within(`0.9 0 0 1 ${n(0.1 * x)} 0 cm`),
    };
  const green = within('0.07 0.67 0.2 rg 0.07 0.67 0.2 RG');
  if (!/[SB]\*?$/.test(code))
    return { ...marked, recoloured: green, bold: green.replace(/f(\*?) Q$/, 'B$1 Q') };
  return {
    ...marked,
    recoloured: green,
    wider: within(`${n(width * 1.5)} w`),
    thinner: within(`${n(width / 2)} w`),
    dashed: within('[0.8 0.6] 0 d'),
  };
}

function redrawnThing(bytes: Uint8Array, { stream, start, code }: Thing, instead: string): Uint8Array {
  const { id, entries } = stream;
  const content = stream.content.slice(0, start) + instead + stream.content.slice(start + code.length);
  const object = `<<\n${entries}/Length ${content.length}\n>>\nstream\n${content}\nendstream`;
  return appended(bytes, [[id, object]]);
}
