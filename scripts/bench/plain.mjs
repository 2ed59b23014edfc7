// The word cards of Deckwright by pdfkit alone: the same words twice, sizes, places, frames, marks and slugs. Nothing is
// checked or paired, and only Chinese comes out right.
// node scripts/bench/plain.mjs WORDS.json OUT.pdf BOLD.ttf REGULAR.ttf
import fs from 'node:fs';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

const [file, out, bold, regular] = process.argv.slice(2);
const deck = JSON.parse(fs.readFileSync(file, 'utf8'));
const MM = 72 / 25.4;
const [width, height, columns, rows, left, top] = [65, 43, 4, 4, 18.5, 19];
const each = columns * rows;
const [INK, QUIET, GREY, LABEL, MARK] = ['#24211d', '#585449', '#4a463d', '#faf6ec', '#8a8578'];

const pdf = new PDFDocument({ autoFirstPage: false, size: [297 * MM, 210 * MM], margin: 0, font: null });
pdf.pipe(fs.createWriteStream(out));
pdf.registerFont('bold', bold).registerFont('regular', regular);
const shapes = fontkit.openSync(bold);

/** A word in the middle of a room, as large as it may be and fits: by what is drawn of it, not by its line. */
function word(shown, largest, room, middle, colour) {
  const { advanceWidth, bbox } = shapes.layout(shown);
  const size = Math.min(largest, (room * shapes.unitsPerEm) / advanceWidth);
  const em = size / shapes.unitsPerEm;
  const y = middle.y + ((bbox.minY + bbox.maxY) / 2) * em;
  text('bold', size, colour, shown, middle.x - (advanceWidth / 2) * em, y);
}

function text(font, size, colour, shown, x, y, more) {
  pdf.font(font, size).fillColor(colour);
  pdf.text(shown, x, y, { lineBreak: false, baseline: 'alphabetic', ...more });
}

function frame(colour) {
  pdf.lineWidth(0.45).lineJoin('round').moveTo(4, 3).lineTo(55.5, 3).lineTo(62, 9.5).lineTo(62, 39);
  pdf.quadraticCurveTo(62, 40, 61, 40).lineTo(4, 40).quadraticCurveTo(3, 40, 3, 39);
  pdf.lineTo(3, 4).quadraticCurveTo(3, 3, 4, 3).closePath().stroke(colour);
  pdf.lineWidth(0.3).circle(60.4, 4.6, 0.9).stroke(colour);
  pdf.moveTo(5.6, 17.4).lineTo(59.4, 17.4).stroke(colour);
  pdf.roundedRect(5.6, 20.4, 53.8, 17, 1.2).fill(LABEL);
}

function moon() {
  pdf.save().translate(57.2, 14.4).scale(1.9);
  pdf.lineWidth(0.13).circle(0, 0, 1).stroke(QUIET);
  pdf.moveTo(0.26, -0.62).bezierCurveTo(-0.12, -0.66, -0.62, -0.38, -0.62, 0.06);
  pdf.bezierCurveTo(-0.62, 0.44, -0.3, 0.68, 0.06, 0.68).bezierCurveTo(0.34, 0.68, 0.56, 0.54, 0.66, 0.3);
  pdf.bezierCurveTo(0.5, 0.4, 0.34, 0.42, 0.2, 0.36).bezierCurveTo(-0.06, 0.26, -0.16, -0.04, -0.06, -0.28);
  pdf.bezierCurveTo(0, -0.42, 0.1, -0.54, 0.26, -0.62).closePath().fill(QUIET).restore();
}

function face(number, { word: shown, marked }, colour) {
  frame(colour);
  pdf.save().translate(32.5, 10.3).rotate(180);
  word(shown, 6.75, 24.9, { x: 0, y: 0 }, QUIET);
  pdf.restore();
  text('regular', 6 / MM, colour, `${number}`, 5.6, 16.4);
  word(shown, 13.5, 49.8, { x: 32.5, y: 28.9 }, INK);
  if (marked) moon();
}

function marks() {
  pdf.lineWidth(0.25);
  const line = (...[x1, y1, x2, y2]) => pdf.moveTo(x1, y1).lineTo(x2, y2).stroke(MARK);
  const [right, bottom] = [left + columns * width, top + rows * height];
  for (let i = 0; i <= columns; i++) {
    const x = left + i * width;
    line(x, top - 5.3, x, top - 0.8);
    line(x, bottom + 0.8, x, bottom + 5.3);
    for (let y = top; y < bottom; y += height) {
      line(x, y, x, y + 1.4);
      line(x, y + height - 1.4, x, y + height);
    }
  }
  for (let j = 0; j <= rows; j++) {
    const y = top + j * height;
    line(left - 5.3, y, left - 0.8, y);
    line(right + 0.8, y, right + 5.3, y);
    for (let x = left; x < right; x += width) {
      line(x, y, x + 1.4, y);
      line(x + width - 1.4, y, x + width, y);
    }
  }
}

function ruler() {
  pdf.save().translate(10, 201.603);
  pdf.lineWidth(0.25).moveTo(0, 0).lineTo(50, 0).stroke(GREY);
  for (let x = 0; x <= 50; x++) {
    const [long, thick] = x % 10 === 0 ? [2.2, 0.25] : x % 5 === 0 ? [1.6, 0.15] : [0.9, 0.15];
    pdf.lineWidth(thick).moveTo(x, 0).lineTo(x, -long).stroke(GREY);
  }
  pdf.restore();
  text('regular', 6.5 / MM, GREY, '50 mm', 61.5, 201.603);
}

function slug(side, sheet) {
  const shown = side.replace('{n}', `${sheet}`).replace('{total}', `${total}`);
  const atEnd = { width: 138.5, align: 'right' };
  text('regular', 7.5 / MM, GREY, shown, 10, 10.303);
  text('regular', 7.5 / MM, GREY, deck.how, 148.5, 10.303, atEnd);
  text('regular', 6.5 / MM, GREY, deck.by, 148.5, 201.603, atEnd);
}

const total = Math.ceil(deck.cards.length / each);
for (let sheet = 0; sheet < total; sheet++) {
  const cards = deck.cards.slice(sheet * each, (sheet + 1) * each);
  pdf.addPage().scale(MM);
  for (const [i, [front]] of cards.entries()) {
    pdf.save().translate(left + (i % columns) * width, top + Math.floor(i / columns) * height);
    face(sheet * each + i + 1, front, '#986d2a');
    pdf.restore();
  }
  marks();
  slug(deck.front, sheet + 1);
  ruler();
  pdf.addPage().scale(MM);
  for (const [i, [, back]] of cards.entries()) {
    pdf.save().translate(left + ((i % columns) + 1) * width, top + (rows - Math.floor(i / columns)) * height);
    pdf.rotate(180);
    face(sheet * each + i + 1, back, '#2f5f86');
    pdf.restore();
  }
  slug(deck.back, sheet + 1);
}
pdf.end();
