import * as z from 'zod';
import { choicesFor, error, type Problem, ProblemError, throwErrors } from '../speech/index.js';
import { compositionSchema } from './pictures.js';
import { ROLES } from './schema/game.js';
import { readYaml } from './yaml.js';

/** A rules sheet: a small part of Markdown, without markup inside a line. */
export interface Rules {
  /** The name that messages use. */
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

const line = z.string().min(1);
const card = z
  .strictObject({
    word: line.optional(),
    picture: compositionSchema.optional(),
    /** What the key shows for it. */
    role: z.enum(ROLES),
    /** 1 for the card that is touched first; a card without a number is not touched. */
    guess: z.int().positive().optional(),
  })
  .refine(({ word, picture }) => (word === undefined) !== (picture === undefined), 'templates.turn-card');

/** A turn of a game with a table and a key: the clue, and a part of the table with its key, row by row. */
export const turnSchema = z.strictObject({
  clue: line,
  team: z.enum(ROLES),
  table: z
    .array(z.array(card).min(1).max(5))
    .min(1)
    .max(5)
    .refine(rows => rows.every(row => row.length === rows[0].length), 'templates.turn-rows')
    .refine(rows => isCount(rows.flat().flatMap(({ guess = [] }) => guess)), 'templates.turn-guesses'),
  caption: line,
});
export type DrawnTurn = z.infer<typeof turnSchema>;

/** A round of the code game: a code, and for each of its digits the clue that is given for that keyword. */
export const roundSchema = z.strictObject({
  team: z.enum(ROLES),
  code: z.array(z.int().min(1).max(4)).length(3),
  clues: z.array(line).length(3),
  keywords: z.array(line).length(4),
  caption: line,
});
export type DrawnRound = z.infer<typeof roundSchema>;

/** A block of rules. The number of a step is as printed; the first row of a table is its head. */
export const rulesBlockSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(['heading', 'paragraph', 'bullet']), text: z.string() }),
    z.object({ kind: z.literal('step'), text: z.string(), number: z.int() }),
    z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
    z.object({ kind: z.literal('turn'), turn: turnSchema }),
    z.object({ kind: z.literal('round'), round: roundSchema }),
  ],
  'manifest.rules',
);
export type RulesBlock = z.infer<typeof rulesBlockSchema>;

/** Whether the numbers are 1, 2, 3 and so on, in any order. */
function isCount(numbers: readonly number[]): boolean {
  return numbers.toSorted((a, b) => a - b).every((number, i) => number === i + 1);
}

/** The grids of a game, and the one that is printed. */
export interface RulesGrids {
  readonly known: readonly string[];
  readonly printed: string | undefined;
}

const GRIDLESS: RulesGrids = { known: [], printed: undefined };

/**
 * `# title`, `## headings`, paragraphs, `- ` bullets, `1. ` steps and tables with a header row; between ```` ```turn ````
 * or ```` ```round ```` and ```` ``` ```` the YAML of a drawn example. A line that begins with `[5x4]` is only for that
 * grid. Throws a ProblemError.
 */
export function readRules(text: string, file: string, grids: RulesGrids = GRIDLESS): Rules {
  const problems: Problem[] = [];
  const blocks: RulesBlock[] = [];
  let title = '';
  let table: string[][] = [];
  const endTable = () => {
    if (table.length > 0) blocks.push({ kind: 'table', rows: table });
    table = [];
  };
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const at = { place: file, line: i + 1 };
    const [, grid, content] = /^(?:\[([^\]]*)\] *)?(.*)$/.exec(line.trim()) as RegExpExecArray as string[];
    if (grid !== undefined && !grids.known.includes(grid))
      problems.push(error('templates.rules-grid', at, { grid, ...choicesFor(grid, grids.known) }));
    if (grid !== undefined && grid !== grids.printed) continue;
    if (content.startsWith('|')) {
      const cells = content
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      if (cells.length !== 2) problems.push(error('templates.rules-columns', at, { count: cells.length }));
      if (!cells.every(cell => /^:?-+:?$/.test(cell))) table.push(cells);
      continue;
    }
    endTable();
    const drawn = /^```(turn|round)$/.exec(content)?.[1];
    const end = drawn === undefined ? -1 : lines.findIndex((line, j) => j > i && line.trim() === '```');
    if (end >= 0) {
      // Blank lines in place of those above, so that a fault is told with its line in the file.
      const yaml = '\n'.repeat(i + 1) + lines.slice(i + 1, end).join('\n');
      try {
        if (drawn === 'turn') blocks.push({ kind: 'turn', turn: readYaml(yaml, file, turnSchema) });
        else blocks.push({ kind: 'round', round: readYaml(yaml, file, roundSchema) });
      } catch (fault) {
        if (!(fault instanceof ProblemError)) throw fault;
        problems.push(...fault.problems);
      }
      i = end;
      continue;
    }
    const step = /^(\d+)\.\s+(.*)$/.exec(content);
    if (content === '') continue;
    if (content.startsWith('# ')) title = content.slice(2);
    else if (content.startsWith('## ')) blocks.push({ kind: 'heading', text: content.slice(3) });
    else if (content.startsWith('- ')) blocks.push({ kind: 'bullet', text: content.slice(2) });
    else if (step) blocks.push({ kind: 'step', number: Number(step[1]), text: step[2] });
    else if (/^[#>*`!]|\*\*|__|`/.test(content)) {
      problems.push(error('templates.rules-markup', at, { text: content.slice(0, 40) }));
    } else blocks.push({ kind: 'paragraph', text: content });
  }
  endTable();
  if (title === '') problems.push(error('templates.rules-title', { place: file, line: 1 }));
  else if (blocks.length === 0) problems.push(error('templates.rules-empty', file));
  throwErrors(problems);
  return { file, title, blocks };
}
