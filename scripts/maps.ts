// Lays out every mission map in every locale, on every paper, one and two to a page: npm run maps
// Prints the scale of the signs, everything that overlaps, and every name that is nearer to another city than to its own.
// Then it makes a map of sixty cities, as many as a page holds, prints it, and reads it back. The tests check one map in each
// locale. With names of papers it lays out for those alone: npm run maps A4 A3
import { openDesk } from '../src/cli/desk.js';
import { campaignNames, loadCampaign, papersSchema, readYaml, recipeSchema } from '../src/data/index.js';
import { chanceFor, mapMeasures, openAtlas, openJob, planMap } from '../src/parts/index.js';
import { astrayOn } from '../src/parts/map/astray.fixture.js';
import { layOutMap } from '../src/parts/map/layout.js';
import { makeDeck, makeMap } from '../src/press/index.js';
import { preflight } from '../src/proof/index.js';

const desk = openDesk();
const { project } = desk;
const locales = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
const known = Object.keys(readYaml(project.text('templates/papers.yaml'), 'papers.yaml', papersSchema));
const papers = process.argv.length > 2 ? process.argv.slice(2) : known;
const atlas = openAtlas(project);
const chance = chanceFor(undefined, project, project);
let found = 0;
let names = 0;
let led = 0;
for (const name of campaignNames(project))
  for (const paper of papers)
    for (const twoUp of [false, true]) {
      const cells: string[] = [];
      for (const locale of locales) {
        const campaign = loadCampaign(name, project, project);
        const { templates, setting } = await openJob(recipeSchema.parse({ locale, paper }), desk);
        const { box } = planMap(templates, campaign, twoUp);
        const area = { x: 0, y: 0, ...box };
        const wish = { campaign, atlas, chance };
        const laid = layOutMap(setting, templates.measures(mapMeasures), wish, area);
        const astray = astrayOn(laid);
        found += laid.overlaps.length + astray.length;
        names += laid.placed.labels.length;
        led += laid.placed.labels.filter(({ leader }) => leader).length;
        const told = [
          ...laid.overlaps.map(({ kind, first, second }) => ` ${kind}: ${first} ${second ?? ''}`),
          ...astray.map(
            ({ name, other, own, away }) =>
              ` ${name} is ${own.toFixed(1)} mm away, ${other} ${away.toFixed(1)} mm`,
          ),
        ];
        cells.push(`${locale} ${laid.style.scale}${told.join()}`);
      }
      console.log(`${name}, ${paper}${twoUp ? ', two up' : ''}: ${cells.join(', ')}`);
    }
found += await printSixtyCities();
console.log(`${names} names, ${led} with a line to their city.`);
console.log(found === 0 ? 'Nothing overlaps, and no name is astray.' : `${found} faults.`);
if (found > 0) process.exitCode = 1;

/** Makes a map with as many cities as a map may have, prints it, and reads it back. Returns the number of errors. */
async function printSixtyCities(): Promise<number> {
  const made = makeMap('scripts/sixty-cities.csv', { cities: 60 }, desk);
  const text = (file: string) => (file === 'sixty-cities.yaml' ? made.yaml : desk.own.text(file));
  const own = { ...desk.own, text, bytes: (file: string) => new TextEncoder().encode(text(file)) };
  const recipe = recipeSchema.parse({
    ...{ game: 'duet', locale: 'en', map: 'sixty-cities.yaml' },
    ...{ only: ['map'], contact: false },
  });
  const reports: ReturnType<typeof preflight>[] = [];
  await makeDeck(
    recipe,
    { ...desk, own },
    { finished: ({ bytes }, asked) => reports.push(preflight(bytes, asked)) },
  );
  const problems = (await Promise.all(reports)).flatMap(({ checks }) =>
    checks.flatMap(({ problems }) => problems),
  );
  const errors = problems.filter(({ level }) => level === 'error');
  console.log(`${made.cities.length} cities, ${reports.length} PDF read back, ${errors.length} errors.`);
  for (const { code, values } of errors) console.log(code, values);
  return errors.length;
}
