import { phrase, type Templates } from '../../data/index.js';
import type { MapRecord } from '../../data/manifest/index.js';
import type { Claim, ClaimedFace } from '../../proof/index.js';
import { grown, type Rect } from '../../scene/geometry/index.js';
import { points } from '../../text/typesetting/index.js';
import { slugTextOf } from '../lay-out.js';
import { type SlugDeck, slugSlots } from '../page-slots.js';
import { lineSlot, shapeSlot, titleRuleSlots } from '../slots.js';
import { mapMeasures } from './measures.js';
import { smallness } from './room.js';

/**
 * What surrounds a map: the slug above and below, the lines to cut along, and the head of each copy. The map itself has a
 * check of its own.
 */
export function mapFaces(deck: SlugDeck, map: MapRecord): readonly ClaimedFace[] {
  const { plan, title } = map;
  if (plan === undefined || title === undefined) return [];
  const { templates } = deck;
  const { page, box, places, cut } = plan;
  const slots = templates.measures(mapMeasures);
  const small = smallness(slots, box);
  const [first] = places;
  const place = {
    page,
    trim: { ...first, ...box },
    side: 'front',
    sheet: 1,
    total: 1,
    alike: false,
  } as const;
  const { marks } = templates.sheet;
  const lines = cut.map(({ x1, y1, x2, y2 }) =>
    shapeSlot(
      'cut',
      { x: x1, y: y1, width: x2 - x1, height: y2 - y1 },
      { stroke: templates.theme.colours.hairline, strokeWidth: marks.thickness },
    ),
  );
  const slug = slugSlots(deck, slugTextOf(deck, 'map'), place);
  const bands = [
    { x: 0, y: 0, width: page.width, height: first.y },
    { x: 0, y: page.height - first.y, width: page.width, height: first.y },
  ];
  // Degrees come near to the space below the rule.
  const high = slots.head.height * small - 0.2;
  // The lines to cut along run through the bands of the slug too: what one face has claimed is not on the next.
  return [
    ...lines.map(line => claimedPiece(grown(line.box, 1), [line])),
    ...bands.map(trim =>
      claimedPiece(
        trim,
        slug.filter(({ box }) => meet(box, trim)),
      ),
    ),
    ...places.map(at => {
      const area = { ...at, width: box.width, height: high };
      return claimedPiece(area, headSlots(templates, area, small, { ...map, title }));
    }),
  ];
}

/** A piece of the first page; `claims` are in millimetres of the page. */
function claimedPiece(trim: Rect, claims: readonly Claim[]): ClaimedFace {
  return { page: 1, trim, turn: 0, claims: claims.map(claim => moved(claim, -trim.x, -trim.y)) };
}

function moved(claim: Claim, x: number, y: number): Claim {
  const box = { ...claim.box, x: claim.box.x + x, y: claim.box.y + y };
  if (claim.kind === 'shape' && claim.clip) {
    const clip = { ...claim.clip, x: claim.clip.x + x, y: claim.clip.y + y };
    return { ...claim, box, clip };
  }
  if (claim.kind !== 'text') return { ...claim, box };
  const { baselines, top } = claim;
  return {
    ...claim,
    box,
    ...(top === undefined ? {} : { top: top + y }),
    ...(baselines ? { baselines: baselines.map(each => each + y) } : {}),
  };
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Title and line on one side, two fields on the other, the rule below. */
function headSlots(
  { locale, theme, measures }: Templates,
  area: Rect,
  scale: number,
  { title, line }: { readonly title: string; readonly line?: string | undefined },
): readonly Claim[] {
  const { head } = measures(mapMeasures);
  const { colours } = theme;
  const { direction } = locale;
  const rtl = direction === 'rtl';
  const mm = (value: number) => value * scale;
  const em = (sizePt: number) => mm(points(sizePt));
  const start = rtl ? area.x + area.width : area.x;
  const ahead = rtl ? -1 : 1;
  const room = area.width * head.texts;
  const rule = area.y + mm(head.rule);
  const base = rule - mm(line ? head.raised : head.title);
  const over = phrase(locale, 'title.pdf', {
    game: phrase(locale, 'title.duet'),
    part: phrase(locale, 'map.title'),
  });
  const x = start + ahead * area.width * head.fields;
  const rest = area.width * (1 - head.fields);
  const { baselines: _, ...above } = lineSlot(
    direction,
    'over',
    over,
    { x: start, y: area.y + em(head.overPt), room, size: em(head.overPt) },
    colours.redDark,
  );
  const fields = ['map.pair', 'map.from'].flatMap((key, i): readonly Claim[] => {
    const y = rule - mm(head.field) + i * mm(head.fieldStep);
    const size = em(head.fieldPt);
    const written = { x: rtl ? x - rest : x, y: y + 0.6 * scale, width: rest, height: 0 };
    const stroke = { stroke: colours.quiet, strokeWidth: 0.2 };
    return [
      lineSlot(direction, key, phrase(locale, key), { x, y, room: rest, size }, colours.quiet),
      // Nothing of a map shows beyond it.
      { ...shapeSlot(`${key}, line`, written, stroke), clip: area, after: { slot: key, gap: 1.5 * scale } },
    ];
  });
  return [
    { ...above, top: area.y },
    lineSlot(direction, 'title', title, { x: start, y: base, room, size: em(head.titlePt) }, colours.ink),
    ...titleRuleSlots(direction, { ...area, y: rule }, mm(head.end), colours),
    ...(line
      ? [
          lineSlot(
            direction,
            'line',
            line,
            { x: start, y: rule - mm(head.line), room, size: em(head.linePt) },
            colours.quiet,
          ),
        ]
      : []),
    ...fields,
  ];
}
