/** Character that OpenCC writes -> character that the house prints, for one target script: `{ 線: '綫' }`. */
export type HouseStyle = Readonly<Record<string, string>>;

/** A text with the house's characters. Applied to what OpenCC made, never to what an author wrote. */
export function inHouseStyle(text: string, houseStyle: HouseStyle): string {
  return Array.from(text, char => (Object.hasOwn(houseStyle, char) ? houseStyle[char] : char)).join('');
}
