import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Rect } from '../../geometry/index.js';
import { choices, type Problem, ProblemError, throwErrors } from '../../problem.js';
import type { Item } from '../../scene/index.js';
import { type Attributes, numbers, SHAPES, type Shape, scaleOf, shapeOf } from './svg-shape.js';

/** A drawing whose colours are names that a theme fills in. */
export interface Art {
  readonly box: Rect;
  readonly items: readonly ArtItem[];
}

/** A shape in the box's millimetres; `fill` and `stroke` are class tokens such as `team` and `ink-line`. */
export type ArtItem = Shape & {
  readonly fill?: string;
  readonly stroke?: string;
  /** The id of the outermost group around it. */
  readonly group?: string;
};

/** A class that ends so is a stroke, any other a fill. */
const STROKE = /-line$/;
const PAINT = ['id', 'class', 'transform', 'stroke-width', 'fill-rule'];
const SILENT = new Set(['style', 'title', 'desc', 'metadata', 'defs', '#text', '#comment', '?xml']);

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Element[];
}
interface Around {
  readonly classes: readonly string[];
  readonly transform: string;
  readonly group?: string;
}

/** A drawing in the colours of a theme: each class names one. Throws a ProblemError for a class that is not there. */
export function paintArt(art: Art, colours: Readonly<Record<string, string>>): readonly Item[] {
  const colourOf = (token: string) => {
    const colour = colours[token.replace(STROKE, '')];
    if (colour !== undefined) return colour;
    const message = `A drawing has the class "${token}", which has no colour.`;
    throw new ProblemError([
      { level: 'error', place: 'templates/art', message, advice: choices(token, Object.keys(colours)) },
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

/** Reads the small part of SVG that art is made of. Throws a ProblemError that names `file` and every element it can't take. */
export function readArt(svgText: string, file: string): Art {
  const valid = XMLValidator.validate(svgText);
  if (valid !== true) {
    const { line, msg } = valid.err;
    throw new ProblemError([{ ...problem(file, `This is not XML: ${msg}`, 'Mend the line.'), line }]);
  }
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
  });
  const root = elements(parser.parse(svgText)).find(element => element.name === 'svg');
  const view = numbers(root?.attributes.viewBox ?? '');
  if (root === undefined || view.length !== 4) {
    throw new ProblemError([
      problem(file, 'There is no <svg> with a viewBox.', 'Begin with <svg viewBox="0 0 40 40">.'),
    ]);
  }
  const problems: Problem[] = [];
  const items = root.children.flatMap(child => read(child, { classes: [], transform: '' }, file, problems));
  throwErrors(problems);
  return { box: { x: view[0], y: view[1], width: view[2], height: view[3] }, items };
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

function read(element: Element, around: Around, file: string, problems: Problem[]): ArtItem[] {
  const { name, attributes: a } = element;
  // Editors keep notes of their own under a prefix (`inkscape:label`): they draw nothing.
  if (SILENT.has(name) || name.includes(':')) return [];
  const own = SHAPES[name];
  const tell = (message: string, advice: string) => {
    problems.push(problem(file, `<${name}${a.id ? ` id="${a.id}"` : ''}> ${message}`, advice));
  };
  if (own === undefined && name !== 'g') {
    tell('is not read.', `Draw with g, ${Object.keys(SHAPES).join(', ')}.`);
    return [];
  }
  for (const key of Object.keys(a)) {
    if (!PAINT.includes(key) && !own?.includes(key) && !key.includes(':') && key !== 'xmlns') {
      tell(`has "${key}", which is not read.`, 'Colours are classes; remove it.');
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
  if (own === undefined) return element.children.flatMap(child => read(child, inside, file, problems));
  const fill = inside.classes.find(token => !STROKE.test(token));
  const stroke = inside.classes.find(token => STROKE.test(token));
  if (fill === undefined && stroke === undefined)
    tell('has no class.', 'Give it a colour: class="team ink-line".');
  const shape = shapeOf(name, a, inside.transform);
  if (typeof shape === 'string') {
    tell(shape, 'Mend it, or draw the shape again.');
    return [];
  }
  const width = Number(a['stroke-width'] ?? 0.5) * scaleOf(inside.transform);
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

function problem(place: string, message: string, advice: string): Problem {
  return { level: 'error', place, message, advice };
}
