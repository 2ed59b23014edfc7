import { castAgents, countTokens, pairWords } from '../deck/index.js';
import { portrait, portraitPalette } from '../faces/index.js';
import { dealKeys, KeyProver, randomFrom } from '../keys/index.js';
import type { Platform } from '../platform.js';
import type { Expectation } from '../preflight/index.js';
import { type Problem, throwErrors } from '../problem.js';
import type { SceneSymbol } from '../scene/index.js';
import {
  type Library,
  loadStock,
  type Part,
  type Recipe,
  readPortraits,
  readRules,
} from '../templates/index.js';
import { sharingPairs } from '../words/index.js';
import { inBox, partsOf, tokenArt } from './box.js';
import { type ReadyMap, readyMap } from './campaign.js';
import { type Earlier, earlierProblems } from './earlier.js';
import { drawContact, toPdf } from './files.js';
import { provedCards } from './keys.js';
import { type MadeFile, writeManifest } from './manifest.js';
import { mapPart } from './maps.js';
import {
  type PrintedPart,
  printAgents,
  printKeys,
  printLog,
  printRules,
  printStand,
  printTokens,
  printWords,
  type Workshop,
} from './parts.js';
import { sheetProblems, unprintable } from './printable.js';
import { childMark, inScript, makeSetting, scriptPair } from './setting.js';
import { slowly } from './slowly.js';
import { contentOf, expectationOf } from './verify.js';
import { type DeckWords, prepareWords } from './words.js';

/** Told as the work goes on: which step of how many, and what it makes. */
export type Tell = (step: number, steps: number, making: string) => void;

export interface MadePart {
  readonly part: Part;
  readonly file: string;
  readonly pages: number;
  readonly sheets: number;
  readonly cards: number;
  readonly twoSided: boolean;
}

export interface Outcome {
  readonly files: readonly MadeFile[];
  /** Warnings and notices; an error is thrown before any file is made. */
  readonly problems: readonly Problem[];
  readonly parts: readonly MadePart[];
  readonly words?: { readonly count: number; readonly sharingBefore: number; readonly sharingAfter: number };
  /** The red and blue starts of the key cards. */
  readonly starts?: Readonly<Record<string, number>>;
}

export interface Desk {
  /** Opens the program's own files. */
  readonly project: Library;
  /** Opens those that the recipe names. */
  readonly own: Library;
  readonly version: string;
  readonly platform: Platform;
  readonly tell?: Tell;
  /** Handed each PDF when it is finished, and what it should be. */
  readonly finished?: (file: MadeFile, expectation: Expectation) => void;
  /** The recipe as the manifest shall tell it, where its paths are meant from another folder. */
  readonly recorded?: Recipe;
  /** The run whose manifest is printed again: where its version or its list was another, that is told. */
  readonly earlier?: Earlier;
}

/**
 * The whole journey: recipe in, files (name and bytes) out. Throws a ProblemError with every fault of the input before
 * a file is made.
 */
export async function makeDeck(recipe: Recipe, desk: Desk): Promise<Outcome> {
  const { project, own, version, platform, tell = () => {}, recorded = recipe } = desk;
  const stock = loadStock(recipe, project, own);
  const wanted = partsOf(recipe, stock.game);
  const steps = wanted.length + 2;
  tell(0, steps, 'words');
  const pair = scriptPair(recipe);
  const setting = await makeSetting(stock, pair, project, own);
  const shop: Workshop = {
    recipe,
    stock,
    setting,
    version,
    platform,
    childMark: childMark(project, setting),
  };
  const words = wanted.includes('words')
    ? await prepareWords({ recipe, stock, setting, pair, project, own, platform })
    : undefined;
  const map = wanted.includes('map') ? await readyMap(shop, pair, desk) : undefined;
  const problems = [
    ...sheetProblems(shop),
    ...(map?.problems ?? []),
    ...(desk.earlier
      ? await earlierProblems(desk.earlier, {
          version,
          ...(words ? { list: words } : {}),
          ...(map ? { map: map.order.campaign } : {}),
        })
      : []),
    ...(words?.problems ?? []),
  ];
  throwErrors(problems);

  const printed: PrintedPart[] = [];
  let notes: Pick<Outcome, 'words' | 'starts'> = {};
  for (const [i, part] of wanted.entries()) {
    tell(i + 1, steps, part);
    switch (part) {
      case 'words': {
        const { print, counts } = makeWords(shop, words as DeckWords);
        printed.push(print);
        notes = { ...notes, words: counts };
        break;
      }
      case 'agents':
        printed.push(makeAgents(shop, project));
        break;
      case 'keys': {
        const { print, starts, told } = await makeKeys(shop);
        printed.push(print);
        problems.push(...told);
        notes = { ...notes, starts };
        break;
      }
      case 'tokens': {
        const box = inBox(stock.game.parts.tokens, part);
        printed.push(printTokens(shop, countTokens(box.sets), box, tokenArt(project)));
        break;
      }
      case 'stand':
        printed.push(printStand(shop, inBox(stock.game.parts.stand, part)));
        break;
      case 'rules': {
        const file = `templates/rules/${recipe.locale}/${recipe.game}.md`;
        const text = await inScript(project.text(file), pair, stock);
        throwErrors(unprintable(shop, text, file));
        printed.push(printRules(shop, readRules(text, file)));
        break;
      }
      case 'map': {
        const drawn = mapPart(shop, (map as ReadyMap).order, project);
        printed.push(drawn.print);
        problems.push(...drawn.problems);
        throwErrors(drawn.problems);
        break;
      }
      case 'log':
        printed.push(printLog(shop));
        break;
    }
  }

  const base = [recipe.game, recipe.locale, ...(recipe.script ? [recipe.script] : [])].join('-');
  // What is about the whole run is named after the parts it made, so that a run for some leaves the others' alone.
  const nameOf = ({ part, name = part }: PrintedPart) => name;
  const whole = [base, ...(recipe.only ? printed.map(nameOf) : [])].join('-');
  // Pixels are made on another thread while the PDFs are written.
  const contact = recipe.contact ? drawContact(shop, printed) : undefined;
  const parts = printed.map(print => ({ file: `${base}-${nameOf(print)}.pdf`, printed: print }));
  const files: MadeFile[] = [];
  for (const { file, printed: print } of parts) {
    const pdf = { name: file, bytes: await toPdf(shop, print) };
    files.push(pdf);
    const listed = print.part === 'words' ? words?.words.map(word => word.text) : undefined;
    const kinds = print.part === 'keys' ? [stock.key()] : [];
    const made = { ...(listed ? { words: listed } : {}), ...(print.map ? { map: print.map } : {}) };
    const content = contentOf(print.part, stock, made);
    desk.finished?.(pdf, expectationOf(recipe, stock, kinds, file, content));
  }
  tell(steps - 1, steps, 'contact sheet');
  if (contact !== undefined) files.push({ name: `${whole}-contact.png`, bytes: await contact });
  if (words?.review !== undefined)
    files.push({
      name: `${base}-review.csv`, // Excel takes a CSV for UTF-8 only with a byte order mark.
      bytes: utf8(`\ufeff${words.review}`),
    });
  const list = words && { file: recorded.words ?? words.file, bytes: words.bytes, words: words.words.length };
  const manifest = await writeManifest({
    version,
    recipe: recorded,
    parts,
    files,
    ...(list ? { list } : {}),
  });
  files.push({ name: `${whole}-manifest.json`, bytes: utf8(manifest) });
  tell(steps, steps, 'done');
  return { files, problems, parts: parts.map(madePart), ...notes };
}

/** A list as a recipe would print it, with all that is wrong with it; nothing is drawn. */
export async function checkList(recipe: Recipe, { project, own, platform }: Desk): Promise<DeckWords> {
  const stock = loadStock(recipe, project, own);
  const pair = scriptPair(recipe);
  const setting = await makeSetting(stock, pair, project, own);
  return prepareWords({ recipe, stock, setting, pair, project, own, platform });
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function madePart({ file, printed }: { readonly file: string; readonly printed: PrintedPart }): MadePart {
  const { part, sheets, cards, twoSided } = printed;
  const pages = sheets.reduce((sum, sheet) => sum + sheet.sides.length, 0);
  return { part, file, pages, sheets: sheets.length, cards: cards.length, twoSided };
}

function makeWords(shop: Workshop, { words }: DeckWords) {
  const { recipe } = shop;
  const texts = words.map(word => word.text);
  const deck = pairWords(words, sharingPairs(texts, recipe.locale), randomFrom(`${recipe.seed}/words`));
  const { sharingBefore, sharingAfter } = deck;
  return {
    print: printWords(shop, deck.cards),
    counts: { count: texts.length, sharingBefore, sharingAfter },
  };
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
    const palette = portraitPalette(setting.theme, agent.role);
    const { box } = portraits.rules;
    const items = portrait(agent.person, portraits, palette);
    return { id: `portrait-${id}`, box: { x: 0, y: 0, width: box, height: box }, items };
  });
}

/** Deals the key cards, and lets none be printed that the proof, which knows nothing of the dealing, rejects. */
async function makeKeys(shop: Workshop) {
  const { recipe, stock } = shop;
  const { kind } = stock.key();
  const count = recipe.keys ?? stock.game.parts.keys.cards;
  const prover = new KeyProver(kind);
  const cards = await slowly(provedCards(kind, dealKeys(kind, { seed: recipe.seed, count }), prover), 1000);
  const { starts, problems } = prover.finish();
  return { print: await printKeys(shop, cards), starts, told: problems };
}
