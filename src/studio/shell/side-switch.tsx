import { signal } from '@preact/signals';
import { Segments } from '../controls/segments.js';
import { t } from '../text/language.js';
import { openView } from '../views/index.js';

/** What a phone shows: it has no room for both. */
export const shownSide = signal<'panel' | 'desk'>('desk');

/** Goes from the panel to the sheets and back, on a phone. */
export function SideSwitch() {
  return (
    <div class="side-switch">
      <Segments
        label={t('shell.side')}
        quiet
        value={shownSide.value}
        options={[
          { value: 'panel', text: t(`shell.view-${openView().name}`), icon: 'edit' },
          { value: 'desk', text: t('desk.label'), icon: 'sheet' },
        ]}
        onChange={side => {
          shownSide.value = side;
        }}
      />
    </div>
  );
}
