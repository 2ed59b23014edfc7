import { sentence } from '../../../speech/index.js';
import { type Findings, faultAt } from '../../findings.js';
import { withoutInk } from '../../pages/ink.js';
import { isCamouflage } from '../../pages/items.js';
import type { FontFacts } from '../../pdfium/fonts.js';
import type { Page } from '../../pdfium/page.js';

/** Of more texts than this, all of the page is drawn at once. */
const FEW = 6;

/** Characters without ink: holes on the paper, though a search would find them. */
export function checkGlyphs({ items, number, drawing }: Page, findings: Findings): void {
  const texts = items.filter(item => item.kind === 'text').filter(text => !isCamouflage(text));
  for (const item of texts) {
    const paper = texts.length > FEW ? drawing.whole() : drawing.around(item.outlines);
    const characters = withoutInk(item, paper) && withoutInk(item, drawing.fine());
    if (characters === '') continue;
    const { text, ink } = item;
    findings.fault('fonts', faultAt(ink, sentence('preflight.no-ink', { characters, text })), number);
  }
}

export function checkFonts(fonts: readonly FontFacts[], findings: Findings): void {
  findings.count('fonts', fonts.length);
  for (const { name, embedded } of fonts)
    if (!embedded) findings.fault('fonts', sentence('preflight.font-missing', { name }));
}
