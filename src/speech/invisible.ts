/**
 * Characters that show nothing, and that no font of ours shapes anything by: soft hyphens, grapheme joiners, invisible
 * operators, marks of direction, fillers, tags. The two joiners stay: Persian and Indic words are spelt with them.
 */
const INVISIBLE = /(?!\p{Join_Control}|[\u180b-\u180f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

const JOINERS = /\p{Join_Control}/gu;

/** A text without invisible characters; '' where nothing else is in it. */
export function withoutInvisible(text: string): string {
  const shown = text.replace(INVISIBLE, '');
  return shown.replace(JOINERS, '').trim() === '' ? '' : shown;
}
