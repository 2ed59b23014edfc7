#!/usr/bin/env node
// Copies the project into a folder with Chinese, Persian and accented letters and a space in its name, and installs it there.
// Then the oldest and the newest Node print a box and verify it, by npm start, and some of it by the installed package, which
// is weighed, and tests that open files and start programs run: npm run test:folder, or npm run test:folder -- 22 24 for
// other Nodes.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installNodes } from './install-nodes.mjs';

const FOLDER = '牌 دست é';
const ASKED = process.argv.slice(2);
const RELEASES = ASKED.length > 0 ? ASKED : ['20.19', '26'];
const TESTS = [
  'src/cli/disk',
  'src/cli/limits.test.ts',
  'src/cli/package.test.ts',
  'src/cli/raster',
  'src/proof/pdfium',
  'src/readme.test.ts',
  'src/rooms.test.ts',
  'src/schemas.test.ts',
];
/** Of the package, in MB, and of all that is installed with it, in MiB. */
const MOST = { packed: 20, installed: 110 };
/** Characters that only the large fonts have, which are pressed in the package. */
const RARE = 'word,child_safe\n龘,yes\n鱻,yes\n麤,yes\n爨,yes\n';
const INSTALL = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

const root = path.join(import.meta.dirname, '..');
const windows = process.platform === 'win32';
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-any-folder-'));
const copy = path.join(work, FOLDER, 'deckwright');
const desk = path.join(work, FOLDER, 'desk');

// In what the tests tell, no colours.
process.env.NO_COLOR = '1';
const start = promisify(execFile);

/** What a program wrote; throws all that it said if it fails. */
async function run(program, args, cwd) {
  const shell = windows && program === 'npm';
  try {
    return (await start(program, args, { cwd, shell, maxBuffer: 1 << 26 })).stdout;
  } catch (failed) {
    const said = [failed.message, failed.stdout, failed.stderr].filter(Boolean).join('\n');
    throw new Error(said);
  }
}

async function copyProject() {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  for (const name of listed.split('\0').filter(each => each !== '' && fs.existsSync(path.join(root, each)))) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    fs.copyFileSync(path.join(root, name), path.join(copy, name));
  }
}

/** What a folder takes on the disk, in MiB. */
function weightOf(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile());
  const sizes = files.map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name)).size);
  return Math.ceil(sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) * 4096, 0) / 2 ** 20);
}

/** The path of the program that npm installs from the package, which must not be heavier than README says. */
async function installPackage() {
  fs.mkdirSync(desk);
  const told = await run('npm', ['pack', '--silent', '--pack-destination', desk], copy);
  fs.writeFileSync(path.join(desk, 'package.json'), '{ "private": true }\n');
  const packed = told.trim().split('\n').at(-1);
  await run('npm', ['install', ...INSTALL, '--omit=dev', `./${packed}`], desk);
  const [installed, sent] = [
    weightOf(path.join(desk, 'node_modules')),
    fs.statSync(path.join(desk, packed)).size / 1e6,
  ];
  console.log(`The package has ${sent.toFixed(1)} MB, and ${installed} MB when installed.`);
  if (sent > MOST.packed || installed > MOST.installed) throw new Error('The package is too heavy.');
  return path.join(desk, 'node_modules/deckwright/dist/cli/main.js');
}

/** Prints with each Node, reads back, and has the files verified. */
async function print(name, program, args) {
  const printing = nodes.map(async ({ version, program: node }) => {
    const out = `${name} ${version}`;
    await run(node, [program, 'print', ...args, '--out', out], desk);
    const pdfs = fs.readdirSync(path.join(desk, out)).filter(each => each.endsWith('.pdf'));
    await run(node, [program, 'verify', ...pdfs.map(each => path.join(out, each))], desk);
    console.log(`${FOLDER}: ${pdfs.length} PDFs printed and verified by ${name}, Node ${version}.`);
  });
  await Promise.all(printing);
}

const nodes = installNodes(RELEASES);
try {
  await copyProject();
  await run('npm', ['ci', ...INSTALL], copy);
  const installed = await installPackage();
  await print('npm start', path.join(copy, 'scripts/start.mjs'), []);
  await print('the package', installed, ['--locale', 'fa', '--only', 'keys,stand']);
  fs.writeFileSync(path.join(desk, 'rare.csv'), RARE);
  await print('the package, with rare words', installed, ['--only', 'words', '--words', 'rare.csv']);
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--no-isolate', '--maxWorkers=100%', '--testTimeout=60000', ...TESTS];
  const told = await run(process.execPath, [vitest, ...args], copy);
  console.log(`${FOLDER}: ${/Tests +(.*)/.exec(told)?.[1]}.`);
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}
