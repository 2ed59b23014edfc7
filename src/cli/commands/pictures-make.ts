import fs from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { error, type Problem, throwErrors } from '../../problem.js';
import {
  type Composition,
  checkData,
  compositionLines,
  readCompositions,
  recipeSchema,
} from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { recoverAt } from '../disk/recover.js';
import { here, ownLibrary } from '../files.js';
import { typedNumber } from '../order/number.js';
import { tell } from '../report/terminal.js';
import { OPTIONS } from './options.js';

interface MakeFlags {
  readonly count: number;
  readonly seed?: string;
  readonly keep?: readonly number[];
  readonly locale?: string;
  readonly theme?: string;
  readonly out: string;
}

const MOST = 200;

/** `deckwright pictures make`. */
export function addPicturesMake(pictures: Command): void {
  pictures
    .command('make')
    .description('propose new pictures on a numbered sheet, and write the ones you keep into a list')
    .option('--count <n>', 'how many to propose', number, 60)
    .option('--seed <seed>', 'a word or number; the same seed proposes the same pictures (default: 1)')
    .option('--keep <numbers>', 'the numbers of those to keep, separated by commas', numbers)
    .option('--locale <locale>', 'language of the sheet (default: en)')
    .addOption(OPTIONS.theme())
    .addOption(
      OPTIONS.out('--out <file.yaml>', 'the list; the sheet lies beside it').default(
        'output/my-pictures.yaml',
      ),
    )
    .addHelpText(
      'after',
      `
Examples:
  npm start -- pictures make --count 60 --seed 7
  npm start -- pictures make --count 60 --seed 7 --keep 3,7,12`,
    )
    .action(make);
}

async function make({ count, keep = [], out, ...flags }: MakeFlags): Promise<void> {
  const { proposeNewPictures } = await import('../../pipeline/index.js');
  const place = (key: string) => `pictures make --${key}`;
  const { seed, locale, theme } = flags;
  const given = {
    locale: locale ?? 'en',
    ...(seed === undefined ? {} : { seed }),
    ...(theme ? { theme } : {}),
  };
  const recipe = checkData({ ...given, game: 'pictures' }, place, recipeSchema);
  throwErrors([...nameProblems(out), ...keep.flatMap(n => keepProblems(n, count))]);
  await recoverAt(out);
  const earlier = fs.existsSync(path.resolve(here(), out)) ? ownLibrary().text(out) : undefined;
  const known = earlier === undefined ? [] : readCompositions(earlier, out);
  const { pictures, sheet } = await proposeNewPictures(recipe, count, openDesk());
  throwErrors(keep.flatMap(n => keepProblems(n, pictures.length)));
  const kept = keep
    .map(n => pictures[n - 1])
    .filter(picture => !known.some(({ host, guest }) => host === picture.host && guest === picture.guest));
  const folder = await OutputFolder.open(path.resolve(here(), path.dirname(out)), path.dirname(out));
  const utf8 = (text: string) => [new TextEncoder().encode(text)];
  try {
    const base = path.basename(out).replace(/\.ya?ml$/i, '');
    await folder.stage(`${base}.png`, [sheet]);
    if (kept.length > 0) {
      if (earlier !== undefined) folder.extend(path.basename(out), earlier);
      const list = longer(earlier ?? 'pictures:', kept);
      readCompositions(list, out);
      await folder.stage(path.basename(out), utf8(list));
    }
    const paths = await folder.commit();
    for (const written of paths) tell(written);
  } finally {
    folder.close();
  }
  tell(
    keep.length === 0
      ? `${pictureCount(pictures.length)} proposed. Look at the sheet, and choose with --keep.`
      : `${kept.length} kept: ${pictureCount(known.length + kept.length)} in ${out}.`,
  );
}

/** A list and more pictures in it: what a person wrote stays as it is. */
function longer(list: string, kept: readonly Composition[]): string {
  const [, indent = '  '] = /^( *)- /m.exec(list) ?? [];
  return `${list}${list.endsWith('\n') ? '' : '\n'}${compositionLines(kept).replace(/^ */gm, indent)}`;
}

function pictureCount(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}

function nameProblems(out: string): readonly Problem[] {
  if (/\.ya?ml$/i.test(out)) return [];
  return [error('cli.not-yaml-name', 'pictures make --out', { key: 'out', value: out })];
}

function keepProblems(n: number, count: number): readonly Problem[] {
  return n <= count ? [] : [error('cli.no-such-picture', 'pictures make --keep', { number: n, count })];
}

function number(value: string): number {
  const count = typedNumber(value);
  if (typeof count === 'string' || !Number.isInteger(count) || count < 1 || count > MOST)
    throw new InvalidArgumentError(`Give a whole number from 1 to ${MOST}.`);
  return count;
}

function numbers(value: string): readonly number[] {
  return [...new Set(value.split(',').map(number))];
}
