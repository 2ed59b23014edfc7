// Lays out every mission map in every locale, on A4 and Letter, one and two to a page: npm run maps
// Prints the scale of the signs and everything that overlaps. The tests check one in each locale.
import { openDesk } from '../src/cli/desk.js';
import { layOutMap } from '../src/faces/index.js';
import { chanceFor, openAtlas, openJob, planMap } from '../src/parts/index.js';
import { campaignNames, loadCampaign, recipeSchema } from '../src/templates/index.js';

const desk = openDesk();
const { project } = desk;
const locales = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
const atlas = openAtlas(project);
const chance = chanceFor(undefined, project, project);
let found = 0;
for (const name of campaignNames(project))
  for (const paper of ['A4', 'Letter'])
    for (const twoUp of [false, true]) {
      const cells: string[] = [];
      for (const locale of locales) {
        const campaign = loadCampaign(name, project, project);
        const { templates, setting } = await openJob(recipeSchema.parse({ locale, paper }), desk);
        const { box } = planMap(templates, campaign, twoUp);
        const area = { x: 0, y: 0, ...box };
        const wish = { campaign, atlas, chance };
        const { overlaps, style } = layOutMap(setting, templates.faces.map(), wish, area);
        found += overlaps.length;
        const told = overlaps.map(({ kind, first, second }) => ` ${kind}: ${first} ${second ?? ''}`).join();
        cells.push(`${locale} ${style.scale}${told}`);
      }
      console.log(`${name}, ${paper}${twoUp ? ', two up' : ''}: ${cells.join(', ')}`);
    }
console.log(found === 0 ? 'Nothing overlaps.' : `${found} overlaps.`);
if (found > 0) process.exitCode = 1;
