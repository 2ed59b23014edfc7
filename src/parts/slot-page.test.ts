import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDesk } from '../cli/desk.js';
import { loadMessages, type RecipeInput, recipeSchema } from '../data/index.js';
import { expectationOf } from '../press/expectation.js';
import { pdfMeta } from '../press/pdf.js';
import { missedMutants } from '../proof/claims/mutants.fixture.js';
import { preflight } from '../proof/index.js';
import { renderPdf } from '../render/index.js';
import { partName, sentence } from '../speech/index.js';
import { expectedOf } from './expected.js';
import { openJob } from './job.js';
import { score } from './score.fixture.js';

/** What lies beside the code of the score pad, as those who add a kind are told. */
const KIND = /^```yaml\n(titlePt:[\s\S]*?)^```/m.exec(fs.readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '';

const FILE = 'templates/faces/score.yaml';
const desk = openDesk();
const project = {
  ...desk.project,
  text: (file: string) => (file === FILE ? KIND : desk.project.text(file)),
  list: (folder: string) => [
    ...desk.project.list(folder),
    ...(folder === 'templates/faces' ? ['score.yaml'] : []),
  ],
};

async function printed(input: RecipeInput) {
  const job = await openJob(recipeSchema.parse(input), { ...desk, project });
  const options = score.options.parse({ teams: ['red', 'blue'] });
  const { sheets } = await score.layOut(job, options, undefined);
  const pages = sheets.flatMap(({ sides }) => sides);
  const { book } = job.setting.shaper;
  const bytes = Buffer.concat([
    ...renderPdf(pages, pdfMeta(job, 'Score', false), book, desk.platform.deflate),
  ]);
  const record = { part: 'score', file: 'score.pdf', pages: 1, sheets: 1, cards: [] };
  const templates = { ...job.templates, locale: job.setting.locale };
  const content = expectedOf({ part: score, options }, templates, record, job.recipe, desk.version);
  return { bytes, expectation: expectationOf(job, 'score.pdf', content) };
}

describe('a score pad in one folder', () => {
  test.each<RecipeInput>([
    { locale: 'en', paper: 'Letter' },
    { locale: 'fa', paper: 'A4' },
    { locale: 'zh-Hans', script: 'zh-Hant-HK' },
  ])('is right on paper: %o', async recipe => {
    const { bytes, expectation } = await printed({ game: 'codenames', ...recipe });
    const { checks } = await preflight(bytes, expectation);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(checks).toContainEqual({ name: 'layout', count: 86, problems: [] });
  });

  test.each(['en', 'fa'])('is not, whatever is spoilt on it in %s', async locale => {
    const { bytes, expectation } = await printed({ game: 'codenames', locale });
    const { count, missed } = await missedMutants(
      bytes,
      expectation.faces ?? [],
      locale === 'fa' ? 'rtl' : 'ltr',
    );
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });

  test('has its name in messages of every language', () => {
    const said = (language: string) => loadMessages(project, language, 'page').say(partName('score'));
    expect(said('fa')).toBe('برگ امتیاز');
    expect(said('en')).toBe('Score pad');
    const own = { game: 'Word Spies', part: partName('score'), flag: '--keys' };
    expect(loadMessages(project).say(sentence('parts.option-without-part', { ...own }))).toContain('score');
  });
});
