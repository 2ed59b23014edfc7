import { type Library, loadLocale, loadPictureNames, loadShippedPictures, phrase } from '../../data/index.js';

/** A picture that comes with the program. */
export interface NamedPicture {
  /** What it shows, in words: "an avocado with sunglasses". */
  readonly name: string;
  readonly host: string;
  readonly guest: string;
  readonly by: string;
  readonly childSafe: boolean;
}

/** The pictures that come with the program, in the order of their lists and in the language of a locale. */
export function shippedPictures(project: Library, locale: string): readonly NamedPicture[] {
  const strings = loadLocale(locale, project);
  const names = loadPictureNames(project, locale);
  const named = (icon: string) => names[icon] ?? icon.replace(/-/g, ' ');
  return loadShippedPictures(project).map(({ host, guest, by, child_safe: childSafe }) => {
    const name = phrase(strings, `picture.${by}`, { host: named(host), guest: named(guest) });
    return { name, host, guest, by, childSafe };
  });
}
