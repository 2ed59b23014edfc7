import type { PdfFile } from './file.js';
import { type Dict, isDict, isName, Name, type Raw, Ref } from './objects.js';
import { isStream, type RawStream } from './streams.js';
import { IncrementalUpdate } from './update.js';

/** A form, a drawing that pages use many times. */
export interface FormEntry {
  /** The page on which the drawing can be read by itself, from 1. */
  readonly page: number;
  /** From the form's own units to those of what uses it. */
  readonly matrix: readonly number[];
  readonly box: readonly number[];
}

export interface FileWithFormPages {
  readonly bytes: Uint8Array;
  readonly forms: readonly FormEntry[];
}

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

/** Where pdf.js stops at a fault it hands over what it has, and tells nobody. Each page ends with a path that none draws. */
const END_X = -31337;
const END = Uint8Array.from(`\n${END_X} 0 m n\n`, character => character.charCodeAt(0));

/** Whether a path is the one that ends each page. */
export function isEnd(path: ArrayLike<number> | null | undefined): boolean {
  return path?.[1] === END_X;
}

/**
 * The same file with each form moved to a page of its own. pdf.js draws a form out anew each time it is used: a sheet
 * of key cards is some twenty thousand operators, of which a thousand say something new. What an update at the end of
 * the file (ISO 32000-1, 7.5.6) puts in the form's place is empty, and its matrix, all 0 but for the form's index,
 * says which it is: no drawing that shows has such a matrix.
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
    const kept = ['Filter', 'DecodeParms'].flatMap(key => {
      const value = dict.get(key);
      return value === undefined ? [] : [[key, value] as const];
    });
    update.write(content, new Map<string, Raw>([...kept, ['Length', form.bytes.length]]), form.bytes);
    update.write(
      page,
      new Map<string, Raw>([
        ['Type', new Name('Page')],
        ['Parent', new Ref(drawer)],
        ['MediaBox', [0, 0, 100, 100]],
        ['Resources', dict.get('Resources') as Raw],
        ['Contents', [new Ref(content), end]],
      ]),
    );
    update.write(
      number,
      new Map<string, Raw>([
        ['Type', new Name('XObject')],
        ['Subtype', new Name('Form')],
        ['BBox', [0, 0, 1, 1]],
        ['Matrix', [0, 0, 0, 0, forms.length, 0]],
        ['Resources', new Map()],
        ['Length', 0],
      ]),
      new Uint8Array(),
    );
    kids.push(new Ref(page));
    forms.push({ page: pages.length + kids.length, matrix, box });
  }
  const catalog = file.trailer.get('Root') as Ref;
  const entries = file.get(catalog) as Dict;
  const tree = (kids: Raw, count: number, parent?: Ref) =>
    new Map<string, Raw>([
      ['Type', new Name('Pages')],
      ['Kids', kids],
      ['Count', count],
      ...(parent ? [['Parent', parent] as const] : []),
    ]);
  update.write(drawer, tree(kids, kids.length, new Ref(root)));
  update.write(root, tree([entries.get('Pages') as Raw, new Ref(drawer)], pages.length + kids.length));
  update.write(catalog.number, new Map([...entries, ['Pages', new Ref(root)]]));
  return { bytes: update.finish(file), forms };
}

/** A form with nothing about it that would be lost by reading it alone. */
function isPlainForm({ dict }: RawStream, file: PdfFile): boolean {
  return (
    isName(dict.get('Subtype'), 'Form') &&
    [...dict.keys()].every(key => PLAIN.has(key)) &&
    isDict(file.get(dict.get('Resources'))) &&
    Array.isArray(file.get(dict.get('BBox')))
  );
}
