// Writes src/parts/kinds.ts from the folders of src/parts/ that hold a part.ts, so that a new kind needs no line there by
// hand. Of a folder `score-pad`, part.ts exports `scorePad`.
import fs from 'node:fs';
import path from 'node:path';

const parts = path.resolve(import.meta.dirname, '../src/parts');
const file = path.join(parts, 'kinds.ts');

const kinds = fs
  .readdirSync(parts)
  .filter(folder => fs.existsSync(path.join(parts, folder, 'part.ts')))
  .sort()
  .map(folder => ({ folder, name: folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) }));
const imports = [
  ...kinds.map(({ folder, name }) => ({ from: `./${folder}/part.js`, line: `import { ${name} }` })),
  { from: './part.js', line: 'import type { AnyPart }' },
].sort((a, b) => (a.from < b.from ? -1 : 1));
const text = `// Written by scripts/kinds.mjs.
${imports.map(({ from, line }) => `${line} from '${from}';`).join('\n')}

/** Every part that a game's file may name: the folders here that hold a \`part.ts\`. */
export const KINDS: Readonly<Record<string, AnyPart>> = {
${kinds.map(({ folder, name }) => `  ${folder === name ? name : `'${folder}': ${name}`},`).join('\n')}
};
`;
if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
