import type { MapPlan } from '../../data/manifest/index.js';
import type { Claim, TextClaim } from '../../proof/index.js';
import { grown, type Rect } from '../../scene/geometry/index.js';
import type { Paint as Drawn } from '../../scene/index.js';
import { points } from '../../text/typesetting/index.js';
import { around, drawnSlots, type Paint, shapeSlot } from '../slots.js';
import { type AtScale, netSlots } from './city-slots.js';
import { DOT, dotColour, gridDots, groundLayers, schematicShores } from './ground.js';
import { crossed, degreesText, isUpright, middleOf, plainStrip, stripRects } from './neat-line.js';
import { roseItems } from './rose.js';

/** What shows of the ground is in the frame: each of its layers is one shape, so that a stray sign is none of them. */
export function groundSlots(measures: AtScale, frame: Rect, plan: MapPlan): readonly Claim[] {
  const shapes =
    plan.edges === undefined ? schematicSlots(measures, frame, plan) : chartSlots(measures, plan);
  return shapes.map(claim => ({ ...claim, clip: frame }));
}

/** Sea, land, graticule and borders. */
function chartSlots({ templates, slots }: AtScale, { ground }: MapPlan): readonly Claim[] {
  return groundLayers(templates.theme.colours, slots).flatMap(({ along, paint }) => {
    const box = ground[along];
    return box ? [shapeSlot(along, box, claimed(paint))] : [];
  });
}

/** On a map without coasts: lines around the routes, what they enclose, and the grid. */
function schematicSlots(
  { templates, slots, scale }: AtScale,
  frame: Rect,
  { ground, routes }: MapPlan,
): readonly Claim[] {
  const { colours } = templates.theme;
  const { island } = ground;
  const fill = dotColour(colours);
  return [
    ...schematicShores(colours, slots).flatMap(paint => netSlots('shore', routes, claimed(paint))),
    ...(island ? [shapeSlot('island', island, { fill: colours.paper })] : []),
    ...gridDots(frame, slots.schematic.pitch * scale).map(({ x, y }) =>
      shapeSlot('dot of the grid', around(x, y, DOT), { fill }),
    ),
  ];
}

function claimed({ fill, stroke, strokeWidth, dash }: Drawn): Paint {
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke, ...(strokeWidth === undefined ? {} : { strokeWidth }) }),
    ...(dash ? { dashed: dash } : {}),
  };
}

/** The strip of degrees around a map, its lines, and the degrees outside. */
export function neatLineSlots(
  { templates, slots, scale }: AtScale,
  frame: Rect,
  { edges }: MapPlan,
): readonly Claim[] {
  const { locale, theme } = templates;
  const { colours } = theme;
  const { strip, line, outer, degreesPt } = slots.frame;
  const plain = plainStrip(frame, slots.schematic.pitch * scale);
  const pieces = (['top', 'bottom', 'left', 'right'] as const).flatMap((edge): Claim[] => [
    ...stripRects(slots, frame, edge, edges?.[edge] ?? crossed(plain, edge)).map(rect =>
      shapeSlot('neat line', rect, { fill: colours.ink }),
    ),
    ...(edges?.figures ?? [])
      .filter(figure => figure.edge === edge)
      .map((figure): TextClaim => {
        const { x, y } = middleOf(slots, frame, figure);
        return {
          kind: 'text',
          name: 'degrees',
          text: degreesText(locale, figure.seconds),
          box: around(x, y, slots.frame.apart / 2),
          ...(isUpright(edge) ? { turn: 270 } : {}),
          fill: colours.quiet,
          across: 'ink',
          middles: [y],
          size: points(degreesPt),
          common: true,
        };
      }),
  ]);
  return [
    ...pieces,
    shapeSlot('neat line', frame, { stroke: colours.ink, strokeWidth: line }),
    shapeSlot('neat line', grown(frame, strip), { stroke: colours.ink, strokeWidth: line }),
    shapeSlot('neat line', grown(frame, strip + outer / 2 + 0.25), {
      stroke: colours.ink,
      strokeWidth: outer / 2,
    }),
  ];
}

export function roseSlots({ templates }: AtScale, { rose }: MapPlan): readonly Claim[] {
  return rose ? drawnSlots('compass rose', roseItems(templates.theme.colours, rose)) : [];
}
