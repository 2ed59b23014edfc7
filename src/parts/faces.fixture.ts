import { expect } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { loadTemplates, recipeSchema } from '../data/index.js';
import { bounds, type Rect } from '../scene/geometry/index.js';
import type { Drawn, Text } from '../scene/index.js';
import { FontBook } from '../text/fonts/index.js';
import { Shaper } from '../text/index.js';
import type { Setting } from '../text/typesetting/typesetting.js';

export const project = projectLibrary();

/** The locales of this project. */
export const locales = project.list('templates/locales').map(name => name.replace(/\.yaml$/, ''));

const settings = new Map<string, Setting>();

/** The setting of a locale, whose fonts are opened once for all tests. */
export function settingOf(id: string): Setting {
  const setting = settings.get(id) ?? openSetting(id);
  settings.set(id, setting);
  return setting;
}

function openSetting(id: string): Setting {
  const { fonts, locale, theme } = loadTemplates(recipeSchema.parse({ locale: id }), project, project);
  const book = new FontBook(fonts, file => project.bytes(`fonts/${file}`));
  const [wordFonts, textFonts] = [book.stack(locale.script, 'words'), book.stack(locale.script, 'text')];
  return { shaper: new Shaper(book), theme, locale, language: {}, wordFonts, textFonts };
}

export { type Drawn, flat, textsOf } from '../scene/index.js';

export function inside(inner: Rect, outer: Rect, label: string): void {
  const isInside =
    inner.x >= outer.x - 1e-6 &&
    inner.y >= outer.y - 1e-6 &&
    inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-6;
  if (!isInside) expect.fail(`${label} reaches out: ${JSON.stringify({ inner, outer })}`);
}

/** Every two of them, each pair once. One `expect` for all is much quicker than one for each of thousands. */
export function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map(b => [a, b] as const));
}

export function apart(a: Rect, b: Rect): boolean {
  return (
    a.x + a.width <= b.x + 1e-6 ||
    b.x + b.width <= a.x + 1e-6 ||
    a.y + a.height <= b.y + 1e-6 ||
    b.y + b.height <= a.y + 1e-6
  );
}

/** Around the ink of a line. */
export function inkOf({ item, matrix }: Pick<Drawn<Text>, 'item' | 'matrix'>): Rect {
  const { ink } = item.line;
  return bounds(matrix, { ...ink, x: item.x + ink.x, y: item.y + ink.y });
}
