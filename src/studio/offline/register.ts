import { effect, signal } from '@preact/signals';
import { laying } from '../state/preview.js';
import { loading, previewer } from '../state/workers.js';

/** Whether everything is kept that laying this deck out, making its files and reading them back takes. */
export const offlineReady = signal(false);
/** Whether a newer version waits until the page is closed and opened again, or `openNewVersion` is called. */
export const newVersion = signal(false);

let registration: ServiceWorkerRegistration | undefined;
/** The files that are kept, by their addresses. */
let kept: ReadonlySet<string> = new Set();
let asked = 0;

/**
 * Lets the page work without a connection, from the first moment that it has nothing else to do; what a later deck needs
 * is kept too. Does nothing where the browser can't. Call it once.
 */
export function keepForOffline(): void {
  if (navigator.serviceWorker === undefined) return;
  addEventListener('online', () => void keepNeeded());
  effect(() => {
    if (!laying.value && loading.value.size === 0) whenIdle(() => void keepNeeded());
  });
  effect(() => {
    document.documentElement.dataset.offline = offlineReady.value ? 'ready' : 'no';
  });
}

function whenIdle(work: () => void): void {
  // Safari has no word for it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

async function keepNeeded(): Promise<void> {
  try {
    const { active } = await registered();
    const needed = await previewer.ask('neededFiles', {});
    if (active === null || needed.every(file => kept.has(file))) return;
    const turn = ++asked;
    offlineReady.value = false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>(done => {
      port1.onmessage = ({ data }) => done(data);
    });
    active.postMessage({ keep: needed }, [port2]);
    const isKept = await answer;
    if (isKept) kept = new Set([...kept, ...needed]);
    if (turn === asked) offlineReady.value = isKept;
  } catch {
    // A private window, an address that is not secure, or no connection: the page works as long as it has one.
  }
}

async function registered(): Promise<ServiceWorkerRegistration> {
  registration ??= await register();
  return navigator.serviceWorker.ready;
}

async function register(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const made = await serviceWorker.register(new URL('./sw.js', document.baseURI));
  const isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => isUpdate && location.reload());
  made.addEventListener('updatefound', () => {
    const coming = made.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) newVersion.value = true;
    });
  });
  newVersion.value = made.waiting !== null && serviceWorker.controller !== null;
  return made;
}

/** Lets the newer version take over: every tab loads again, with the deck that was kept. */
export function openNewVersion(): void {
  registration?.waiting?.postMessage('take over');
}
