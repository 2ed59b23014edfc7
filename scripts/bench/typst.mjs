// Cards by Typst: node scripts/bench/typst.mjs NODE_MODULES FILE.typ CARDS.json OUT.pdf FONT...
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [modules, file, cards, out, ...fonts] = process.argv.slice(2);
const { NodeCompiler } = createRequire(`${modules}/`)('@myriaddreamin/typst-ts-node-compiler');
const workspace = path.dirname(path.resolve(file));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fonts.map(font => fs.readFileSync(font)) }],
});
compiler.mapShadow(path.join(workspace, 'cards.json'), fs.readFileSync(cards));
fs.writeFileSync(out, compiler.pdf({ mainFilePath: path.resolve(file) }));
