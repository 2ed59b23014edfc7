// The floor for batches of key cards: the same pages from plain strings, Form XObjects, object streams and deflate.
// node scripts/bench/floor.mjs COUNT FILE
import fs from 'node:fs';
import zlib from 'node:zlib';

const [count, file] = [Number(process.argv[2]), process.argv[3]];
const [columns, rows, size] = [3, 4, 62];
const each = columns * rows;
const PAGE = '[0 0 595.276 841.89]';
const COLOURS = {
  R: '0.78 0.251 0.176',
  B: '0.122 0.278 0.533',
  N: '0.914 0.875 0.792',
  X: '0.141 0.129 0.114',
};

const out = fs.openSync(file, 'w');
let offset = 0;
const entries = [[0, 0, 65535]];
const write = text => {
  const bytes = Buffer.from(text, 'latin1');
  fs.writeSync(out, bytes);
  offset += bytes.length;
};
let next = 1;
const stream = (id, dictionary, content) => {
  const data = zlib.deflateSync(Buffer.from(content, 'latin1'));
  entries[id] = [1, offset, 0];
  write(`${id} 0 obj\n<<${dictionary}/Length ${data.length}/Filter/FlateDecode>>\nstream\n`);
  fs.writeSync(out, data);
  offset += data.length;
  write('\nendstream\nendobj\n');
};
let waiting = [];
const pack = () => {
  if (waiting.length === 0) return;
  const id = next++;
  let at = 0;
  const head = waiting.map(([own, text], i) => {
    entries[own] = [2, id, i];
    const entry = `${own} ${at}`;
    at += text.length + 1;
    return entry;
  });
  const header = `${head.join(' ')}\n`;
  stream(
    id,
    `/Type/ObjStm/N ${waiting.length}/First ${header.length}`,
    header + waiting.map(([, text]) => text).join('\n'),
  );
  waiting = [];
};
const object = (id, text) => {
  waiting.push([id, text]);
  if (waiting.length >= 150) pack();
};

write('%PDF-1.7\n%\xff\xff\xff\xff\n');
const [catalog, pages, font, resources] = [next++, next++, next++, next++];
const SIGNS = {
  R: '1 g 4.45 2.3 m 5.6 2.3 6.6 3.3 6.6 4.45 c 6.6 5.6 5.6 6.6 4.45 6.6 c 3.3 6.6 2.3 5.6 2.3 4.45 c 2.3 3.3 3.3 2.3 4.45 2.3 c f',
  B: '1 g 4.45 1.95 m 6.95 4.45 l 4.45 6.95 l 1.95 4.45 l f',
  N: '0.64 0.56 0.39 rg 3.2 4.2 2.5 0.5 re f',
  X: '1 G 0.9 w 1 J 2.8 2.8 m 6.1 6.1 l 6.1 2.8 m 2.8 6.1 l S',
};
const forms = {};
for (const [role, colour] of Object.entries(COLOURS)) {
  forms[role] = next++;
  const cell = `${colour} rg 1.3 0 m 7.6 0 l 8.3 0 8.9 .6 8.9 1.3 c 8.9 7.6 l 8.9 8.3 8.3 8.9 7.6 8.9 c 1.3 8.9 l .6 8.9 0 8.3 0 7.6 c 0 1.3 l 0 .6 .6 0 1.3 0 c f ${SIGNS[role]}`;
  stream(forms[role], '/Type/XObject/Subtype/Form/BBox[0 0 8.9 8.9]', cell);
}
for (const start of ['R', 'B']) {
  forms[`rim${start}`] = next++;
  const lamps = [0, 1, 2, 3].map(i => `${8 + i * 10} 2 12 3 re`).join(' ');
  stream(
    forms[`rim${start}`],
    '/Type/XObject/Subtype/Form/BBox[0 0 62 62]',
    `${COLOURS[start]} rg ${lamps} f .8 G .3 w 4 4 54 54 re S`,
  );
}
forms.marks = next++;
stream(
  forms.marks,
  '/Type/XObject/Subtype/Form/BBox[0 0 210 297]',
  `.5 G .25 w ${Array.from({ length: 100 }, (_, i) => `${i} 5 m ${i} 9 l`).join(' ')} S`,
);
forms.back = next++;
stream(
  forms.back,
  '/Type/XObject/Subtype/Form/BBox[0 0 210 297]',
  `.9 .9 .85 rg 12 20 186 250 re f .6 G .3 w ${Array.from({ length: 1500 }, (_, i) => `${(i % 40) * 5} ${Math.floor(i / 40) * 6} 2 2 re`).join(' ')} S`,
);
const names = Object.entries(forms).map(([name, id]) => `/${name} ${id} 0 R`);
object(font, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
object(resources, `<</Font<</F ${font} 0 R>>/XObject<<${names.join('')}>>>>`);

// The same number of shuffled cards, with ids of the same length.
let state = 1;
const random = n => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const kids = [];
const begin = '2.834646 0 0 -2.834646 0 841.89 cm\n';
const text = (x, y, pt, shown) => `BT /F ${pt} Tf 1 0 0 -1 ${x} ${y} Tm (${shown})Tj ET\n`;
const backs = next++;
stream(
  backs,
  '',
  `${begin}/back Do\n${text(10, 13, 2.6, 'Key cards, back, the same behind every full sheet')}`,
);
const total = Math.ceil(count / each);
for (let sheet = 0; sheet < total; sheet++) {
  let content = `${begin}`;
  for (let i = 0; i < each && sheet * each + i < count; i++) {
    const [R, B] = i % 2 ? [8, 9] : [9, 8];
    const cells = [...'R'.repeat(R), ...'B'.repeat(B), ...'NNNNNNNX'];
    for (let k = 24; k > 0; k--) {
      const j = random(k + 1);
      [cells[k], cells[j]] = [cells[j], cells[k]];
    }
    content += `q 1 0 0 1 ${12 + size * (i % columns)} ${24.5 + size * Math.floor(i / columns)} cm /rim${i % 2 ? 'B' : 'R'} Do\nq 1 0 0 1 7.65 7.65 cm`;
    for (let k = 0; k < 25; k++)
      content += `/${cells[k]} Do 1 0 0 1 9.45 0 cm${k % 5 === 4 ? ' 1 0 0 1 -47.25 9.45 cm' : ''}`;
    let id = 'C-';
    for (let k = 0; k < 9; k++) id += ALPHABET[random(32)] + (k === 3 || k === 7 ? '-' : '');
    content += ` Q\n${text(6.2, 60.6, 1.7, id)}Q\n`;
  }
  content += `/marks Do\n${text(10, 13, 2.6, `Key cards, front, sheet ${sheet + 1} of ${total}`)}`;
  for (const own of [content, undefined]) {
    const contents = own === undefined ? backs : next++;
    if (own !== undefined) stream(contents, '', own);
    const page = next++;
    object(
      page,
      `<</Type/Page/Parent ${pages} 0 R/MediaBox${PAGE}/Contents ${contents} 0 R/Resources ${resources} 0 R>>`,
    );
    kids.push(`${page} 0 R`);
  }
}
object(pages, `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`);
object(catalog, `<</Type/Catalog/Pages ${pages} 0 R>>`);
pack();
const table = next++;
entries[table] = [1, offset, 0];
const at = offset;
const xref = Buffer.alloc(next * 7);
for (const [id, [type, a, b]] of entries.entries()) {
  xref.writeUInt8(type, id * 7);
  xref.writeUInt32BE(a, id * 7 + 1);
  xref.writeUInt16BE(b, id * 7 + 5);
}
stream(table, `/Type/XRef/Size ${next}/Root ${catalog} 0 R/W[1 4 2]`, xref.toString('latin1'));
write(`startxref\n${at}\n%%EOF\n`);
fs.closeSync(out);
