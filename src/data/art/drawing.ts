import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import {
  choicesFor,
  error,
  type Problem,
  ProblemError,
  type Sentence,
  sentence,
  throwErrors,
} from '../../speech/index.js';
import { type Attributes, numbers, SHAPES, type SvgShape, shapeOf, widening } from './svg-shape.js';

/** A drawing whose colours are names that a theme fills in. */
export interface Art {
  readonly box: Rect;
  readonly items: readonly ArtItem[];
}

/** A shape in millimetres of the box; `fill` and `stroke` are class tokens such as `team` and `ink-line`. */
export type ArtItem = SvgShape & {
  readonly fill?: string;
  readonly stroke?: string;
  /** The id of the outermost group around it. */
  readonly group?: string;
};

/** A class with this ending is a stroke, any other a fill. */
const STROKE = /-line$/;
const PAINT = ['id', 'class', 'transform', 'stroke-width', 'fill-rule'];
const SILENT = new Set(['style', 'title', 'desc', 'metadata', 'defs', '#text', '#comment', '?xml']);

export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Element[];
}
interface Around {
  readonly classes: readonly string[];
  readonly transform: string;
  readonly group?: string;
}

/** A drawing in the colours of a theme, each named by a class. Throws a ProblemError for an unknown class. */
export function paintArt(art: Art, colours: Readonly<Record<string, string>>): readonly Item[] {
  const colourOf = (token: string) => {
    const colour = colours[token.replace(STROKE, '')];
    if (colour !== undefined) return colour;
    const known = Object.keys(colours);
    throw new ProblemError([
      error('templates.svg-class', 'templates/art', { token, ...choicesFor(token, known) }),
    ]);
  };
  return art.items.map(
    ({ fill, stroke, group: _, ...shape }): Item => ({
      ...shape,
      ...(fill === undefined ? {} : { fill: colourOf(fill) }),
      ...(stroke === undefined ? {} : { stroke: colourOf(stroke), cap: 'round', join: 'round' }),
    }),
  );
}

/** Reads the small part of SVG that art is made of. Throws a ProblemError that names every element it can't read. */
export function readArt(svgText: string, file: string): Art {
  const root = parseSvg(svgText, file).find(element => element.name === 'svg');
  const view = numbers(root?.attributes.viewBox ?? '');
  if (root === undefined || view.length !== 4) {
    throw new ProblemError([error('templates.svg-root', file)]);
  }
  const problems: Problem[] = [];
  const items = root.children.flatMap(child => read(child, { classes: [], transform: '' }, file, problems));
  throwErrors(problems);
  return { box: { x: view[0], y: view[1], width: view[2], height: view[3] }, items };
}

/** The elements of an SVG, or of a piece of one. Throws `templates.not-xml`. */
export function parseSvg(svgText: string, file: string): readonly Element[] {
  const valid = XMLValidator.validate(svgText);
  if (valid !== true) {
    const { line, code } = valid.err;
    throw new ProblemError([error('templates.not-xml', { place: file, line }, { fault: xmlFault(code) })]);
  }
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
  });
  return elements(parser.parse(svgText));
}

/** In words of our own: those of the parser are English. */
function xmlFault(code: string): Sentence {
  if (code === 'InvalidTag') return sentence('templates.xml-tag');
  if (code === 'InvalidAttr') return sentence('templates.xml-attribute');
  return sentence('templates.xml-other');
}

function elements(nodes: readonly Record<string, unknown>[]): Element[] {
  return nodes.map(node => {
    const { ':@': attributes = {}, ...named } = node;
    const [name = '#text', children] = Object.entries(named)[0] ?? [];
    return {
      name,
      attributes: attributes as Attributes,
      children: Array.isArray(children) ? elements(children) : [],
    };
  });
}

function read(node: Element, around: Around, file: string, problems: Problem[]): ArtItem[] {
  const { name, attributes: a } = node;
  // Prefixed elements (`inkscape:label`) are an editor's notes and draw nothing.
  if (SILENT.has(name) || name.includes(':')) return [];
  const own = SHAPES[name];
  const element = `<${name}${a.id ? ` id="${a.id}"` : ''}>`;
  const fault = (fault: Sentence) => {
    problems.push(error('templates.svg-element', file, { element, fault }));
  };
  if (own === undefined && name !== 'g') {
    fault(sentence('templates.svg-unread', { known: ['g', ...Object.keys(SHAPES)] }));
    return [];
  }
  for (const key of Object.keys(a)) {
    if (!PAINT.includes(key) && !own?.includes(key) && !key.includes(':') && key !== 'xmlns') {
      fault(sentence('templates.svg-attribute', { key }));
    }
  }
  const inside: Around = {
    classes: a.class ? a.class.split(/\s+/).filter(Boolean) : around.classes,
    transform: `${around.transform} ${a.transform ?? ''}`.trim(),
    ...((around.group ?? a.id) && name === 'g'
      ? { group: around.group ?? a.id }
      : around.group
        ? { group: around.group }
        : {}),
  };
  if (own === undefined) return node.children.flatMap(child => read(child, inside, file, problems));
  const fill = inside.classes.find(token => !STROKE.test(token));
  const stroke = inside.classes.find(token => STROKE.test(token));
  if (fill === undefined && stroke === undefined) fault(sentence('templates.svg-colourless'));
  const shape = shapeOf(name, a, inside.transform);
  if ('code' in shape) {
    fault(shape);
    return [];
  }
  const width = Number(a['stroke-width'] ?? 0.5) * widening(inside.transform);
  return [
    {
      ...shape,
      ...(fill === undefined ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke, strokeWidth: Math.round(width * 1000) / 1000 }),
      ...(inside.group === undefined ? {} : { group: inside.group }),
      ...(a['fill-rule'] === 'evenodd' && shape.kind === 'path' ? { evenOdd: true } : {}),
    } as ArtItem,
  ];
}
