import { useSignal } from '@preact/signals';
import { bringToFront } from '../../desk/desk-state.js';
import { pageSpot } from '../../desk/find-card.js';
import { parts } from '../../state/preview.js';
import { t } from '../../text/language.js';
import { shipped } from './pictures-state.js';

/** On which card a picture is in this deck, and on which sheet, by what it is put together from. */
function cardsByPicture() {
  const part = parts.value.get('pictures');
  const found = new Map<string, { readonly number: number; readonly sheet: number | undefined }>();
  for (const card of part?.cards ?? []) {
    const page = card.places[0]?.page;
    const sheet = part && page !== undefined ? pageSpot(part.sheets, page)?.sheet : undefined;
    const { number, pictures = [] } = card as {
      readonly number?: number;
      readonly pictures?: readonly {
        readonly host?: string;
        readonly guest?: string;
        readonly by?: string;
      }[];
    };
    for (const { host, guest, by } of pictures)
      if (host !== undefined) found.set(`${host} ${guest} ${by}`, { number: number ?? 0, sheet });
  }
  return found;
}

/** The pictures that come with the program, by what they show. */
export function ShippedSection() {
  const wanted = useSignal('');
  const cards = cardsByPicture();
  const all = shipped.value ?? [];
  const plain = (text: string) => text.toLocaleLowerCase().normalize('NFC');
  const found = all.filter(({ name }) => plain(name).includes(plain(wanted.value.trim())));
  return (
    <>
      <label class="field">
        <span>{t('pictures.search')}</span>
        <input
          type="search"
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
        />
      </label>
      <p class="hint" role="status">
        {t('pictures.found', {
          count: found.length,
          safe: found.filter(({ childSafe }) => childSafe).length,
        })}
      </p>
      <section
        class="shipped-pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        aria-label={t('pictures.shipped')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('pictures.card')}</th>
              <th scope="col">{t('pictures.shows')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, host, guest, by, childSafe }) => {
              const card = cards.get(`${host} ${guest} ${by}`);
              return (
                <tr key={`${host} ${guest} ${by}`}>
                  <td>
                    {card ? (
                      <button
                        type="button"
                        class="link"
                        aria-label={t('pictures.show-card', { number: card.number })}
                        onClick={() => bringToFront('pictures', card.sheet)}
                      >
                        {t('pictures.number', { number: card.number })}
                      </button>
                    ) : (
                      '–'
                    )}
                  </td>
                  <td>
                    {name}
                    {!childSafe && <span class="not-for-children"> {t('pictures.not-for-children')}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
