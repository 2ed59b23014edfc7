import fs from 'node:fs';
import path from 'node:path';
import { type Command, Option } from 'commander';
import {
  type Composition,
  checkData,
  compositionLines,
  readCompositions,
  recipeSchema,
} from '../../data/index.js';
import { error, type Problem, sentence, throwErrors } from '../../speech/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { recoverAt } from '../disk/recover.js';
import { here, ownLibrary } from '../files.js';
import { examples } from '../help/describe.js';
import { say } from '../report/say.js';
import { tell } from '../report/terminal.js';
import { OPTIONS, wholeNumber } from './options.js';

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
    .addOption(new Option('--count <n>').argParser(wholeNumber(MOST, '--count')).default(60))
    .option('--seed <seed>')
    .addOption(new Option('--keep <numbers>').argParser(numbers))
    .option('--locale <locale>')
    .addOption(OPTIONS.theme())
    .addOption(OPTIONS.out('--out <file.yaml>').default('output/my-pictures.yaml'))
    .addHelpText(
      'after',
      examples(
        'npm start -- pictures make --count 60 --seed 7',
        'npm start -- pictures make --count 60 --seed 7 --keep 3,7,12',
      ),
    )
    .action(make);
}

async function make({ count, keep = [], out, ...flags }: MakeFlags): Promise<void> {
  const { proposeNewPictures } = await import('../../press/index.js');
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
  const told =
    keep.length === 0
      ? sentence('summary.proposed', { count: pictures.length })
      : sentence('summary.kept', { kept: kept.length, count: known.length + kept.length, file: out });
  tell(say(told));
}

/** A list and more pictures in it: what a person wrote stays as it is. */
function longer(list: string, kept: readonly Composition[]): string {
  const [, indent = '  '] = /^( *)- /m.exec(list) ?? [];
  return `${list}${list.endsWith('\n') ? '' : '\n'}${compositionLines(kept).replace(/^ */gm, indent)}`;
}

function nameProblems(out: string): readonly Problem[] {
  if (/\.ya?ml$/i.test(out)) return [];
  return [error('cli.not-yaml-name', 'pictures make --out', { key: 'out', value: out })];
}

function keepProblems(n: number, count: number): readonly Problem[] {
  return n <= count ? [] : [error('cli.no-such-picture', 'pictures make --keep', { number: n, count })];
}

function numbers(value: string): readonly number[] {
  return [...new Set(value.split(',').map(wholeNumber(MOST, '--keep')))];
}
