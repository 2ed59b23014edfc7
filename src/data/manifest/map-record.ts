import * as z from 'zod';

const size = { width: z.number(), height: z.number() };
const point = { x: z.number(), y: z.number() };
const rect = z.object({ ...point, ...size });

/** A city where the search found room for it. */
const placedCitySchema = z.object({
  /** The middle of its disc. */
  ...point,
  /** Where its small disc is from there, clockwise from the right, in degrees. */
  corner: z.number(),
  stars: z.int(),
  /** The top left of its label, where the lines stand in it, and how large the ink of its texts is. */
  label: z.object({
    ...point,
    side: z.enum(['left', 'middle', 'right']),
    name: z.object(size),
    note: z.object(size).optional(),
    /** Which of its plates are in the colour of the land, from the top. */
    onLand: z.array(z.boolean()).optional(),
  }),
  /** From its disc to a label far away. */
  leader: z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() }).optional(),
  /** There was no room where its label is nearer to its own disc than to another: a warning said so. */
  unclear: z.literal(true).optional(),
});

/** What is under the cities: boxes around what is drawn, much of which is beyond the frame. */
const mapGroundSchema = z.object({
  land: rect.optional(),
  shore: rect.optional(),
  coast: rect.optional(),
  net: rect.optional(),
  borders: rect.optional(),
  disputed: rect.optional(),
  /** What the routes of a schematic map enclose. */
  island: rect.optional(),
});

/** Where meridians and parallels meet the neat line, along each edge, and the degrees that are printed there, in seconds. */
const mapEdgesSchema = z.object({
  top: z.array(z.number()),
  bottom: z.array(z.number()),
  left: z.array(z.number()),
  right: z.array(z.number()),
  /** `height` is that of their ink. */
  figures: z.array(
    z.object({
      edge: z.enum(['top', 'bottom', 'left', 'right']),
      at: z.number(),
      seconds: z.int(),
      height: z.number(),
    }),
  ),
});

/** Where the texts and signs of the legend begin, from the side where reading begins; `heading` is its type size. */
const mapLegendSchema = z.object({
  box: z.number(),
  won: z.number(),
  how: z.number(),
  heading: z.number(),
  levels: z.array(z.object({ stars: z.int(), at: z.number(), text: z.number() })),
});

/** What the layout decided, before anything was drawn; in millimetres from the top left of a copy, but for the page. */
const mapPlanSchema = z.object({
  /** On which page each copy lies, how large and where, and the lines between them. */
  page: z.object(size),
  box: z.object(size),
  places: z.array(z.object(point)).min(1),
  cut: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })),
  /** Of signs and labels. */
  scale: z.number(),
  /** The city where the campaign starts. */
  start: z.int(),
  cities: z.array(placedCitySchema),
  /** Each from disc to disc, as SVG path data. */
  routes: z.array(z.string()),
  ground: mapGroundSchema,
  /** None on a schematic map. */
  edges: mapEdgesSchema.optional(),
  /** Its middle, the room it has, and where its north points, clockwise from straight up. */
  rose: z.object({ ...point, r: z.number(), north: z.number() }).optional(),
  legend: mapLegendSchema,
});
export type MapPlan = z.infer<typeof mapPlanSchema>;

/** What is on a printed map. */
export const mapRecordSchema = z
  .object({
    cities: z.array(z.object({ name: z.string(), tokens: z.int(), mistakes: z.int() })),
    /** Indices into `cities`. */
    routes: z.array(z.tuple([z.int(), z.int()])),
    /** How often the map is on its page. */
    copies: z.int(),
    /** In the legend: whose chances the stars tell. Manifests of earlier versions don't say. */
    heading: z.string().optional(),
    /** Above the map, with the line under it. Manifests of versions before 0.5.0 say neither that nor the rest. */
    title: z.string().optional(),
    line: z.string().optional(),
    plan: mapPlanSchema.optional(),
  })
  .refine(({ cities, routes }) => routes.flat().every(end => end in cities), 'a route to no city')
  .refine(({ cities, plan = { cities } }) => plan.cities.length === cities.length, 'a city without a place');
export type MapRecord = z.infer<typeof mapRecordSchema>;
