// The page is built aside and then takes the place of the one before: whoever serves that one, or opens it meanwhile,
// never finds half of it.
import fs from 'node:fs';
import path from 'node:path';

/** A Vite plugin, the last one: what it renames has to be whole. */
export function builtAside() {
  let [place, aside] = ['', ''];
  return {
    name: 'deckwright:aside',
    apply: 'build',
    config({ root, build: { outDir } }) {
      place = path.resolve(root, outDir);
      // scripts/build.mjs removes such folders of builds that were stopped.
      aside = path.join(path.dirname(place), `.build-${path.basename(place)}-${process.pid}`);
      return { build: { outDir: aside } };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(fault) {
        if (!fault) replaceFolder(place, aside);
        fs.rmSync(aside, { recursive: true, force: true });
      },
    },
  };
}

/** No system renames a folder over a full one: for a moment there is neither. */
function replaceFolder(folder, replacement) {
  const before = `${replacement}-before`;
  if (fs.existsSync(folder)) fs.renameSync(folder, before);
  fs.renameSync(replacement, folder);
  fs.rmSync(before, { recursive: true, force: true });
}
