import fs from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Command } from 'commander';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { PICTURES, wholeBox } from '../../scripts/pictures.js';
import { describe as tellHelp } from './help/describe.js';
import { program } from './program.js';
import { speak } from './report/say.js';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const PAGES = [
  'README.md',
  ...fs
    .readdirSync(path.join(ROOT, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The program, with what its help tells in English. */
function told(): Command {
  speak('en');
  const deckwright = program();
  tellHelp(deckwright);
  return deckwright;
}

/** Every command with an action, by its words: `keys deal`. */
function commands(
  command: Command = told(),
  words: readonly string[] = [],
): readonly (readonly [string, Command])[] {
  if (command.commands.length === 0) return [[words.join(' '), command]];
  return command.commands.flatMap(each => commands(each, [...words, each.name()]));
}

describe('docs/options.md', () => {
  const page = read('docs/options.md');
  const section = (name: string) => page.split(/^## /m).find(text => text.startsWith(`${name}\n`)) ?? '';

  test.each(commands())('lists every option of %s with its default, and no other', (name, command) => {
    const rows = [...section(name).matchAll(/^\| `(--[^`]*)` \| (.*) \| (.*?) ?\|$/gm)];
    expect(section(name)).toContain(`npm start -- ${name}`);
    expect(rows.map(([, flags]) => flags)).toEqual(command.options.map(({ flags }) => flags));
    for (const [i, { description, defaultValue, argChoices = [] }] of command.options.entries()) {
      const [, , says, without] = rows[i].map(cell => cell.replaceAll('`', ''));
      const [, told] = /\(default: (.*?)\)/.exec(description) ?? [];
      expect(without).toContain(told ?? (typeof defaultValue === 'string' ? defaultValue : ''));
      for (const choice of argChoices) expect(says).toContain(choice);
    }
  });
});

describe('every command shown to the reader', () => {
  const helps = commands().map(([name, command]) => [`help of ${name}`, helpOf(command)] as const);
  const shown = [
    ...PAGES.map(page => [page, fences(read(page)).join('\n')] as const),
    ...helps,
    ['help', helpOf(program())] as const,
  ].flatMap(([place, text]) =>
    [...text.matchAll(/^ *(npm .*?)(?: {3,}.*)?$/gm)].flatMap(([, line]) =>
      line.split(' && ').map(one => [place, one] as const),
    ),
  );

  test('is found in pages and in help texts', () => {
    expect(shown.filter(([place]) => place.startsWith('help')).length).toBeGreaterThan(20);
    expect(shown.filter(([place]) => place.endsWith('.md')).length).toBeGreaterThan(50);
  });

  test.each(shown)('%s: %s', async (_, line) => {
    const [, verb, script, , rest = ''] = /^npm (\w+)(?: ([\w:-]+))?( -- (.*))?$/.exec(
      line.replace('npm start --', 'npm start start --'),
    ) as RegExpExecArray;
    expect(['ci', 'cit', 'start', 'run']).toContain(verb);
    if (verb === 'run') expect(Object.keys(scripts)).toContain(script);
    const args = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
    if (verb === 'start') await understand(args);
    else if (rest) for (const name of optionsIn(rest)) expect(sourceOf(script)).toContain(name.slice(2));
  });
});

describe('the pages', () => {
  const known = [
    ...commands().flatMap(([, command]) => command.options.map(({ long }) => long)),
    ...['--help', '--version', '--verbose', '--language', '--processes'],
    // Of Slurm and GNU parallel.
    ...['--array', '--requeue', '--joblog', '--resume-failed'],
  ];
  /** Headings as GitHub names them in links. */
  const anchors = (file: string) =>
    [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const links = [...PAGES, 'CHANGELOG.md', 'src/README.md'].flatMap(page =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => [page, target] as const),
  );

  test.each(links.filter(([, target]) => !target.startsWith('https:')))('%s links to %s', (page, target) => {
    const [file, anchor] = target.split('#');
    const found = file === '' ? page : path.join(path.dirname(page), file);
    expect(fs.existsSync(path.join(ROOT, found))).toBe(true);
    if (anchor) expect(anchors(found)).toContain(anchor);
  });

  test('are all linked from the README', () => {
    const linked = links.filter(([page]) => page === 'README.md').map(([, target]) => target);
    expect(PAGES.slice(1).filter(page => !linked.includes(page))).toEqual([]);
  });

  test('show every picture', () => {
    const used = links.map(([page, target]) => path.join(path.dirname(page), target));
    const kept = fs.readdirSync(path.join(ROOT, 'docs')).filter(name => /\.(png|webp)$/.test(name));
    expect(kept.filter(name => !used.includes(`docs/${name}`))).toEqual([]);
    // Those of the page are made in a browser: npm run studio:pictures.
    const printed = kept.filter(name => !name.startsWith('studio-'));
    expect(PICTURES.map(({ name }) => name).sort()).toEqual(printed.sort());
  });

  test.each(PAGES)('%s names only options, scripts and files that exist', page => {
    const text = read(page);
    expect(optionsIn(text).filter(option => !known.includes(option))).toEqual([]);
    for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, file] of text.matchAll(/`((?:templates|src|fonts|wordlists|docs)\/[^`…]*)`/g))
      expect([file, fs.existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  });

  test('show only valid YAML', () => {
    for (const page of PAGES)
      for (const [, text] of read(page).matchAll(/^```yaml\n(.*?)^```/gms)) load(text);
  });

  test.each([
    ['README.md', {}],
    ['docs/duet.md', { game: 'duet' }],
    ['docs/pictures.md', { game: 'pictures' }],
    ['docs/codes.md', { game: 'decrypto' }],
  ])('%s lists the files of the box and their sheets', async (page, recipe) => {
    const deck = await wholeBox(recipe);
    const sheets = new Map(deck.parts.map(part => [part.file, String(part.sheets)]));
    const rows = [...read(page).matchAll(/^\| `(.*?)` \| .* \| (\d*) ?\|$/gm)];
    expect(rows.map(([, name, count]) => [name, count])).toEqual(
      deck.files.map(({ name }) => [name, sheets.get(name) ?? '']),
    );
  });
});

describe('the picture', () => {
  test.each(
    PICTURES.map(picture => [picture.name, picture] as const),
  )('%s is as the code draws it now', async (name, picture) => {
    const [kept, fresh] = await Promise.all(
      [fs.promises.readFile(path.join(ROOT, 'docs', name)), picture.paint()].map(async bytes =>
        pixels(await bytes),
      ),
    );
    expect([fresh.width, fresh.height]).toEqual([kept.width, kept.height]);
    let off = 0;
    for (let i = 0; i < kept.data.length; i += 4) if (Math.abs(kept.data[i] - fresh.data[i]) > 48) off += 1;
    // Another machine may smooth edges a little differently; a moved card or another word is far more.
    expect(off / (kept.width * kept.height)).toBeLessThan(0.002);
  });
});

/** Parses a command line like the program, without running it; names must be known. */
async function understand(args: readonly string[]): Promise<void> {
  const deckwright = program();
  let done = 0;
  const names = (folder: string) =>
    fs.readdirSync(path.join(ROOT, 'templates', folder)).map(name => name.replace(/\.yaml$/, ''));
  const told: Record<string, readonly string[]> = {
    print: names('games'),
    'keys deal': names('keys'),
    'map check': names('campaigns'),
    'map print': names('campaigns'),
    locale: names('locales'),
    grid: names('grids'),
    map: names('campaigns'),
    theme: names('themes'),
    paper: Object.keys(load(read('templates/papers.yaml')) as object),
    pair: Object.keys(load(read('templates/pairs.yaml')) as object),
  };
  const isFile = (value: string) => /\.(yaml|json|deckwright)$/.test(value);
  for (const [name, command] of commands(deckwright))
    command.configureOutput({ writeErr: () => {} }).action((...given: unknown[]) => {
      done += 1;
      const [what] = command.args;
      if (what && told[name] && !isFile(what)) expect(told[name]).toContain(what);
      for (const [option, value] of Object.entries(command.opts()))
        if (told[option] && !isFile(value)) expect(told[option]).toContain(value);
      expect(given.length).toBeGreaterThan(0);
    });
  const [first] = args;
  const implied = first === undefined || (first.startsWith('-') && !['--help', '--version'].includes(first));
  try {
    await deckwright
      .configureOutput({ writeOut: () => {}, writeErr: () => {} })
      .parseAsync(implied ? ['print', ...args] : [...args], { from: 'user' });
  } catch (fault) {
    if (!['commander.version', 'commander.helpDisplayed'].includes((fault as { code: string }).code))
      throw fault;
    done += 1;
  }
  expect(done).toBe(1);
}

/** The whole help text, examples included. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: more => (text += more) }).outputHelp();
  return text;
}

function fences(text: string): readonly string[] {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, language, inside]) =>
    language === '' ? inside : [],
  );
}

function optionsIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([option]) => option);
}

/** The file behind `npm run batch`. */
function sourceOf(script: string): string {
  return read(/scripts\/[\w.-]+/.exec(scripts[script])?.[0] ?? '');
}

async function pixels(png: Uint8Array) {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
