import { apply, bounds, compose, translate } from '../../geometry/index.js';
import { changesSince, findManifest, placesOf, sha256 } from '../../manifest/index.js';
import { boxOf, type Desk, type Job, type LaidPart, openJob } from '../../parts/index.js';
import { type ExpectedPage, type ExpectedText, pixels } from '../../preflight/index.js';
import { renderSvg } from '../../render/index.js';
import { type Drawn, inkOf, type Text, textsOf } from '../../scene/index.js';
import type { Recipe } from '../../templates/index.js';
import { layOutPart, preparePart } from '../box.js';
import type { FinishedFile } from '../expectation.js';

/** What the pages of a part look like, as SVGs: drawn by other code than the PDF. */
export function pagesOf(
  { setting }: Job,
  { laid: { sheets, cards: all } }: LaidPart,
): readonly ExpectedPage[] {
  const ids = new Set(all.map(({ id }) => id));
  const places = [...placesOf(sheets)].flatMap(([id, faces]) =>
    ids.has(id) ? faces.map(face => ({ id, ...face })) : [],
  );
  const sides = sheets.flatMap(sheet => sheet.sides);
  return sides.map(({ size, items }, i) => {
    const cards = places.filter(({ page }) => page === i + 1).map(({ id, ...box }) => ({ id, box }));
    const shown = { width: pixels(size.width), height: pixels(size.height) };
    const svg = renderSvg(size, items, setting.shaper.book, shown);
    const texts = textsOf(items)
      .filter(isStraight)
      .map(drawn => expectedText(drawn, setting));
    return { size, svg, photographs: svg.includes('<image'), cards, texts };
  });
}

/** Whether the baseline runs along a side of the page. */
function isStraight({ matrix: [a, b, c, d] }: Drawn<Text>): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

function expectedText(drawn: Drawn<Text>, { shaper }: Job['setting']): ExpectedText {
  const { item, matrix } = drawn;
  const placed = compose(matrix, translate(item.x, item.y));
  return {
    origin: apply(matrix, item),
    ink: inkOf(drawn),
    fill: item.fill,
    upright: matrix[0] === 0,
    letters: shaper.letters(item.line).map(({ at, box }) => ({
      origin: apply(placed, at),
      box: bounds(placed, box),
    })),
  };
}

/** The desk to lay a recipe out on again. */
export type OpenDesk = (recipe: Recipe) => Promise<Desk>;

/**
 * The same for a finished PDF, laid out again from its manifest. Undefined where that can't be: there is none, or it is of
 * a batch, of another version, or of files that have changed. Throws a ProblemError where the recipe can't be laid out, as
 * when a file of one's own is missing.
 */
export async function pagesAgain(
  { name, bytes, manifests, own }: FinishedFile,
  openDesk: OpenDesk,
): Promise<readonly ExpectedPage[] | undefined> {
  const found = findManifest({ name, sha256: await sha256(bytes) }, manifests);
  if (found?.manifest.kind !== 'deck') return undefined;
  const { recipe, parts } = found.manifest;
  const desk = await openDesk(recipe);
  const recorded = parts.find(({ file }) => file === name);
  const part = boxOf(recipe.game, desk.project).find(each => each.name === recorded?.part);
  if (part === undefined) return undefined;
  const job = await openJob(recipe, { ...desk, own: own ?? desk.own });
  const prepared = await preparePart(job, part);
  const { source, sources = [] } = prepared.prepared;
  const read = [...(source ? [source] : []), ...sources].map(each => ({ part: part.name, ...each }));
  const changes = await changesSince(found.manifest, desk.version, read);
  return changes.length > 0 ? undefined : pagesOf(job, await layOutPart(job, prepared));
}
