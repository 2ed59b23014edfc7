import { expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import type { Campaign } from '../../maps/index.js';
import { project, settingOf } from '../faces.fixture.js';
import { layOutMap } from './layout.js';
import { mapMeasures } from './measures.js';
import { roseSpot } from './rose.js';

const setting = settingOf('en');
const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(mapMeasures);
const campaign: Campaign = {
  id: 'school',
  start: 'hall',
  cities: [
    { id: 'hall', at: [0, 0], tokens: 9, mistakes: 9 },
    { id: 'gym', at: [4, 3], tokens: 8, mistakes: 2 },
  ],
  routes: [['hall', 'gym']],
};
const names = { hall: { en: 'Hall' }, gym: { en: 'Gym' } };
const template = { campaign, names, title: { en: 'Our school' }, file: 'school.yaml', yaml: '' };

test('a plan has no compass: it says nothing of north', () => {
  const atlas = () => {
    throw new Error('A plan has no coasts.');
  };
  const wish = { campaign: { ...template, map: 'schematic' as const }, atlas, chance: () => 0.5 };
  const laid = layOutMap(setting, slots, wish, { x: 0, y: 0, width: 190, height: 260 });
  expect(laid.overlaps).toEqual([]);
  expect(roseSpot(laid)).toBeUndefined();
});
