#!/usr/bin/env zx
// Makes the small faces in fonts/ from the large ones: the regular with only the characters that templates/ prints, the
// bold with those of the word lists too, in every script that they can be converted to. A run that needs no others opens
// a twentieth of the bytes, and the page in the browser loads so much less. npm run fonts ends with this.
import { Converter } from 'opencc-js';
import { echo, fs, glob, path } from 'zx';
import { HAN_FEATURES, subset } from './subset.mjs';

const root = path.resolve(import.meta.dirname, '..');
// Names of pictures go into manifests, messages and the strings of the page on a screen. Only the sheet of new pictures
// prints some names, with the large faces.
const ignore = [
  ...['glossary', 'pictures/names', 'messages', 'help', 'studio'].map(folder => `templates/${folder}/**`),
  'templates/meanings.yaml',
];
const printed = await textOf('templates/**/*.{yaml,md}');

/** OpenCC's name for the script of each family, and the list that is written in it. */
const FAMILIES = {
  NotoSansHK: { script: 'hk', locale: 'yue' },
  NotoSansTC: { script: 'tw', locale: 'zh-Hant-TW' },
  NotoSansSC: { script: 'cn', locale: 'zh-Hans' },
};

for (const [family, { script, locale }] of Object.entries(FAMILIES)) {
  const own = await textOf(`wordlists/${locale}/*.csv`);
  const others = Object.values(FAMILIES).filter(other => other.locale !== locale);
  const converted = await Promise.all(
    others.map(async other => {
      const convert = Converter({ from: other.script, to: script });
      return convert(await textOf(`wordlists/${other.locale}/*.csv`));
    }),
  );
  await write(family, 'Regular', printed);
  await write(family, 'Bold', [printed, own, ...converted].join(''));
}

async function textOf(pattern) {
  const files = await glob(pattern, { cwd: root, ignore });
  const texts = await Promise.all(files.sort().map(file => fs.readFile(path.join(root, file), 'utf8')));
  return texts.join('');
}

async function write(family, weight, text) {
  const ascii = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i));
  const characters = [...new Set([...ascii, ...text])].filter(character => character >= ' ').sort();
  const bytes = await fs.readFile(path.join(root, 'fonts', `${family}-${weight}.ttf`));
  const small = await subset(bytes, characters.join(''), HAN_FEATURES);
  const name = `${family}-${weight}-small.ttf`;
  await fs.writeFile(path.join(root, 'fonts', name), small);
  echo(`${name.padEnd(30)} ${(small.length / 1e6).toFixed(2)} MB`);
}
