#!/usr/bin/env zx
// Makes the subset fonts in fonts/ from their npm packages: npm run fonts
// The packages are hundreds of megabytes, so they are fetched into a temporary folder instead of being dependencies.
import iconv from 'iconv-lite';
import { $, chalk, echo, fs, path, tmpdir } from 'zx';
import { HAN_FEATURES, subset } from './subset.mjs';

const NOTO = '@expo-google-fonts';
const PACKAGES = [
  `${NOTO}/noto-sans-hk@0.4.3`,
  `${NOTO}/noto-sans-tc@0.4.3`,
  `${NOTO}/noto-sans-sc@0.4.3`,
  `${NOTO}/noto-sans@0.4.2`,
  'vazirmatn@33.0.3',
];

/** Every character of a two-byte encoding with a lead byte in [from, to]. */
function repertoire(encoding, from, to, trailFrom) {
  const found = new Set();
  for (let lead = from; lead <= to; lead++) {
    for (let trail = trailFrom; trail <= 0xfe; trail++) {
      const text = iconv.decode(Buffer.from([lead, trail]), encoding);
      if ([...text].length === 1 && !/[\ufffd\ue000-\uf8ff]/.test(text) && text.codePointAt(0) > 0x7f) {
        found.add(text);
      }
    }
  }
  return [...found].join('');
}

function ranges(...pairs) {
  let text = '';
  for (const [from, to] of pairs)
    for (let code = from; code <= to; code++) text += String.fromCodePoint(code);
  return text;
}

const ASCII = ranges([0x20, 0x7e], [0xa0, 0xff]);
const PUNCTUATION = ranges(
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2190, 0x2193],
  [0x3000, 0x3017],
  [0xff01, 0xff5e],
);
const HAN = ASCII + PUNCTUATION;
const LATIN = ranges(
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0xfb00, 0xfb06],
);

const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' };
const JOBS = [
  {
    family: 'NotoSansHK',
    from: 'noto-sans-hk',
    text: HAN + repertoire('big5-hkscs', 0x87, 0xfe, 0x40),
    features: HAN_FEATURES,
  },
  {
    family: 'NotoSansTC',
    from: 'noto-sans-tc',
    text: HAN + repertoire('cp950', 0xa1, 0xf9, 0x40),
    features: HAN_FEATURES,
  },
  {
    family: 'NotoSansSC',
    from: 'noto-sans-sc',
    text: HAN + repertoire('gb2312', 0xa1, 0xf7, 0xa1),
    features: HAN_FEATURES,
  },
  { family: 'NotoSans', from: 'noto-sans', text: LATIN },
];

const here = path.resolve(import.meta.dirname, '..', 'fonts');
const work = tmpdir();
await fs.writeJson(path.join(work, 'package.json'), { private: true });
echo(chalk.bold('Fetching the font packages'));
await $({ cwd: work, quiet: true })`npm install --no-audit --no-fund --ignore-scripts ${PACKAGES}`;

async function write(name, bytes) {
  await fs.writeFile(path.join(here, name), bytes);
  echo(`${name.padEnd(26)} ${(bytes.length / 1e6).toFixed(2)} MB`);
}

for (const { family, from, text, features } of JOBS) {
  for (const [weight, folder] of Object.entries(WEIGHTS)) {
    const source = path.join(work, 'node_modules', NOTO, from, folder, `${family}_${folder}.ttf`);
    await write(`${family}-${weight}.ttf`, await subset(await fs.readFile(source), text, features));
  }
  const licence = await fs.readFile(path.join(work, 'node_modules', NOTO, from, 'LICENSE_FONT'));
  await write(`${family}-OFL.txt`, licence);
}
for (const weight of Object.keys(WEIGHTS)) {
  const name = `Vazirmatn-${weight}.ttf`;
  await write(name, await fs.readFile(path.join(work, 'node_modules', 'vazirmatn', 'fonts', 'ttf', name)));
}
await write('Vazirmatn-OFL.txt', await fs.readFile(path.join(work, 'node_modules', 'vazirmatn', 'OFL.txt')));
await fs.remove(work);
