import type * as z from 'zod';
import { choices, type Problem, throwErrors } from '../problem.js';
import { type CardSize, keyTemplateSchema, type RoleLook, sizesSchema } from './schema/game.js';
import { type Library, readYaml } from './yaml.js';

/** A kind of key card as a file of `templates/keys/` describes it. */
export interface KeyTemplate {
  /** As it shall stand in messages. */
  readonly file: string;
  /** The rules, in the words of the room `keys`. */
  readonly kind: ReturnType<typeof kindOf>;
  /** How each shown role is drawn. */
  readonly looks: Readonly<Record<string, RoleLook>>;
  readonly size: CardSize;
}

/** The kinds that come with the program, by name. */
export function keyKinds(project: Library): readonly string[] {
  return project
    .list('templates/keys')
    .flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : []));
}

/** A kind by its name, or from a file of a person's own. Throws a ProblemError. */
export function loadKeyTemplate(name: string, project: Library, own: Library): KeyTemplate {
  const ownFile = /\.ya?ml$/i.test(name);
  const known = keyKinds(project);
  if (!ownFile && !known.includes(name)) {
    const advice = `${choices(name, known)} Or name a file of your own (.yaml).`;
    throwErrors([
      { level: 'error', place: 'key kind', message: `There is no kind "${name}" of key card.`, advice },
    ]);
  }
  const file = ownFile ? name : `templates/keys/${name}.yaml`;
  const template = readKeyTemplate((ownFile ? own : project).text(file), file, project);
  if (ownFile) throwErrors(known.flatMap(shipped => taken(template, loadKeyTemplate(shipped, project, own))));
  return template;
}

/** An id must stand for one card: no kind may take the name or the letter of another. */
function taken({ kind, file }: KeyTemplate, { kind: other }: KeyTemplate): Problem[] {
  const fault = (key: string, value: string): Problem => {
    const message = `"${key}" is "${value}", which is that of ${other.id}.`;
    return { level: 'error', place: file, message, advice: 'Choose another: ids of cards begin with it.' };
  };
  return [
    ...(kind.id === other.id ? [fault('id', kind.id)] : []),
    ...(kind.letter === other.letter ? [fault('letter', kind.letter)] : []),
  ];
}

function readKeyTemplate(text: string, file: string, project: Library): KeyTemplate {
  const data = readYaml(text, file, keyTemplateSchema);
  const sizes = readYaml(project.text('templates/sizes.yaml'), 'templates/sizes.yaml', sizesSchema);
  const problems: Problem[] = [];
  const fault = (message: string, advice: string) =>
    problems.push({ level: 'error', place: file, message, advice });
  const size = typeof data.size === 'string' ? sizes[data.size] : data.size;
  if (size === undefined)
    fault(`There is no size "${data.size}".`, choices(String(data.size), Object.keys(sizes)));
  const kind = kindOf(data);
  const shown = new Set(Object.keys(data.roles));
  for (const role of shownIn(data))
    if (!shown.has(role))
      fault(`"roles" has no "${role}".`, 'Give it a ground, a mark, a sign and its letters.');
  for (const [i, [role, { ground, sign }]] of Object.entries(data.roles).entries()) {
    const twin = Object.entries(data.roles)
      .slice(0, i)
      .find(([, look]) => look.ground === ground && look.sign === sign);
    if (twin) fault(`"${twin[0]}" and "${role}" look the same.`, 'Give each a ground or a sign of its own.');
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

/** For each role the one whose faces are the other way round, where that is another one. */
function exchangeOf(faces: Readonly<Record<string, readonly [string, string]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faces).flatMap(([role, [front, back]]) => {
      const other = Object.entries(faces).find(([, [f, b]]) => f === back && b === front);
      return front === back || other === undefined ? [] : [[role, other[0]]];
    }),
  );
}
