/** A name in the deck for a font file, without what a path or YAML could trip over, and other than `taken`. */
export function fileNameFor(name: string, taken: string | undefined): string {
  const [, stem, ending = ''] = /^(.*?)(\.\w+)?$/su.exec(name.normalize()) ?? [];
  const plain = (stem ?? '').replace(/[^\p{L}\p{N}\p{M} _-]+/gu, '-').replace(/^[\s-]+|[\s-]+$/gu, '');
  const safe = `${plain.slice(0, 60) || 'font'}${ending.toLowerCase()}`;
  return safe === taken ? `2-${safe}` : safe;
}
