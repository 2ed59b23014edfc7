import { figures, phrase } from '../data/index.js';
import type { Job, LaidPart } from '../parts/index.js';
import { renderPaper } from '../render/index.js';
import type { Size } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import { seedAndVersion } from '../sheets/index.js';
import { fitSize } from '../text/index.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from '../text/typesetting/index.js';

const DPI = 96;
/** In millimetres. */
const WIDTH = 84;
const MOST = 96;
const GAP = 8;
const CAPTION = 12;
const COLUMNS = 4;
const MARGIN = 10;
const HEAD = 22;

/** A PNG with small pictures of the first sheet of each part. */
export function drawContactSheet(job: Job, parts: readonly LaidPart[]): Promise<Uint8Array> {
  return job.desk.platform.pixels(contactSheetSvg(job, parts), DPI);
}

/** The same as an SVG, in its size in pixels. */
export function contactSheetSvg(job: Job, parts: readonly LaidPart[]): string {
  const { setting, recipe, templates, desk } = job;
  const { locale, shaper } = setting;
  const pages = parts.flatMap(({ name, laid: { sheets, cards, label = name } }) => {
    const part = phrase(locale, `part.${label}`);
    const count = figures(locale, cards.length);
    const { sides } = sheets[0];
    return sides.map(({ side: which, size, items }) => {
      const side = phrase(locale, `side.${which}`);
      const turned = sides.length > 1 ? phrase(locale, 'caption.side', { part, side }) : part;
      const counted = phrase(locale, 'caption.cards', { part, count, side });
      return { caption: cards.length > 0 ? counted : turned, size, items };
    });
  });
  const game = phrase(locale, templates.game.title);
  const title = phrase(locale, 'title.pdf', { game, part: phrase(locale, 'part.contact') });
  const foot = phrase(locale, 'slug.version', seedAndVersion(recipe.seed, desk.version));
  const { size, items } = contactSheet(setting, title, foot, pages);
  return renderPaper(size, items, shaper.book, DPI);
}

export interface ContactPage {
  readonly caption: string;
  readonly size: Size;
  readonly items: readonly Item[];
}

/** Thumbnails of a deck's first pages, to look at before any paper is used. */
export function contactSheet(
  setting: Setting,
  title: string,
  subtitle: string,
  pages: readonly ContactPage[],
) {
  const { shaper, theme, locale } = setting;
  const rtl = locale.direction === 'rtl';
  const scales = pages.map(({ size }) => Math.min(WIDTH / size.width, MOST / size.height));
  const heights = pages.map(({ size }, i) => size.height * scales[i]);
  const rows = Array.from({ length: Math.ceil(pages.length / COLUMNS) }, (_, row) =>
    Math.max(...heights.slice(row * COLUMNS, (row + 1) * COLUMNS)),
  );
  const top = (row: number) =>
    MARGIN + HEAD + rows.slice(0, row).reduce((sum, height) => sum + height + CAPTION, 0);
  const size = { width: 2 * MARGIN + COLUMNS * (WIDTH + GAP) - GAP, height: top(rows.length) + MARGIN / 2 };
  const startX = rtl ? size.width - MARGIN : MARGIN;
  const heading = shaper.line(title, wordStyle(setting, 9));
  const under = shaper.line(subtitle, textStyle(setting, points(11)));
  const items: Item[] = [
    onBaseline(setting, heading, { x: startX, y: MARGIN + 8 }, theme.colours.ink),
    onBaseline(setting, under, { x: startX, y: MARGIN + 15.5 }, theme.colours.quiet),
  ];
  for (const [i, page] of pages.entries()) {
    const column = i % COLUMNS;
    const row = Math.floor(i / COLUMNS);
    const left = MARGIN + (rtl ? COLUMNS - 1 - column : column) * (WIDTH + GAP);
    const [width, height] = [page.size.width * scales[i], heights[i]];
    const x = left + (WIDTH - width) / 2;
    // Portrait and landscape pages share a base line, with captions under it.
    const y = top(row) + rows[row] - height;
    const captionSize = fitSize(
      shaper,
      [page.caption],
      textStyle(setting, 1),
      { width: WIDTH, height: 10 },
      points(9),
    );
    const caption = shaper.line(page.caption, textStyle(setting, captionSize));
    items.push(
      { kind: 'rect', x: x + 0.8, y: y + 0.8, width, height, fill: theme.colours.assassinTint },
      {
        kind: 'rect',
        x,
        y,
        width,
        height,
        fill: theme.colours.paper,
        stroke: theme.colours.hairline,
        strokeWidth: 0.25,
      },
      {
        kind: 'group',
        matrix: [scales[i], 0, 0, scales[i], x, y],
        clip: { x: 0, y: 0, ...page.size },
        items: page.items,
      },
      onBaseline(
        setting,
        caption,
        { x: left + WIDTH / 2, y: top(row) + rows[row] + 5.5 },
        theme.colours.quiet,
        'middle',
      ),
    );
  }
  return { size, items };
}
