import { choicesFor, error, type Problem, throwErrors } from '../problem.js';

/** A rules sheet: a small part of Markdown, without markup inside a line. */
export interface Rules {
  /** The name that messages use. */
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

export type RulesBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  /** `number` is as printed. */
  | { readonly kind: 'step'; readonly text: string; readonly number: number }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** The grids of a game, and the one that is printed. */
export interface RulesGrids {
  readonly known: readonly string[];
  readonly printed: string | undefined;
}

const GRIDLESS: RulesGrids = { known: [], printed: undefined };

/**
 * `# title`, `## headings`, paragraphs, `- ` bullets, `1. ` steps and tables with a header row. A line that begins with
 * `[5x4]` is only for that grid. Throws a ProblemError.
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
  for (const [i, line] of text.split(/\r?\n/).entries()) {
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
