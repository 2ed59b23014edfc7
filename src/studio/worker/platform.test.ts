import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform as node } from '../../cli/platform.js';
import { platform } from './platform.js';

const project = projectLibrary();
const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'];

/** Streams as a deck has them: drawing operators, characters, fonts, and what can't be made shorter. */
function streams(): readonly Uint8Array[] {
  const operators = Array.from({ length: 20_000 }, (_, i) => `${(i * 7919) % 84189} ${i % 61} l S\n`).join(
    '',
  );
  const noise = Uint8Array.from({ length: 70_000 }, (_, i) => (Math.imul(i + 1, 2654435761) >>> 13) & 255);
  const texts = LOCALES.map(locale => project.bytes(`templates/messages/${locale}.yaml`));
  const fonts = ['Vazirmatn-Bold.ttf', 'NotoSans-Regular.ttf'].map(file => project.bytes(`fonts/${file}`));
  return [new Uint8Array(0), new TextEncoder().encode(operators), noise, ...texts, ...fonts];
}

test('a browser deflates to the same bytes as Node does', () => {
  for (const bytes of streams())
    for (const length of [1, 99, 8_000, 16_384, 65_537, bytes.length]) {
      const part = bytes.subarray(0, length);
      const pressed = platform.deflate(part);
      expect(Buffer.compare(pressed, node.deflate(part)), `${part.length} bytes`).toBe(0);
      expect(Buffer.compare(pressed, deflateSync(part)), `${part.length} bytes`).toBe(0);
    }
});

test('a worker says that it has no pixels', async () => {
  await expect(platform.pixels('<svg/>', 96)).rejects.toThrow('A worker has no images.');
});
