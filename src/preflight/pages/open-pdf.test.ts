import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problem.js';
import { expected, keyPages, pdfOf, workshop } from '../deck.fixture.js';
import { preflight } from '../index.js';

const shop = await workshop({});
const pdf = pdfOf(shop, keyPages(shop, 3));

async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await preflight(bytes, expected(shop)).then(
    () => undefined,
    thrown => thrown as unknown,
  );
  if (!(error instanceof ProblemError)) throw new Error(`no ProblemError, but ${error}`);
  return error.message;
}

function foreign(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', chunk => chunks.push(chunk));
  document.text('A letter');
  document.end();
  return new Promise(resolve => document.on('end', () => resolve(Buffer.concat(chunks))));
}

describe('a file that can’t be checked is told by its name, with what to do', () => {
  test('one that breaks off, wherever it does', async () => {
    for (const share of [0.05, 0.3, 0.6, 0.9, 0.999])
      expect(await refusal(pdf.subarray(0, Math.floor(pdf.length * share)))).toBe(
        'deck.pdf: The PDF is damaged: it breaks off, or a part of it is missing. Copy it once more, or print the deck again.',
      );
  });

  test('one that has a hole', async () => {
    for (let share = 0.05; share < 1; share += 0.07) {
      const hole = new Uint8Array(pdf);
      const at = Math.floor(pdf.length * share);
      hole.fill(0, at, at + 300);
      expect(await refusal(hole)).toMatch(/^deck\.pdf.*(is damaged|can’t be read)/);
    }
  });

  test('an empty one, and one that is no PDF', async () => {
    expect(await refusal(new Uint8Array())).toBe('deck.pdf: The file is empty. Print the deck again.');
    const random = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) % 251);
    expect(await refusal(random)).toMatch(/^deck\.pdf: This is no PDF\. Name a PDF that Deckwright made/);
  });

  test('one that needs a password', async () => {
    expect(await refusal(await foreign({ userPassword: 'secret' }))).toBe(
      'deck.pdf: The PDF is encrypted. Save it without a password, or print the deck again.',
    );
    expect(await refusal(await foreign({ ownerPassword: 'secret' }))).toContain('The PDF is encrypted.');
  });

  test('one that another program made', async () => {
    expect(await refusal(await foreign({}))).toBe(
      'deck.pdf: The PDF was made by "PDFKit", not by Deckwright. Check the file as Deckwright wrote it, before another program saves it.',
    );
  });
});

test('a font that is not in the file is found', async () => {
  const bytes = await foreign({ info: { Producer: 'Deckwright 0.0.0' } });
  const { checks } = await preflight(bytes, { place: 'deck.pdf', kinds: [] });
  expect(checks.find(({ name }) => name === 'fonts')?.problems.map(({ message }) => message)).toContain(
    'The font "Helvetica" is not in the file.',
  );
});
