import { inPageOrder } from '../imposition/index.js';
import { collectYielding, type Job, type LaidPart } from '../parts/index.js';
import { type PdfMeta, renderPdf } from '../render/index.js';
import { phrase } from '../templates/index.js';

/** The PDF of a part. */
export async function partPdf(job: Job, { name, laid }: LaidPart): Promise<Uint8Array> {
  const { setting, templates, desk, recipe } = job;
  const { locale, shaper } = setting;
  const game = laid.title ?? phrase(locale, templates.game.title);
  const title = phrase(locale, 'title.pdf', { game, part: phrase(locale, `part.${laid.label ?? name}`) });
  const sides = inPageOrder(laid.sheets, recipe.manualDuplex).map(({ side }) => side);
  const chunks = renderPdf(sides, pdfMeta(job, title, laid.twoSided), shaper.book, desk.platform.deflate);
  return joined(await collectYielding(chunks, 64));
}

const DUPLEX = {
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
  none: 'Simplex',
} as const;

/** The title, language and printer settings of a PDF. */
export function pdfMeta({ setting, recipe, desk }: Job, title: string, twoSided: boolean): PdfMeta {
  const { lang, direction } = setting.locale;
  // By hand, the printer prints one side at a time.
  const duplex = twoSided && recipe.manualDuplex === undefined ? DUPLEX[recipe.flip] : 'Simplex';
  return { title, lang, direction, duplex, producer: `Deckwright ${desk.version}` };
}

/** Pieces of a file as one. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
