import type { YAMLException } from 'js-yaml';
import { type Sentence, sentence } from '../speech/index.js';

const DIRECTIVE = /directive|YAML version/;

/** What js-yaml says of a mistake, and our sentence for it; the first that fits is told. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^tab characters/, 'templates.yaml-tab'],
  [/indentation|node content/, 'templates.yaml-indent'],
  [/quoted scalar/, 'templates.yaml-quote'],
  [/flow collection|missed comma/, 'templates.yaml-bracket'],
  [DIRECTIVE, 'templates.yaml-directive'],
  [/expected ':'|key-value separator|end of the stream or/, 'templates.yaml-colon'],
  [/^duplicated mapping key/, 'templates.yaml-twice'],
  [/alias/, 'templates.yaml-alias'],
  [/tag/, 'templates.yaml-tag'],
  [/escape sequence|hexadecimal/, 'templates.yaml-escape'],
  [/non-printable|valid JSON character|null byte/, 'templates.yaml-character'],
  [/maxDepth/, 'templates.yaml-deep'],
];

/** The line of a mistake, from 1; that of a directive is only found after its line. */
export function yamlLine({ reason, mark }: YAMLException, text: string): number | undefined {
  if (mark === undefined) return undefined;
  if (!DIRECTIVE.test(reason)) return mark.line + 1;
  const above = text.split(/\r\n|\r|\n/).slice(0, mark.line + 1);
  return above.findLastIndex(line => line.startsWith('%')) + 1 || mark.line + 1;
}

/** Why a text is not YAML, in words of our own: those of the parser are English. */
export function yamlFault({ reason, mark }: YAMLException): Sentence {
  const code = CAUSES.find(([words]) => words.test(reason))?.[1] ?? 'templates.yaml-other';
  return sentence(code, { column: (mark?.column ?? 0) + 1 });
}
