import { PATIENCE } from '../../../bridge/client.js';
import { withFile } from '../../../state/deck.js';
import { opener } from '../../../state/workers.js';
import { deck, edit } from '../../../state/workspace.js';
import { type Entries, entryOf, withList } from './entries.js';
import { type DeckFile, folderOf, nameOf, photoFolders } from './folders.js';

/**
 * Takes lists that came with photographs. The first one of a folder is kept as it is, so that its faults are told by
 * their lines; what a later one says is added to it.
 */
export async function describePhotos(lists: readonly DeckFile[]): Promise<void> {
  const { id } = deck.peek();
  for (const list of lists) {
    if (deck.peek().id !== id) return;
    const folder = photoFolders(deck.peek()).find(({ path }) => path === folderOf(list.path));
    if (folder === undefined) continue;
    if (folder.list === undefined || folder.list.path === list.path) edit(now => withFile(now, list));
    else {
      const names = folder.photos.map(({ path }) => nameOf(path));
      const order = { path: list.path, data: list.data, names };
      const pathOf = (name: string) => `${folder.path}/${name}`;
      const before = new Map(names.map(name => [name, JSON.stringify(entryOf(pathOf(name)))]));
      const said = new Map(await opener.ask('photoList', order, { limit: PATIENCE }));
      if (deck.peek().id !== id) return;
      // What was typed of a photograph meanwhile is newer than the list.
      const entries: Entries = new Map(
        names.map(name => {
          const entry = entryOf(pathOf(name));
          const isOlder = JSON.stringify(entry) === before.get(name);
          return [name, isOlder ? { ...entry, ...said.get(name) } : { ...said.get(name), ...entry }];
        }),
      );
      edit(now => withList(now, folder.path, entries));
    }
  }
}
