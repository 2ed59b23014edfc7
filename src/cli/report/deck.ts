import type { Outcome } from '../../pipeline/index.js';
import type { Recipe } from '../../templates/index.js';

const FLIP = {
  'long-edge': 'two-sided, flip on the long edge',
  'short-edge': 'two-sided, flip on the short edge',
  none: 'one-sided; fold on the dashed line, glue, then cut',
} as const;

/** What was made, how many sheets of paper it takes, and how to print it. */
export function summary(outcome: Outcome, recipe: Recipe, paths: readonly string[], proved: string): string {
  const lines: string[] = [];
  const { words, keywords, starts } = outcome;
  if (words) {
    lines.push(
      `${words.count} words. Pairs of words that share a part and could meet on the table: ${words.sharingBefore} in the list, ${words.sharingAfter} after pairing.`,
    );
  }
  if (keywords) {
    const { count, cards, touching, alike } = keywords;
    const pairs = (n: number, what: string) =>
      `${n === 0 ? 'no' : n} ${n === 1 ? 'pair' : 'pairs'} on a card with a ${what} in common`;
    lines.push(`${count} keywords on ${cards} cards: ${pairs(touching, 'part')}, ${pairs(alike, 'theme')}.`);
  }
  if (starts) {
    const counts = Object.entries(starts).map(([team, count]) => `${count} ${team}`);
    const keys = outcome.parts.find(({ part }) => part === 'keys')?.cards ?? 0;
    const cards =
      counts.length > 0
        ? `Key cards by starting team: ${counts.join(', ')}`
        : keys === 1
          ? '1 key card'
          : `${keys} key cards`;
    lines.push(`${cards}; all proved legal, no two alike however you turn them.`);
  }
  const width = Math.max(...paths.map(file => file.length));
  for (const [i, file] of paths.entries()) {
    const part = outcome.parts.find(made => made.file === outcome.files[i].name);
    const cards =
      part && part.cards > 0
        ? `  ${count(part.cards, part.part === 'tokens' ? 'token' : 'card')}`
        : ' '.repeat(11);
    const pages = part ? `${cards}  ${count(part.pages, 'page')}  ${count(part.sheets, 'sheet')}` : '';
    lines.push(`  ${file.padEnd(width)}${pages}`.trimEnd());
  }
  const sheets = outcome.parts.reduce((sum, part) => sum + part.sheets, 0);
  const sided =
    outcome.parts.some(part => part.twoSided) || recipe.flip === 'none' ? `; cards ${FLIP[recipe.flip]}` : '';
  if (proved !== '') lines.push(proved);
  const look = recipe.contact ? ' Look at the contact sheet first.' : '';
  const paper = sheets === 1 ? '1 sheet' : `${sheets} sheets`;
  lines.push(`Print at 100 % (no scaling) on ${recipe.paper}, ${paper} of paper${sided}.${look}`);
  return lines.join('\n');
}

function count(number: number, what: string): string {
  return `${String(number).padStart(3)} ${(number === 1 ? what : `${what}s`).padEnd(what.length + 1)}`;
}
