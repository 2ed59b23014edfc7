import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type * as z from 'zod';
import { error, ProblemError } from '../problem.js';
import { checkAgainst } from './check.js';

/**
 * YAML text -> checked data. Throws a ProblemError with every fault: file, line, key, value and the nearest allowed
 * word. Values of the keys `verbatim` are taken as typed: 012 stays 012.
 */
export function readYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  verbatim: readonly string[] = [],
): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ProblemError(
      document.errors.map(({ message, pos }) => {
        const at = { place: file, line: lines.linePos(pos[0]).line };
        return message.includes('parseAllDocuments')
          ? error('templates.second-document', at)
          : error('templates.not-yaml', at, {
              fault: message.split('\n')[0].replace(/ at line .*$/, ''),
            });
      }),
    );
  }
  for (const key of verbatim) {
    const node: unknown = document.get(key, true);
    if (isScalar(node) && typeof node.value === 'number') node.value = node.source;
  }
  return checkAgainst(schema, document.toJS() ?? {}, path => {
    const line = lineOf(document.contents, path, lines);
    return { place: file, ...(line === undefined ? {} : { line }) };
  });
}

/** For YAML text that was read: the line of the innermost part of a path that is in it. */
export function linesOf(text: string): (path: readonly PropertyKey[]) => number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return path => lineOf(document.contents, path, lines);
}

function lineOf(root: Node | null, path: readonly PropertyKey[], lines: LineCounter): number | undefined {
  let node: Node | null = root;
  let offset = root?.range?.[0];
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) {
      const entry = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      const key = entry?.key as Node | undefined;
      if (key?.range) offset = key.range[0];
      next = entry?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(step)];
      const range = (next as Node | undefined)?.range;
      if (range) offset = range[0];
    }
    if (next === undefined || next === null) break;
    node = next as Node;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}
