import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { FILES_CACHE } from './files-cache.js';

interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

/** Written in by the build (scripts/studio/offline.mjs): the program, and the names of the large files that are current. */
declare const PRECACHE: readonly Precached[];
declare const LARGE_FILES: readonly string[];

const scope = self as unknown as ServiceWorkerGlobalScope;

// A new version waits until every tab of the old one is closed, or all are told to load again: a page never gets half of
// another version.
precacheAndRoute([...PRECACHE]);
cleanupOutdatedCaches();

// What the core reads while it can't wait (worker/library.ts) comes from the same cache as what it asks for beforehand.
scope.addEventListener('fetch', event => {
  const { request } = event;
  if (isLarge(request.url)) event.respondWith(keptOrFetched(request));
});

scope.addEventListener('message', event => {
  const { data, ports } = event;
  if (data === 'take over') void scope.skipWaiting();
  else event.waitUntil(keepAll(data.keep).then(kept => ports[0].postMessage(kept)));
});

scope.addEventListener('activate', event => {
  event.waitUntil(dropOldFiles());
});

/** Whether all large files among these addresses are in the cache now. */
async function keepAll(urls: readonly string[]): Promise<boolean> {
  const answers = urls.filter(isLarge).map(url => keptOrFetched(new Request(url)));
  return Promise.all(answers).then(
    all => all.every(({ ok }) => ok),
    () => false,
  );
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(FILES_CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !isLarge(url));
  await Promise.all(old.map(request => cache.delete(request)));
}

function isLarge(url: string): boolean {
  return LARGE_FILES.some(name => url.endsWith(`/${name}`));
}

interface ServiceWorkerGlobalScope {
  skipWaiting(): Promise<void>;
  addEventListener(name: 'message', hear: (event: MessageEvent & ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(name: 'activate', hear: (event: ExtendableEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
