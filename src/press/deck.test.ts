import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { loadKeyTemplate, loadLocale, type RecipeInput, recipeSchema } from '../data/index.js';
import { keyFromId, proveKeys } from '../keys/index.js';
import { openWithPdfjs } from '../render/second-reader.fixture.js';
import { readWordList } from '../words/index.js';
import { type MadeDeck, makeDeck } from './index.js';

const project = projectLibrary();
const DESK = { project, own: ownLibrary(), version: '0.0.0', platform };
const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'] as const;
const KIND = loadKeyTemplate('codenames', project, project).kind;

function make(input: RecipeInput): Promise<MadeDeck> {
  return makeDeck(recipeSchema.parse({ contact: false, ...input }), DESK);
}

function file(outcome: MadeDeck, end: string): Uint8Array {
  const found = outcome.files.find(({ name }) => name.endsWith(end));
  if (found === undefined) throw new Error(`no file ends in ${end}`);
  return found.bytes;
}

/** The text that a search in the PDF finds: the lines of each page, without direction marks. */
async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openWithPdfjs(bytes);
  const pages = Array.from({ length: pdf.numPages }, (_, i) => i + 1);
  return Promise.all(
    pages.map(async number => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      return bare(text);
    }),
  );
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** A page of the finished PDF as pixels, drawn by pdf.js with only the embedded fonts. */
async function paint(bytes: Uint8Array, number: number, dpi: number) {
  const page = await (await openWithPdfjs(bytes)).getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvasContext: context as never, canvas: canvas as never, viewport }).promise;
  return (x: number, y: number) => {
    const [r, g, b] = context.getImageData(
      Math.round((x * dpi) / 25.4),
      Math.round((y * dpi) / 25.4),
      1,
      1,
    ).data;
    return { r, g, b };
  };
}

interface Place {
  readonly face: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Manifest {
  readonly seed: string;
  readonly recipe: RecipeInput;
  readonly files: readonly { name: string; sha256: string }[];
  readonly parts: readonly {
    part: string;
    letters?: Readonly<Record<string, string>>;
    cards: readonly {
      id: string;
      start?: string;
      cells?: string;
      words?: { text: string }[];
      places: readonly Place[];
    }[];
  }[];
}

function manifest(outcome: MadeDeck): Manifest {
  return JSON.parse(new TextDecoder().decode(file(outcome, '-manifest.json'))) as Manifest;
}

/** The words of a language's list. */
function listOf(locale: string) {
  const file = `wordlists/${locale}/classic.csv`;
  const options = { file: 'list', locale, big5: platform.big5 };
  return readWordList(project.bytes(file), options).list?.words ?? [];
}

const unfitIn = (locale: string) =>
  listOf(locale)
    .filter(word => !word.childSafe)
    .map(word => word.text);

/** The whole box; several tests look at it. */
const CANTONESE = make({ locale: 'yue' });

describe.each(LOCALES)('the %s deck', locale => {
  const made = locale === 'yue' ? CANTONESE : make({ locale, only: ['words'] });

  test('has all 400 words on 200 cards, as text that can be searched', async () => {
    const outcome = await made;
    const pages = await pageTexts(file(outcome, '-words.pdf'));
    const text = pages.join('\n');
    const words = listOf(locale).map(word => word.text);
    expect(words).toHaveLength(400);
    const lost = words.filter(word => !text.includes(bare(word)));
    expect(lost).toEqual([]);
    expect(outcome.parts[0]).toMatchObject({ part: 'words', cards: 200, sheets: 13, pages: 26 });
  });

  test('has its cards on the paper in the order in which its language is read', async () => {
    const outcome = await made;
    const page = await (await openWithPdfjs(file(outcome, '-words.pdf'))).getPage(1);
    const { items } = await page.getTextContent();
    const leftOf = (word = '') => {
      const upright = items.flatMap(item => ('str' in item && item.transform[0] > 0 ? [item] : []));
      const found = upright.find(({ str }) => bare(str).trim() === bare(word));
      return found?.transform[4] as number | undefined;
    };
    // There are four in a row, and no word of these is on two lines.
    const first = manifest(outcome).parts[0].cards.slice(0, 4);
    const places = first.map(({ words }) => leftOf(words?.[0].text));
    const sorted = places.toSorted((a = 0, b = 0) => a - b);
    expect(places).not.toContain(undefined);
    expect(places).toEqual(locale === 'fa' ? sorted.toReversed() : sorted);
  });

  test('has some words that are not for children', () => {
    expect(unfitIn(locale).length).toBeGreaterThanOrEqual(10);
    expect(unfitIn(locale).length).toBeLessThanOrEqual(60);
  });

  test('puts words that share a part on the same card where it can', async () => {
    const { words } = await made;
    expect(words?.sharingAfter).toBeLessThanOrEqual(words?.sharingBefore ?? 0);
    // Persian words share few parts, and no English word has more than one.
    if (!['fa', 'en'].includes(locale))
      expect(words?.sharingAfter).toBeLessThan((words?.sharingBefore ?? 0) * 0.75);
  });

  test('prints ink for every word, without any installed font', async () => {
    const outcome = await made;
    const at = await paint(file(outcome, '-words.pdf'), 1, 100);
    const places = manifest(outcome)
      .parts[0].cards.flatMap(card => card.places)
      .filter(place => place.page === 1);
    expect(places).toHaveLength(16);
    for (const { x, y } of places) {
      let dark = 0;
      for (let dx = 8; dx < 57; dx += 0.5)
        for (let dy = 22; dy < 36; dy += 0.5) if (at(x + dx, y + dy).g < 100) dark += 1;
      expect(dark).toBeGreaterThan(40);
    }
  });

  test('has rules and a stand on one page each, on A4 and on Letter', async () => {
    for (const paper of ['A4', 'Letter']) {
      const outcome = await make({ locale, paper, only: ['stand', 'rules'] });
      expect(outcome.parts.map(part => part.pages)).toEqual([1, 1]);
    }
  });
});

describe('the rules explain the moon', () => {
  const HARD = 'The small moon marks a hard word.';
  const UNFIT = 'The small moon marks what is not for children.';
  test.each<readonly [string, RecipeInput, string | undefined]>([
    ['on word cards', {}, 'on a word card marks a word that is hard or not for children.'],
    ['on keyword cards', { game: 'decrypto' }, 'on a keyword card marks a word that is hard or not'],
    ['on hard words of a deck for children', { children: true }, HARD],
    ['on what is unfit, where hard words have none', { mark: 'unfit' }, UNFIT],
    ['nowhere, where no card can have it', { mark: 'unfit', children: true }, undefined],
    ['nowhere in an easy deck', { easy: true }, undefined],
    ['nowhere without moons', { mark: false }, undefined],
    [
      'nowhere on pictures for children, which are never hard',
      { game: 'pictures', children: true },
      undefined,
    ],
    ['on words among those', { game: 'pictures', children: true, pictures: ['shipped', 'words'] }, HARD],
  ])('%s', async (_, recipe, sentence) => {
    const made = await make({ locale: 'en', only: ['rules'], ...recipe });
    const text = (await pageTexts(file(made, 'rules.pdf'))).join(' ').replace(/\s+/g, ' ');
    if (sentence === undefined) expect(text).not.toMatch(/small moon|Leave those cards out/);
    else expect(text).toContain(sentence);
  });
});

// Which words are left out is marked in the list of each language, and is the same work in all of them.
test('an easy deck has none of the words that are hard or not for children', async () => {
  const words = listOf('fa').filter(({ childSafe, difficulty }) => childSafe && difficulty !== 'hard');
  const outcome = await make({ locale: 'fa', only: ['words'], easy: true });
  const printed = manifest(outcome).parts[0].cards.flatMap(card => card.words?.map(word => word.text) ?? []);
  expect(printed.sort()).toEqual(words.map(({ text }) => text).sort());
});

test('a children’s deck has none of the words that are not for children', async () => {
  const unfit = unfitIn('fa');
  const outcome = await make({ locale: 'fa', only: ['words'], children: true });
  const printed = manifest(outcome).parts[0].cards.flatMap(card => card.words?.map(word => word.text) ?? []);
  expect(printed).toHaveLength(400 - unfit.length);
  expect(printed.filter(word => unfit.includes(word))).toEqual([]);
  expect(outcome.problems).toContainEqual(
    expect.objectContaining({
      code: 'parts.less-than-a-box',
      values: expect.objectContaining({ lacking: unfit.length }),
    }),
  );
});

describe('the box', () => {
  const made = CANTONESE;

  test('has words, agents, keys, a stand and rules, each in its own PDF, and a manifest', async () => {
    const { files, parts } = await made;
    expect(files.map(({ name }) => name)).toEqual([
      ...['words', 'agents', 'keys', 'stand', 'rules'].map(part => `codenames-yue-${part}.pdf`),
      'codenames-yue-manifest.json',
    ]);
    expect(parts.map(({ part, cards }) => [part, cards])).toEqual([
      ['words', 200],
      ['agents', 25],
      ['keys', 40],
      ['stand', 0],
      ['rules', 0],
    ]);
  });

  test('has 40 key cards whose manifest, printed ids and colours agree', async () => {
    const outcome = await made;
    const pdf = file(outcome, '-keys.pdf');
    const keys = manifest(outcome).parts.find(({ part }) => part === 'keys');
    const cards = keys?.cards ?? [];
    expect(cards).toHaveLength(40);
    expect(cards.filter(card => card.start === 'red')).toHaveLength(20);
    const letters = keys?.letters ?? {};
    const texts = await pageTexts(pdf);
    const pages = new Map<number, Awaited<ReturnType<typeof paint>>>();
    const read = [];
    for (const { id, cells, start, places } of cards) {
      const place = places.find(({ face }) => face === 'front') as Place;
      expect(texts[place.page - 1]).toContain(id);
      if (!pages.has(place.page)) pages.set(place.page, await paint(pdf, place.page, 100));
      const at = pages.get(place.page) as Awaited<ReturnType<typeof paint>>;
      const seen = Array.from({ length: 25 }, (_, i) => {
        // Beside the sign in the middle of the cell, so this is its ground.
        const { r, g, b } = at(
          place.x + 7.65 + (i % 5) * 9.45 + 1.2,
          place.y + 7.65 + Math.floor(i / 5) * 9.45 + 4.4,
        );
        return r < 80 && b < 80 ? 'assassin' : r > 200 && g > 200 ? 'bystander' : r > b ? 'red' : 'blue';
      });
      const lamp = at(place.x + 31 - 5, place.y + 4.1 - 1.4);
      const lamps = lamp.r > lamp.b ? 'red' : 'blue';
      expect(seen).toEqual([...(cells ?? '')].map(letter => letters[letter]));
      expect(lamps).toBe(start);
      expect(keyFromId([KIND], id)).toMatchObject({ start, cells: seen });
      read.push({ id, start: lamps, cells: seen });
    }
    expect(proveKeys(KIND, read).problems).toEqual([]);
  });

  test('asks the printer for the flip that its sheets are made for', async () => {
    const flips = {
      'long-edge': 'DuplexFlipLongEdge',
      'short-edge': 'DuplexFlipShortEdge',
      none: 'Simplex',
    } as const;
    for (const [flip, duplex] of Object.entries(flips)) {
      const outcome = await make({ flip: flip as keyof typeof flips, only: ['keys'], keys: 4 });
      const preferences = await (await openWithPdfjs(file(outcome, '-keys.pdf'))).getViewerPreferences();
      expect(preferences).toMatchObject({ PrintScaling: 'None', Duplex: duplex });
    }
  });

  test('says on each sheet how to print it', async () => {
    const locale = loadLocale('yue', project);
    for (const text of await pageTexts(file(await made, '-words.pdf'))) {
      expect(text).toContain(bare(locale.strings['slug.scale']));
      expect(text).toContain(bare(locale.strings['slug.flip.long-edge']));
    }
  });

  test('has the same bytes when made again, and others with another seed', async () => {
    const again = await make({ locale: 'yue' });
    const first = await made;
    for (const [i, { name, bytes }] of first.files.entries()) {
      expect([name, Buffer.compare(bytes, again.files[i].bytes)]).toEqual([name, 0]);
    }
    const other = await make({ locale: 'yue', seed: 'other', only: ['keys'] });
    expect(Buffer.compare(file(other, '-keys.pdf'), file(first, '-keys.pdf'))).not.toBe(0);
  });

  test('can be made again from its manifest', async () => {
    const { recipe } = manifest(await make({ seed: 'rain', keys: 6, only: ['keys'], paper: 'Letter' }));
    const again = await makeDeck(recipeSchema.parse(recipe), DESK);
    expect(manifest(again).parts[0].cards.map(card => card.id)).toEqual(
      manifest(await make({ seed: 'rain', keys: 6, only: ['keys'] })).parts[0].cards.map(card => card.id),
    );
  });

  test('has a contact sheet to look at first', async () => {
    const outcome = await make({ only: ['keys', 'rules'], contact: true });
    expect([...file(outcome, '-contact.png').subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });
});

describe('in another script', () => {
  test('the Cantonese deck is printed in Simplified, strings and rules too, with a review of doubtful words', async () => {
    const outcome = await make({ locale: 'yue', script: 'zh-Hans', only: ['words', 'rules'] });
    const words = manifest(outcome).parts[0].cards.flatMap(card => card.words?.map(word => word.text) ?? []);
    expect(words).toContain('天水围');
    expect(words.join('')).not.toMatch(/[圍頭學車]/);
    const [rules] = await pageTexts(file(outcome, '-rules.pdf'));
    expect(rules).toContain('红');
    expect(rules).not.toContain('紅');
    expect(new TextDecoder().decode(file(outcome, '-review.csv'))).toMatch(/^\ufeff?line,/);
  });

  test('the mainland deck is printed in both kinds of Traditional', async () => {
    for (const script of ['zh-Hant-HK', 'zh-Hant-TW'] as const) {
      const outcome = await make({ locale: 'zh-Hans', script, only: ['words'] });
      const words = manifest(outcome).parts[0].cards.flatMap(
        card => card.words?.map(word => word.text) ?? [],
      );
      expect(words).toHaveLength(400);
      expect(words).toContain('鐘');
    }
  });

  test('a Persian deck has no other script', async () => {
    await expect(make({ locale: 'fa', script: 'zh-Hans' })).rejects.toThrow(
      '--script: parts.not-chinese {"locale":"fa"}',
    );
  });
});

describe('a language without a word list', () => {
  const withoutLists = {
    ...project,
    list: (folder: string) => (folder === 'wordlists/en' ? [] : project.list(folder)),
  };
  const print = (input: RecipeInput) =>
    makeDeck(recipeSchema.parse({ locale: 'en', contact: false, ...input }), {
      ...DESK,
      project: withoutLists,
    });

  test('has rules and keys, and asks for words of your own', async () => {
    const { parts } = await print({ only: ['keys', 'rules'], keys: 4 });
    expect(parts.map(({ part }) => part)).toEqual(['keys', 'rules']);
    await expect(print({ only: ['words'] })).rejects.toThrow(
      '--locale: parts.no-word-list {"locale":"en","file":"wordlists/en/classic.csv"}',
    );
  });
});
