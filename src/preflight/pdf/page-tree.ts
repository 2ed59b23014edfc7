import type { PdfFile } from './file.js';
import { type Dict, isDict, type Raw, Ref } from './objects.js';

/** A page of the file and its boxes, in points, as arrays of left, bottom, right, top. */
export interface PageEntry {
  /** Object number. */
  readonly number: number;
  readonly dict: Dict;
  readonly media: readonly number[];
  readonly trim?: readonly number[];
  readonly bleed?: readonly number[];
  /** What another program did to the page. */
  readonly changed: readonly PageChange[];
}

export type PageChange = 'turned' | 'scaled' | 'cropped';

/** All pages in order, with the boxes that pdf.js does not give. Throws an Error where the page tree is broken. */
export function readPageTree(file: PdfFile): readonly PageEntry[] {
  const found: PageEntry[] = [];
  const box = (raw: Raw | undefined): readonly number[] | undefined => {
    const value = file.get(raw);
    return Array.isArray(value) && value.length === 4
      ? value.map(item => file.get(item) as number)
      : undefined;
  };
  const visit = (raw: Raw | undefined, inherited: Dict, depth: number): void => {
    const node = file.get(raw);
    if (!isDict(node) || depth > 30) throw new Error('no page tree');
    const all = new Map([...inherited, ...node]);
    const kids = file.get(node.get('Kids'));
    if (Array.isArray(kids)) {
      all.delete('Kids');
      for (const kid of kids) visit(kid, all, depth + 1);
      return;
    }
    const media = box(all.get('MediaBox'));
    if (media === undefined || !(raw instanceof Ref)) throw new Error('no page');
    const [trim, bleed, crop] = [node.get('TrimBox'), node.get('BleedBox'), all.get('CropBox')].map(box);
    const changed: PageChange[] = [];
    if (Number(all.get('Rotate') ?? 0) % 360 !== 0) changed.push('turned');
    if (Number(node.get('UserUnit') ?? 1) !== 1) changed.push('scaled');
    if (crop !== undefined && JSON.stringify(crop) !== JSON.stringify(media)) changed.push('cropped');
    found.push({ number: raw.number, dict: node, media, trim, bleed, changed });
  };
  const root = file.get(file.trailer.get('Root'));
  if (!isDict(root)) throw new Error('no catalog');
  visit(root.get('Pages'), new Map(), 0);
  if (found.length === 0) throw new Error('no pages');
  return found;
}
