import { type HouseStyle, inHouseStyle } from './house-style.js';
import { converterFor, stripInvisible } from './opencc.js';
import type { Conversion } from './script.js';

/** Running text (rules, printed strings) in another script; unchanged where both scripts are the same. */
export async function convertText(
  text: string,
  { from, to, houseStyle = {} }: Conversion & { readonly houseStyle?: HouseStyle },
): Promise<string> {
  if (from === to) return text;
  const convert = await converterFor({ from, to });
  return inHouseStyle(convert(stripInvisible(text)), houseStyle);
}
