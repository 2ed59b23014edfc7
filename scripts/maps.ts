// Lays out every mission map in every locale, on A4 and Letter, one and two on a page: npm run maps
// Prints the scale of its signs, and what touches; the tests look at a quarter of them.
import { projectLibrary } from '../src/cli/files.js';
import { layOutMap } from '../src/faces/index.js';
import { planMap } from '../src/pipeline/mapplan.js';
import { atlasOf } from '../src/pipeline/maps.js';
import { chanceFor } from '../src/pipeline/missions.js';
import { makeSetting } from '../src/pipeline/setting.js';
import { campaignNames, loadCampaign, loadStock, recipeSchema } from '../src/templates/index.js';

const project = projectLibrary();
const locales = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));
const atlas = atlasOf(project);
const chance = chanceFor(undefined, project, project);
let touching = 0;
for (const name of campaignNames(project))
  for (const paper of ['A4', 'Letter'])
    for (const twoUp of [false, true]) {
      const cells: string[] = [];
      for (const locale of locales) {
        const campaign = loadCampaign(name, project, project);
        const stock = loadStock(recipeSchema.parse({ locale, paper }), project, project);
        const setting = await makeSetting(stock, undefined, project, project);
        const { box } = planMap(stock, campaign, twoUp);
        const area = { x: 0, y: 0, ...box };
        const { overlaps, style } = layOutMap(setting, stock.faces.map(), { campaign, atlas, chance }, area);
        touching += overlaps.length;
        const told = overlaps.map(({ kind, first, second }) => ` ${kind}: ${first} ${second ?? ''}`).join();
        cells.push(`${locale} ${style.scale}${told}`);
      }
      console.log(`${name}, ${paper}${twoUp ? ', two up' : ''}: ${cells.join(', ')}`);
    }
console.log(touching === 0 ? 'Nothing touches.' : `${touching} things touch.`);
if (touching > 0) process.exitCode = 1;
