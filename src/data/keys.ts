import type * as z from 'zod';
import { choicesFor, error, type Problem, throwErrors } from '../speech/index.js';
import { isOwnFile, type Library, yamlNames } from './library.js';
import { keyTemplateSchema, keyWordsSchema, type RoleLook } from './schema/key-card.js';
import { type CardSize, sizesSchema } from './schema/paper.js';
import { readYamlFile } from './yaml.js';

/** A kind of key card, from `templates/keys/` or the user's own file. */
export interface KeyTemplate {
  /** The name that messages use. */
  readonly file: string;
  /** The rules, as the room `keys` takes them. */
  readonly kind: ReturnType<typeof kindOf>;
  /** How each shown role is drawn. */
  readonly looks: Readonly<Record<string, RoleLook>>;
  readonly size: CardSize;
}

/** The kinds that come with the program, by name. */
export function keyKinds(project: Library): readonly string[] {
  return yamlNames(project, 'templates/keys');
}

/** What people write in key cards of their own, beside letters. */
export function loadKeyWords(project: Library): z.infer<typeof keyWordsSchema> {
  const file = 'templates/key-words.yaml';
  return readYamlFile(project, file, keyWordsSchema);
}

/** A kind by name, or from the user's own file. Throws a ProblemError. */
export function loadKeyTemplate(name: string, project: Library, own: Library): KeyTemplate {
  const ownFile = isOwnFile(name);
  const known = keyKinds(project);
  if (!ownFile && !known.includes(name)) {
    throwErrors([error('templates.unknown-key-kind', 'key kind', { name, ...choicesFor(name, known) })]);
  }
  const file = ownFile ? name : `templates/keys/${name}.yaml`;
  const template = readKeyTemplate(file, ownFile ? own : project, project);
  if (ownFile) throwErrors(known.flatMap(shipped => taken(template, loadKeyTemplate(shipped, project, own))));
  return template;
}

/** An id is for one card only, so no kind may have the name or the letter of another. */
function taken({ kind, file }: KeyTemplate, { kind: other }: KeyTemplate): Problem[] {
  const fault = (key: string, value: string) =>
    error('templates.key-kind-taken', file, { key, value, other: other.id });
  return [
    ...(kind.id === other.id ? [fault('id', kind.id)] : []),
    ...(kind.letter === other.letter ? [fault('letter', kind.letter)] : []),
  ];
}

function readKeyTemplate(file: string, library: Library, project: Library): KeyTemplate {
  const data = readYamlFile(library, file, keyTemplateSchema);
  const sizes = readYamlFile(project, 'templates/sizes.yaml', sizesSchema);
  const problems: Problem[] = [];
  const size = typeof data.size === 'string' ? sizes[data.size] : data.size;
  if (size === undefined) {
    const name = String(data.size);
    problems.push(error('templates.unknown-size', file, { name, ...choicesFor(name, Object.keys(sizes)) }));
  }
  const kind = kindOf(data);
  const shown = new Set(Object.keys(data.roles));
  for (const role of shownIn(data)) {
    if (!shown.has(role)) problems.push(error('templates.role-without-look', file, { role }));
  }
  for (const [i, [role, { ground, sign }]] of Object.entries(data.roles).entries()) {
    const twin = Object.entries(data.roles)
      .slice(0, i)
      .find(([, look]) => look.ground === ground && look.sign === sign);
    if (twin) problems.push(error('templates.roles-alike', file, { role, twin: twin[0] }));
  }
  throwErrors(problems);
  return { file, kind, looks: data.roles, size };
}

type Data = z.infer<typeof keyTemplateSchema>;

function shownIn(data: Data): readonly string[] {
  if (data.faces !== undefined) return [...new Set(Object.values(data.faces).flat())];
  const stand = ['starting', 'other', 'second', 'third', 'fourth'];
  return [...data.teams, ...Object.keys(data.counts).filter(name => !stand.includes(name))];
}

function kindOf(data: Data) {
  const { id, letter, columns, rows, teams, counts, turns, faces, swap, roles } = data;
  const letters = Object.fromEntries(Object.entries(roles).map(([role, look]) => [role, look.letters]));
  const exchange = swap && faces ? exchangeOf(faces) : undefined;
  return {
    id,
    letter,
    columns,
    rows,
    teams,
    counts,
    turns,
    letters,
    ...(faces ? { faces } : {}),
    ...(exchange ? { exchange } : {}),
  };
}

/** For each role, the other role with the same two faces swapped, if there is one. */
function exchangeOf(faces: Readonly<Record<string, readonly [string, string]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faces).flatMap(([role, [front, back]]) => {
      const other = Object.entries(faces).find(([, [f, b]]) => f === back && b === front);
      return front === back || other === undefined ? [] : [[role, other[0]]];
    }),
  );
}
