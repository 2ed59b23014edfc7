// What plain pdfkit takes for the same key cards: a rounded square and a sign for each cell, an id, no backs, no proof.
// node scripts/bench/plain-keys.mjs COUNT FONT FILE
import fs from 'node:fs';
import PDFDocument from 'pdfkit';

const [count, font, file] = process.argv.slice(2);
const MM = 72 / 25.4;
const COLOURS = { R: '#c7402d', B: '#1f4788', N: '#e9dfca', X: '#24211d' };
const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0, font });
document.pipe(fs.createWriteStream(file));
for (let i = 0; i < Number(count); i++) {
  if (i % 12 === 0) document.addPage();
  const [left, top] = [12 + 62 * (i % 3), 24.5 + 62 * Math.floor((i % 12) / 3)];
  const cells = [...'RRRRRRRRRBBBBBBBBNNNNNNNX'].sort(() => Math.random() - 0.5);
  for (const [k, role] of cells.entries()) {
    const x = (left + 7.65 + 9.45 * (k % 5)) * MM;
    const y = (top + 7.65 + 9.45 * Math.floor(k / 5)) * MM;
    document.roundedRect(x, y, 8.9 * MM, 8.9 * MM, 1.3 * MM).fill(COLOURS[role]);
    if (role === 'R') document.circle(x + 12.6, y + 12.6, 5.7).fill('#ffffff');
    else document.rect(x + 9, y + 9, 7, 7).fill('#ffffff');
  }
  for (const [dx, dy] of [
    [31, 4],
    [31, 58],
    [4, 31],
    [58, 31],
  ])
    document.roundedRect((left + dx - 5) * MM, (top + dy - 1.5) * MM, 10 * MM, 3 * MM, 4).fill('#c7402d');
  document.fillColor('#6f6a5e').fontSize(4.8);
  document.text(`C-${String(i).padStart(4, '0')}-7QK2-9`, (left + 6.2) * MM, (top + 59) * MM, {
    lineBreak: false,
  });
}
document.end();
