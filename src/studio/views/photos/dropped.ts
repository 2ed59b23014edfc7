import type { Batch } from './bring.js';

/** What was dropped: files by themselves, and the files of each folder. Call it while the drop lasts. */
export async function droppedBatches(data: DataTransfer): Promise<readonly Batch[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const things = items.map(item => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const loose = things.flatMap(({ entry, file }) => (entry?.isDirectory || file === null ? [] : [file]));
  const folders = things.flatMap(({ entry }) =>
    entry?.isDirectory ? [entry as FileSystemDirectoryEntry] : [],
  );
  const batches = await Promise.all(
    folders.map(async folder => ({ folder: folder.name, files: await filesIn(folder) })),
  );
  return [...(loose.length > 0 ? [{ files: loose }] : []), ...batches];
}

/** The files that a folder was chosen with; folders inside it are not searched. */
export function chosenFolder(files: readonly File[]): Batch {
  const folder = files[0]?.webkitRelativePath.split('/')[0];
  const inside = files.filter(({ webkitRelativePath }) => webkitRelativePath.split('/').length <= 2);
  return { files: inside, ...(folder ? { folder } : {}) };
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // Browsers tell a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) break;
    entries.push(...some);
  }
  const files = entries.filter(({ isFile }) => isFile) as FileSystemFileEntry[];
  return Promise.all(files.map(file => new Promise<File>((done, failed) => file.file(done, failed))));
}
