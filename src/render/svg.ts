import type { Rect, Size } from '../scene/geometry/index.js';
import {
  type Image,
  type Item,
  type Outline,
  type Paint,
  type Raster,
  type SceneSymbol,
  type Text,
  tileUses,
  type Use,
} from '../scene/index.js';
import type { FontBook } from '../text/fonts/index.js';

/**
 * A drawing as an SVG with one unit per millimetre, shown at a size of `pixels`. Glyphs are outlines, so it needs no
 * installed font.
 */
export function renderSvg(size: Size, items: readonly Item[], book: FontBook, pixels?: Size): string {
  const writer = new Writer(book);
  const body = writer.items(items);
  const { width, height } = size;
  const shown = pixels
    ? `width="${pixels.width}" height="${pixels.height}"`
    : `width="${n(width)}mm" height="${n(height)}mm"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${shown} viewBox="0 0 ${n(width)} ${n(height)}">`,
    `<defs>${writer.defs.join('')}</defs>`,
    body,
    '</svg>',
  ].join('\n');
}

class Writer {
  readonly defs: string[] = [];
  readonly #book: FontBook;
  readonly #glyphs = new Set<string>();
  readonly #symbols = new Map<SceneSymbol, string>();
  readonly #rasters = new Map<Raster, string>();
  readonly #fonts = new Map<string, number>();
  readonly #clips = new Map<string, string>();

  constructor(book: FontBook) {
    this.#book = book;
  }

  items(items: readonly Item[]): string {
    return items.map(item => this.#item(item)).join('');
  }

  #item(item: Item): string {
    switch (item.kind) {
      case 'group': {
        const clip = item.clip === undefined ? '' : ` clip-path="url(#${this.#clip(item.clip)})"`;
        const label = item.alt === undefined ? '' : ` role="img" aria-label="${escaped(item.alt)}"`;
        return `<g transform="${matrix(item.matrix)}"${label}><g${clip}>${this.items(item.items)}</g></g>`;
      }
      case 'use':
        return `<use href="#${this.#symbol(item.symbol)}" transform="${matrix(item.matrix)}"${blending(item)}/>`;
      case 'tiles':
        return this.items(tileUses(item));
      case 'text':
        return this.#text(item);
      case 'rect': {
        const radius = item.radius ? ` rx="${n(item.radius)}"` : '';
        return `<rect x="${n(item.x)}" y="${n(item.y)}" width="${n(item.width)}" height="${n(item.height)}"${radius}${paint(item)}/>`;
      }
      case 'circle':
        return `<circle cx="${n(item.cx)}" cy="${n(item.cy)}" r="${n(item.r)}"${paint(item)}/>`;
      case 'line':
        return `<line x1="${n(item.x1)}" y1="${n(item.y1)}" x2="${n(item.x2)}" y2="${n(item.y2)}"${paint(item)}/>`;
      case 'image':
        return `<use href="#${this.#raster(item.raster)}" transform="${matrix(stretch(item))}"/>`;
      case 'path':
        return `<path d="${item.d}"${item.evenOdd ? ' fill-rule="evenodd"' : ''}${paint(item)}/>`;
    }
  }

  /** By identity: a drawing of several files may have two symbols with the same id. */
  #symbol(symbol: SceneSymbol): string {
    let id = this.#symbols.get(symbol);
    if (id === undefined) {
      id = `s${this.#symbols.size + 1}`;
      this.#symbols.set(symbol, id);
      const clip = this.#clip(symbol.box);
      this.defs.push(`<g id="${id}" clip-path="url(#${clip})">${this.items(symbol.items)}</g>`);
    }
    return id;
  }

  #raster(raster: Raster): string {
    let id = this.#rasters.get(raster);
    if (id === undefined) {
      id = `i${this.#rasters.size + 1}`;
      this.#rasters.set(raster, id);
      const data = `data:image/jpeg;base64,${base64(raster.jpeg)}`;
      this.defs.push(`<image id="${id}" width="1" height="1" preserveAspectRatio="none" href="${data}"/>`);
    }
    return id;
  }

  #clip(clip: Rect | Outline): string {
    const shape = clipShape(clip);
    let id = this.#clips.get(shape);
    if (id === undefined) {
      id = `c${this.#clips.size + 1}`;
      this.#clips.set(shape, id);
      this.defs.push(`<clipPath id="${id}">${shape}</clipPath>`);
    }
    return id;
  }

  #text(item: Text): string {
    const { line } = item;
    let pen = item.x;
    const out: string[] = [];
    for (const run of line.runs) {
      const font = this.#book.font(run.fontId);
      const scale = line.size / font.unitsPerEm;
      const fontNumber = this.#fonts.get(run.fontId) ?? this.#fonts.size;
      this.#fonts.set(run.fontId, fontNumber);
      for (const glyph of run.glyphs) {
        for (const part of glyph.parts) {
          const id = `g${fontNumber}-${part.id}`;
          if (!this.#glyphs.has(id)) {
            this.#glyphs.add(id);
            this.defs.push(`<path id="${id}" d="${font.fontkit.getGlyph(part.id).path.toSVG()}"/>`);
          }
          const x = pen + part.x * scale;
          const y = item.y - part.y * scale;
          out.push(
            `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(7)} ${(-scale).toFixed(7)})"/>`,
          );
        }
        pen += glyph.xAdvance * scale + (line.tracking ?? 0);
      }
    }
    return `<g fill="${item.fill}"${blending(item)}>${out.join('')}</g>`;
  }
}

/** From a square of 1 x 1 to the rectangle of an image. */
function stretch({ x, y, width, height }: Image): readonly number[] {
  return [width, 0, 0, height, x, y];
}

/** In slices, as a function takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += SLICE) text += String.fromCharCode(...bytes.subarray(i, i + SLICE));
  return btoa(text);
}

const SLICE = 1 << 13;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`);
}

function clipShape(clip: Rect | Outline): string {
  if ('d' in clip) return `<path d="${clip.d}"${clip.evenOdd ? ' clip-rule="evenodd"' : ''}/>`;
  const { x, y, width, height } = clip;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
}

function paint(item: Paint): string {
  const out = [` fill="${item.fill ?? 'none'}"`];
  if (item.stroke !== undefined) {
    out.push(` stroke="${item.stroke}" stroke-width="${n(item.strokeWidth ?? 0.25)}"`);
    if (item.cap === 'round') out.push(' stroke-linecap="round"');
    if (item.join === 'round') out.push(' stroke-linejoin="round"');
    if (item.dash?.length) out.push(` stroke-dasharray="${item.dash.map(n).join(' ')}"`);
  }
  return out.join('');
}

function blending({ blend }: Use | Text): string {
  return blend === undefined ? '' : ` style="mix-blend-mode:${blend}"`;
}

function matrix(values: readonly number[]): string {
  return `matrix(${values.map(value => Number(value.toFixed(6))).join(' ')})`;
}

function n(value: number): string {
  return String(Number(value.toFixed(3)));
}
