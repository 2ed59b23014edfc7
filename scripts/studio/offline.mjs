// The last step of the build: the page as an app (its manifest and icons), and the service worker, which has to know
// every file that was built.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';

const ICON_SIZES = [192, 512];

/** A Vite plugin; `source` is the folder of the page. */
export function worksOffline(source) {
  let out;
  return {
    name: 'deckwright:offline',
    configResolved(config) {
      out = config.build.outDir;
    },
    async closeBundle(fault) {
      if (fault) return;
      await writeIcons(path.join(source, 'icon.svg'), out);
      fs.copyFileSync(path.join(source, 'app.webmanifest'), path.join(out, 'app.webmanifest'));
      const names = fs
        .readdirSync(out, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort();
      const large = names.filter(isLarge).map(name => path.basename(name));
      const precache = names
        .filter(name => !isLarge(name) && name !== 'sw.js')
        .map(url => ({ url, revision: url.startsWith('assets/') ? null : hashOf(path.join(out, url)) }));
      await build({
        entryPoints: [path.join(source, 'offline/service-worker.ts')],
        outfile: path.join(out, 'sw.js'),
        bundle: true,
        minify: true,
        target: 'es2022',
        define: {
          PRECACHE: JSON.stringify(precache),
          LARGE_FILES: JSON.stringify(large),
          'process.env.NODE_ENV': '"production"',
        },
      });
    },
  };
}

/** Fonts, the stores, and ICU with its dictionaries: loaded when a deck needs them, and kept from then on. */
function isLarge(name) {
  return name.endsWith('.bin') || /\bicu_capi-.*\.wasm$/.test(name);
}

async function writeIcons(svg, out) {
  for (const size of ICON_SIZES)
    await sharp(svg, { density: (72 * size) / 64 })
      .resize(size)
      .png()
      .toFile(path.join(out, `icon-${size}.png`));
}

function hashOf(file) {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);
}
