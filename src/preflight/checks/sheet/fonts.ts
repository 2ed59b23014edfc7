import { sentence } from '../../../problem.js';
import { type Findings, faultAt } from '../../findings.js';
import type { FontFacts, Page } from '../../pages/page-reader.js';

/** Characters without ink: holes on the paper, though a search would find them. */
export function checkGlyphs({ items, number }: Page, findings: Findings): void {
  for (const item of items)
    if (item.kind === 'text' && item.blank !== '') {
      const { blank: characters, text, ink } = item;
      findings.fault('fonts', faultAt(ink, sentence('preflight.no-ink', { characters, text })), number);
    }
}

export function checkFonts(fonts: readonly FontFacts[], findings: Findings): void {
  findings.count('fonts', fonts.length);
  for (const { name, embedded } of fonts)
    if (!embedded) findings.fault('fonts', sentence('preflight.font-missing', { name }));
}
