import { describe, expect, test } from 'vitest';
import { loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import type { Text } from '../../scene/index.js';
import { inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { layLegend, legendItems } from './legend.js';
import { mapMeasures } from './measures.js';

const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(mapMeasures);

describe.each(locales)('the legend of a map in %s', locale => {
  const setting = settingOf(locale);
  const { strings } = setting.locale;
  const legend = (width: number, scale: number, pair: string, levels: readonly number[]) => {
    const area = { x: 10, y: 200, width, height: 14.3 * scale };
    const heading = phrase(setting.locale, 'map.difficulty', { pair });
    const style = { setting, slots, scale };
    const texts = textsOf(legendItems(style, area, layLegend(style, area, { heading, levels })));
    return { area, heading, inks: texts.map(({ item }) => ({ text: item.line.text, ink: inkOf(item) })) };
  };

  test.each([2, 3, 4])('shows only the stars that are on the map: %i of them', level => {
    const shown = legend(190, 1, strings['map.pair.practised'], [level]).inks.map(({ text }) => text);
    const words = [1, 2, 3, 4, 5].filter(each => shown.includes(strings[`map.star.${each}`]));
    expect(words).toEqual([level]);
  });

  test.each([
    ['beginners', 190, 1],
    ['practised', 190, 1],
    // Half of an A5 and of an A4 sheet.
    ['practised', 95, 0.66],
    ['experts', 128, 0.68],
  ])('says whose chances the stars tell, and has room for it: %s, %i mm', (name, width, scale) => {
    const { area, heading, inks } = legend(width, scale, strings[`map.pair.${name}`], [2, 3, 4, 5]);
    const row = [heading, ...[2, 3, 4, 5].map(level => strings[`map.star.${level}`])];
    const along = inks.filter(({ text }) => row.includes(text)).sort((a, b) => a.ink.x - b.ink.x);
    expect(along.map(({ text }) => text)).toEqual(
      setting.locale.direction === 'rtl' ? row.toReversed() : row,
    );
    for (const [i, { ink, text }] of along.entries()) {
      inside(ink, { ...area, height: area.height + 1 }, text);
      // Stars stand between.
      if (i > 0)
        expect(ink.x - (along[i - 1].ink.x + along[i - 1].ink.width), text).toBeGreaterThan(5 * scale);
    }
  });

  test('makes a long name of a pair of your own smaller: nothing reaches beyond the map', () => {
    const { area, inks } = legend(128, 0.68, 'we-who-play-each-Thursday-above-the-bakery', [2, 3, 4, 5]);
    for (const { ink, text } of inks) inside(ink, { ...area, y: 0, height: 300 }, text);
  });
});

const inkOf = ({ x, y, line: { ink } }: Text) => ({ ...ink, x: x + ink.x, y: y + ink.y });
