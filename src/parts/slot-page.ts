import { phrase, type Templates } from '../data/index.js';
import type { Claim, TextClaim } from '../proof/index.js';
import type { Rect } from '../scene/geometry/index.js';
import type { Item } from '../scene/index.js';
import {
  centredByInk,
  fitted,
  leftToRight,
  onBaseline,
  type Setting,
  textStyle,
  wordStyle,
} from '../text/typesetting/index.js';
import { layOutPage, pageArea } from './lay-out.js';
import { claimedPage } from './page-slots.js';
import { nothingNeeded, type Part } from './part.js';
import { mirrorFor } from './slots.js';

/** What is said once of something on a page: what it is and where, and of a text also whether it is set as a heading. */
export type Slot = Exclude<Claim, { readonly kind: 'paragraph' | 'ground' | 'camouflage' }> & {
  readonly heading?: true;
};

/** What the slots of a page are made from. */
export interface SlotPage<Options> {
  readonly templates: Templates;
  readonly options: Options;
  /** The part of the page that may be printed on, in millimetres of the page; slots lie in it. */
  readonly area: Rect;
  /** A printed string of this kind: `title` is `score.title`. */
  readonly text: (key: string, values?: Parameters<typeof phrase>[2]) => string;
  /** A box as it is printed: mirrored for right-to-left scripts. */
  readonly mirror: (box: Rect) => Rect;
}

/**
 * A part on one page that is nothing but its slots: they are drawn as they are, and they are what the read-back must find.
 * `kind` is the name of the part.
 */
export function slotPage<Options>(
  kind: string,
  slots: (page: SlotPage<Options>) => readonly Slot[],
): Omit<Part<Options, undefined, never>, 'options'> {
  const slotsOf = (templates: Templates, options: Options) => {
    const { paper, locale } = templates;
    const area = pageArea(templates);
    const text: SlotPage<Options>['text'] = (key, values) => phrase(locale, `${kind}.${key}`, values);
    return slots({ templates, options, area, text, mirror: mirrorFor(locale.direction, paper) });
  };
  return {
    needs: () => nothingNeeded,
    layOut: (job, options) => {
      const all = slotsOf({ ...job.templates, locale: job.setting.locale }, options);
      return layOutPage(job, kind, () => all.map(slot => drawn(job.setting, slot)));
    },
    expects: (templates, options, _, recipe, version) => {
      const claims = slotsOf(templates, options).map(({ heading: _, ...claim }) => claim);
      return { faces: [claimedPage({ templates, recipe, version }, kind, claims)], unlawful: [] };
    },
  };
}

function drawn(setting: Setting, slot: Slot): Item {
  if (slot.kind === 'text') return drawnText(setting, slot, slot.heading ? wordStyle : textStyle);
  const { box, fill, stroke, strokeWidth } = slot;
  const line = {
    ...(stroke === undefined ? {} : { stroke }),
    ...(strokeWidth === undefined ? {} : { strokeWidth }),
  };
  if (box.width > 0 && box.height > 0)
    return { kind: 'rect', ...box, ...(fill === undefined ? {} : { fill }), ...line };
  const [x2, y2] = [box.x + box.width, box.y + box.height];
  return { kind: 'line', x1: box.x, y1: box.y, x2, y2, ...line };
}

function drawnText(
  setting: Setting,
  { text, box, size, across, baselines, fill }: TextClaim,
  style: typeof textStyle,
): Item {
  const line = fitted(setting, text, style(setting, typeof size === 'number' ? size : box.height), box.width);
  if (across === 'ink' || baselines === undefined) return centredByInk(line, box, fill);
  const at = { left: box.x, right: box.x + box.width, advance: box.x + box.width / 2 }[across];
  const anchor = across === 'left' ? 'start' : across === 'right' ? 'end' : 'middle';
  return onBaseline(leftToRight(setting), line, { x: at, y: baselines[0] }, fill, anchor);
}
