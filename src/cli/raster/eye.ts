import type { Eye } from '../../preflight/index.js';

/** Draws SVGs for the proof. */
export const eye: Eye = {
  draw: async (svg, width, height) => {
    const { default: sharp } = await import('sharp');
    const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' });
    return { width, height, data: await image.ensureAlpha().raw().toBuffer() };
  },
};
