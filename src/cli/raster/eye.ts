import type { Eye } from '../../preflight/index.js';

/** Draws SVGs for the proof. */
export const eye: Eye = {
  draw: async (svg, width, height) => {
    const { default: sharp } = await import('sharp');
    const sized = svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${width}" height="${height}"`);
    const image = sharp(Buffer.from(sized), { unlimited: true }).flatten({ background: '#fff' });
    return { width, height, data: await image.ensureAlpha().raw().toBuffer() };
  },
};
