#!/usr/bin/env node
// Bundles the program into dist/cli/: main.js starts it, reader.js reads PDFs back on its own thread, preparer.js is the
// process that prepares photographs on all cores. A program that runs meanwhile loads parts of itself as it needs them, so
// each build is a folder of its own, named by what is in it; an old one goes a day after it was replaced.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { load } from 'js-yaml';

// Not import.meta.dirname: an older Node must be able to build the program, which then asks for a newer one.
const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const dist = path.join(root, 'dist');
const cli = path.join(dist, 'cli');
const DAY_MS = 86_400_000;

fs.mkdirSync(cli, { recursive: true });
// As deep as where it goes: its maps name the sources by their way from there.
const aside = path.join(cli, `.build-${process.pid}`);
fs.rmSync(aside, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/cli/main.ts', 'src/cli/readback/reader.ts', 'src/cli/raster/preparer.ts'],
  entryNames: '[name]',
  outdir: aside,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // These are loaded on demand, or have files of their own. The rest starts faster from a few files than from hundreds.
  external: ['@embedpdf/pdfium', 'harfbuzzjs', 'iconv-lite', 'icu', 'opencc-js', 'sharp'],
  alias: {
    '@noble/ciphers/aes': './scripts/bundle/aes.cjs',
    'brotli/decompress.js': './scripts/bundle/brotli.cjs',
    linebreak: './scripts/bundle/linebreak.cjs',
    'tiny-inflate': './scripts/bundle/inflate.cjs',
  },
  // For packages that are CommonJS, such as commander.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // Functions keep their names, and lines are short, for whoever reads a stack; node --enable-source-maps tells the sources.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  metafile: true,
});

// The licences of bundled packages require their text beside the bundle.
const packages = new Set(
  Object.keys(metafile.inputs).flatMap(
    file => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  ),
);
const texts = [...packages].sort().map(folder => {
  const file = fs.readdirSync(path.join(root, folder)).find(name => /^licen[cs]e/i.test(name));
  const text = file ? fs.readFileSync(path.join(root, folder, file), 'utf8').trim() : '';
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return `${name} ${version} (${license})\n\n${text}\n`;
});
replaceFile(path.join(dist, 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
putInPlace();
removeOld();
readTemplates();

/** Puts the new build beside those before it, then has main.js start it. */
function putInPlace() {
  const name = nameOf(aside);
  const build = path.join(cli, name);
  const damaged = fs.existsSync(build) && nameOf(build) !== name;
  if (damaged) fs.renameSync(build, `${aside}-damaged`);
  try {
    fs.renameSync(aside, build);
  } catch (fault) {
    // The same has been built before, or is being built.
    if (!fs.existsSync(build)) throw fault;
  }
  const main = path.join(cli, 'main.js');
  // The build that is replaced counts as old from now on.
  for (const each of [startedBy(main), name].filter(each => each && fs.existsSync(path.join(cli, each))))
    fs.utimesSync(path.join(cli, each), new Date(), new Date());
  // The package has only the newest build, without maps of its sources, which are not in it.
  replaceFile(path.join(cli, '.npmignore'), `/*\n!/main.js\n!/${name}/\n*.map\n`);
  replaceFile(main, `#!/usr/bin/env node\nimport './${name}/main.js';\n`);
  for (const left of [aside, `${aside}-damaged`]) fs.rmSync(left, { recursive: true, force: true });
}

/**
 * What each YAML file of the program says, as JSON, and the text that says so: once somebody changes the file, its JSON counts
 * no more.
 */
function readTemplates() {
  for (const folder of ['templates', 'fonts'])
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      if (!name.endsWith('.yaml')) continue;
      const file = path.join(folder, name);
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const built = path.join(dist, `${file}.json`);
      fs.mkdirSync(path.dirname(built), { recursive: true });
      try {
        replaceFile(built, JSON.stringify({ of: text, said: load(text) }));
      } catch {
        // It isn't YAML: the program says where, when it needs the file.
        fs.rmSync(built, { force: true });
      }
    }
}

/** The name of the build that main.js starts. */
function startedBy(main) {
  return fs.existsSync(main) ? /'\.\/(\w+)\/main\.js'/.exec(fs.readFileSync(main, 'utf8'))?.[1] : undefined;
}

/** A name for the files in a folder: the same files have the same. */
function nameOf(folder) {
  const hash = crypto.createHash('sha256');
  for (const file of fs.readdirSync(folder).sort())
    hash.update(`${file}\n`).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Whoever reads the file at the same time reads the old one or the new one. */
function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

/** Removes builds, and files of builds, that nothing has touched for a day; the newest has just been touched. */
function removeOld() {
  for (const name of fs.readdirSync(cli)) {
    const full = path.join(cli, name);
    const changed = fs.statSync(full, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > DAY_MS)
      fs.rmSync(full, { recursive: true, force: true });
  }
}
