/** `share` of the way from one colour to another. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mix = a.map((value, i) => Math.round(value + (b[i] - value) * share));
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Ink or paper, whichever stands out more from the ground (WCAG 2.2, contrast ratio). */
export function legible(colours: { readonly ink: string; readonly paper: string }, ground: string): string {
  const contrast = (colour: string) => {
    const [a, b] = [luminance(colour), luminance(ground)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  return contrast(colours.ink) >= contrast(colours.paper) ? colours.ink : colours.paper;
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
}
