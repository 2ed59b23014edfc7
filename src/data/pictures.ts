import * as z from 'zod';
import { error, type Problem, throwErrors } from '../speech/index.js';
import { type Library, yamlNames } from './library.js';
import { readYaml, readYamlFile } from './yaml.js';

/** Numbers in the 32 x 32 box of an icon, in degrees clockwise where they are a turn. */
const x = z.number().min(-16).max(48);
const length = z.number().positive().max(64);
const turn = z.number().min(-180).max(180);
/** A shape of an icon, counted from 0 in the order of drawing. */
const shape = z.int().nonnegative();

/** A place on an icon where another one can go. A point has no width, a line no height. */
export interface IconSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

const spot = ([x, y, width = 0, height = 0, turn = 0]: readonly number[]): IconSpot => {
  return { x, y, width, height, turn };
};
/** `[x, y, turn]` */
const point = z
  .union([z.tuple([x, x]), z.tuple([x, x, turn])], 'templates.point')
  .transform(([x, y, turn]) => {
    return spot([x, y, 0, 0, turn ?? 0]);
  });
/** `[x, y, width, turn]`, about its middle. */
const line = z
  .union([z.tuple([x, x, length]), z.tuple([x, x, length, turn])], 'templates.line')
  .transform(([x, y, width, turn]) => spot([x, y, width, 0, turn ?? 0]));
/** `[x, y, width, height, turn]`, about its middle. */
const area = z
  .union([z.tuple([x, x, length, length]), z.tuple([x, x, length, length, turn])], 'templates.area')
  .transform(([x, y, width, height, turn]) => spot([x, y, width, height, turn ?? 0]));

/** What an icon has for others, and what of it fits others. See docs/pictures.md. */
const spotsSchema = z
  .strictObject({
    /** Where the rim of a hat lies; of a hat, its own rim. */
    head: line,
    /** From one glass of a pair of glasses to the other. */
    eyes: line,
    neck: line,
    /** Where something is held; the turn is that of the thing. */
    hand: point,
    mouth: point,
    /** Where a thing is held by others. */
    grip: point,
    /** The rim of a vessel, as an ellipse. */
    opening: area,
    /** Where a thing that comes out of an opening is cut off. */
    waist: line,
    /** The space that one looks into. */
    room: area,
    /** A round part, which another round thing can replace; of a round thing, itself. */
    round: area,
    /** A long part, along its width. */
    long: line,
    /** Where something small stands. */
    top: line,
    /** Where something large stands before it or in it. */
    ground: line,
    /** What it stands on. */
    foot: line,
    /** The line of an upright cut, by its middle; `width` is how tall the icon is there. */
    axis: line,
    /** A broad plain part of its surface. */
    body: area,
  })
  .partial();
export type Spots = z.infer<typeof spotsSchema>;
export type SpotName = keyof Spots;

const iconSchema = spotsSchema.extend({
  /** A coarse kind: two icons of one group make a dull picture. */
  group: z.string(),
  tags: z.array(z.string()).default([]),
  /** Whether children may see it. */
  child_safe: z.boolean().default(true),
  /** The shape whose outline bounds a pattern. */
  skin: shape.optional(),
  /** The shapes that make up the part at a spot: a host's go when a guest takes it, a guest's go there alone. */
  parts: z.record(z.string(), z.array(shape)).optional(),
});
export type IconSpots = z.infer<typeof iconSchema>;

/** Icons that others are put on, and icons that are put on others. One icon can be both. */
export interface PictureIcons {
  readonly hosts: ReadonlyMap<string, IconSpots>;
  readonly guests: ReadonlyMap<string, IconSpots>;
}

export const OPERATORS = [
  'wear',
  'hold',
  'inside',
  'climb',
  'replace',
  'half',
  'hole',
  'perch',
  'overflow',
  'lost',
  'pattern',
  'shadow',
] as const;
export type OperatorName = (typeof OPERATORS)[number];

/** One picture: a guest is put on a host by an operator, and moved where the eye wanted it. */
export const compositionSchema = z.strictObject({
  host: z.string(),
  guest: z.string(),
  by: z.enum(OPERATORS),
  /** Which spot of the host, where the operator leaves a choice. */
  at: z.string().optional(),
  /** Times the size that the spots give. */
  size: z.number().min(0.1).max(5).default(1),
  /** To the right and down, in the host's 32 x 32 box. */
  move: z.tuple([z.number(), z.number()]).default([0, 0]),
  turn: turn.default(0),
  /** The guest looks the other way. */
  flip: z.boolean().default(false),
  /** The guest is behind the host; of halves, it is the other half. */
  behind: z.boolean().default(false),
  /** Shapes of the host that are drawn over the guest. */
  front: z.array(shape).optional(),
  /** An outline in which the host is not drawn. */
  cut: z
    .array(z.tuple([x, x]))
    .min(3)
    .optional(),
  child_safe: z.boolean().default(true),
});
export type Composition = z.infer<typeof compositionSchema>;

export const listSchema = z.strictObject({ pictures: z.array(compositionSchema) });
export const iconsSchema = z.record(z.string(), iconSchema);

const FOLDER = 'templates/pictures';

/** All files in `templates/pictures/hosts/` and `guests/`. Throws a ProblemError. */
export function loadPictureIcons(project: Library): PictureIcons {
  return { hosts: iconsIn(project, `${FOLDER}/hosts`), guests: iconsIn(project, `${FOLDER}/guests`) };
}

function iconsIn(project: Library, folder: string): ReadonlyMap<string, IconSpots> {
  const icons = new Map<string, IconSpots>();
  const problems: Problem[] = [];
  for (const name of yamlNames(project, folder)) {
    const file = `${folder}/${name}.yaml`;
    for (const [icon, spots] of Object.entries(readYamlFile(project, file, iconsSchema))) {
      if (icons.has(icon)) problems.push(error('templates.icon-twice', file, { icon, folder }));
      icons.set(icon, spots);
    }
  }
  throwErrors(problems);
  return icons;
}

/** The pictures that come with the program: all files in `templates/pictures/lists/`, one after the other. */
export function loadShippedPictures(project: Library): readonly Composition[] {
  const folder = `${FOLDER}/lists`;
  return yamlNames(project, folder).flatMap(name => {
    const file = `${folder}/${name}.yaml`;
    return readYamlFile(project, file, listSchema).pictures;
  });
}

/** What the icons show, in one language; empty if nobody has written it. Throws a ProblemError. */
export function loadPictureNames(project: Library, locale: string): Readonly<Record<string, string>> {
  const folder = `${FOLDER}/names`;
  if (!yamlNames(project, folder).includes(locale)) return {};
  const file = `${folder}/${locale}.yaml`;
  return readYamlFile(project, file, z.record(z.string(), z.string()));
}

/** Pictures as lines of a list, with what differs from the defaults. */
export function compositionLines(pictures: readonly Composition[]): string {
  return pictures
    .map(picture => {
      const { host, guest, by } = picture;
      const plain = compositionSchema.parse({ host, guest, by }) as Readonly<Record<string, unknown>>;
      const told = Object.entries(picture).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key]) || key in { host, guest, by },
      );
      const flow = (value: unknown): string =>
        Array.isArray(value) ? `[${value.map(flow).join(', ')}]` : String(value);
      return `  - { ${told.map(([key, value]) => `${key}: ${flow(value)}`).join(', ')} }\n`;
    })
    .join('');
}

/** A list of pictures: YAML text -> one composition for each line. Throws a ProblemError. */
export function readCompositions(text: string, file: string): readonly Composition[] {
  return readYaml(text, file, listSchema).pictures;
}
