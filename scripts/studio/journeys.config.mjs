// Journeys through the page in a real browser: npm run test:browser.
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    include: ['src/studio/journeys/**/*.journey.ts'],
    globalSetup: ['src/studio/journeys/fixtures/setup.fixture.ts'],
    // Some print whole decks twice; a busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for comes at once or late, and what never comes is a fault: no step is tried twice.
    expect: { poll: { timeout: 60_000 } },
    // Two browsers at a time: one is often waiting, and the page itself uses several cores.
    maxWorkers: 2,
    isolate: false,
  },
});
