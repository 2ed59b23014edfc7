import { useEffect } from 'preact/hooks';
import { ProblemList } from '../controls/problem-list.js';
import { frontPart, laying, parts, problems } from '../state/preview.js';
import { catalogue, deck } from '../state/workspace.js';
import { t } from '../text/language.js';
import { openView } from '../views/index.js';
import { CardView } from './card-view.js';
import { DeskHead } from './desk-head.js';
import { boxParts, front, mode } from './desk-state.js';
import { DeskTools } from './desk-tools.js';
import { Overview } from './overview.js';
import { keepSpotDrawn } from './paper/page-store.js';
import { Stage } from './stage.js';
import { Tray } from './tray.js';

/** The paper: the part that a person works on large and in front, the others small beside it. */
export function SheetDesk() {
  useEffect(keepSpotDrawn, []);
  const { name: open, parts: about } = openView();
  useEffect(() => {
    const part = boxParts.peek().find(name => about?.includes(name));
    if (part) frontPart.value = part;
  }, [open]);
  return (
    <section class="desk" aria-label={t('desk.label')} aria-busy={laying.value}>
      <div class="desk-floor">
        <DeskHead />
        <Front />
        <Tray />
        <DeskTools />
      </div>
    </section>
  );
}

function Front() {
  const part = front.value;
  if (mode.value === 'all') return <Overview />;
  if (!part) return parts.value.size > 0 || !laying.value ? <Wrong /> : <Skeleton />;
  if (part.sheets.length === 0) return <Wrong />;
  const cards = part.cards.some(({ places }) => places.length > 0);
  return mode.value === 'card' && cards ? <CardView part={part} /> : <Stage part={part} />;
}

/** Why there are no sheets. */
function Wrong() {
  const found = front.value?.problems ?? problems.value;
  const errors = found.filter(({ level }) => level === 'error');
  if (errors.length === 0) return <Skeleton />;
  return (
    <div class="no-sheets">
      <p>{t('desk.no-sheets')}</p>
      <ProblemList problems={errors.slice(0, 5)} />
    </div>
  );
}

/** Blank paper in the size of what will lie there. */
function Skeleton() {
  const { width, height } = catalogue.value?.paperSizes[deck.value.recipe.paper ?? 'A4'] ?? {
    width: 210,
    height: 297,
  };
  return (
    <div class="stage" data-fit="">
      <div class="leaf" style={{ '--width': height, '--ratio': height / width }}>
        <div class="paper">
          <span class="page blank" />
        </div>
      </div>
    </div>
  );
}
