import { grown, IDENTITY, translate } from '../scene/geometry/index.js';
import type { Blend, Group, Image, Item, SceneSymbol, Text, Tiles, Use } from '../scene/index.js';
import { CellRows } from './cell-rows.js';
import { standsApart, textOperators } from './glyphs/text-operators.js';
import {
  clipOperator,
  isDrawnShape,
  matrixOperator,
  shapeOperators,
  stateOperators,
  textString,
} from './operators.js';
import type { PdfFile, Resources } from './pdf-file.js';

/** Writes items as the operators of a page or a form, and lists what they name in its resources. */
export class Content {
  readonly #file: PdfFile;
  readonly #resources: Resources;
  readonly #rows: CellRows;

  constructor(file: PdfFile, resources: Resources) {
    this.#file = file;
    this.#resources = resources;
    this.#rows = new CellRows(symbol => this.#draw(symbol), file.cellPairs);
  }

  draw(items: readonly Item[]): string {
    return items.map(item => this.#item(item)).join('\n');
  }

  #item(item: Item): string {
    if (isDrawnShape(item)) return `${stateOperators(item)} ${shapeOperators(item)}`;
    switch (item.kind) {
      case 'group':
        return this.#group(item);
      case 'use':
        return this.#use(item);
      case 'tiles':
        return this.#tiles(item);
      case 'image':
        return this.#image(item);
      case 'text': {
        const text = standsApart(item.line) ? this.#apart(item) : this.#text(item);
        return item.blend === undefined ? text : `q /${this.#multiply()} gs ${text} Q`;
      }
    }
  }

  #text(text: Text): string {
    return textOperators(text, id => this.#font(id));
  }

  /** The text as a form of its own. */
  #apart(text: Text): string {
    const { x, y, line } = text;
    const box = grown({ ...line.ink, x: x + line.ink.x, y: y + line.ink.y }, line.size);
    const draw = (resources: Resources) => new Content(this.#file, resources).#text(text);
    const { name, reference } = this.#file.form({ id: this.#file.newId('line'), box, items: [] }, draw);
    this.#resources.XObject[name] = reference;
    return `/${name} Do`;
  }

  #use({ matrix, symbol, blend }: Use): string {
    if (blend !== undefined)
      return `q /${this.#multiply()} gs ${matrixOperator(matrix)} ${this.#draw(symbol, blend)} Q`;
    if (matrix === IDENTITY) return this.#draw(symbol);
    return `q ${matrixOperator(matrix)} ${this.#draw(symbol)} Q`;
  }

  #group({ matrix, clip, alt, items }: Group): string {
    const clipped = clip === undefined ? '' : `${clipOperator(clip)}\n`;
    const drawn = `q ${matrixOperator(matrix)}\n${clipped}${this.draw(items)}\nQ`;
    return alt === undefined ? drawn : `/Figure << /Alt ${textString(alt)} >> BDC ${drawn} EMC`;
  }

  /** The origin moves down after each row. */
  #tiles(tiles: Tiles): string {
    const down = ` ${matrixOperator(translate(0, tiles.pitch.height))} `;
    return `q ${matrixOperator(translate(tiles.x, tiles.y))}${this.#rows.rows(tiles).join(down)} Q`;
  }

  #draw(symbol: SceneSymbol, blend?: Blend): string {
    const draw = (resources: Resources) => new Content(this.#file, resources).draw(symbol.items);
    const { name, reference } = this.#file.form(symbol, draw, blend);
    this.#resources.XObject[name] = reference;
    return `/${name} Do`;
  }

  /** An image fills a square of 1 x 1, y up. */
  #image({ x, y, width, height, raster }: Image): string {
    const { name, reference } = this.#file.image(raster);
    this.#resources.XObject[name] = reference;
    return `q ${matrixOperator([width, 0, 0, -height, x, y + height])} /${name} Do Q`;
  }

  #multiply(): string {
    const { name, reference } = this.#file.multiply();
    this.#resources.ExtGState ??= {};
    this.#resources.ExtGState[name] = reference;
    return name;
  }

  #font(id: string) {
    const font = this.#file.font(id);
    this.#resources.Font[font.embedded.name] = font.embedded.reference;
    return font;
  }
}
