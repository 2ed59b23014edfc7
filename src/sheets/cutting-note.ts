import { phrase, type SheetStyle } from '../data/index.js';
import type { Item } from '../scene/index.js';
import { fitted, onBaseline, points, type Setting, textStyle } from '../text/typesetting/index.js';
import type { SlugPlace } from './imposition/index.js';

/** A line below the block and its marks that says in which order to cut. Only on fronts: nobody cuts from behind. */
export function cuttingNote(
  setting: Setting,
  key: string,
  style: SheetStyle,
): (place: SlugPlace) => readonly Item[] {
  return ({ page, trim, side }) => {
    if (side === 'back') return [];
    const size = points(style.slug.sizePt);
    const room = page.width - 2 * style.margin;
    const line = fitted(setting, phrase(setting.locale, key), textStyle(setting, size), room);
    const y = trim.y + trim.height + style.marks.offset + style.marks.length + 2 * size;
    return [onBaseline(setting, line, { x: page.width / 2, y }, style.slug.colour, 'middle')];
  };
}
