import { phrase } from '../../data/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import { onBaseline, points, type Setting, textStyle } from '../../text/typesetting/index.js';
import { foldLine } from '../elements/fold-line.js';
import type { ScreenFace } from './measures.js';
import type { ScreenPlan } from './plan.js';

/** What is cut, folded and glued, in millimetres of the plan. */
export function templateItems(setting: Setting, face: ScreenFace, plan: ScreenPlan): readonly Item[] {
  const { colours } = setting.theme;
  const cut = { stroke: colours.ink, strokeWidth: face.lines.stroke } as const;
  const { leftEar, rightEar } = plan.panels;
  return [
    ...[leftEar, rightEar].map(({ corners }): Item => {
      return { kind: 'path', d: outlineOf(corners), fill: colours.assassinTint };
    }),
    ...[leftEar, rightEar].flatMap(({ corners }) => centredText(setting, 'screen.glue', boxOf(corners))),
    { kind: 'path', d: outlineOf(plan.outline), ...cut, join: 'round' },
    ...plan.folds.map(fold => foldLine(setting.theme, face.lines, fold)),
    ...plan.windows.map((window): Item => ({ kind: 'rect', ...window, fill: colours.paper, ...cut })),
    ...plan.windows.flatMap(window => centredText(setting, 'screen.window', window)),
  ];
}

export function outlineOf(corners: readonly Point[]): string {
  return `M ${corners.map(({ x, y }) => `${x} ${y}`).join(' L ')} Z`;
}

export function boxOf(corners: readonly Point[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A few words in the middle of a box, in as many lines as they need. */
function centredText(setting: Setting, key: string, box: ReturnType<typeof boxOf>): readonly Item[] {
  const { locale, theme, shaper } = setting;
  const style = textStyle(setting, points(theme.text.smallPt));
  const lines = breakParagraph(shaper, phrase(locale, key), style, box.width - 3);
  const leading = style.size * 1.3;
  const first = box.y + box.height / 2 + style.size * 0.34 - ((lines.length - 1) * leading) / 2;
  return lines.map((line, i) => {
    const at = { x: box.x + box.width / 2, y: first + i * leading };
    return onBaseline(setting, line, at, theme.colours.quiet, 'middle');
  });
}
