import type { Eye } from './svg-look.fixture.js';

/** Draws SVGs for the proof, each on another core than the one that asks. */
export async function loadEye(): Promise<Eye> {
  const { default: sharp } = await import('sharp');
  // No page is drawn twice: kept, they would fill the memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return {
    draw: async (svg, width, height) => {
      const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' });
      return { width, height, data: await image.ensureAlpha().raw().toBuffer() };
    },
  };
}
