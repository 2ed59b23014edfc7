import type { Size, Turn } from '../geometry/index.js';
import { type CardFace, upOf, whereabouts } from './cards/card-face.js';
import { type FoundCard, type FoundSheet, foldOf, readFoldedSheet, readTurnedSheet } from './cards/sheet.js';
import { backingOf, bleedFaults, upBehind } from './checks/alignment.js';
import { sheetMeets } from './checks/front-and-back.js';
import { againstId, idsOn, type KeyFaceRead, kindOf, pairedCells, readKeyFace } from './checks/keys.js';
import { emptyGlyphs, pageBoxes, pageSize, plainPage } from './checks/page-boxes.js';
import { Pieces } from './checks/pieces.js';
import { stray, unsafe } from './checks/safe-zone.js';
import { askedFlip, wholeDeck, wholeFile } from './checks/whole-file.js';
import { readWordFace } from './checks/words.js';
import type { Expectation, ExpectedKind } from './expectation.js';
import { AGAIN, Findings } from './findings.js';
import type { Opened } from './pages/open-pdf.js';
import type { Page } from './pages/page-reader.js';
import type { CheckName, PreflightReport, ReadKey } from './report.js';

const SAFE = 1;

/** Goes through a file sheet by sheet and holds each against what was asked for. */
export class Inspection {
  readonly #pdf: Opened;
  readonly #asked: Expectation;
  readonly #findings: Findings;
  readonly #keys: ReadKey[] = [];
  readonly #words = new Map<string, number>();
  readonly #pieces: Pieces;
  #cards = 0;
  /** Word cards without a word on their back: an odd list leaves one. */
  #halves = 0;
  #size: Size | undefined;

  constructor(pdf: Opened, asked: Expectation) {
    this.#pdf = pdf;
    this.#asked = asked;
    this.#findings = new Findings(asked.place);
    this.#pieces = new Pieces(asked);
  }

  async run(): Promise<PreflightReport> {
    const flips = { DuplexFlipLongEdge: 'long-edge', DuplexFlipShortEdge: 'short-edge' } as const;
    const duplex = flips[this.#pdf.preferences.Duplex as keyof typeof flips] as
      | 'long-edge'
      | 'short-edge'
      | undefined;
    for (let number = 1; number <= this.#pdf.pages; number += duplex ? 2 : 1)
      await (duplex ? this.#turned(number, duplex) : this.#folded(number));
    const { place, flip } = this.#asked;
    const deck = { keys: this.#keys, words: this.#words, halves: this.#halves };
    wholeDeck(deck, this.#asked, this.#findings);
    this.#pieces.finish(this.#findings);
    wholeFile(this.#pdf, this.#findings);
    if (flip !== undefined && this.#cards > 0) askedFlip(duplex, flip, this.#findings);
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
    pageBoxes(sheet, front, back, this.#asked, this.#findings);
    this.#sheet(sheet, front.number, back.number, () => readTurnedSheet(front, back, other));
  }

  async #folded(number: number): Promise<void> {
    const page = await this.#page(number);
    const axis = foldOf(page);
    const sheet = readFoldedSheet(page, axis ?? 'vertical');
    if (sheet === undefined) {
      plainPage(page, this.#asked, this.#findings);
      return;
    }
    if (axis === undefined) {
      const message =
        'The cards have no backs: no line says where to fold, and the printer is asked for one side.';
      this.#findings.fault('faces meet', number, message, AGAIN);
    }
    pageBoxes(sheet, page, page, this.#asked, this.#findings);
    this.#sheet(sheet, number, number);
  }

  async #page(number: number): Promise<Page> {
    const page = await this.#pdf.page(number);
    pageSize(page, this.#asked.paper ?? this.#size ?? page.size, this.#findings);
    this.#size ??= page.size;
    emptyGlyphs(page, this.#findings);
    return page;
  }

  #sheet(
    sheet: FoundSheet,
    frontPage: number,
    backPage: number,
    asOther?: () => FoundSheet | undefined,
  ): void {
    const { kinds } = this.#asked;
    const isLast = backPage === this.#pdf.pages;
    const meeting = sheetMeets(sheet, kinds, isLast);
    const other = meeting.flat().length > 0 ? asOther?.() : undefined;
    if (other !== undefined && sheetMeets(other, kinds, isLast).flat().length === 0) {
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
      this.#pieces.add(card, this.#findings, message => fault('pieces', frontPage, message));
    }
  }

  #key(
    { front, back }: FoundCard,
    printed: ExpectedKind,
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
      const { dots = found.dots } = this.#asked;
      const unlike = `"${found.word}" has ${found.dots} of the ${dots} dots that words of this box have.`;
      for (const message of found.dots === dots ? found.faults : [...found.faults, unlike])
        this.#findings.fault('words', faces[i].page, `The card in ${where}: ${message}`, AGAIN);
    }
  }
}

/** A card's id, its number, or where it lies. */
function nameOf(face: CardFace, where: string): string {
  const [id] = idsOn(face);
  if (id !== undefined) return `Card ${id} (${where})`;
  const word = readWordFace(face);
  return word ? `Card ${word.number ?? '?'}, "${word.word}" (${where})` : `The card in ${where}`;
}
