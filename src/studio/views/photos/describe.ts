import { PATIENCE } from '../../bridge/client.js';
import { deckOf, editDeck } from '../../keep/decks.js';
import { tell, tellFault } from '../../notes/notes.js';
import { type Deck, withFile } from '../../state/deck.js';
import { opener } from '../../state/workers.js';
import { t } from '../../text/language.js';
import { entriesOf, readEntries, withList } from './entries.js';
import { type DeckFile, folderOf, nameOf, photoFolders } from './folders.js';

/**
 * Takes lists that came with the photographs of a deck, wherever that is. The first one of a folder is kept as it is, so
 * that its faults are told by their lines; what a later one says is added to it, or told where one of the two can't be
 * read.
 */
export async function describePhotos(id: string, lists: readonly DeckFile[]): Promise<void> {
  for (const list of lists) {
    const folderIn = (of: Deck) => photoFolders(of).find(({ path }) => path === folderOf(list.path));
    const before = await deckOf(id);
    const folder = before && folderIn(before);
    if (before === undefined || folder === undefined) continue;
    if (folder.list === undefined || folder.list.path === list.path) {
      await editDeck(id, now => withFile(now, list));
      continue;
    }
    const names = folder.photos.map(({ path }) => nameOf(path));
    const [file, kept] = [nameOf(list.path), folder.list.path];
    await readEntries(folder.list, names);
    const known = entriesOf(before, folder);
    const order = { path: list.path, data: list.data, names };
    const said = await opener
      .ask('photoList', order, { limit: PATIENCE })
      .then(entries => new Map(entries))
      .catch(fault => tellFault(`list ${list.path}`, () => t('pictures.list-refused', { file }), fault));
    if (said === undefined) continue;
    if (known === undefined) {
      const text = () => t('pictures.list-kept', { file, list: nameOf(kept) });
      tell({ key: `list ${list.path}`, level: 'bad', text });
      continue;
    }
    await editDeck(id, now => {
      const newest = folderIn(now);
      const entries = newest && entriesOf(now, newest);
      // What was typed of a photograph meanwhile is newer than the list.
      const merged = [...(entries ?? [])].map(([name, entry]) => {
        const isOlder = JSON.stringify(entry) === JSON.stringify(known.get(name) ?? {});
        const both = isOlder ? { ...entry, ...said.get(name) } : { ...said.get(name), ...entry };
        return [name, both] as const;
      });
      return newest && entries ? withList(now, newest.path, new Map(merged)) : now;
    });
  }
}
