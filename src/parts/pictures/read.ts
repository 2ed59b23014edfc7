import { type Composition, isOwnFile, loadShippedPictures } from '../../data/index.js';
import { type Random, randomFrom } from '../../keys/index.js';
import type { TellDone } from '../../pictures/photos/index.js';
import { error, type Problem, throwErrors, warning } from '../../speech/index.js';
import { leavesOutUnfit } from '../child-mark.js';
import type { Job } from '../job.js';
import type { Prepared } from '../part.js';
import { type DeckWords, readDeckWords, wordsOnTable } from '../word-list/read-list.js';
import { wordMeasures } from '../words/measures.js';
import { roomInBox, type WordSizes } from '../words/sizes.js';
import type { ComposedPicture, Picture, PictureWord } from './cards.js';
import { readListed } from './listed.js';
import { pictureMeasures } from './measures.js';
import { type NameOf, pictureNames } from './names.js';
import { ownCountProblems, readOwnPictures } from './own.js';

/** The pictures that a recipe prints, and how they are called in its language. */
export interface DeckPictures {
  readonly pictures: readonly Picture[];
  readonly nameOf: NameOf;
  /** Of the words among them. */
  readonly sizes: WordSizes;
  /** Where those words are from. */
  readonly list?: DeckWords;
}

const PLACE = 'templates/pictures/lists';
const [SHIPPED, WORDS] = ['shipped', 'words'];

/**
 * The pictures of a recipe. All that are a person's own are printed; the shipped ones and words fill the box, which has so
 * many faces, up to its usual size.
 */
export async function readDeckPictures(
  job: Job,
  box: number,
  tell: TellDone,
): Promise<Prepared<DeckPictures>> {
  const { recipe } = job;
  const from = [...new Set(recipe.pictures ?? [SHIPPED])];
  const folders = from.filter(name => name !== SHIPPED && name !== WORDS && !isOwnFile(name));
  throwErrors([...uselessOptions(job, folders), ...uselessWords(job, from)]);
  const lists = from.filter(isOwnFile).map(file => ({ file, bytes: job.desk.own.bytes(file) }));
  const listed = lists.flatMap(({ file }) => readListed(job, file));
  const own = folders.length > 0 ? await readOwnPictures(job, folders, tell) : NO_FOLDERS;
  const ours = [...composed(job, listed), ...own.pictures];
  const shipped = from.includes(SHIPPED) ? composed(job, loadShippedPictures(job.desk.project)) : [];
  const words = from.includes(WORDS) ? await readPictureWords(job) : NO_WORDS;
  const random = randomFrom(`${recipe.seed}/pictures/choice`);
  const filled = fillFrom(shipped, words.words, Math.max(0, box - ours.length), random);
  const pictures = [...filled.first, ...ours, ...filled.second];
  const [place = '--pictures'] = from.filter(name => name !== SHIPPED && name !== WORDS);
  if (pictures.length === 0) throwErrors([error('parts.no-pictures', place, { count: 0 })]);
  const counted =
    from.length === 1 && from[0] === SHIPPED
      ? countProblems(pictures.length, box)
      : [
          ...tooFew(job, pictures.length),
          ...(ours.length > 0 && pictures.length !== box ? ownCountProblems(pictures.length, box) : []),
        ];
  return {
    value: {
      pictures,
      nameOf: await pictureNames(job),
      sizes: words.sizes,
      ...(words.list ? { list: words.list } : {}),
    },
    problems: [...own.problems, ...words.problems, ...counted],
    sources: [...lists, ...own.sources, ...words.sources],
    extras: words.extras,
  };
}

const NO_FOLDERS = { pictures: [], problems: [], sources: [] };
const NO_WORDS: ReadWords = {
  words: [],
  sizes: { even: 0, fits: new Map(), lines: new Map() },
  problems: [],
  sources: [],
  extras: {},
};

function composed({ recipe }: Job, compositions: readonly Composition[]): readonly ComposedPicture[] {
  const all = compositions.map((composition): ComposedPicture => {
    return { kind: 'composed', composition, childSafe: composition.child_safe };
  });
  return leavesOutUnfit(recipe) ? all.filter(({ childSafe }) => childSafe) : all;
}

interface ReadWords extends Required<Pick<Prepared<unknown>, 'problems' | 'sources' | 'extras'>> {
  readonly words: readonly PictureWord[];
  readonly sizes: WordSizes;
  readonly list?: DeckWords;
}

/** The words of the recipe, in the size of a picture's box, on two lines where that is larger. */
async function readPictureWords(job: Job): Promise<ReadWords> {
  const { measures } = job.templates;
  const list = await readDeckWords(job, {
    room: roomInBox(measures(pictureMeasures), measures(wordMeasures)),
  });
  const { words, problems, review, file, bytes, sizes } = list;
  return {
    list,
    words: words.map(({ text, childSafe, difficulty }): PictureWord => {
      return { kind: 'word', text, childSafe, difficulty };
    }),
    sizes,
    problems,
    sources: [{ file, bytes }],
    extras: review === undefined ? {} : { 'review.csv': review },
  };
}

/** Options for pictures from a folder, where there is none. */
function uselessOptions({ recipe }: Job, folders: readonly string[]): readonly Problem[] {
  if (folders.length > 0) return [];
  const given = (['look', 'fit', 'skipBad'] as const).filter(key => recipe[key] !== undefined);
  return given.map(key => {
    const flag = key === 'skipBad' ? '--skip-bad' : `--${key}`;
    return error('parts.option-without-folder', flag, { option: key });
  });
}

/** A list of words, where no words are printed. */
function uselessWords({ recipe }: Job, from: readonly string[]): readonly Problem[] {
  return recipe.words === undefined || from.includes(WORDS)
    ? []
    : [error('parts.words-not-in-deck', '--words')];
}

function countProblems(count: number, box: number): readonly Problem[] {
  if (count < 2) return [error('parts.no-pictures', PLACE, { count })];
  return count < box ? [warning('parts.few-pictures', PLACE, { count, box, lacking: box - count })] : [];
}

/** One game takes a card for each cell of its grid. */
function tooFew({ templates }: Job, count: number): readonly Problem[] {
  const game = wordsOnTable(templates);
  const cards = Math.ceil(count / 2);
  return cards < game
    ? [warning('parts.pictures-less-than-a-game', '--pictures', { cards, game, lacking: 2 * game - count })]
    : [];
}

/**
 * Fills so many places from two pools, evenly where both have enough. The seed chooses; what is chosen stays in the order
 * of its pool.
 */
function fillFrom<A, B>(
  first: readonly A[],
  second: readonly B[],
  places: number,
  random: Random,
): { readonly first: readonly A[]; readonly second: readonly B[] } {
  const half = Math.ceil(places / 2);
  const ofFirst = Math.min(first.length, Math.max(half, places - second.length));
  return {
    first: chosen(first, ofFirst, random),
    second: chosen(second, places - ofFirst, random),
  };
}

function chosen<T>(pool: readonly T[], count: number, random: Random): readonly T[] {
  if (count >= pool.length) return pool;
  const kept = new Set(random.shuffle(pool.map((_, i) => i)).slice(0, count));
  return pool.filter((_, i) => kept.has(i));
}
