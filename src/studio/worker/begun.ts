import stores from 'virtual:stores';
import { fetchKept } from '../offline/files-cache.js';

/** What every worker needs is fetched while its program comes: the answers, by the addresses. */
export const begun = new Map([[stores.pack, fetchKept(new URL(stores.pack, location.href))]]);

// Told where it is awaited.
for (const each of begun.values()) each.catch(() => {});
