import { loadTheme, type OwnTheme, readOwnTheme, type Theme } from '../../../templates/index.js';
import type { Tools } from '../tools.js';

/** The usual theme, and what a person's own theme file says. */
export async function theme(
  { own }: { readonly own?: { readonly path: string; readonly data: Blob | string } },
  { project }: Tools<never>,
): Promise<{ readonly usual: Theme; readonly own: OwnTheme }> {
  await project.open();
  const text = own && (await new Blob([own.data]).text());
  return {
    usual: loadTheme('dossier', project.library),
    own: own && text !== undefined ? readOwnTheme(text, own.path) : {},
  };
}
