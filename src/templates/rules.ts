import { type Problem, throwErrors } from '../problem.js';

/** A rules sheet as it is written: a small part of Markdown, without markup inside a line. */
export interface Rules {
  /** As it shall stand in messages. */
  readonly file: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

export type RulesBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullet'; readonly text: string }
  /** `number` is what is printed, from 1. */
  | { readonly kind: 'step'; readonly text: string; readonly number: number }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** `# title`, `## headings`, paragraphs, `- ` bullets, `1. ` steps and tables with a header row. */
export function readRules(text: string, file: string): Rules {
  const problems: Problem[] = [];
  const blocks: RulesBlock[] = [];
  let title = '';
  let table: string[][] = [];
  const endTable = () => {
    if (table.length > 0) blocks.push({ kind: 'table', rows: table });
    table = [];
  };
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content.startsWith('|')) {
      const cells = content
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      if (cells.length !== 2) {
        problems.push({
          level: 'error',
          place: file,
          line: i + 1,
          message: `This row of a table has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}.`,
          advice: 'A table of the rules has two columns: | 8 | a remark |.',
        });
      }
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
      problems.push({
        level: 'error',
        place: file,
        line: i + 1,
        message: `"${content.slice(0, 40)}" has markup that a rules sheet does not have.`,
        advice: 'Use # title, ## headings, paragraphs, - bullets, 1. steps and tables.',
      });
    } else blocks.push({ kind: 'paragraph', text: content });
  }
  endTable();
  if (title === '') {
    problems.push({
      level: 'error',
      place: file,
      line: 1,
      message: 'There is no title.',
      advice: 'Begin with "# title".',
    });
  }
  if (title !== '' && blocks.length === 0) {
    const message = 'There is a title and nothing below it.';
    problems.push({ level: 'error', place: file, message, advice: 'Write the rules.' });
  }
  throwErrors(problems);
  return { file, title, blocks };
}
