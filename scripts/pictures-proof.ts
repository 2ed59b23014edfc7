// Draws what the picture cards are made of, to be looked at: npm run pictures:proof -- --help
import fs from 'node:fs';
import path from 'node:path';
import { program } from 'commander';
import { openDesk } from '../src/cli/desk.js';
import {
  type Composition,
  type IconSpot,
  type IconSpots,
  loadShippedPictures,
  readCompositions,
  recipeSchema,
} from '../src/data/index.js';
import { openJob, pictureMeasures } from '../src/parts/index.js';
import { arrange, drawPicture, type PictureKit } from '../src/pictures/index.js';
import { renderPng } from '../src/render/index.js';
import { compose, rotate, translate } from '../src/scene/geometry/index.js';
import { group, type Item } from '../src/scene/index.js';
import { ProblemError } from '../src/speech/index.js';

program
  .option('--list <file>', 'pictures of a list; without it, all that come with the program')
  .option('--only <numbers>', 'pictures of the list by number: 1-20,31')
  .option('--icons <names>', 'icons with their spots instead: names, separated by commas, or "all"')
  .option('--size <mm>', 'side of a picture in millimetres', '48')
  .option('--columns <n>', 'pictures in a row', '6')
  .option('--dpi <dpi>', 'dots per inch', '110')
  .option('--out <file>', 'PNG to write', 'output/pictures-proof.png')
  .parse();
const { list, only, icons: wanted, size: side, columns: across, dpi, out } = program.opts();

const desk = openDesk();
const { setting, templates } = await openJob(recipeSchema.parse({ locale: 'en' }), desk);
const { shaper, theme, textFonts } = setting;
const face = templates.measures(pictureMeasures);
const accent = {
  dark: theme.colours.accentDark,
  middle: theme.colours.accent,
  light: theme.colours.accentLight,
};
const known = templates.pictureIcons();
const [size, columns] = [Number(side), Number(across)];
const caption = 7;

const tiles = wanted === undefined ? pictureTiles() : iconTiles();
const rows = Math.ceil(tiles.length / columns);
const page = { width: columns * (size + 4) + 4, height: rows * (size + caption + 4) + 4 };
const items = tiles.map((tile, i) => {
  const [column, row] = [i % columns, Math.floor(i / columns)];
  return group(translate(4 + column * (size + 4), 4 + row * (size + caption + 4)), tile);
});
fs.mkdirSync(path.dirname(out), { recursive: true });
fs.writeFileSync(out, await renderPng(page, items, shaper.book, Number(dpi), desk.platform.pixels));
console.log(`${tiles.length} drawn: ${out}`);

function pictureTiles(): Item[][] {
  const all =
    list === undefined
      ? loadShippedPictures(desk.project)
      : readCompositions(fs.readFileSync(list, 'utf8'), list);
  const chosen = all
    .map((picture, i) => ({ picture, n: i + 1 }))
    .filter(({ n }) => numbers()?.has(n) ?? true);
  const kit = kitOf(chosen.flatMap(({ picture }) => [picture.host, picture.guest]));
  return chosen.map(({ picture, n }) => {
    const { host, guest, by } = picture;
    return [...frame(), ...drawn(picture, kit), ...text(`${n} ${host} + ${guest}: ${by}`)];
  });
}

function drawn(picture: Composition, kit: PictureKit): readonly Item[] {
  try {
    return drawPicture(arrange(picture, kit), { width: size, height: size }, face, accent);
  } catch (fault) {
    if (!(fault instanceof ProblemError)) throw fault;
    console.error(`${picture.host} + ${picture.guest} (${picture.by}): ${fault.message}`);
    return [];
  }
}

function iconTiles(): Item[][] {
  const { hosts, guests } = known;
  const all = [...new Set([...hosts.keys(), ...guests.keys()])];
  const names: string[] = wanted === 'all' ? all : wanted.split(',');
  const { icons } = kitOf(names);
  return names.map(name => {
    const scale = size / 36;
    const spots = [...marks(hosts.get(name), '#d000a0'), ...marks(guests.get(name), '#008030')];
    const drawn = [...(icons.get(name) ?? []), ...grid(), ...spots];
    return [...frame(), group([scale, 0, 0, scale, 2 * scale, 2 * scale], drawn), ...text(name)];
  });
}

function kitOf(names: readonly string[]): PictureKit {
  return { icons: templates.icons()(names), ...known };
}

function numbers(): Set<number> | undefined {
  if (only === undefined) return undefined;
  return new Set(
    only.split(',').flatMap((range: string) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    }),
  );
}

function frame(): Item[] {
  return [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, radius: 2, stroke: '#999999', strokeWidth: 0.2 },
  ];
}

function text(words: string): Item[] {
  const fontSize = 2.6;
  const line = shaper.line(words, {
    fonts: textFonts,
    size: fontSize,
    lang: 'en',
    direction: 'ltr',
  } as never);
  return [{ kind: 'text', x: 0, y: size + 4, fill: '#333333', line }];
}

/** Lines every 4 units; those of 0, 16 and 32 are darker. */
function grid(): Item[] {
  return Array.from({ length: 9 }, (_, i) => i * 4).flatMap((at): Item[] => {
    const look = { stroke: at % 16 === 0 ? '#0050ff' : '#88aaff', strokeWidth: at % 16 === 0 ? 0.12 : 0.06 };
    return [
      { kind: 'line', x1: at, y1: 0, x2: at, y2: 32, ...look },
      { kind: 'line', x1: 0, y1: at, x2: 32, y2: at, ...look },
    ];
  });
}

/** Spots with their names: those of a host in magenta, those of a guest in green. */
function marks(spots: IconSpots | undefined, colour: string): Item[] {
  return Object.entries(spots ?? {}).flatMap(([name, spot]) => {
    return isSpot(spot) ? mark(name, spot, colour) : [];
  });
}

function isSpot(value: unknown): value is IconSpot {
  return typeof value === 'object' && value !== null && 'turn' in value;
}

function mark(name: string, { x, y, width, height, turn }: IconSpot, colour: string): Item[] {
  const turned = group(compose(translate(x, y), rotate(name === 'axis' ? turn + 90 : turn)), [
    {
      kind: 'line',
      x1: -width / 2 - 0.4,
      y1: 0,
      x2: width / 2 + 0.4,
      y2: 0,
      stroke: colour,
      strokeWidth: 0.3,
    },
    ...(height > 0
      ? [
          {
            kind: 'rect',
            x: -width / 2,
            y: -height / 2,
            width,
            height,
            stroke: colour,
            strokeWidth: 0.2,
          } as const,
        ]
      : []),
  ]);
  const line = shaper.line(name, { fonts: textFonts, size: 1.5, lang: 'en', direction: 'ltr' } as never);
  return [
    turned,
    { kind: 'circle', cx: x, cy: y, r: 0.3, fill: colour },
    { kind: 'text', x: x + 0.4, y: y - 0.3, fill: colour, line },
  ];
}
