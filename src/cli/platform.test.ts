import zlib from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { platform } from './platform.js';

test('deflated bytes can be inflated, short or long, and are no longer than with zlib alone', () => {
  const pages = fc.tuple(fc.uint8Array({ minLength: 0, maxLength: 200 }), fc.integer({ min: 1, max: 200 }));
  fc.assert(
    fc.property(pages, ([part, times]) => {
      const page = Buffer.concat(Array<Uint8Array>(times).fill(part));
      const pressed = platform.deflate(page);
      expect(zlib.inflateSync(pressed)).toEqual(page);
      expect(pressed.length).toBe(zlib.deflateSync(page).length);
    }),
  );
});
