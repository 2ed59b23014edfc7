#!/usr/bin/env zx
// Makes the small faces in fonts/, with only the characters that templates/ prints, from the large ones. A run that needs
// no others opens a twentieth of the bytes. npm run fonts ends with this.
import { echo, fs, glob, path } from 'zx';
import { HAN_FEATURES, subset } from './subset.mjs';

const root = path.resolve(import.meta.dirname, '..');
// Names of pictures go into manifests. Only the sheet of new pictures prints some, with the large faces.
const ignore = ['templates/pictures/names/**'];
const files = await glob('templates/**/*.{yaml,md}', { cwd: root, ignore });
const texts = await Promise.all(files.sort().map(file => fs.readFile(path.join(root, file), 'utf8')));
const ascii = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i));
const characters = [...new Set([...ascii, ...texts.join('')])].filter(character => character >= ' ').sort();

for (const family of ['NotoSansHK', 'NotoSansTC', 'NotoSansSC']) {
  const bytes = await fs.readFile(path.join(root, 'fonts', `${family}-Regular.ttf`));
  const small = await subset(bytes, characters.join(''), HAN_FEATURES);
  const name = `${family}-Regular-small.ttf`;
  await fs.writeFile(path.join(root, 'fonts', name), small);
  echo(`${name.padEnd(30)} ${(small.length / 1e6).toFixed(2)} MB`);
}
