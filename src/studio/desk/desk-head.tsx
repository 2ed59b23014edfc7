import { IconButton } from '../controls/icon-button.js';
import { Segments } from '../controls/segments.js';
import { printed } from '../state/printed.js';
import { number, t } from '../text/language.js';
import { chosenCard } from './card-view.js';
import { cardAt, front, frontName, goTo, mode, sheetAt } from './desk-state.js';

/** What lies in front, where one is in it, and how it is looked at. */
export function DeskHead() {
  const part = front.value;
  const name = part?.label ?? frontName.value;
  const cards = part?.cards ?? [];
  return (
    <header class="desk-head">
      <h2>{mode.value === 'all' ? t('desk.all-title') : name && printed(`part.${name}`)}</h2>
      {part && part.sheets.length > 0 && mode.value === 'sheets' && (
        <Steps
          at={Math.min(sheetAt.value, part.sheets.length - 1)}
          count={part.sheets.length}
          onGo={goTo}
          previous={t('desk.sheet-previous')}
          next={t('desk.sheet-next')}
        />
      )}
      {part && cards.length > 0 && mode.value === 'card' && (
        <Steps
          at={part.cards.indexOf(chosenCard(part))}
          count={cards.length}
          onGo={index => {
            cardAt.value = cards[index].id;
          }}
          previous={t('desk.card-previous')}
          next={t('desk.card-next')}
        />
      )}
      <Segments
        label={t('desk.mode')}
        quiet
        value={mode.value}
        options={[
          { value: 'sheets', text: t('desk.mode-sheets'), icon: 'sheet' },
          ...(cards.some(({ places }) => places.length > 0)
            ? [{ value: 'card', text: t('desk.mode-card'), icon: 'card' } as const]
            : []),
          { value: 'all', text: t('desk.mode-all'), icon: 'all' },
        ]}
        onChange={next => {
          mode.value = next;
          cardAt.value = undefined;
        }}
      />
    </header>
  );
}

function Steps({
  at,
  count,
  onGo,
  previous,
  next,
}: {
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly onGo: (index: number) => void;
  readonly previous: string;
  readonly next: string;
}) {
  return (
    <div class="steps">
      <IconButton bare icon="up" label={previous} disabled={at <= 0} onClick={() => onGo(at - 1)} />
      <span role="status">{t('desk.step', { at: number(at + 1), count: number(count) })}</span>
      <IconButton bare icon="down" label={next} disabled={at >= count - 1} onClick={() => onGo(at + 1)} />
    </div>
  );
}
