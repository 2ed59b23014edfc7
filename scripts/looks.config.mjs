// Every part of every box is looked at, right and wrong: npm run test:looks. It takes minutes, and npm test leaves it out;
// CI runs it in short, with --mode quick.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['src/**/*.looks.ts'], testTimeout: 900_000 } });
