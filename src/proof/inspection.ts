import type { Size } from '../scene/geometry/index.js';
import { type Sentence, sentence } from '../speech/index.js';
import { backOf, hasMarks, type Turning, turningOf } from './cards/pile.js';
import { type FoundSheet, foldOf, readDuplexSheet, readFoldedSheet } from './cards/sheet.js';
import { AllCards } from './checks/all-cards.js';
import { checkFonts, checkGlyphs } from './checks/sheet/fonts.js';
import { backFaults } from './checks/sheet/front-and-back.js';
import { checkPageBoxes, checkPageSize } from './checks/sheet/pages.js';
import { moveFault } from './checks/sheet/places.js';
import { checkFlip, checkScaling, flipOf } from './checks/sheet/printer.js';
import { unprintable } from './checks/sheet/safe-zone.js';
import { checkPageSettings, checkSettings } from './checks/sheet/settings.js';
import { Claims, isWholePage } from './claims/claims.js';
import type { Expectation, Flip } from './expectation.js';
import { idsOn } from './faces/key-face.js';
import { Findings } from './findings.js';
import { isCamouflage } from './pages/items.js';
import type { OpenPdf } from './pdfium/open-pdf.js';
import type { Page } from './pdfium/page.js';
import type { PreflightReport, TellPages } from './report.js';
import { canBeShared, pagesOf, type Share } from './shares.js';

export interface InspectionOptions {
  readonly tell?: TellPages;
  /** Only these pages are read; all by default. */
  readonly share?: Share;
  /** Of a longer file, only so many sheets of two pages are read, evenly spread, the first and the last among them. */
  readonly sheets?: number;
}

/** Goes through a file sheet by sheet, and hands pages, sheets and cards to the checks. */
export class Inspection {
  readonly #pdf: OpenPdf;
  readonly #asked: Expectation;
  readonly #tell: TellPages;
  readonly #share: Share;
  readonly #sheets: number;
  readonly #findings: Findings;
  readonly #cards: AllCards;
  readonly #claims: Claims;
  /** Whether there are pages without cards, also in a file that asks for a flip. */
  readonly #isPages: boolean;
  /** Of a file that holds all fronts and then all backs. */
  #turning: Turning | undefined;
  #size: Size | undefined;
  /** How many pages have been read. */
  #read = 0;

  constructor(pdf: OpenPdf, asked: Expectation, options: InspectionOptions) {
    const { tell = () => {}, share = { share: 0, of: 1 }, sheets = Infinity } = options;
    const { place, faces = [] } = asked;
    this.#pdf = pdf;
    this.#asked = asked;
    this.#tell = tell;
    this.#share = share;
    this.#findings = new Findings(place);
    this.#sheets = sheets;
    this.#claims = new Claims(asked, pdf.preferences.direction);
    this.#cards = new AllCards(asked, this.#findings);
    this.#isPages = faces.some(isWholePage);
  }

  async run(): Promise<PreflightReport> {
    const [pdf, findings] = [this.#pdf, this.#findings];
    const { place } = this.#asked;
    const duplex = flipOf(pdf);
    const [first, last] = pagesOf(this.#share, pdf.pages);
    this.#turning = this.#turningOf(duplex);
    if (this.#turning) await this.#turnedPile(this.#turning, first, last);
    else {
      const cards = this.#isPages ? undefined : duplex;
      const isRead = spread(Math.ceil((last - first + 1) / 2), this.#sheets);
      for (let number = first; number <= last; number += cards ? 2 : 1) {
        if (!isRead(Math.floor((number - first) / 2))) continue;
        this.#advance(number - first);
        await (cards ? this.#duplexSheet(number, number + 1, cards) : this.#foldedSheet(number));
      }
    }
    this.#cards.finish();
    if (this.#share.of === 1 && this.#sheets === Infinity) this.#claims.checkAll(pdf.pages);
    this.#claims.finish(findings);
    checkFonts(pdf.fonts(), findings);
    // What is true of the whole file is told by its first share.
    if (first === 1) this.#wholeFile(duplex);
    return {
      place,
      pages: pdf.pages,
      cards: this.#cards.count,
      keys: this.#cards.keys,
      checks: findings.checks(),
    };
  }

  #advance(read: number): void {
    this.#read = read;
    this.#tell(read, this.#pdf.pages);
  }

  #wholeFile(duplex: Flip | undefined): void {
    const { flip, hasBacks, faces = [], sheets = [], pages } = this.#asked;
    const { pages: found } = this.#pdf;
    const expected = pages ?? [...faces, ...sheets].reduce((last, { page }) => Math.max(last, page), 0);
    if (expected > 0 && found !== expected)
      this.#findings.fault('layout', sentence('preflight.page-count', { found, expected }));
    checkScaling(this.#pdf, this.#findings);
    checkSettings(this.#pdf, this.#asked, this.#findings);
    if (flip !== undefined && (this.#cards.count > 0 || hasBacks))
      checkFlip(duplex ?? 'none', this.#asked.pile ? 'none' : flip, this.#findings);
  }

  /** As the manifest says, or as the cards do without one. */
  #turningOf(duplex: Flip | undefined): Turning | undefined {
    const { pile, flip } = this.#asked;
    if (this.#isPages || this.#pdf.pages % 2 > 0) return undefined;
    if (flip === undefined && duplex === undefined)
      return turningOf(this.#pdf, sheet => backFaults(sheet, this.#asked, true).flat().length === 0);
    if (pile === undefined || flip === undefined || flip === 'none') return undefined;
    return hasMarks(this.#pdf, 1) ? { flip, pile } : undefined;
  }

  /** Sheet by sheet, however far apart its pages are. */
  async #turnedPile({ flip, pile }: Turning, first: number, last: number): Promise<void> {
    const { pages } = this.#pdf;
    for (let number = first; number <= last; number += 2) {
      this.#advance(number - first);
      const front = (number + 1) / 2;
      await this.#duplexSheet(front, backOf(front, pages, pile), flip);
    }
  }

  async #duplexSheet(number: number, behind: number, flip: Flip): Promise<void> {
    const front = await this.#page(number);
    const back = behind <= this.#pdf.pages ? await this.#page(behind) : undefined;
    const sheet = back && readDuplexSheet(front, back, flip);
    if (back !== undefined && sheet === undefined && this.#asked.flip === undefined) {
      // Nothing says that there should be cards: these may be note sheets.
      for (const page of [front, back]) this.#pageWithoutCards(page);
      return;
    }
    if (back === undefined || sheet === undefined) {
      const fault = sentence(back === undefined ? 'preflight.no-back-page' : 'preflight.no-crop-marks');
      this.#findings.fault('front and back', fault, number);
      return;
    }
    checkPageBoxes(sheet, this.#asked, this.#findings);
    const faults = this.#backFaults(sheet);
    const otherFlip = flip === 'long-edge' ? 'short-edge' : 'long-edge';
    const other = faults.flat().length > 0 ? readDuplexSheet(front, back, otherFlip) : undefined;
    if (other !== undefined && this.#backFaults(other).flat().length === 0) {
      this.#findings.fault('front and back', sentence('preflight.other-flip'), back.number);
      this.#sheet(other, []);
    } else this.#sheet(sheet, faults);
  }

  async #foldedSheet(number: number): Promise<void> {
    const page = await this.#page(number);
    const axis = foldOf(page);
    const sheet = readFoldedSheet(page, axis ?? 'vertical');
    if (sheet === undefined) {
      this.#pageWithoutCards(page);
      return;
    }
    if (axis === undefined) this.#findings.fault('front and back', sentence('preflight.no-fold'), number);
    checkPageBoxes(sheet, this.#asked, this.#findings);
    this.#sheet(sheet, this.#backFaults(sheet));
  }

  async #page(number: number): Promise<Page> {
    const read = this.#pdf.page(number);
    // The cells of key cards are large enough to be read from fewer pixels.
    const drawing = canBeShared(this.#asked) ? read.drawing.coarse() : read.drawing;
    const page = { ...read, drawing };
    this.#size ??= page.size;
    checkPageSize(page, this.#asked.paper ?? this.#size, this.#findings);
    checkPageSettings(page, this.#findings);
    // A sign of life: a sheet may take seconds.
    this.#advance(this.#read);
    checkGlyphs(page, this.#findings);
    this.#claims.page(page, this.#findings);
    return page;
  }

  /** Rules, the stand, a map. */
  #pageWithoutCards(page: Page): void {
    const { number, size, items } = page;
    const { kinds } = this.#asked;
    const texts = items.filter(item => item.kind === 'text').filter(text => !isCamouflage(text));
    this.#findings.count('safe zone', texts.length);
    for (const fault of unprintable(texts, size)) this.#findings.fault('safe zone', fault, number);
    for (const id of idsOn({ texts }))
      if (kinds.some(({ kind }) => id.startsWith(`${kind.letter}-`)))
        this.#findings.fault('key cards', sentence('preflight.key-without-marks', { id }), number);
  }

  #backFaults(sheet: FoundSheet): readonly (readonly Sentence[])[] {
    const last = this.#turning ? this.#pdf.pages / 2 : this.#pdf.pages;
    const ends = this.#turning ? sheet.sides[0] : sheet.sides.at(-1);
    return backFaults(sheet, this.#asked, ends?.page.number === last);
  }

  /** `faults` says for each card how its front and back fail to match. */
  #sheet(sheet: FoundSheet, faults: readonly (readonly Sentence[])[]): void {
    // Backs have no marks; they are held against their fronts.
    const [front] = sheet.sides;
    const { number } = front.page;
    const moved = moveFault(front, this.#asked);
    if (moved !== undefined) this.#findings.fault('page size', moved, number);
    this.#cards.add(sheet, faults);
  }
}

/** Whether a sheet, from 0, is among those of so many that are read. */
function spread(sheets: number, read: number): (sheet: number) => boolean {
  if (sheets <= read) return () => true;
  const chosen = new Set(Array.from({ length: read }, (_, i) => Math.round((i * (sheets - 1)) / (read - 1))));
  return sheet => chosen.has(sheet);
}
