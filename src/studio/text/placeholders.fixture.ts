import { IntlMessageFormat } from 'intl-messageformat';

interface Node {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}

const [LITERAL, POUND] = [0, 7];

/** The names that an ICU message asks for, sorted. Throws if it can't be read. */
export function placeholdersOf(pattern: string, language: string): readonly string[] {
  const names = new Set<string>();
  const walk = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (node.type !== LITERAL && node.type !== POUND) names.add(node.value);
      for (const { value } of Object.values(node.options ?? {})) walk(value);
    }
  };
  const message = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  walk(message.getAst() as unknown as readonly Node[]);
  return [...names].sort();
}
