import type { PdfFile } from './file.js';
import { type Dict, dictOf, isDict, isName, Name, type Raw, Ref } from './objects.js';
import { isStream, type RawStream } from './streams.js';
import { IncrementalUpdate } from './update.js';

/** A form: a drawing that pages use many times. */
export interface FormEntry {
  /** The page where it can be read by itself, from 1. */
  readonly page: number;
  /** From the form's own units to those of what uses it. */
  readonly matrix: readonly number[];
  readonly box: readonly number[];
}

export interface FileWithFormPages {
  readonly bytes: Uint8Array;
  readonly forms: readonly FormEntry[];
}

/** The entries that a form may have to be read alone. */
const PLAIN = new Set([
  'Type',
  'Subtype',
  'FormType',
  'BBox',
  'Matrix',
  'Resources',
  'Length',
  'Filter',
  'DecodeParms',
]);

/** At a fault pdf.js stops silently. So every page gets a last path that no deck draws: where it is missing, pdf.js did. */
const END_X = -31337;
const END = Uint8Array.from(`\n${END_X} 0 m n\n`, character => character.charCodeAt(0));

/** Whether a path is the one that ends each page. */
export function isEnd(path: ArrayLike<number> | null | undefined): boolean {
  return path?.[1] === END_X;
}

/**
 * The same file with each form moved to a page of its own: pdf.js interprets a form again at each use, so that a sheet
 * of key cards would be some twenty thousand operators, of which a thousand differ. An incremental update leaves an
 * empty form in its place, whose matrix is all 0 but for the form's index: no visible drawing has such a matrix.
 */
export function formsAsPages(
  bytes: Uint8Array,
  file: PdfFile,
  pages: readonly { readonly number: number; readonly dict: Dict }[],
): FileWithFormPages {
  const forms: FormEntry[] = [];
  const update = new IncrementalUpdate(bytes, file.size);
  const end = new Ref(update.take());
  update.write(end.number, new Map([['Length', END.length]]), END);
  for (const { number, dict } of pages) {
    const contents = file.get(dict.get('Contents'));
    const own = Array.isArray(contents) ? contents : [dict.get('Contents') as Raw];
    update.write(number, new Map([...dict, ['Contents', [...own, end]]]));
  }
  const root = update.take();
  const drawer = update.take();
  const kids: Ref[] = [];
  for (const number of file.numbers()) {
    const form = file.object(number);
    if (!isStream(form) || !isPlainForm(form, file)) continue;
    const { dict } = form;
    const [content, page] = [update.take(), update.take()];
    const box = file.get(dict.get('BBox')) as number[];
    const matrix = (file.get(dict.get('Matrix')) as number[] | null) ?? [1, 0, 0, 1, 0, 0];
    const kept = [...dict].filter(([key]) => key === 'Filter' || key === 'DecodeParms');
    update.write(content, new Map([...kept, ['Length', form.bytes.length]]), form.bytes);
    update.write(
      page,
      dictOf({
        Type: new Name('Page'),
        Parent: new Ref(drawer),
        MediaBox: [0, 0, 100, 100],
        Resources: dict.get('Resources') as Raw,
        Contents: [new Ref(content), end],
      }),
    );
    update.write(
      number,
      dictOf({
        Type: new Name('XObject'),
        Subtype: new Name('Form'),
        BBox: [0, 0, 1, 1],
        Matrix: [0, 0, 0, 0, forms.length, 0],
        Resources: new Map(),
        Length: 0,
      }),
      new Uint8Array(),
    );
    kids.push(new Ref(page));
    forms.push({ page: pages.length + kids.length, matrix, box });
  }
  const catalog = file.trailer.get('Root') as Ref;
  const entries = file.get(catalog) as Dict;
  const tree = { Type: new Name('Pages'), Count: kids.length };
  update.write(drawer, dictOf({ ...tree, Kids: kids, Parent: new Ref(root) }));
  const all = { Kids: [entries.get('Pages') as Raw, new Ref(drawer)], Count: pages.length + kids.length };
  update.write(root, dictOf({ ...tree, ...all }));
  update.write(catalog.number, new Map([...entries, ['Pages', new Ref(root)]]));
  return { bytes: update.finish(file), forms };
}

/** Whether a form can be read alone: it has no entry that would be lost. */
function isPlainForm({ dict }: RawStream, file: PdfFile): boolean {
  return (
    isName(dict.get('Subtype'), 'Form') &&
    [...dict.keys()].every(key => PLAIN.has(key)) &&
    isDict(file.get(dict.get('Resources'))) &&
    Array.isArray(file.get(dict.get('BBox')))
  );
}
