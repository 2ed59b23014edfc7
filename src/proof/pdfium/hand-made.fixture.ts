/** A PDF's object: its value, or the dictionary and the bytes of a stream. */
type Written = string | { readonly dict: string; readonly data: Uint8Array | string };

const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

/** A PDF of these objects by their numbers; 1 is its catalogue. It says that it is of Deckwright. */
export function handMade(objects: Readonly<Record<number, Written>>): Uint8Array {
  const all = Object.entries({ ...objects, 99: '<</Producer (Deckwright 0.0.0)>>' });
  const places = new Map<number, number>();
  let text = '%PDF-1.7\n';
  for (const [number, written] of all) {
    places.set(Number(number), text.length);
    const { dict, data } = typeof written === 'string' ? { dict: written, data: undefined } : written;
    const bytes = typeof data === 'string' ? data : Buffer.from(data ?? []).toString('latin1');
    const length = dict.includes('/Length') ? '' : `/Length ${bytes.length}`;
    const value = data === undefined ? dict : `<<${length}${dict}>>\nstream\n${bytes}\nendstream`;
    text += `${number} 0 obj\n${value}\nendobj\n`;
  }
  const rows = Array.from({ length: 100 }, (_, number) => {
    const at = places.get(number);
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = 'trailer\n<</Size 100/Root 1 0 R/Info 99 0 R>>\nstartxref\n';
  return latin1(`${text}xref\n0 100\n${rows.join('')}${trailer}${text.length}\n%%EOF\n`);
}

/** One page; `more` are objects from 5 on. */
export function onePage(
  content: Written,
  { box = '0 0 595 842', resources = '', page = '', more = {} as Readonly<Record<number, Written>> } = {},
): Uint8Array {
  return handMade({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>${page}>>`,
    4: content,
    ...more,
  });
}
