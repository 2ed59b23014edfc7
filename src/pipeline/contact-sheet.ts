import { contactSheet, seedAndVersion } from '../faces/index.js';
import type { Job, LaidPart } from '../parts/index.js';
import { renderPaper } from '../render/index.js';
import { figures, phrase } from '../templates/index.js';

const DPI = 96;

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
