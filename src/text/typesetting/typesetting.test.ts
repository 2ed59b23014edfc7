import { describe, expect, test } from 'vitest';
import { settingOf } from '../../parts/faces.fixture.js';
import { fitted, onBaseline, wordStyle } from './typesetting.js';

const settings = { en: settingOf('en'), fa: settingOf('fa') };
/** In both faces the tail of the first letter or the leg of the last reaches beyond the line. */
const TITLES = ['japan', 'Jakarta', 'Dubrovnik', 'jk'];

describe.each(Object.entries(settings))('a title in %s', (_, setting) => {
  const style = wordStyle(setting, 8);

  test.each(TITLES)('%s leaves no ink beyond the line where it begins or ends', title => {
    const line = setting.shaper.line(title, style);
    const rtl = setting.locale.direction === 'rtl';
    const inkAt = (anchor: 'start' | 'end') => {
      const { x } = onBaseline(setting, line, { x: 50, y: 20 }, '#000000', anchor);
      return { left: x + line.ink.x, right: x + line.ink.x + line.ink.width };
    };
    expect(inkAt(rtl ? 'end' : 'start').left).toBeGreaterThanOrEqual(50);
    expect(inkAt(rtl ? 'start' : 'end').right).toBeLessThanOrEqual(50);
  });

  test.each(TITLES)('%s is made small enough for its ink', title => {
    const { ink, width } = fitted(setting, title, style, 12);
    expect(Math.max(width, ink.x + ink.width) - Math.min(0, ink.x)).toBeLessThanOrEqual(12 + 1e-9);
  });
});
