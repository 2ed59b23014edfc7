import { clean } from './clean.js';
import { type HouseStyle, inHouseStyle } from './house-style.js';
import { converterFor } from './opencc.js';
import type { Pair } from './script.js';

/** Running text (rules, printed strings) in another script. In its own script it stays as it is. */
export async function convertText(
  text: string,
  { from, to, houseStyle = {} }: Pair & { readonly houseStyle?: HouseStyle },
): Promise<string> {
  if (from === to) return text;
  const convert = await converterFor({ from, to });
  return inHouseStyle(convert(clean(text)), houseStyle);
}
