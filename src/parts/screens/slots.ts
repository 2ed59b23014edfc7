import { type AgentRole, figures, phrase, type Templates } from '../../data/index.js';
import type { ScreenRecord } from '../../data/manifest/index.js';
import type { Claim, ParagraphClaim } from '../../proof/index.js';
import {
  apply,
  bounds,
  centre,
  compose,
  grown,
  type Matrix,
  type Rect,
  translate,
} from '../../scene/geometry/index.js';
import { backSymbol } from '../../sheets/index.js';
import { lineEnds, points, slotFor } from '../../text/typesetting/index.js';
import { foldLine } from '../elements/fold-line.js';
import { roleColours, roleMark } from '../elements/signs.js';
import { keywordFields } from '../keywords/fields.js';
import { around, drawnSlots, lineSlot, paragraphSlot, shapeSlot } from '../slots.js';
import { LEGEND, lineName } from './legend.js';
import { screenMeasures } from './measures.js';
import { patternPanel, STAMP_RADIUS, stampFrame, stampMatrix } from './outside.js';
import { type Screen, screenPlaces, screenTitle, stepPictures } from './page.js';
import { STEPS, stepLeading } from './steps.js';
import { boxOf } from './template.js';

type Places = ReturnType<typeof screenPlaces>;

/** What is on the page of a screen but its slug, in millimetres of the page; `fit` is what is recorded of it. */
export function screenSlots(
  templates: Templates,
  screen: Screen,
  fit: ScreenRecord,
  area: Rect,
): readonly Claim[] {
  const { theme, measures, locale } = templates;
  const places = screenPlaces(templates, measures(screenMeasures), screen, area);
  return [
    ...patternSlots(templates, screen, places),
    ...outsideSlots(templates, screen, fit.stamp, places),
    ...templateSlots(templates, places),
    ...pocketSlots(templates, screen, places),
    ...legendSlots(templates, fit.legend, places),
    ...stepSlots(templates, screen.team, fit.steps, places),
    ...stepPictures(templates, places.short, screen, places.picture).flatMap(
      ({ step, number, items, at }): readonly Claim[] => {
        const line = { ...number, room: places.picture.width / 2, size: points(theme.text.bodyPt) };
        const said = figures(locale, step);
        return [
          lineSlot(locale.direction, 'picture.number', said, line, theme.colours.red),
          ...drawnSlots('picture', items, translate(at.x, at.y)),
        ];
      },
    ),
  ];
}

/** What the other team sees on the pattern: sign and name of the team, and a stamp. */
function outsideSlots(
  { theme, locale, measures }: Templates,
  { team }: Screen,
  ink: Rect,
  { plan, foot }: Places,
): readonly Claim[] {
  const { label, sign, name, stamp, wing } = measures(screenMeasures).outside;
  const { ground, dark } = roleColours(theme, team);
  const { paper } = theme.colours;
  const flat = translate(foot.x, foot.y);
  const top = -(plan.front + label.height) / 2;
  const plate = { x: -label.width / 2, y: top, width: label.width, height: label.height };
  const line = { room: label.width - 8, size: points(name.sizePt), anchor: 'middle' as const };
  return [
    shapeSlot('label', bounds(flat, plate), { fill: paper, stroke: ground, strokeWidth: 0.6 }),
    ...drawnSlots('sign', roleMark(team, sign.size, ground), translate(foot.x, foot.y + top + sign.y)),
    lineSlot(
      locale.direction,
      'name',
      phrase(locale, `team.${team}`),
      { x: foot.x, y: foot.y + top + name.y, ...line },
      theme.colours.ink,
    ),
    ...stampSlots(ink, compose(flat, stampMatrix({ locale }, stamp))),
    ...[plan.panels.leftWing, plan.panels.rightWing].flatMap(({ corners }) => {
      const x = foot.x + (corners[0].x + corners[1].x) / 2;
      const mark = roleMark(team, wing.size, ground);
      return drawnSlots('wing', mark, translate(x, foot.y - plan.front / 2 + wing.size / 2));
    }),
  ];

  function stampSlots(ink: Rect, placed: Matrix): readonly Claim[] {
    const frame = stampFrame(ink, stamp.pad);
    // Round corners don't reach as far as sharp ones.
    const box = grown(bounds(placed, grown(frame, -STAMP_RADIUS)), STAMP_RADIUS);
    const middle = centre(ink);
    return [
      shapeSlot('stamp', box, { fill: paper, stroke: dark, strokeWidth: stamp.stroke }),
      {
        kind: 'text',
        name: 'stamp',
        text: phrase(locale, 'screen.stamp'),
        box: bounds(placed, frame),
        leans: {
          degrees: locale.direction === 'rtl' ? stamp.tilt : -stamp.tilt,
          from: apply(placed, { x: -middle.x, y: -middle.y }),
        },
        fill: dark,
        across: 'ink',
        size: points(stamp.sizePt),
        inDrawing: true,
      },
    ];
  }
}

/** The pattern of the team, cut at the edges of its panel. */
function patternSlots(
  { theme, measures }: Templates,
  { team, pattern }: Screen,
  { plan, foot }: Places,
): readonly Claim[] {
  const panel = patternPanel(plan, measures(screenMeasures).outside.inset);
  const { items } = backSymbol(theme, `screen-${team}`, pattern, panel, 0);
  const box = bounds(translate(foot.x, foot.y), panel);
  const drawn = drawnSlots('pattern', items, translate(box.x, box.y));
  return drawn.map(claim => ({ ...claim, clip: box }));
}

/** What is cut, folded and glued. */
function templateSlots({ theme, locale, measures }: Templates, { plan, foot }: Places): readonly Claim[] {
  const { colours, text } = theme;
  const { lines } = measures(screenMeasures);
  const flat = translate(foot.x, foot.y);
  const cut = { stroke: colours.ink, strokeWidth: lines.stroke };
  const size = points(text.smallPt);
  const words = (key: string, on: Rect): ParagraphClaim => {
    const box = bounds(flat, on);
    const baseline = centre(box).y + size * 0.34;
    return {
      kind: 'paragraph',
      name: key,
      text: phrase(locale, key),
      direction: locale.direction,
      box,
      fill: colours.quiet,
      set: { size, across: 'middle', baseline, leading: size * 1.3, inMiddle: true },
    };
  };
  const ears = [plan.panels.leftEar, plan.panels.rightEar].map(({ corners }) => boxOf(corners));
  return [
    ...ears.map(ear => shapeSlot('ear', bounds(flat, ear), { fill: colours.assassinTint })),
    ...ears.map(ear => words('screen.glue', ear)),
    shapeSlot('outline', bounds(flat, boxOf(plan.outline)), cut),
    ...plan.folds.flatMap(fold => drawnSlots(fold.kind, [foldLine(theme, lines, fold)], flat)),
    ...plan.windows.flatMap(window => [
      shapeSlot('window', bounds(flat, window), { fill: colours.paper, ...cut }),
      words('screen.window', window),
    ]),
  ];
}

/** The numbers of the windows on the team's sign, upside down as the pocket is. */
function pocketSlots(
  templates: Templates,
  { team, card, keyword }: Screen,
  { plan, foot }: Places,
): readonly Claim[] {
  const { theme, locale, measures } = templates;
  const { r, sizePt } = measures(screenMeasures).number;
  const inPocket = compose(translate(foot.x, foot.y), plan.cardMatrix);
  return keywordFields(templates, keyword, card).flatMap((field, i): readonly Claim[] => {
    const slot = slotFor(templates, around(keyword.number.x, centre(field).y, r), card.width);
    const { x, y } = centre(slot);
    const box = bounds(inPocket, slot);
    return [
      ...drawnSlots(
        'number.sign',
        roleMark(team, 2.3 * r, roleColours(theme, team).ground),
        compose(inPocket, translate(x, y)),
      ),
      {
        kind: 'text',
        name: 'number',
        text: figures(locale, i + 1),
        box,
        turn: 180,
        fill: theme.colours.paper,
        across: 'ink',
        middles: [centre(box).y],
        size: points(sizePt),
        inDrawing: true,
      },
    ];
  });
}

/** A sample of each line with its name. */
function legendSlots(
  templates: Templates,
  { scale, starts }: ScreenRecord['legend'],
  { legend: { x, y } }: Places,
): readonly Claim[] {
  const { theme, locale, measures } = templates;
  const { legend, lines } = measures(screenMeasures);
  const size = points(legend.textPt);
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  const placed: Matrix = [scale, 0, 0, scale, x, y];
  const ends = [...starts.slice(1), legend.apart - starts[0]];
  return LEGEND.flatMap((name, i): readonly Claim[] => {
    const from = { x: ahead * starts[i], y: 0 };
    const to = { x: ahead * (starts[i] + legend.sample), y: 0 };
    const cut = { stroke: theme.colours.ink, strokeWidth: lines.stroke };
    const sample =
      name === 'cut'
        ? ({ kind: 'line', x1: from.x, y1: 0, x2: to.x, y2: 0, ...cut } as const)
        : foldLine(theme, lines, { kind: name, from, to });
    const at = apply(placed, { x: to.x + ahead * legend.gap, y: size * 0.36 });
    const room = scale * (ends[i] - starts[i] - legend.sample - legend.gap);
    const line = { ...at, room, size: scale * size };
    return [
      ...drawnSlots(`legend.${name}`, [sample], placed),
      lineSlot(locale.direction, 'legend', lineName(templates, name), line, theme.colours.quiet),
    ];
  });
}

/** The title, and the numbered steps in two columns. */
function stepSlots(
  templates: Templates,
  team: AgentRole,
  { size, split }: ScreenRecord['steps'],
  { columns: [first, second] }: Places,
): readonly Claim[] {
  const { theme, locale, measures } = templates;
  const { titlePt, indent } = measures(screenMeasures).steps;
  const { direction } = locale;
  const titleSize = points(titlePt);
  const leading = stepLeading(templates, size);
  const title = {
    x: lineEnds(templates, first).start,
    y: first.y + titleSize,
    room: first.width,
    size: titleSize,
  };
  return [
    lineSlot(direction, 'title', screenTitle(templates, team), title, theme.colours.ink),
    ...STEPS.flatMap((step, i): readonly Claim[] => {
      const column = i < split ? first : second;
      const { start, ahead } = lineEnds(templates, column);
      const at =
        i === 0
          ? { y: first.y + titleSize * 1.9 + size }
          : i === split
            ? { y: second.y + size }
            : { below: `step${STEPS[i - 1]}`, y: leading + size * 0.5 };
      const number = { x: start, room: indent, size, ...at };
      const text = { x: start + ahead * indent, room: column.width - indent, size, leading, ...at };
      const said = phrase(locale, `screen.step${step}`);
      return [
        lineSlot(direction, 'step.number', figures(locale, step), number, theme.colours.red),
        paragraphSlot(direction, `step${step}`, said, text, theme.colours.ink),
      ];
    }),
  ];
}
