import { type AgentRole, figures, paintArt, phrase } from '../../data/index.js';
import type { Claim } from '../../proof/index.js';
import { centre, type Point, type Rect, translate } from '../../scene/geometry/index.js';
import { lineEnds, points, slotFor } from '../../text/typesetting/index.js';
import { roleColours, roleMark } from '../elements/signs.js';
import type { SlugDeck } from '../page-slots.js';
import { around, drawnSlots, lineSlot, type OnLine, type Paint, shapeSlot } from '../slots.js';
import type { TokenSide } from '../tokens/cards.js';
import { tokenArtPath } from '../tokens/part.js';
import { notesMeasures } from './measures.js';
import { type NoteSheet, notesArea, planNotes } from './note-sheet.js';

type Templates = SlugDeck['templates'];

/** What is on a side of a note sheet but its slug, in millimetres of the page: who notes, the rounds and the keywords. */
export function notesSlots(templates: Templates, team: AgentRole, sheet: NoteSheet): readonly Claim[] {
  const area = notesArea(templates);
  const { rounds, keywords, height } = planNotes(templates.measures(notesMeasures), sheet, area);
  const half = Math.ceil(sheet.rounds / 2);
  const { columnGap } = templates.measures(notesMeasures).rounds;
  const width = (area.width - columnGap) / 2;
  const column = (first: number, count: number, x: number) => {
    const at = slotFor(templates, { x, y: 0, width, height: 0 }, area.width).x + area.x;
    const numbers = Array.from({ length: count }, (_, i) => first + i);
    return roundSlots(templates, numbers, sheet.clues, { ...rounds, x: at, width }, height);
  };
  return [
    ...headSlots(templates, team, area),
    ...column(1, half, 0),
    ...column(half + 1, sheet.rounds - half, width + columnGap),
    ...keywordSlots(templates, team, sheet, keywords, height),
  ];
}

function toolsFor({ locale, theme: { colours } }: Templates) {
  const text = (name: string, said: string, at: OnLine, fill: string) =>
    lineSlot(locale.direction, name, said, at, fill);
  /** A line from one end to another, in either order. */
  const rule = (name: string, from: Point, to: Point, paint: Paint) =>
    shapeSlot(
      name,
      {
        x: Math.min(from.x, to.x),
        y: from.y,
        width: Math.abs(to.x - from.x),
        height: to.y - from.y,
      },
      paint,
    );
  return { colours, text, rule };
}

/** The team, a small token of each kind with two boxes to tick, and a field for the name of the team. */
function headSlots(templates: Templates, team: AgentRole, area: Rect): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const { head, tokens } = measures(notesMeasures);
  const { colours, text, rule } = toolsFor(templates);
  const { ground } = roleColours(theme, team);
  const { start, end, ahead } = lineEnds({ locale }, area);
  const size = points(head.titlePt);
  const middle = area.y + head.baseline - size * 0.36;
  const kind = tokens.size + 2 * (tokens.gap + tokens.box);
  const both = 2 * kind + tokens.apart;
  const title = {
    x: start + ahead * head.sign * 1.4,
    y: area.y + head.baseline,
    room: area.width - both - head.sign * 1.5 - tokens.apart,
    size,
  };
  const field = { x: start, y: area.y + head.field, room: area.width, size: points(head.fieldPt) };
  const top = area.y + head.rule;
  const below = field.y + 0.6;
  return [
    ...drawnSlots(
      'sign',
      roleMark(team, head.sign, ground),
      translate(start + ahead * (head.sign / 2), middle),
    ),
    text('title', phrase(locale, `team.${team}`), title, colours.ink),
    ...(['interception', 'miscommunication'] as const).flatMap((side, i) => {
      const x = end - ahead * (both - i * (kind + tokens.apart));
      return tokenSlots(templates, side, { x, y: middle });
    }),
    shapeSlot('head.rule', { ...area, y: top, height: 0.3 }, { fill: colours.frameA }),
    shapeSlot(
      'head.rule',
      { x: ahead > 0 ? start : start - head.end, y: top - 0.45, width: head.end, height: 1.2 },
      { fill: ground },
    ),
    text('field', phrase(locale, 'notes.name'), field, colours.quiet),
    {
      ...rule(
        'field',
        { x: start, y: below },
        { x: end, y: below },
        { stroke: colours.quiet, strokeWidth: 0.2 },
      ),
      after: { slot: 'field', gap: 1.5 },
    },
  ];
}

/** A small token, and two boxes to tick; `at` is where it starts, in its middle. */
function tokenSlots(
  { theme, measures, locale, art: artAt }: Templates,
  side: TokenSide,
  at: Point,
): readonly Claim[] {
  const { ink, paper } = theme.colours;
  const { size, stroke, box, gap, art } = measures(notesMeasures).tokens;
  const ahead = locale.direction === 'rtl' ? -1 : 1;
  const square = (from: number, width: number) => around(at.x + ahead * (from + width / 2), at.y, width / 2);
  const line = { stroke: ink, strokeWidth: stroke };
  const dark = side === 'miscommunication';
  const drawing = artAt(tokenArtPath(side));
  const scale = art / drawing.box.width;
  const plate = square(0, size);
  const middle = centre(plate);
  return [
    shapeSlot('token', plate, { ...line, fill: dark ? ink : paper }),
    ...drawnSlots('token', paintArt(drawing, { figure: dark ? paper : ink }), [
      scale,
      0,
      0,
      scale,
      middle.x,
      middle.y,
    ]),
    ...[0, 1].map(i => shapeSlot('tick', square(size + gap + i * (box + gap), box), line)),
  ];
}

/** A column of rounds: for each its number, lines for the clues, a cell for the guess and one for the code. */
function roundSlots(
  templates: Templates,
  numbers: readonly number[],
  clues: number,
  area: Rect,
  height: number,
): readonly Claim[] {
  const { locale, measures } = templates;
  const { line, rounds } = measures(notesMeasures);
  const { colours, text, rule } = toolsFor(templates);
  const { start, end, ahead } = lineEnds({ locale }, area);
  const top = area.y + rounds.head;
  const bottom = top + numbers.length * clues * height;
  const clue = start + ahead * rounds.number;
  const code = end - ahead * rounds.code;
  const guess = code - ahead * rounds.guess;
  const [headSize, size] = [points(rounds.headPt), points(rounds.numberPt)];
  const thin = { stroke: colours.hairline, strokeWidth: line.stroke };
  const strong = { stroke: colours.frameA, strokeWidth: line.strong };
  const heading = (key: string, from: number, to: number) => {
    const at = { x: (from + to) / 2, y: area.y + rounds.head / 2 + headSize * 0.36, size: headSize };
    const room = Math.abs(to - from) - 1;
    return text(key, phrase(locale, key), { ...at, room, anchor: 'middle' }, colours.ink);
  };
  return [
    shapeSlot('rounds.head', { ...area, height: rounds.head }, { fill: colours.label }),
    heading('notes.clue', clue, guess),
    heading('notes.guess', guess, code),
    heading('notes.code', code, end),
    ...[guess, code].map(x => rule('rounds.edge', { x, y: area.y }, { x, y: bottom }, thin)),
    ...numbers.flatMap((number, i): readonly Claim[] => {
      const from = top + i * clues * height;
      const said = figures(locale, number);
      const at = { x: (start + clue) / 2, y: from + height / 2 + size * 0.36, size };
      return [
        // A large figure stands on the lines of its neighbours.
        {
          ...text('rounds.number', said, { ...at, room: size * said.length, anchor: 'middle' }, colours.ink),
          inDrawing: true,
        },
        ...Array.from({ length: clues }, (_, row) => {
          const isLast = row + 1 === clues;
          const y = from + (row + 1) * height;
          return rule('rounds.line', { x: isLast ? start : clue, y }, { x: end, y }, isLast ? strong : thin);
        }),
      ];
    }),
  ];
}

/** What to collect, and a box for each keyword: its number, a line for the word, and one for the clue of each round. */
function keywordSlots(
  templates: Templates,
  team: AgentRole,
  { keywords, rounds }: NoteSheet,
  area: Rect,
  height: number,
): readonly Claim[] {
  const { locale, theme, measures } = templates;
  const { boxes, line } = measures(notesMeasures);
  const { colours, text, rule } = toolsFor(templates);
  const { tint, ground } = roleColours(theme, team);
  const [hint, size, small] = [boxes.hintPt, boxes.numberPt, boxes.captionPt].map(points);
  const width = (area.width - (keywords - 1) * boxes.gap) / keywords;
  const top = area.y + boxes.hint;
  const { start } = lineEnds({ locale }, area);
  const thin = { stroke: colours.hairline, strokeWidth: line.stroke };
  const strong = { stroke: colours.frameA, strokeWidth: line.strong };
  const boxAt = (i: number): readonly Claim[] => {
    const x =
      area.x + slotFor(templates, { x: i * (width + boxes.gap), y: 0, width, height: 0 }, area.width).x;
    const { start, end, ahead } = lineEnds({ locale }, { x, width });
    const { chip, head } = boxes;
    const middle = { x: start + ahead * (chip / 2), y: top + head / 2 };
    const word = start + ahead * (chip + 1.5);
    const writing = (from: number, down: number, paint: Paint) =>
      rule('boxes.line', { x: from, y: top + down }, { x: end, y: top + down }, paint);
    return [
      shapeSlot('boxes.chip', around(middle.x, middle.y, chip / 2), {
        fill: tint,
        stroke: ground,
        strokeWidth: line.stroke,
      }),
      {
        kind: 'text',
        name: 'boxes.number',
        text: figures(locale, i + 1),
        box: around(middle.x, middle.y, size),
        fill: colours.ink,
        across: 'ink',
        middles: [middle.y],
        size,
        inDrawing: true,
      },
      text(
        'notes.keyword',
        phrase(locale, 'notes.keyword'),
        { x: word, y: top + small * 0.9, room: width - chip - 2, size: small },
        colours.quiet,
      ),
      writing(word, head - 1, strong),
      ...Array.from({ length: rounds }, (_, row) => writing(start, head + (row + 1) * height, thin)),
    ];
  };
  return [
    text(
      'notes.collect',
      phrase(locale, 'notes.collect'),
      { x: start, y: area.y + hint, room: area.width, size: hint },
      colours.quiet,
    ),
    ...Array.from({ length: keywords }, (_, i) => boxAt(i)).flat(),
  ];
}
