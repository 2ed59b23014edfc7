import { besideFile, type Library } from './library.js';
import { type OwnTheme, ownThemeSchema, type Theme, themeSchema } from './schema/theme.js';
import { readYaml, readYamlFile } from './yaml.js';

/** A theme of the program, by its name. Throws a ProblemError. */
export function loadTheme(name: string, project: Library): Theme {
  const path = `templates/themes/${name}.yaml`;
  const theme = readYamlFile(project, path, themeSchema);
  return { ...theme, fonts: located(theme.fonts, 'project', path) };
}

/** A person's own theme: what it does not say is that of the default. Throws a ProblemError. */
export function loadOwnTheme(path: string, project: Library, own: Library): Theme {
  const base = loadTheme('dossier', project);
  const theme = readYamlFile(own, path, ownThemeSchema);
  return {
    colours: { ...base.colours, ...theme.colours },
    fonts: { ...base.fonts, ...located(theme.fonts ?? {}, 'own', path) },
    word: { ...base.word, ...theme.word },
    text: { ...base.text, ...theme.text },
  };
}

/** Only what a person's theme says. Throws a ProblemError. */
export function readOwnTheme(text: string, path: string): OwnTheme {
  return readYaml(text, path, ownThemeSchema);
}

/** Font files are in the folder of their theme; `project:` or `own:` says which library opens them. */
function located(fonts: Theme['fonts'], library: 'project' | 'own', theme: string): Theme['fonts'] {
  return Object.fromEntries(
    Object.entries(fonts).map(([use, file]) => [use, `${library}:${besideFile(theme, file)}`]),
  );
}
