import { type Sentence, sentence } from '../../../speech/index.js';
import type { Expectation } from '../../expectation.js';
import type { Findings } from '../../findings.js';
import type { OpenPdf } from '../../pdfium/open-pdf.js';
import type { Page } from '../../pdfium/page.js';

/** What no page shows, and what changes what a printer or a viewer does: a file of ours has none of it. */
export function checkSettings(pdf: OpenPdf, { language }: Expectation, findings: Findings): void {
  findings.count('settings');
  const found = [...hidden(pdf)];
  // What is told by its own name is not told once more by its entries.
  const entries = found.length > 0 || findings.has('settings') ? [] : pdf.facts.unknown;
  const faults = [...printing(pdf), ...found, ...unknownFaults(entries), ...languageFaults(pdf, language)];
  for (const fault of faults) findings.fault('settings', fault);
}

/** Nothing lies on the page or is only sometimes shown, and nothing happens when it is opened. */
export function checkPageSettings({ number, annotations, marks, acts }: Page, findings: Findings): void {
  const fault = (sentence: Sentence) => findings.fault('settings', sentence, number);
  if (annotations > 0) fault(sentence('preflight.annotations', { count: annotations }));
  if (acts) fault(sentence('preflight.page-acts'));
  for (const each of unknownFaults(marks)) fault(each);
}

function* unknownFaults(entries: readonly string[]): Generator<Sentence> {
  if (entries.length > 0) yield sentence('preflight.unknown-entries', { count: entries.length, entries });
}

function* printing({ preferences: { copies, range }, facts }: OpenPdf): Generator<Sentence> {
  if (copies > 1) yield sentence('preflight.copies', { count: copies });
  if (range.length > 0) yield sentence('preflight.page-range', { pages: range });
  if (!facts.picksPaper) yield sentence('preflight.paper-tray');
  if (facts.isCut) yield sentence('preflight.print-area');
}

function* hidden({
  extras: { attachments, form, actions },
  facts: { layers },
}: OpenPdf): Generator<Sentence> {
  for (const action of actions) yield sentence('preflight.action', { action });
  if (layers.length > 0) yield sentence('preflight.layers', { count: layers.length, names: layers });
  if (attachments > 0) yield sentence('preflight.attachments', { count: attachments });
  if (form !== 'none') yield sentence('preflight.form', { form });
}

function* languageFaults({ extras }: OpenPdf, expected: string | undefined): Generator<Sentence> {
  const found = extras.language;
  if (found === '') yield sentence('preflight.no-language');
  else if (expected !== undefined && found !== expected)
    yield sentence('preflight.language', { found, expected });
}
