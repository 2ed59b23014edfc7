import { type Deck, withoutFile, withRecipe } from './deck.js';

/** The deck without a file, and without what its recipe says of it. */
export function takeOut(deck: Deck, path: string): Deck {
  const rest = withoutFile(deck, path);
  const { words, theme, map, pair, pictures } = rest.recipe;
  const kept = pictures?.filter(from => from !== path && !isEmptied(deck, rest, from));
  return withRecipe(rest, {
    ...(words === path ? { words: undefined } : {}),
    ...(theme === path ? { theme: undefined } : {}),
    ...(map === path ? { map: undefined } : {}),
    ...(pair === path ? { pair: undefined } : {}),
    ...(kept === undefined || kept.length === pictures?.length
      ? {}
      : { pictures: kept.length > 0 ? kept : undefined }),
  });
}

/** Whether the last file of a folder was taken out. */
function isEmptied(before: Deck, after: Deck, folder: string): boolean {
  const inside = ({ files }: Deck) =>
    files.some(({ path }) => path.startsWith(`${folder.replace(/\/$/, '')}/`));
  return inside(before) && !inside(after);
}
