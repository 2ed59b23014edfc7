import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from './serve.fixture.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    address: string;
  }
}

/** Builds the page once and serves it; with STUDIO_BUILT it takes the one in dist/studio as it is. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '../../..');
  if (process.env.STUDIO_BUILT === undefined)
    await build({ configFile: path.join(root, 'scripts/studio/vite.config.mjs') });
  const { address, close } = await serve(path.join(root, 'dist/studio'));
  project.provide('address', address);
  return close;
}
