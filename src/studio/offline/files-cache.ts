/** Fonts and other large files that were needed once. Their names change with their contents, so none is ever stale. */
export const FILES_CACHE = 'deckwright-files';

/** A large file, from the cache if it is there; browsers have one only for secure addresses. */
export async function fetchKept(url: URL): Promise<Response> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept) return kept;
  const answer = await fetch(url);
  // A full disk only costs the next visit some time.
  if (answer.ok) void cache?.put(url, answer.clone()).catch(() => {});
  return answer;
}

/** Keeps a large file that came some other way. */
export async function keepFile(url: URL, bytes: ArrayBuffer): Promise<void> {
  const cache = await openCache();
  await cache?.put(url, new Response(bytes)).catch(() => {});
}

let opened: Promise<Cache | undefined> | undefined;

function openCache(): Promise<Cache | undefined> {
  opened ??= globalThis.caches?.open(FILES_CACHE).catch(() => undefined) ?? Promise.resolve(undefined);
  return opened;
}
