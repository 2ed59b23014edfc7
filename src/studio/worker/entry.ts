import type { Question } from '../bridge/messages.js';

// HarfBuzz waits for its WebAssembly while it is imported, and a message that comes meanwhile would be lost.
const core = import('./answer.js');

addEventListener('message', async ({ data }: MessageEvent<Question>) => (await core).hear(data));
