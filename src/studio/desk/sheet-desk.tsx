import { frontPart, partNames, parts } from '../state/preview.js';
import { printed } from '../state/printed.js';
import { t } from '../text/language.js';
import type { ShownPart } from '../worker/jobs/lay.js';
import { Page } from './page.js';

/** The sheets of all parts as paper on a desk, the part that is being worked on first. */
export function SheetDesk() {
  const names = partNames.value.length > 0 ? partNames.value : [...parts.value.keys()];
  const inFront = [...names].sort((a, b) => Number(b === frontPart.value) - Number(a === frontPart.value));
  return (
    <section class="desk" aria-label={t('desk.label')}>
      {inFront.map(name => {
        const part = parts.value.get(name);
        return part && part.sheets.length > 0 && <PartSheets key={name} part={part} />;
      })}
    </section>
  );
}

function PartSheets({ part }: { readonly part: ShownPart }) {
  return (
    <section class="part" aria-label={printed(`part.${part.label}`)}>
      <h2>{printed(`part.${part.label}`)}</h2>
      <ol class="sheets">
        {part.sheets.flatMap(({ sides }, sheet) =>
          sides.map(({ side, width, height }, index) => (
            <li key={`${sheet} ${side}`}>
              <Page
                name={{ part: part.name, sheet, side: index }}
                width={width}
                height={height}
                label={t('desk.page', {
                  part: printed(`part.${part.label}`),
                  side: printed(`side.${side}`),
                  number: sheet + 1,
                })}
              />
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
