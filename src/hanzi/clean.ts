/** OpenCC passes variation selectors and characters without width through, and misses a phrase that they divide. */
export function clean(text: string): string {
  return text.replace(/\p{Variation_Selector}|[\u200b-\u200d\u2060\ufeff]/gu, '').normalize('NFC');
}
