import type { Size } from '../geometry/index.js';
import type { Item } from '../scene/index.js';
import { fitSize } from '../text/index.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from './setting.js';

export interface ContactPage {
  readonly caption: string;
  readonly size: Size;
  readonly items: readonly Item[];
}

const CELL = { width: 92, height: 108 };
const COLUMNS = 4;
const MARGIN = 10;
const HEAD = 16;

/** Small pictures of the first pages of a deck, to look at before any paper is used. */
export function contactSheet(
  setting: Setting,
  title: string,
  subtitle: string,
  pages: readonly ContactPage[],
) {
  const { shaper, theme, locale } = setting;
  const rtl = locale.direction === 'rtl';
  const rows = Math.ceil(pages.length / COLUMNS);
  const size = { width: 2 * MARGIN + COLUMNS * CELL.width, height: HEAD + 2 * MARGIN + rows * CELL.height };
  const startX = rtl ? size.width - MARGIN : MARGIN;
  const heading = shaper.line(title, wordStyle(setting, 9));
  const under = shaper.line(subtitle, textStyle(setting, points(11)));
  const items: Item[] = [
    onBaseline(setting, heading, { x: startX, y: MARGIN + 8 }, theme.colours.ink),
    onBaseline(setting, under, { x: startX, y: MARGIN + 15.5 }, theme.colours.quiet),
  ];
  for (const [i, page] of pages.entries()) {
    const column = i % COLUMNS;
    const left = MARGIN + (rtl ? COLUMNS - 1 - column : column) * CELL.width;
    const top = HEAD + MARGIN + Math.floor(i / COLUMNS) * CELL.height;
    const room = { width: CELL.width - 8, height: CELL.height - 14 };
    const scale = Math.min(room.width / page.size.width, room.height / page.size.height);
    const [width, height] = [page.size.width * scale, page.size.height * scale];
    const x = left + (CELL.width - width) / 2;
    // Upright and lying pages stand on one line, their captions under it.
    const y = top + room.height - height;
    const captionSize = fitSize(
      shaper,
      page.caption,
      textStyle(setting, 1),
      { width: room.width, height: 10 },
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
        matrix: [scale, 0, 0, scale, x, y],
        clip: { x: 0, y: 0, ...page.size },
        items: page.items,
      },
      onBaseline(
        setting,
        caption,
        { x: left + CELL.width / 2, y: top + room.height + 6 },
        theme.colours.quiet,
        'middle',
      ),
    );
  }
  return { size, items };
}
