#!/usr/bin/env node
// Old Nodes (12.20 and later) get this far: no syntax here that they can't read, and nothing else loaded yet.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Deckwright needs Node.js 20.19 or later; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  // From Node 22.8 on, Node keeps the code that it compiled, and checks it before it runs it again.
  // @ts-expect-error: the types are those of Node 20, which has no such function.
  const { enableCompileCache } = process.getBuiltinModule('node:module');
  if (enableCompileCache) enableCompileCache();
  import('./run.js').then(({ start }) => start(process.argv.slice(2)));
}
