import { describe, expect, test } from 'vitest';
import { figures, loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import { apart, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { codeFace } from './face.js';
import { codeMeasures } from './measures.js';

const { measures, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const slots = measures(codeMeasures);

describe.each(locales)('a code card in %s', locale => {
  const setting = settingOf(locale);
  const rtl = setting.locale.direction === 'rtl';
  const texts = textsOf(codeFace(setting, { team: 'blue', code: [4, 1, 3] }, slots, sizes.code));
  const [name, ...digits] = texts;

  test('has a digit for each clue, the first where reading starts, with its caption below', () => {
    const said = digits.map(({ item }) => item.line.text);
    const captions = [1, 2, 3].map(n => phrase(setting.locale, `code.${n}`));
    expect(said).toEqual([4, 1, 3].flatMap((n, i) => [figures(setting.locale, n), captions[i]]));
    const middles = digits.map(drawn => inkOf(drawn)).map(({ x, width }) => x + width / 2);
    for (const i of [0, 2, 4]) expect(Math.abs(middles[i] - middles[i + 1])).toBeLessThan(1.5);
    expect(middles[0] > middles[2] && middles[2] > middles[4]).toBe(rtl);
  });

  test('sets the digits on one baseline, and the captions in one size', () => {
    const one = (values: readonly number[]) => expect(new Set(values).size).toBe(1);
    one([0, 2, 4].map(i => digits[i].item.y));
    one([1, 3, 5].map(i => digits[i].item.line.size));
  });

  test('names the team, and keeps everything inside the frame, apart from one another', () => {
    expect(name.item.line.text).toBe(phrase(setting.locale, 'team.blue'));
    for (const [i, text] of texts.entries()) {
      inside(inkOf(text), slots.frame, text.item.line.text);
      for (const other of texts.slice(i + 1)) expect(apart(inkOf(text), inkOf(other))).toBe(true);
    }
  });
});
