import { contactSheet, seedAndVersion } from '../faces/index.js';
import { renderPdf } from '../render/pdf.js';
import { figures, phrase } from '../templates/index.js';
import type { PrintedPart, Workshop } from './parts.js';

/** The PDF of a part, which asks the printer for the right flip. */
export async function toPdf(shop: Workshop, print: PrintedPart): Promise<Uint8Array> {
  const { locale, shaper } = shop.setting;
  const duplex = {
    'long-edge': 'DuplexFlipLongEdge',
    'short-edge': 'DuplexFlipShortEdge',
    none: 'Simplex',
  } as const;
  const names = { game: phrase(locale, shop.stock.game.title), part: phrase(locale, `part.${print.part}`) };
  return renderPdf(
    print.sheets.flatMap(sheet => sheet.sides),
    {
      title: phrase(locale, 'title.pdf', names),
      lang: locale.lang,
      direction: locale.direction,
      duplex: print.twoSided ? duplex[shop.recipe.flip] : 'Simplex',
      producer: `Deckwright ${shop.version}`,
    },
    shaper.book,
  );
}

/** The contact sheet as PNG, 96 dots to the inch. */
export async function drawContact(shop: Workshop, printed: readonly PrintedPart[]): Promise<Uint8Array> {
  const { renderPng } = await import('../render/png.js');
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
  return renderPng(size, items, setting.shaper.book, 96);
}
