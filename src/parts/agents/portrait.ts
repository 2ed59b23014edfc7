import type { Art, Portraits } from '../../data/index.js';
import { type Colour, group, type Item, type SceneSymbol } from '../../scene/index.js';
import { error, ProblemError } from '../../speech/index.js';
import type { Person } from './person.js';

/** `#rrggbb` for each colour name of the drawings: ink, paper, team, team-dark, team-light. */
export type PortraitPalette = Readonly<Record<string, Colour>>;

/** A person of `id` as it is drawn on a card, clipped to its box. */
export function portraitSymbol(
  id: string,
  person: Person,
  parts: Portraits,
  palette: PortraitPalette,
): SceneSymbol {
  const { box } = parts.rules;
  const whole = { x: 0, y: 0, width: box, height: box };
  return { id: `portrait-${id}`, box: whole, items: portrait(person, parts, palette) };
}

type ArtItem = Art['items'][number];

const RULES = 'templates/art/portraits/parts.yaml';

/**
 * A person in a box of 40 x 40 whose bottom edge cuts the shoulders; the card draws the background.
 * Throws a ProblemError for a colour that is not in the palette and for a part without a drawing.
 */
export function portrait(person: Person, parts: Portraits, palette: PortraitPalette): readonly Item[] {
  const { rules, art } = parts;
  const { box } = rules;
  const worn = Object.entries(person).flatMap(([slot, name]) => {
    const part = rules.slots[slot]?.parts[name];
    if (part === undefined)
      throw new ProblemError([error('faces.unknown-part', RULES, { part: `${slot}/${name}` })]);
    return [part];
  });
  const colours: Readonly<Record<string, string>> = Object.assign(
    {},
    ...worn.map(part => part.colours ?? {}),
  );
  const colourOf = (token: string): Colour => {
    const name = colours[token] ?? token.replace(/-line$/, '');
    const colour = palette[name] ?? rules.palette[name];
    if (colour === undefined)
      throw new ProblemError([error('faces.unknown-colour', RULES, { colour: name })]);
    return colour;
  };
  const items = rules.layers.flatMap(layer => {
    const [slot, part] = layer.split('/');
    const drawing = art.get(`${slot}/${person[slot]}`);
    if (drawing === undefined) return [];
    // A group gets a layer of its own only if the list names it; otherwise it stays with its slot.
    const own = (item: ArtItem) =>
      item.group !== undefined && rules.layers.includes(`${slot}/${item.group}`) ? item.group : undefined;
    const drawn = drawing.items.filter(item => own(item) === part).map(item => paint(item, colourOf));
    const clip = worn.map(other => other.clip).find(other => other?.slot === slot);
    if (clip === undefined || drawn.length === 0) return drawn;
    return [group([1, 0, 0, 1, 0, 0], drawn, { x: 0, y: clip.below, width: box, height: box - clip.below })];
  });
  return worn.some(part => part.mirror) ? [group([-1, 0, 0, 1, box, 0], items)] : items;
}

function paint(item: ArtItem, colourOf: (token: string) => Colour): Item {
  const { group: _, fill, stroke, ...shape } = item;
  return {
    ...shape,
    ...(fill === undefined ? {} : { fill: colourOf(fill) }),
    ...(stroke === undefined ? {} : { stroke: colourOf(stroke), cap: 'round', join: 'round' }),
  };
}
