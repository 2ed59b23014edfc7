import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownLibrary, projectLibrary } from '../cli/files.js';
import { platform } from '../cli/platform.js';
import { type RecipeInput, recipeSchema } from '../data/index.js';
import type { DeckManifest } from '../data/manifest/index.js';
import { described, folderOf, picture } from '../pictures/photos/folder.fixture.js';
import { preflight } from '../proof/index.js';
import type { ProblemError } from '../speech/index.js';
import { type MadeDeck, makeDeck, type RunOptions } from './index.js';

const DESK = { project: projectLibrary(), own: ownLibrary(), version: '0.0.0', platform };

async function make(input: RecipeInput, run: RunOptions = {}) {
  const recipe = recipeSchema.parse({ game: 'pictures', only: ['pictures'], contact: false, ...input });
  return makeDeck(recipe, DESK, run);
}

/** Makes a deck and reads it back. */
async function makeAndRead(input: RecipeInput) {
  const reports: ReturnType<typeof preflight>[] = [];
  const outcome = await make(input, {
    finished: ({ bytes }, expectation) => reports.push(preflight(bytes, expectation)),
  });
  const checks = (await Promise.all(reports)).flatMap(report => report.checks);
  return {
    outcome,
    faults: checks.flatMap(({ problems }) => problems),
    found: checks.find(({ name }) => name === 'pictures')?.count,
  };
}

const refusal = (input: RecipeInput) =>
  make(input).then(
    () => [],
    (fault: ProblemError) => fault.problems.map(described),
  );

interface Recorded {
  readonly name: string;
  readonly file?: string;
  readonly word?: string;
  readonly host?: string;
}

function manifest({ files }: MadeDeck): DeckManifest {
  const found = files.find(({ name }) => name.endsWith('-manifest.json'));
  return JSON.parse(new TextDecoder().decode(found?.bytes)) as DeckManifest;
}

const recordedIn = (outcome: MadeDeck) =>
  manifest(outcome).parts[0].cards.flatMap(({ pictures }) => pictures as readonly Recorded[]);

async function files(count: number, from = 0): Promise<Record<string, Uint8Array>> {
  const each = Array.from({ length: count }, async (_, i) => {
    return [`${from + i}.jpg`, await picture(100 + from + i, 'jpeg', [640, 600])] as const;
  });
  return Object.fromEntries(await Promise.all(each));
}

const FIVE = folderOf({
  ...(await files(5)),
  'list.csv': 'file,caption,child_safe\n0.jpg,The first,yes\n1.jpg,,no\n2.jpg,,yes\n3.jpg,,yes\n',
});

describe('a deck of one’s own pictures', () => {
  test('has each of them once, and a quiet back where one is left over', async () => {
    const { outcome, faults, found } = await makeAndRead({ locale: 'en', pictures: [FIVE] });
    expect(faults).toEqual([]);
    expect(found).toBe(5);
    expect(outcome.parts).toMatchObject([{ part: 'pictures', cards: 3, sheets: 1 }]);
    expect(
      recordedIn(outcome)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    expect(recordedIn(outcome).find(({ file }) => file === '0.jpg')).toMatchObject({
      name: 'The first',
      caption: 'The first',
      child_safe: true,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      embedded: { width: 605, height: 508 },
    });
    expect(outcome.problems.map(({ code }) => code)).toEqual([
      'parts.pictures-less-than-a-game',
      'parts.own-pictures',
    ]);
  });

  test('has the same bytes again, and another order with another seed', async () => {
    const bytes = async (seed: string) => {
      const { files } = await make({ locale: 'en', pictures: [FIVE], seed });
      return Buffer.from(files[0].bytes);
    };
    const [first, again, other] = [await bytes('1'), await bytes('1'), await bytes('2')];
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  test('may be for children, whole, grey or in lines, in every direction', async () => {
    for (const [locale, look] of [
      ['fa', 'line'],
      ['yue', 'grey'],
    ] as const) {
      const recipe: RecipeInput = { locale, look, fit: 'whole', children: true, pictures: [FIVE] };
      const { outcome, faults, found } = await makeAndRead(recipe);
      expect([faults, found]).toEqual([[], 3]);
      const recorded = recordedIn(outcome).map(({ file }) => file);
      expect(recorded.sort()).toEqual(['0.jpg', '2.jpg', '3.jpg']);
    }
  });

  test('may come from several folders, and hold the same picture twice', async () => {
    const other = folderOf({ ...(await files(2)), ...(await files(2, 10)) });
    const { outcome, faults, found } = await makeAndRead({ locale: 'en', pictures: [FIVE, other] });
    expect([faults, found]).toEqual([[], 9]);
    expect(outcome.problems.filter(({ code }) => code === 'photos.alike')).toHaveLength(2);
    expect(manifest(outcome).parts[0].sources?.map(({ file }) => file)).toEqual([FIVE, other]);
  });
});

describe('a mixed deck', () => {
  test('has all of one’s own pictures, and words up to the size of the box', async () => {
    const { outcome, faults, found } = await makeAndRead({ locale: 'fa', pictures: [FIVE, 'words'] });
    expect([faults, found]).toEqual([[], 280]);
    const recorded = recordedIn(outcome);
    expect(recorded.filter(({ file }) => file !== undefined)).toHaveLength(5);
    expect(new Set(recorded.flatMap(({ word }) => word ?? [])).size).toBe(275);
    expect(outcome.parts[0].cards).toBe(140);
  });

  test('may hold shipped pictures and words, half and half', async () => {
    const { outcome, faults } = await makeAndRead({ locale: 'en', pictures: ['shipped', 'words'] });
    expect(faults).toEqual([]);
    const recorded = recordedIn(outcome);
    const composed = recorded.filter(({ host }) => host !== undefined).length;
    expect(recorded).toHaveLength(280);
    expect(composed).toBeGreaterThan(50);
    expect(composed).toBeLessThanOrEqual(140);
  });

  test('may take pictures from a list', async () => {
    const [name] = DESK.project.list('templates/pictures/lists');
    const text = DESK.project.text(`templates/pictures/lists/${name}`);
    const lines = text.split('\n');
    const start = lines.findIndex(line => line.startsWith('pictures:'));
    const few = lines
      .slice(start)
      .filter(line => !line.trim().startsWith('#'))
      .slice(0, 7)
      .join('\n');
    const list = path.join(folderOf({ 'mine.yaml': `${few}\n` }), 'mine.yaml');
    const { outcome, faults, found } = await makeAndRead({ locale: 'en', pictures: [list, FIVE] });
    expect([faults, found]).toEqual([[], 11]);
    expect(recordedIn(outcome).filter(({ host }) => host !== undefined)).toHaveLength(6);
  });
});

describe('printing again from the manifest', () => {
  test('is told when a picture has changed', async () => {
    const folder = folderOf(await files(3));
    const recipe: RecipeInput = { locale: 'en', pictures: [folder, FIVE] };
    const earlier = manifest(await make(recipe));
    const codes = async () => (await make(recipe, { earlier })).problems.map(described);
    const changed = `${path.basename(folder)}: manifest.source-changed`;
    expect(await codes()).not.toContain(changed);
    fs.writeFileSync(path.join(folder, '1.jpg'), await picture(77, 'jpeg', [640, 600]));
    const told = await codes();
    expect(told).toContain(changed);
    expect(told).not.toContain(`${path.basename(FIVE)}: manifest.source-changed`);
  });
});

describe('what is wrong', () => {
  test('with captions is told, or skipped', async () => {
    const list = `file,caption\n0.jpg,${'a very long caption '.repeat(8)}\n1.jpg,\u{16a0}\u{16b1}\n`;
    const folder = folderOf({ ...(await files(3)), 'list.csv': list });
    expect(
      (await refusal({ locale: 'en', pictures: [folder] })).filter(
        told => !/own-pictures|less-than/.test(told),
      ),
    ).toEqual(['0.jpg: parts.caption-too-long', '1.jpg: parts.entry-unprintable']);
    const { problems, parts } = await make({ locale: 'en', pictures: [folder], skipBad: true });
    expect(parts[0].cards).toBe(1);
    expect(problems.filter(({ code }) => code === 'photos.skipped')).toHaveLength(2);
  });

  test('with options is told', async () => {
    expect(await refusal({ look: 'line', skipBad: true })).toEqual([
      '--look: parts.option-without-folder',
      '--skip-bad: parts.option-without-folder',
    ]);
    expect(await refusal({ game: 'codenames', only: ['words'], pictures: [FIVE] })).toEqual([
      '--pictures: parts.option-without-part',
    ]);
    expect(await refusal({ pictures: ['no-such-folder'] })).toContain('no-such-folder: cli.no-such-folder');
  });
});
