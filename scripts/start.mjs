// npm start: runs the built program, or says that it has to be built first.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const built = timeOf('dist/cli/main.js');
const source = /(?<!\.test|\.fixture)\.ts$/;
const folder = path.join(root, 'src');
const newer = (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : []).some(
  name => source.test(name) && timeOf(path.join('src', name)) > built,
);
if (built === 0 || newer) {
  const why = built === 0 ? 'has not been built yet' : 'is older than its sources';
  console.error(`The program in dist/ ${why}. Build it: npm run build`);
  process.exitCode = 2;
} else import('../dist/cli/main.js');

/** When a file was last changed; 0 if it does not exist. */
function timeOf(name) {
  const file = path.join(root, name);
  return fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0;
}
