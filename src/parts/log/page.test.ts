import { expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { locales, project, settingOf } from '../faces.fixture.js';
import { logMeasures } from './measures.js';
import { logPage } from './page.js';

const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(logMeasures);
const settings = locales.map(settingOf);

test.each([
  ['A4', 190, 257],
  ['Letter', 196, 239],
  ['Legal', 196, 316],
  ['A3', 277, 380],
  ['Tabloid', 259, 392],
  ['half of a sheet', 128, 170],
])('the table of a log fills the page, with rows to write in: %s', (_, width, height) => {
  const { foot, table } = slots;
  for (const setting of settings) {
    const lines = logPage(setting, slots, { x: 10, y: 20, width, height }).filter(
      item => item.kind === 'line',
    );
    const rules = lines.filter(({ x1, x2, y1, y2 }) => y1 === y2 && x2 - x1 === width).map(({ y1 }) => y1);
    expect(Math.max(...rules)).toBeCloseTo(20 + height - foot.height);
    for (const [i, y] of rules.slice(1).entries()) {
      expect(y - rules[i]).toBeGreaterThanOrEqual(table.least - 0.01);
      expect(y - rules[i]).toBeLessThanOrEqual(table.most + 0.01);
    }
  }
});
