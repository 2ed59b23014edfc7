import type { Colour } from '../../scene/index.js';
import { choicesFor, error, type Problem, type Sentence, sentence, throwErrors } from '../../speech/index.js';
import type { Library } from '../library.js';
import { type Element, parseSvg } from './drawing.js';
import { SHAPES, type SvgShape, shapeOf } from './svg-shape.js';

/** A drawing in flat colours, in a box of 32 x 32. */
export type Icon = readonly IconShape[];
export type IconShape = SvgShape & { readonly fill: Colour };

/** The icons of the package, by path: a JSON file in the format of Iconify. */
const FILE = 'fluent-emoji-flat/icons.json';

const SHAPE_ATTRIBUTES = ['fill', 'fill-rule', 'clip-rule', 'transform'];

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Opens the package. What it returns draws icons by name, and throws a ProblemError with every one that it can't. */
export function openIcons(library: Library): (names: Iterable<string>) => ReadonlyMap<string, Icon> {
  const { icons } = JSON.parse(library.text(FILE)) as IconFile;
  const known = new Map<string, Icon>();
  return names => {
    const wanted = [...new Set(names)];
    const problems = wanted.flatMap(name => {
      if (known.has(name)) return [];
      const { icon, faults } = readIcon(name, icons);
      known.set(name, icon);
      return faults;
    });
    throwErrors(problems);
    return new Map(wanted.map(name => [name, known.get(name) ?? []]));
  };
}

function readIcon(
  name: string,
  icons: IconFile['icons'],
): { readonly icon: Icon; readonly faults: readonly Problem[] } {
  const body = icons[name]?.body;
  if (body === undefined) {
    const names = Object.keys(icons);
    return {
      icon: [],
      faults: [error('templates.unknown-icon', FILE, { name, ...choicesFor(name, names) })],
    };
  }
  const faults: Sentence[] = [];
  const icon = parseSvg(body, FILE).flatMap(node => shapesOf(node, undefined, faults));
  return { icon, faults: faults.map(fault => error('templates.icon-undrawn', FILE, { name, fault })) };
}

/** Only flat shapes: an icon with gradients, filters, lines or transparency is not read. */
function shapesOf(
  { name, attributes, children }: Element,
  fill: string | undefined,
  faults: Sentence[],
): Icon {
  const own = attributes.fill ?? fill;
  if (name === 'g' && Object.keys(attributes).every(key => SHAPE_ATTRIBUTES.slice(0, 3).includes(key))) {
    return children.flatMap(child => shapesOf(child, own, faults));
  }
  const known = SHAPES[name];
  const strange = Object.keys(attributes).find(
    key => !SHAPE_ATTRIBUTES.includes(key) && !known?.includes(key),
  );
  if (known === undefined || strange !== undefined) {
    faults.push(
      sentence('templates.icon-attribute', {
        element: `<${name}>${strange === undefined ? '' : ` ${strange}`}`,
      }),
    );
    return [];
  }
  const colour = hex(own);
  if (colour === undefined) return [];
  const shape = shapeOf(name, attributes, attributes.transform ?? '');
  if ('code' in shape) {
    faults.push(shape);
    return [];
  }
  const evenOdd = attributes['fill-rule'] === 'evenodd' && shape.kind === 'path';
  return [{ ...shape, fill: colour, ...(evenOdd ? { evenOdd: true } : {}) }];
}

/** `#RGB`, `#rrggbb` or `white` -> `#rrggbb`; undefined for `none`. */
function hex(fill: string | undefined): Colour | undefined {
  if (fill === 'none') return undefined;
  if (fill === 'white') return '#ffffff';
  if (fill === undefined || fill === 'black') return '#000000';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(fill);
  return (
    short === null
      ? fill
      : `#${short
          .slice(1)
          .map(digit => digit + digit)
          .join('')}`
  ).toLowerCase();
}
