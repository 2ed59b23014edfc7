import type { Size } from './size.js';

const ROOT = /<((?:[\w-]+:)?svg)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/;
/** Pixels in each unit of CSS. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
};

/** The size in which an SVG asks to be drawn; without one that of its view box, or a browser's usual size. */
export function svgSize(text: string): Size | undefined {
  const attributes = ROOT.exec(text)?.[2];
  if (attributes === undefined) return undefined;
  const [, , boxWidth, boxHeight] = (attributeOf('viewBox', attributes) ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthOf('width', attributes), lengthOf('height', attributes)];
  const box = boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
  if (width && height) return { width, height };
  if (box && width) return { width, height: (width * box.height) / box.width };
  if (box && height) return { width: (height * box.width) / box.height, height };
  return box ?? { width: width ?? 300, height: height ?? 150 };
}

/** The same SVG, in another size in pixels. */
export function svgInSize(text: string, { width, height }: Size): string {
  const natural = svgSize(text);
  return text.replace(ROOT, (_, name: string, attributes: string) => {
    const rest = attributes.replace(/(^|\s)(width|height)\s*=\s*("[^"]*"|'[^']*')/g, '');
    const box =
      natural && attributeOf('viewBox', attributes) === undefined
        ? ` viewBox="0 0 ${natural.width} ${natural.height}"`
        : '';
    return `<${name} width="${width}" height="${height}"${box}${rest}>`;
  });
}

function attributeOf(name: string, attributes: string): string | undefined {
  const [, a, b] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return a ?? b;
}

function lengthOf(name: string, attributes: string): number | undefined {
  const [, figure, unit] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(attributeOf(name, attributes) ?? '') ?? [];
  const pixels = Number(figure) * (UNITS[unit ?? ''] ?? Number.NaN);
  return pixels > 0 ? pixels : undefined;
}
