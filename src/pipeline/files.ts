import { contactSheet, seedAndVersion } from '../faces/index.js';
import { type PdfMeta, renderPdf } from '../render/index.js';
import { figures, phrase } from '../templates/index.js';
import type { PrintedPart, Workshop } from './parts.js';
import { slowly } from './slowly.js';

/** The PDF of a part, which asks the printer for the right flip. */
export async function toPdf(shop: Workshop, print: PrintedPart): Promise<Uint8Array> {
  const sides = print.sheets.flatMap(sheet => sheet.sides);
  const { locale } = shop.setting;
  const game = print.title ?? phrase(locale, shop.stock.game.title);
  const title = phrase(locale, 'title.pdf', { game, part: phrase(locale, `part.${print.part}`) });
  const pages = renderPdf(
    sides,
    pdfMeta(shop, title, print.twoSided),
    shop.setting.shaper.book,
    shop.platform.deflate,
  );
  return joined(await slowly(pages, 64));
}

/** What a viewer and a printer are told of a file. */
export function pdfMeta({ setting, recipe, version }: Workshop, title: string, twoSided: boolean): PdfMeta {
  const { locale } = setting;
  const duplex = {
    'long-edge': 'DuplexFlipLongEdge',
    'short-edge': 'DuplexFlipShortEdge',
    none: 'Simplex',
  } as const;
  return {
    title,
    lang: locale.lang,
    direction: locale.direction,
    duplex: twoSided ? duplex[recipe.flip] : 'Simplex',
    producer: `Deckwright ${version}`,
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The contact sheet as PNG, 96 dots to the inch. */
export async function drawContact(shop: Workshop, printed: readonly PrintedPart[]): Promise<Uint8Array> {
  const { renderPng } = await import('../render/index.js');
  const { setting, recipe, stock, version } = shop;
  const { locale } = setting;
  const pages = printed.flatMap(print => {
    const part = phrase(locale, `part.${print.part}`);
    return print.sheets[0].sides.map(side => {
      const count = figures(locale, print.cards.length);
      const cards = phrase(locale, 'caption.cards', {
        part,
        count,
        side: phrase(locale, `side.${side.side}`),
      });
      return { caption: print.cards.length > 0 ? cards : part, size: side.size, items: side.items };
    });
  });
  const title = phrase(locale, 'title.pdf', {
    game: phrase(locale, stock.game.title),
    part: phrase(locale, 'part.contact'),
  });
  const under = phrase(locale, 'slug.version', seedAndVersion(recipe.seed, version));
  const { size, items } = contactSheet(setting, title, under, pages);
  return renderPng(size, items, setting.shaper.book, 96, shop.platform.pixels);
}
