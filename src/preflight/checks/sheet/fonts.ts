import { sentence } from '../../../problem.js';
import { isCamouflage } from '../../cards/card-face.js';
import { type Findings, faultAt } from '../../findings.js';
import { withoutInk } from '../../pages/ink.js';
import type { FontFacts } from '../../pdfium/fonts.js';
import type { Page } from '../../pdfium/page.js';

/** Characters without ink: holes on the paper, though a search would find them. */
export function checkGlyphs({ items, number, pixels }: Page, findings: Findings): void {
  for (const item of items) {
    if (item.kind !== 'text' || isCamouflage(item)) continue;
    const characters = withoutInk(item, pixels);
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
