/** Replacements for characters that OpenCC writes, for one target script: `{ 線: '綫' }`. */
export type HouseStyle = Readonly<Record<string, string>>;

/** Applied to OpenCC's output, never to what an author wrote. */
export function inHouseStyle(text: string, houseStyle: HouseStyle): string {
  return Array.from(text, char => (Object.hasOwn(houseStyle, char) ? houseStyle[char] : char)).join('');
}
