import { loadTheme, type OwnTheme, readOwnTheme, type Theme } from '../../data/index.js';
import { ProblemError } from '../../speech/index.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { Tools } from '../worker/tools.js';

export interface ReadTheme {
  /** The theme that every deck has without its own. */
  readonly usual: Theme;
  /** What the person's theme file says; nothing if it can't be read. */
  readonly own: OwnTheme;
  readonly problems: readonly ToldProblem[];
}

/** The usual theme, and a person's own theme file. */
export async function theme(
  { own }: { readonly own?: { readonly path: string; readonly data: Blob | string } },
  { project, told }: Tools<never>,
): Promise<ReadTheme> {
  await project.open();
  const usual = loadTheme('dossier', project.library);
  if (own === undefined) return { usual, own: {}, problems: [] };
  try {
    return { usual, own: readOwnTheme(await new Blob([own.data]).text(), own.path), problems: [] };
  } catch (fault) {
    if (fault instanceof ProblemError) return { usual, own: {}, problems: told(fault.problems) };
    throw fault;
  }
}
