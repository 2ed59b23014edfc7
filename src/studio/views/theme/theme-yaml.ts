import type { OwnTheme } from '../../../data/index.js';

/** A theme as the text of its file. Texts are quoted as in JSON, which YAML reads too. */
export function themeYaml(theme: OwnTheme): string {
  return Object.entries(tidied(theme))
    .map(([group, values]) => `${group}:\n${lines(values)}`)
    .join('');
}

/** The theme without what is undefined, and without groups in which nothing is left. */
export function tidied(theme: OwnTheme): OwnTheme {
  const groups = Object.entries(theme).map(([group, values]) => [
    group,
    Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)),
  ]);
  return Object.fromEntries(groups.filter(([, values]) => Object.keys(values).length > 0));
}

function lines(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
