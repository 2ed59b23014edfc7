import { useRef } from 'preact/hooks';
import type { ShownPart } from '../jobs/lay.js';
import { parts } from '../state/preview.js';
import { printed } from '../state/printed.js';
import { boxParts, bringToFront, side } from './desk-state.js';
import { useNear } from './paper/near.js';
import { PageImage, pageLabel } from './paper/page-image.js';

/** Every sheet of the box, small. */
export function Overview() {
  return (
    <div class="overview" data-scrolls>
      {boxParts.value.map(name => {
        const part = parts.value.get(name);
        return (
          part && (
            <section key={name} aria-label={printed(`part.${part.label}`)}>
              <h3>{printed(`part.${part.label}`)}</h3>
              <ol>
                {part.sheets.map((_, sheet) => (
                  <Small key={sheet} part={part} sheet={sheet} />
                ))}
              </ol>
            </section>
          )
        );
      })}
    </div>
  );
}

function Small({ part, sheet }: { readonly part: ShownPart; readonly sheet: number }) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place);
  const { sides } = part.sheets[sheet];
  const index = side.value === 'back' && sides.length > 1 ? 1 : 0;
  const { width, height } = sides[index];
  return (
    <li ref={place}>
      <button
        type="button"
        class="small-sheet"
        style={{ '--ratio': width / height }}
        onClick={() => bringToFront(part.name, sheet)}
      >
        <PageImage
          name={{ part: part.name, sheet, side: index }}
          wanted={near}
          label={pageLabel(part.label, sheet, sides[index].side)}
        />
      </button>
    </li>
  );
}
