// Writes templates/as-shipped.yaml: the measures as they come with the program, so that whoever moves one is told which one
// it was. Run it when measures change for everybody, and not in a build: that would take a designer's changes for ours.
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'templates/as-shipped.yaml');

const inFolder = folder => fs.readdirSync(path.join(root, folder)).map(name => `${folder}/${name}`);
const files = ['faces', 'games', 'themes']
  .flatMap(name => inFolder(`templates/${name}`))
  .filter(name => name.endsWith('.yaml'))
  .concat('templates/papers.yaml', 'templates/sheet.yaml', 'templates/sizes.yaml')
  .sort();
const lines = files.map(name => {
  const data = load(fs.readFileSync(path.join(root, name), 'utf8'));
  return `${name}: ${JSON.stringify(data)}\n`;
});
fs.writeFileSync(
  file,
  `# The measures as they come with the program. Written by scripts/as-shipped.mjs.\n${lines.join('')}`,
);
