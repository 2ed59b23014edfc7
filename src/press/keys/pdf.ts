import { phrase } from '../../data/index.js';
import type { Job } from '../../parts/index.js';
import { renderPdf } from '../../render/index.js';
import type { Side } from '../../sheets/imposition/index.js';
import { pdfMeta } from '../pdf.js';

/** The cards of a batch from `first` to `last`, from 1, drawn while they are read. */
export function keyPdf(
  job: Job,
  range: { readonly first: number; readonly last: number },
  sides: Iterable<Side>,
): Iterable<Uint8Array> {
  const { setting, recipe, desk } = job;
  const title = phrase(setting.locale, 'title.batch', {
    part: phrase(setting.locale, 'part.keys'),
    ...range,
  });
  const meta = pdfMeta(job, title, recipe.flip !== 'none');
  return renderPdf(sides, meta, setting.shaper.book, desk.platform.deflate);
}
