// Reads what was printed with pdf.js, which shares nothing with any of the programs that printed it.
import fs from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of a page. What goes on where another ended is one text: a word may be set in pieces, as X光 is. */
async function textsOf(page) {
  const texts = [];
  let end = [];
  for (const { str, transform, width } of (await page.getTextContent()).items) {
    if (str.trim() === '') continue;
    const [a, b, , , x, y] = transform;
    const size = Math.hypot(a, b);
    const goesOn = Math.hypot(x - end[0], y - end[1]) < size / 20;
    texts.push((goesOn ? texts.pop() : '') + str.trim());
    end = [x + (width * a) / size, y + (width * b) / size];
  }
  return texts;
}

async function read(file, withTexts) {
  const pdf = await getDocument({ data: new Uint8Array(fs.readFileSync(file)), verbosity: 0 }).promise;
  const counts = new Map();
  for (let i = 1; withTexts && i <= pdf.numPages; i++) {
    const page = await pdf.getPage(i);
    for (const text of await textsOf(page)) counts.set(text, (counts.get(text) ?? 0) + 1);
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return { pages: pdf.numPages, counts };
}

/** Throws unless each of several PDFs has all texts, each as often as it must, on as many pages as the first PDF. */
export async function holdTogether(files, texts, times) {
  let pages;
  for (const file of files) {
    const found = await read(file, texts.length > 0);
    pages ??= found.pages;
    if (found.pages !== pages) throw new Error(`${file} has ${found.pages} pages, not ${pages}.`);
    const wrong = texts.filter(text => found.counts.get(text) !== times);
    if (wrong.length > 0)
      throw new Error(
        `${file}: of its texts, ${wrong.length} do not stand ${times} times: ${wrong.slice(0, 5).join(', ')}`,
      );
  }
}
