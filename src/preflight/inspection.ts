import type { Rect, Size, Turn } from '../geometry/index.js';
import { proveKeys } from '../keys/index.js';
import { blockOf, type CardFace, upOf, whereabouts } from './cards.js';
import { grown, holds, type Text } from './drawn.js';
import {
  againstId,
  idsOn,
  type KeyFaceRead,
  kindOf,
  type PrintedKind,
  pairedCells,
  readKeyFace,
} from './keys.js';
import { backingOf, bleedFaults, facesMeet, through, upBehind } from './meet.js';
import type { Opened } from './pdf.js';
import type { Expectation, PreflightReport, ReadKey } from './preflight.js';
import type { Page } from './reader.js';
import { type CheckName, Findings } from './report.js';
import { offPaper, stray, unsafe } from './safe.js';
import { type FoundCard, type FoundSheet, foldOf, readFoldedSheet, readTurnedSheet } from './sheet.js';
import { againstList, readWordFace } from './words.js';

const AGAIN = 'Print the deck again, and tell us if it happens twice.';
const SAFE = 1;

/** Goes through a file sheet by sheet and holds each against what was asked for. */
export class Inspection {
  readonly #pdf: Opened;
  readonly #asked: Expectation;
  readonly #findings: Findings;
  readonly #keys: ReadKey[] = [];
  readonly #words = new Map<string, number>();
  #cards = 0;
  /** Word cards without a word on their back: an odd list leaves one. */
  #halves = 0;
  #size: Size | undefined;

  constructor(pdf: Opened, asked: Expectation) {
    this.#pdf = pdf;
    this.#asked = asked;
    this.#findings = new Findings(asked.place);
  }

  async run(): Promise<PreflightReport> {
    const flip = { DuplexFlipLongEdge: 'long-edge', DuplexFlipShortEdge: 'short-edge' } as const;
    const duplex = flip[this.#pdf.preferences.Duplex as keyof typeof flip] as
      | 'long-edge'
      | 'short-edge'
      | undefined;
    for (let number = 1; number <= this.#pdf.pages; number += duplex ? 2 : 1)
      await (duplex ? this.#turned(number, duplex) : this.#folded(number));
    this.#wholeFile(duplex);
    const { place } = this.#asked;
    return {
      place,
      pages: this.#pdf.pages,
      cards: this.#cards,
      keys: this.#keys,
      words: this.#words,
      checks: this.#findings.checks(),
    };
  }

  async #turned(number: number, flip: 'long-edge' | 'short-edge'): Promise<void> {
    const front = await this.#page(number);
    if (number === this.#pdf.pages) {
      this.#findings.fault('faces meet', number, 'The page has no other side.', AGAIN);
      return;
    }
    const back = await this.#page(number + 1);
    const sheet = readTurnedSheet(front, back, flip);
    if (sheet === undefined) {
      this.#findings.fault('faces meet', number, 'The page has no crop marks around its cards.', AGAIN);
      return;
    }
    const other = flip === 'long-edge' ? 'short-edge' : 'long-edge';
    this.#boxes(sheet, front, back);
    this.#sheet(sheet, front.number, back.number, () => readTurnedSheet(front, back, other));
  }

  async #folded(number: number): Promise<void> {
    const page = await this.#page(number);
    const axis = foldOf(page);
    const sheet = readFoldedSheet(page, axis ?? 'vertical');
    if (sheet === undefined) {
      this.#plain(page);
      return;
    }
    if (axis === undefined) {
      const message =
        'The cards have no backs: no line says where to fold, and the printer is asked for one side.';
      this.#findings.fault('faces meet', number, message, AGAIN);
    }
    this.#boxes(sheet, page, page);
    this.#sheet(sheet, number, number);
  }

  async #page(number: number): Promise<Page> {
    const page = await this.#pdf.page(number);
    const { width, height } = page.size;
    const { paper } = this.#asked;
    this.#findings.count('page size');
    const wanted = paper ?? this.#size ?? page.size;
    const is = (a: number, b: number) => Math.abs(width - a) <= 0.1 && Math.abs(height - b) <= 0.1;
    if (!is(wanted.width, wanted.height) && !is(wanted.height, wanted.width))
      this.#findings.fault(
        'page size',
        number,
        `The page is ${shown(page.size)} mm, not ${shown(wanted)} mm.`,
        'Choose the paper with --paper and print the deck again.',
      );
    this.#size ??= page.size;
    this.#inks(page);
    return page;
  }

  /** A character whose glyph is empty would be a hole in the print, though a search would find it. */
  #inks(page: Page): void {
    for (const item of page.items) {
      if (item.kind !== 'text' || item.blank === '') continue;
      const message = `"${item.blank}" of "${item.text}" leaves no ink.`;
      this.#findings.fault('fonts', page.number, message, 'Use a font that has the character.');
    }
  }

  /** A page without cards: rules, the stand. */
  #plain(page: Page): void {
    const texts = page.items.filter((item): item is Text => item.kind === 'text');
    this.#findings.count('safe zone', texts.length);
    for (const message of offPaper(texts, page.size))
      this.#findings.fault('safe zone', page.number, message, AGAIN);
    for (const id of idsOn({ trim: { x: 0, y: 0, ...page.size }, shapes: [], texts, grounds: [] })) {
      const message = `Card ${id} has no crop marks around it.`;
      if (this.#asked.kinds.some(({ kind }) => id.startsWith(`${kind.letter}-`)))
        this.#findings.fault('keys legal', page.number, message, AGAIN);
    }
  }

  /** Cards inside the margin, and page boxes that tell a print shop where the cards are. */
  #boxes(sheet: FoundSheet, front: Page, back: Page): void {
    const { margin, bleed } = this.#asked;
    const faces = sheet.cards.flatMap(card => [card.front.trim, card.back.trim]);
    const paper = grown({ x: 0, y: 0, ...front.size }, -(margin ?? 0));
    if (!faces.every(trim => holds(paper, trim, 0.1))) {
      const message = `The cards lie nearer than ${margin ?? 0} mm to the edge of the paper.`;
      this.#findings.fault('safe zone', front.number, message, 'Choose a larger paper or a smaller margin.');
    }
    const fronts = sheet.cards.map(card => card.front.trim);
    const box = front === back ? blockOf(faces) : blockOf(fronts);
    if (front.trim === undefined || !holds(front.trim, box, 0.1))
      this.#findings.fault('page size', front.number, 'The trim box does not hold the cards.', AGAIN);
    else if (front !== back && !same(through(front.size, sheet.axis, front.trim), back.trim))
      this.#findings.fault('page size', back.number, 'The trim box does not meet that of the front.', AGAIN);
    for (const page of new Set([front, back]))
      if (bleed !== undefined && page.trim !== undefined && !same(grown(page.trim, bleed), page.bleed)) {
        const message = `The bleed box does not lie ${bleed} mm around the trim box.`;
        this.#findings.fault('page size', page.number, message, AGAIN);
      }
  }

  #sheet(
    sheet: FoundSheet,
    frontPage: number,
    backPage: number,
    asOther?: () => FoundSheet | undefined,
  ): void {
    const isLast = backPage === this.#pdf.pages;
    const meeting = this.#meetings(sheet, isLast);
    const other = meeting.flat().length > 0 ? asOther?.() : undefined;
    if (other !== undefined && this.#meetings(other, isLast).flat().length === 0) {
      const message = 'No front meets its own back at this flip, and each would at the other.';
      const advice = 'Print with the other flip, or make the deck again with the right --flip.';
      this.#findings.fault('faces meet', backPage, message, advice);
      this.#contents(other, [], frontPage, backPage);
    } else this.#contents(sheet, meeting, frontPage, backPage);
  }

  #contents(
    sheet: FoundSheet,
    meeting: readonly (readonly string[])[],
    frontPage: number,
    backPage: number,
  ): void {
    const { safe = SAFE } = this.#asked;
    for (const { page, message } of stray(sheet)) this.#findings.fault('safe zone', page, message, AGAIN);
    const trims = sheet.cards.map(({ front }) => front.trim);
    for (const [i, card] of sheet.cards.entries()) {
      this.#cards += 1;
      const where = whereabouts(trims, card.front.trim);
      const name = nameOf(card.front, where);
      const fault = (check: CheckName, page: number, message: string) =>
        this.#findings.fault(check, page, `${name}: ${message}`, AGAIN);
      this.#findings.count('faces meet');
      this.#findings.count('safe zone', 2);
      for (const message of meeting[i] ?? []) fault('faces meet', backPage, message);
      for (const message of unsafe(card.front, safe)) fault('safe zone', frontPage, message);
      for (const message of unsafe(card.back, safe)) fault('safe zone', backPage, message);
      const { bleed } = this.#asked;
      if (bleed !== undefined && backingOf(card.back) === 'pattern') {
        const backs = sheet.cards.map(({ back }) => back);
        for (const message of bleedFaults(card.back, backs, bleed)) fault('safe zone', backPage, message);
      }
      const printed = kindOf(card.front, this.#asked.kinds);
      if (printed !== undefined) this.#key(card, printed, sheet, frontPage, fault);
      else this.#word(card, frontPage, backPage, where);
    }
  }

  /** For each card, how its two faces fail to meet. Of a word list, one card may be left with a bare back: the last. */
  #meetings(sheet: FoundSheet, isLast: boolean): readonly (readonly string[])[] {
    const bare = sheet.cards.filter(({ back }) => backingOf(back) === 'nothing');
    const left = isLast && bare.length === 1 && sheet.cards.length > 1 ? bare[0] : undefined;
    return sheet.cards.map(card =>
      card === left && readWordFace(card.front) !== undefined ? [] : this.#meeting(card, sheet),
    );
  }

  #meeting({ front, back }: FoundCard, sheet: FoundSheet): readonly string[] {
    if (backingOf(front) !== 'face') return ['It has no front.'];
    const [word, behind] = [readWordFace(front), readWordFace(back)];
    if (backingOf(back) === 'nothing') return ['It has no back.'];
    const faults = [...facesMeet(front, back, sheet.axis, sheet.backBlock)];
    if (word !== undefined && word.number !== behind?.number)
      faults.push(`Its back has the number "${behind?.number ?? 'none'}".`);
    const [ids, backIds] = [idsOn(front), idsOn(back)];
    const isTwoFaced = kindOf(front, this.#asked.kinds)?.kind.faces !== undefined;
    if ((isTwoFaced || backIds.length > 0) && ids.join() !== backIds.join())
      faults.push(`Its back has the id "${backIds.join('", "') || 'none'}".`);
    return faults;
  }

  #key(
    { front, back }: FoundCard,
    printed: PrintedKind,
    { axis }: FoundSheet,
    page: number,
    fault: (check: CheckName, page: number, message: string) => void,
  ): void {
    const { kind } = printed;
    this.#findings.count('keys legal');
    this.#findings.count('ids');
    const up = upOf(front) ?? 0;
    const face = readKeyFace(front, printed, up);
    const told = (read: KeyFaceRead, on: string) => {
      for (const message of read.faults) fault('keys legal', page, `${on}${message}`);
      for (const message of read.idFaults) fault('ids', page, `${on}${message}`);
    };
    told(face, '');
    let cells = face.cells;
    if (kind.faces !== undefined) {
      const behind = readKeyFace(back, printed, (upOf(back) ?? upBehind(axis, up)) as Turn);
      told(behind, 'On its back: ');
      cells = pairedCells(kind, face.cells, behind.cells);
      if (cells.includes(undefined) && face.faults.length + behind.faults.length === 0)
        fault('keys legal', page, 'Its two faces make roles that the game does not have.');
    }
    if (face.id === undefined) return;
    for (const message of againstId(kind, face.id, face.start, cells)) fault('ids', page, message);
    if (cells.every(cell => cell !== undefined))
      this.#keys.push({
        id: face.id,
        kind: kind.id,
        ...(face.start === undefined ? {} : { start: face.start }),
        cells: cells as readonly string[],
        page,
        box: front.trim,
      });
  }

  #word({ front, back }: FoundCard, frontPage: number, backPage: number, where: string): void {
    const faces = [
      { page: frontPage, face: front },
      { page: backPage, face: back },
    ];
    const read = faces.map(({ face }) => readWordFace(face));
    if (read.every(found => found === undefined)) return;
    if (read[1] === undefined && backingOf(back) === 'nothing') this.#halves += 1;
    for (const [i, found] of read.entries()) {
      if (found === undefined) continue;
      this.#findings.count('words');
      this.#words.set(found.word, (this.#words.get(found.word) ?? 0) + 1);
      for (const message of found.faults)
        this.#findings.fault('words', faces[i].page, `The card in ${where}: ${message}`, AGAIN);
    }
  }

  #wholeFile(duplex: 'long-edge' | 'short-edge' | undefined): void {
    const { kinds, words, flip, place } = this.#asked;
    const findings = this.#findings;
    for (const { kind } of kinds) {
      const cards = this.#keys.filter(key => key.kind === kind.id);
      for (const problem of proveKeys(kind, cards, place).problems)
        if (problem.level === 'error') findings.add('keys legal', problem);
    }
    if (words !== undefined) {
      findings.count('words', 0);
      for (const message of againstList(this.#words, words))
        findings.fault('words', undefined, message, AGAIN);
    }
    const allowed = words === undefined ? 1 : words.length % 2;
    if (this.#halves > allowed)
      findings.fault(
        'faces meet',
        undefined,
        `${this.#halves} word cards have no word on their back.`,
        AGAIN,
      );
    const fonts = this.#pdf.fonts();
    findings.count('fonts', fonts.length);
    for (const { name, embedded } of fonts)
      if (!embedded)
        findings.fault('fonts', undefined, `The font "${name}" is not in the file.`, 'Print the deck again.');
    if (this.#pdf.preferences.PrintScaling !== 'None')
      findings.fault(
        'page size',
        undefined,
        'The file lets printers scale its pages.',
        'Print at 100 %, or print the deck again.',
      );
    if (flip === undefined || this.#cards === 0) return;
    findings.count('flip');
    const found = duplex ?? 'none';
    if (found !== flip)
      findings.fault(
        'flip',
        undefined,
        `The file asks the printer for the flip "${found}", not "${flip}".`,
        `Make the deck again with --flip ${flip}.`,
      );
  }
}

/** A card's id, its number, or where it lies. */
function nameOf(face: CardFace, where: string): string {
  const [id] = idsOn(face);
  if (id !== undefined) return `Card ${id} (${where})`;
  const word = readWordFace(face);
  return word ? `Card ${word.number ?? '?'}, "${word.word}" (${where})` : `The card in ${where}`;
}

function shown({ width, height }: Size): string {
  return `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`;
}

function same(a: Rect, b: Rect | undefined): boolean {
  return b !== undefined && holds(a, b, 0.1) && holds(b, a, 0.1);
}
