import { type Composition, loadPictureNames, phrase } from '../../data/index.js';
import { inScript, type Job } from '../job.js';

/** What a picture shows, in words: "an avocado with sunglasses". */
export type NameOf = (composition: Pick<Composition, 'host' | 'guest' | 'by'>) => string;

/** In the language and the script of the deck. An icon without a name goes by its id. */
export async function pictureNames(job: Job): Promise<NameOf> {
  const { desk, setting } = job;
  const names = loadPictureNames(desk.project, setting.locale.id);
  const written = await Promise.all(
    Object.entries(names).map(async ([icon, name]) => [icon, await inScript(name, job)] as const),
  );
  const known = new Map(written);
  const named = (icon: string) => known.get(icon) ?? icon.replace(/-/g, ' ');
  return ({ host, guest, by }) =>
    phrase(setting.locale, `picture.${by}`, { host: named(host), guest: named(guest) });
}
