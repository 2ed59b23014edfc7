import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Library } from '../data/index.js';
import type { Folders } from '../platform.js';
import { error, ProblemError } from '../speech/index.js';
import { libraryAround } from './disk/decks.js';
import { entriesOf } from './disk/entries.js';
import { readWhole } from './disk/read.js';

/** The folder of the program's own files, above src/ or dist/. */
const ROOT = folderWith('templates', path.dirname(fileURLToPath(import.meta.url)));

export const VERSION: string = (
  JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
).version;

/** The folder in which the command was typed; npm start runs in another one. Throws a ProblemError if it was deleted. */
export function here(): string {
  try {
    return (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) || process.cwd();
  } catch {
    throw new ProblemError([error('cli.folder-gone', '.')]);
  }
}

/** Packages whose files are data, by the first folder of their paths. */
const PACKAGES: Readonly<Record<string, string>> = {
  'world-atlas': 'world-atlas',
  'fluent-emoji-flat': '@iconify-json/fluent-emoji-flat',
};

const OWN = folderLibrary(ROOT, file => file.split(/[\\/]/).includes('..') || path.isAbsolute(file));
/** One for the whole program: what is opened from it is kept as long as it lives. */
const PROJECT: Library & Folders = {
  ...OWN,
  bytes: file => {
    // The large fonts of an installed package: scripts/press-fonts.mjs.
    const pressed = `dist/${file}.br`;
    const isPressed = !fs.existsSync(path.join(ROOT, file)) && fs.existsSync(path.join(ROOT, pressed));
    return isPressed ? brotliDecompressSync(OWN.bytes(pressed)) : OWN.bytes(file);
  },
  text: file => {
    const [folder, ...rest] = file.split('/');
    const name = PACKAGES[folder];
    return name === undefined ? OWN.text(file) : folderLibrary(packageFolder(name)).text(rest.join('/'));
  },
  said: (file, text) => {
    // Read once, when the program was built: scripts/build.mjs. Whoever changed the file since is heard.
    const built = path.join(ROOT, 'dist', `${file}.json`);
    if (!fs.existsSync(built)) return undefined;
    const { said, of } = JSON.parse(fs.readFileSync(built, 'utf8')) as { said: unknown; of: string };
    return of === text ? said : undefined;
  },
};

/** The program's own files: templates/, fonts/, wordlists/, and those of PACKAGES. */
export function projectLibrary(): Library & Folders {
  return PROJECT;
}

/** Wherever npm has put the package. */
function packageFolder(name: string): string {
  return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

/** The user's files, by paths as typed, and those inside a deck: `my.deckwright/words.csv`. */
export function ownLibrary(): Library & Folders {
  const folder = folderLibrary(here());
  const of = (file: string) => libraryAround(here(), file) ?? folder;
  return {
    bytes: file => of(file).bytes(file),
    text: file => of(file).text(file),
    list: file => of(file).list(file),
    entries: file => of(file).entries(file),
  };
}

/** The files of a folder; `isOutside` tells paths that lead out of it where they may not. */
function folderLibrary(root: string, isOutside = (_: string) => false): Library & Folders {
  const full = (file: string) => {
    if (isOutside(file)) throw new ProblemError([error('cli.no-such-file', file)]);
    return path.resolve(root, file);
  };
  return {
    bytes: file => readWhole(full(file), file, 'bytes'),
    text: file => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(readWhole(full(file), file, 'text'));
      } catch (fault) {
        if (fault instanceof ProblemError) throw fault;
        throw new ProblemError([error('cli.not-utf8', file)]);
      }
    },
    list: folder => {
      return fs.existsSync(full(folder)) ? fs.readdirSync(full(folder)).sort() : [];
    },
    entries: folder => entriesOf(full(folder), folder),
  };
}

function folderWith(name: string, from: string): string {
  if (fs.existsSync(path.join(from, name, 'papers.yaml'))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error(`The folder "${name}" of Deckwright is gone.`);
  return folderWith(name, above);
}
