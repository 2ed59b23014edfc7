import { castAgents, type KeyCard, pairWords, type WordCard } from '../deck/index.js';
import { contactSheet, portrait, portraitPalette, type Setting, seedAndVersion } from '../faces/index.js';
import { FontBook, type FontTable } from '../fonts/index.js';
import { cardId, dealKeys, proveKeys, randomFrom } from '../keys/index.js';
import { type Problem, throwErrors } from '../problem.js';
import { renderPdf } from '../render/pdf.js';
import type { SceneSymbol } from '../scene/index.js';
import {
  type AgentRole,
  figures,
  type Library,
  loadStock,
  PARTS,
  type Part,
  phrase,
  type Recipe,
  readArt,
  readPortraits,
  readRules,
  type Stock,
} from '../templates/index.js';
import { Shaper } from '../text/index.js';
import { sharingPairs } from '../words/index.js';
import { type MadeFile, writeManifest } from './manifest.js';
import {
  type PrintedPart,
  printAgents,
  printKeys,
  printRules,
  printStand,
  printWords,
  type Workshop,
} from './parts.js';
import { type DeckWords, gatherWords, glyphProblems, localeInScript, rulesInScript } from './words.js';

/** Told as the work goes on: which step of how many, and what it makes. */
export type Tell = (step: number, steps: number, making: string) => void;

export interface Outcome {
  readonly files: readonly MadeFile[];
  /** Warnings and notices; an error is thrown before anything is made. */
  readonly problems: readonly Problem[];
  readonly parts: readonly {
    readonly part: Part;
    readonly file: string;
    readonly pages: number;
    readonly sheets: number;
    readonly cards: number;
    readonly twoSided: boolean;
  }[];
  readonly words?: { readonly count: number; readonly sharingBefore: number; readonly sharingAfter: number };
  /** The red and blue starts of the key cards. */
  readonly starts?: Readonly<Record<string, number>>;
}

/**
 * The whole journey: recipe in, files (name and bytes) out. `project` opens the program's own files, `own` those
 * that the recipe names. Throws a ProblemError with every fault of the input before anything is drawn.
 */
export async function makeDeck(
  recipe: Recipe,
  project: Library,
  own: Library,
  version: string,
  tell: Tell = () => {},
): Promise<Outcome> {
  const stock = loadStock(recipe, project, own);
  const wanted = PARTS.filter(part => recipe.only?.includes(part) ?? true);
  const steps = wanted.length + 2;
  tell(0, steps, 'words');
  const gathered = wanted.includes('words') ? await gatherWords(recipe, stock, project, own) : undefined;
  const setting = await makeSetting(recipe, stock, project, own);
  const shop: Workshop = { recipe, stock, setting, version, childMark: childMark(project, setting) };
  const problems: Problem[] = [...(gathered?.problems ?? [])];
  const notes: { words?: Outcome['words']; starts?: Outcome['starts'] } = {};

  const printed: PrintedPart[] = [];
  for (const [i, part] of wanted.entries()) {
    tell(i + 1, steps, part);
    switch (part) {
      case 'words': {
        const { print, told, ...counts } = makeWords(shop, gathered as DeckWords);
        printed.push(print);
        problems.push(...told);
        notes.words = counts;
        break;
      }
      case 'agents':
        printed.push(makeAgents(shop, project));
        break;
      case 'keys': {
        const { print, starts, told } = makeKeys(shop);
        printed.push(print);
        problems.push(...told);
        notes.starts = starts;
        break;
      }
      case 'stand':
        printed.push(printStand(shop));
        break;
      case 'rules': {
        const file = `templates/rules/${recipe.locale}/${recipe.game}.md`;
        const text = await rulesInScript(recipe, stock, project.text(file));
        printed.push(printRules(shop, readRules(text, file)));
        break;
      }
    }
  }

  const base = [recipe.game, recipe.locale, ...(recipe.script ? [recipe.script] : [])].join('-');
  // What is about the whole run is named after the parts it made, so that a run for some leaves the others' alone.
  const whole = [base, ...(recipe.only ? wanted : [])].join('-');
  // Pixels are made on another thread while the PDFs are written.
  const contact = recipe.contact ? drawContact(shop, printed) : undefined;
  const parts: { file: string; printed: PrintedPart }[] = [];
  const files: MadeFile[] = [];
  for (const print of printed) {
    const file = `${base}-${print.part}.pdf`;
    files.push({ name: file, bytes: await toPdf(shop, print) });
    parts.push({ file, printed: print });
  }
  tell(steps - 1, steps, 'contact sheet');
  if (contact !== undefined) files.push({ name: `${whole}-contact.png`, bytes: await contact });
  if (gathered?.review !== undefined)
    files.push({ name: `${base}-review.csv`, bytes: new TextEncoder().encode(gathered.review) });
  const list = gathered && { file: gathered.list.file, bytes: gathered.bytes, words: gathered.words.length };
  const manifest = await writeManifest({ version, recipe, parts, files, ...(list ? { list } : {}) });
  files.push({ name: `${whole}-manifest.json`, bytes: new TextEncoder().encode(manifest) });
  tell(steps, steps, 'done');
  return {
    files,
    problems,
    parts: parts.map(({ file, printed: { part, sheets, cards, twoSided } }) => {
      const pages = sheets.reduce((sum, sheet) => sum + sheet.sides.length, 0);
      return { part, file, pages, sheets: sheets.length, cards: cards.length, twoSided };
    }),
    ...notes,
  };
}

async function makeSetting(recipe: Recipe, stock: Stock, project: Library, own: Library): Promise<Setting> {
  const locale = await localeInScript(recipe, stock);
  const { theme } = stock;
  const folder = recipe.theme.replace(/[^/\\]*$/, '');
  const ownFonts = Object.values(theme.fonts).map(file => [file, `own:${folder}${file}`] as const);
  const table: FontTable = {
    ...stock.fonts,
    files: { ...stock.fonts.files, ...Object.fromEntries(ownFonts) },
  };
  const book = new FontBook(table, file =>
    file.startsWith('own:') ? own.bytes(file.slice(4)) : project.bytes(`fonts/${file}`),
  );
  const stack = (use: 'words' | 'text') => [
    ...(theme.fonts[use] ? [theme.fonts[use]] : []),
    ...book.stack(locale.script, use),
  ];
  return { shaper: new Shaper(book), theme, locale, wordFonts: stack('words'), textFonts: stack('text') };
}

function childMark(project: Library, setting: Setting) {
  const path = 'templates/art/marks/child-safe-no.svg';
  const { colours } = setting.theme;
  return readArt(project.text(path), path).items.map(({ fill, stroke, group: _, ...shape }) => ({
    ...shape,
    ...(fill === undefined ? {} : { fill: fill === 'paper' ? colours.paper : colours.quiet }),
    ...(stroke === undefined ? {} : { stroke: colours.quiet }),
  }));
}

function makeWords(shop: Workshop, gathered: DeckWords) {
  const { recipe, setting, stock } = shop;
  const { file } = gathered.list;
  const texts = gathered.words.map(word => word.text);
  throwErrors(glyphProblems(texts, setting.shaper.book, setting.wordFonts, file));
  const random = randomFrom(`${recipe.seed}/words`);
  const deck = pairWords(gathered.words, sharingPairs(texts, recipe.locale), random);
  const { printed, fits, even } = printWords(shop, deck.cards);
  const told = sizeProblems(file, deck.cards, fits, even, stock.theme.word.least);
  throwErrors(told);
  const { sharingBefore, sharingAfter } = deck;
  return { print: printed, told, count: texts.length, sharingBefore, sharingAfter };
}

/** Words that are set smaller than the deck, in one notice; words that would get too small, each an error. */
function sizeProblems(
  file: string,
  cards: readonly WordCard[],
  fits: ReadonlyMap<string, number>,
  even: number,
  least: number,
): Problem[] {
  const texts = cards.flatMap(card => card.words.map(word => word.text));
  const size = (text: string) => fits.get(text) ?? even;
  const tooSmall = texts.filter(text => size(text) < least);
  const shrunk = texts.filter(text => size(text) < even - 0.05 && size(text) >= least);
  const errors = tooSmall.map((text): Problem => {
    const message = `"${text}" is too long: it would be set at ${size(text).toFixed(1)} mm, and ${least} mm is the least.`;
    return { level: 'error', place: file, message, advice: 'Shorten it, or lower "word.least" in a theme.' };
  });
  if (shrunk.length === 0) return errors;
  const named = shrunk.map(text => `"${text}" (${size(text).toFixed(1)})`).join(', ');
  const message = `The deck is set at ${even.toFixed(1)} mm; ${shrunk.length} longer words are smaller: ${named}.`;
  return [...errors, { level: 'notice', place: file, message, advice: '' }];
}

function makeAgents(shop: Workshop, project: Library): PrintedPart {
  const { recipe, stock, setting } = shop;
  const portraits = readPortraits(project);
  const cards = castAgents(
    stock.game.parts.agents.cards,
    randomFrom(`${recipe.seed}/agents`),
    portraits.rules,
  );
  return printAgents(shop, cards, (agent, id): SceneSymbol => {
    const palette = portraitPalette(setting.theme, agent.role as AgentRole);
    const { box } = portraits.rules;
    return {
      id: `portrait-${id}`,
      box: { x: 0, y: 0, width: box, height: box },
      items: portrait(agent.person, portraits, palette),
    };
  });
}

/** Deals the key cards, and lets none be printed that the proof, which knows nothing of the dealing, rejects. */
function makeKeys(shop: Workshop) {
  const { recipe, stock } = shop;
  const kind = stock.game.key;
  const keys = [...dealKeys(kind, { seed: recipe.seed, count: recipe.keys ?? stock.game.parts.keys.cards })];
  const cards = keys.map((key): KeyCard => ({ kind: 'key', id: cardId(kind, key), key }));
  const proof = proveKeys(
    kind,
    cards.map(({ id, key }) => ({ id, start: key.start, cells: key.cells })),
  );
  throwErrors(proof.problems);
  return { print: printKeys(shop, cards), starts: proof.starts, told: proof.problems };
}

async function toPdf(shop: Workshop, print: PrintedPart): Promise<Uint8Array> {
  const { locale, shaper } = shop.setting;
  const duplex = {
    'long-edge': 'DuplexFlipLongEdge',
    'short-edge': 'DuplexFlipShortEdge',
    none: 'Simplex',
  } as const;
  const title = `${phrase(locale, shop.stock.game.title)} · ${phrase(locale, `part.${print.part}`)}`;
  return renderPdf(
    print.sheets.flatMap(sheet => sheet.sides),
    {
      title,
      lang: locale.lang,
      direction: locale.direction,
      duplex: print.twoSided ? duplex[shop.recipe.flip] : 'Simplex',
      producer: `Deckwright ${shop.version}`,
    },
    shaper.book,
  );
}

/** The contact sheet as PNG, 96 dots to the inch. */
async function drawContact(shop: Workshop, printed: readonly PrintedPart[]): Promise<Uint8Array> {
  const { renderPng } = await import('../render/png.js');
  const { setting, recipe, stock, version } = shop;
  const { locale } = setting;
  const pages = printed.flatMap(print => {
    const part = phrase(locale, `part.${print.part}`);
    return print.sheets[0].sides.map(side => {
      const caption =
        print.cards.length > 0
          ? `${part} (${figures(locale, print.cards.length)}) · ${phrase(locale, `side.${side.side}`)}`
          : part;
      return { caption, size: side.size, items: side.items };
    });
  });
  const title = `${phrase(locale, stock.game.title)} · ${phrase(locale, 'part.contact')}`;
  const { size, items } = contactSheet(
    setting,
    title,
    phrase(locale, 'slug.version', seedAndVersion(recipe.seed, version)),
    pages,
  );
  return renderPng(size, items, setting.shaper.book, 96);
}
