// The floor: the same 400 words by pdfkit alone, upright and upside down in frames, sixteen to a page. No shaping, no
// checks, no pairing, no backs, no marks: Persian phrases come out in the wrong order.
import fs from 'node:fs';
import PDFDocument from 'pdfkit';

const [list, font, out] = process.argv.slice(2);
const words = fs
  .readFileSync(list, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split(',')[0]);
const document = new PDFDocument({ autoFirstPage: false, size: [841.89, 595.28], margin: 0, font });
document.pipe(fs.createWriteStream(out));
const [width, height] = [184, 122];
for (const [i, word] of words.entries()) {
  if (i % 16 === 0) document.addPage();
  const x = 52 + (i % 4) * width;
  const y = 54 + (Math.floor(i / 4) % 4) * height;
  document.roundedRect(x + 8, y + 8, width - 16, height - 16, 4).stroke();
  document.fontSize(38).text(word, x, y + 56, { width, align: 'center', lineBreak: false });
  document.save();
  document.rotate(180, { origin: [x + width / 2, y + 30] });
  document.fontSize(19).text(word, x, y + 20, { width, align: 'center', lineBreak: false });
  document.restore();
}
document.end();
