import { type Sentence, sentence } from '../../../speech/index.js';
import { filtersIn } from './svg-filters.js';
import { splitAtRoot, svgText } from './svg-text.js';
import { usesIn } from './svg-uses.js';

export interface SafeSvg {
  /** As UTF-8, with nothing above its first tag. */
  readonly bytes: Uint8Array;
  /** Whether it has letters that are drawn in whatever fonts a computer has. */
  readonly letters: boolean;
  /** The pictures inside it. */
  readonly pictures: readonly Uint8Array[];
}

/** A drawing of a map or a forest may use a leaf some thousand times. */
const MOST_USES = 100_000;
/** A plain one takes some thousandths of a second. */
const MOST_FILTERS = 2000;
/** Pictures inside an SVG: of pixels only. */
const INSIDE = /^\s*data:image\/(png|jpe?g|gif|webp);base64,/i;
/** Attributes that fetch something. A link that one may click, in `<a>`, fetches nothing. */
const FETCHED = /(?<![\w-])(?:[\w-]+:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const STYLED = /url\(\s*["']?([^"')]*)/gi;
const LINKS = /<([\w-]+:)?a\b[^<>]*>/gi;

/**
 * An SVG that draws and does nothing else, or why it is refused. The rasteriser runs no script and opens no file, but
 * would leave out silently what it can't have. The text that is checked here is the text that is drawn.
 */
export function safeSvg(bytes: Uint8Array): SafeSvg | Sentence {
  const text = svgText(bytes);
  if (text === undefined) return sentence('photos.damaged');
  if (/<!ENTITY/i.test(text)) return sentence('photos.svg-entities');
  const [head, rest] = splitAtRoot(text);
  const drawing = rest.replace(/<!--[\s\S]*?-->/g, '');
  // What is written as `&#106;` counts too.
  const plain = drawing.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) => characterOf(code));
  if (/<([\w-]+:)?script\b|[\s"'/]on\w+\s*=|javascript:/i.test(plain)) return sentence('photos.svg-script');
  const outside = addressesIn(head, plain).find(
    address => !/^\s*(#|$)/.test(address) && !INSIDE.test(address),
  );
  if (outside !== undefined) return sentence('photos.svg-outside', { address: shortened(outside) });
  const uses = usesIn(plain);
  if (uses > MOST_USES) return sentence('photos.svg-endless');
  // Each use may draw what is filtered once more.
  if (filtersIn(plain) * (1 + uses) > MOST_FILTERS) return sentence('photos.svg-filters');
  return {
    bytes: new TextEncoder().encode(drawing),
    letters: /<([\w-]+:)?text[\s>]/.test(plain),
    pictures: addressesIn('', plain)
      .filter(address => INSIDE.test(address))
      .flatMap(pictureIn),
  };
}

/** Everything that a drawing refers to, in itself or elsewhere. */
function addressesIn(head: string, drawing: string): readonly string[] {
  const fetched = [...drawing.replace(LINKS, '').matchAll(FETCHED)].map(([, a, b]) => a ?? b);
  const styled = [...drawing.matchAll(STYLED)].map(([, address]) => address);
  const imported = [...drawing.matchAll(/@import\s+["']([^"']*)/gi)].map(([, address]) => address);
  const sheets = [...`${head}${drawing}`.matchAll(/<\?xml-stylesheet\b[^>]*href\s*=\s*["']([^"']*)/gi)];
  return [...fetched, ...styled, ...imported, ...sheets.map(([, address]) => address)];
}

function pictureIn(address: string): readonly Uint8Array[] {
  try {
    const text = atob(address.replace(/^[^,]*,/, ''));
    return [Uint8Array.from(text, character => character.charCodeAt(0))];
  } catch {
    return [];
  }
}

function characterOf(code: string): string {
  const number =
    code.startsWith('x') || code.startsWith('X') ? Number.parseInt(code.slice(1), 16) : Number(code);
  return number <= 0x10ffff ? String.fromCodePoint(number) : '';
}

function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 57)}...` : address;
}
