import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../controls/icon.js';
import { parts } from '../state/preview.js';
import { printed } from '../state/printed.js';
import { t } from '../text/language.js';
import { boxParts, bringToFront, frontName } from './desk-state.js';
import { useNear } from './paper/near.js';
import { PageImage } from './paper/page-image.js';

/** The parts of the box as small piles of paper beside the one in front. */
export function Tray() {
  return (
    <nav class="tray" aria-label={t('desk.parts')} data-scrolls>
      <ul>
        {boxParts.value.map(name => (
          <li key={name}>
            <Pile name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pile({ name }: { readonly name: string }) {
  const place = useRef<HTMLButtonElement>(null);
  const near = useNear(place);
  const inFront = name === frontName.value;
  useEffect(() => {
    const list = place.current?.closest('ul');
    if (!inFront || !list) return;
    const sized = new ResizeObserver(() =>
      place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    sized.observe(list);
    return () => sized.disconnect();
  }, [inFront]);
  const part = parts.value.get(name);
  const size = part?.sheets[0]?.sides[0];
  const wrong = part?.problems.some(({ level }) => level === 'error') ?? false;
  const count = part?.sheets.length ?? 0;
  return (
    <button
      type="button"
      ref={place}
      class="pile"
      aria-current={inFront ? 'true' : undefined}
      onClick={() => bringToFront(name)}
    >
      <span
        class={`pile-paper${count > 1 ? ' many' : ''}`}
        style={size && { '--ratio': size.width / size.height }}
      >
        {size ? (
          <PageImage name={{ part: name, sheet: 0, side: 0 }} label="" wanted={near} />
        ) : (
          <span class="page blank" />
        )}
      </span>
      <span class="pile-name">
        {printed(`part.${part?.label ?? name}`)}
        {part && (
          <span class="hint">
            {wrong && (
              <>
                <Icon name="warning" />
                <span class="unseen">{t('desk.wrong')}</span>
              </>
            )}
            {count > 0 && t('desk.sheets', { count })}
          </span>
        )}
      </span>
    </button>
  );
}
