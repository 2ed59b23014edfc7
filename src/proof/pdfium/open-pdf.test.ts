import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../speech/index.js';
import { expected, jobOf, keyPages, pdfOf } from '../deck.fixture.js';
import { faultsOf } from '../faults.fixture.js';
import { foreign } from '../foreign-pdf.fixture.js';
import { preflight } from '../index.js';
import { openPdf } from './open-pdf.js';

const shop = await jobOf({});
const pdf = pdfOf(shop, keyPages(shop, 3));

/** Why a file can't be checked; or the first fault that is found in it. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await preflight(bytes, expected(shop)).then(
    report => report.checks.flatMap(({ problems }) => problems)[0],
    thrown => thrown as unknown,
  );
  if (error !== undefined && !(error instanceof Error)) return `found: ${JSON.stringify(error)}`;
  if (!(error instanceof ProblemError)) throw new Error(`no ProblemError, but ${error}`);
  return error.message;
}

describe('a file that can’t be checked is refused, and the problem says why', () => {
  test('one that is cut short, wherever it is', async () => {
    for (const share of [0.05, 0.3, 0.6, 0.9, 0.999])
      expect(await refusal(pdf.subarray(0, Math.floor(pdf.length * share)))).toBe(
        'deck.pdf: preflight.damaged {}',
      );
  });

  test('one that has a hole in what is printed', async () => {
    for (let share = 0.05; share < 0.93; share += 0.07) {
      const hole = new Uint8Array(pdf);
      const at = Math.floor(pdf.length * share);
      hole.fill(0, at, at + 300);
      expect(await refusal(hole)).toMatch(
        /^(deck\.pdf.*: preflight\.(damaged|page-unreadable|foreign) |found: )/,
      );
    }
  });

  test('an empty one, and one that is no PDF', async () => {
    expect(await refusal(new Uint8Array())).toBe('deck.pdf: preflight.empty-file {}');
    const random = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) % 251);
    expect(await refusal(random)).toBe('deck.pdf: preflight.no-pdf {}');
  });

  test('one that needs a password', async () => {
    for (const password of [{ userPassword: 'secret' }, { ownerPassword: 'secret' }])
      expect(await refusal(await foreign(password))).toBe('deck.pdf: preflight.encrypted {}');
  });

  test('one that another program made', async () => {
    expect(await refusal(await foreign({}))).toBe('deck.pdf: preflight.foreign {"producer":"PDFKit"}');
  });
});

test('a font that is not embedded is found', async () => {
  const bytes = await foreign({ info: { Producer: 'Deckwright 0.0.0' } });
  const report = await preflight(bytes, { place: 'deck.pdf', kinds: [] });
  expect(faultsOf(report)).toContainEqual({
    check: 'fonts',
    code: 'preflight.font-missing',
    name: 'Helvetica',
  });
});

test('a back that is the same page as the one before is read once, and one of fewer cards is not', async () => {
  // A large batch: in a smaller file comparing pages takes longer than reading them.
  const opened = await openPdf(pdfOf(shop, keyPages(shop, 241)), 'deck.pdf');
  const [first, , second] = [2, 3, 4].map(number => opened.page(number));
  const last = opened.page(opened.pages);
  expect([first.number, second.number, last.number]).toEqual([2, 4, 42]);
  expect(second.items).toBe(first.items);
  expect(last.items).not.toBe(first.items);
  expect(last.items.length).toBeLessThan(first.items.length);
  opened.close();
});

test('a part of a page is drawn as it is on the whole page', async () => {
  const opened = await openPdf(pdf, 'deck.pdf');
  const { drawing } = opened.page(1);
  const part = drawing.around({ x: 20, y: 40, width: 30, height: 20 });
  const whole = drawing.whole();
  expect(part.width).toBeGreaterThan(110);
  let far = 0;
  for (let i = 0; i < part.data.length; i++) {
    const pixel = Math.floor(i / 4);
    const row = part.top + Math.floor(pixel / part.width);
    const column = part.left + (pixel % part.width);
    const there = whole.data[(row * whole.width + column) * 4 + (i % 4)];
    far = Math.max(far, Math.abs(part.data[i] - there));
  }
  // Not more than what rounding makes of edges.
  expect(far).toBeLessThan(4);
  opened.close();
});
