import type { Question, Unloaded } from '../bridge/messages.js';
import './begun.js';

// HarfBuzz waits for its WebAssembly while it is imported, and a message that comes meanwhile would be lost.
const core = import('./answer.js');
core.catch(() => postMessage({ unloaded: true } satisfies Unloaded));

addEventListener('message', async ({ data }: MessageEvent<Question>) => (await core).hear(data));
