import { phrase } from '../data/index.js';
import { collectYielding, type Job, type LaidPart } from '../parts/index.js';
import { type PdfMeta, renderPdf } from '../render/index.js';
import { inPageOrder } from '../sheets/imposition/index.js';

/** The PDF of a part. */
export async function partPdf(job: Job, part: LaidPart): Promise<Uint8Array> {
  return joinedBytes(await collectYielding(partChunks(job, part), 64));
}

/** The same, block by block. */
export function partChunks(job: Job, { name, laid }: LaidPart): Iterable<Uint8Array> {
  const { setting, templates, desk, recipe } = job;
  const { locale, shaper } = setting;
  const game = laid.title ?? phrase(locale, templates.game.title);
  const title = phrase(locale, 'title.pdf', { game, part: phrase(locale, `part.${laid.label ?? name}`) });
  const sides = inPageOrder(laid.sheets, recipe.manualDuplex).map(({ side }) => side);
  return renderPdf(sides, pdfMeta(job, title, laid.twoSided), shaper.book, desk.platform.deflate);
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
export function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
