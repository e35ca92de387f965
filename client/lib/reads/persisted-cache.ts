import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hasSessionMarker } from '../public/session-marker.ts';
import { vault } from '../lock/vault.ts';
import { readsCache } from '../worker/read-caches.ts';

/** A call that the service worker caches, with the query that reads it. */
export interface PersistedRead {
  path: string;
  queryKey: QueryKey;
}

/**
 * Fills the queries from the service worker's cache before the first render. A screen that needs one refetches it at
 * once, so cached data only shows until the network responds.
 */
export async function fillFromCache(
  queryClient: QueryClient,
  reads: readonly PersistedRead[],
): Promise<void> {
  // Without a service worker, the caches may not belong to the session.
  if (!navigator.serviceWorker?.controller || !hasSessionMarker(document.cookie)) return;
  const cache = await caches.open(readsCache);
  await Promise.all(
    reads.map(async ({ path, queryKey }) => {
      const response = await readable(await cache.match(path));
      // The first page of a longer list would be taken for the whole list.
      if (!response || response.headers.has('x-next-cursor')) return;
      const data: unknown = await response.json();
      if (queryClient.getQueryState(queryKey)) return;
      queryClient.setQueryData(queryKey, data, { updatedAt: 0 });
      await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }),
  );
}

/** Decrypts a cached response while app lock is on. */
async function readable(response: Response | undefined): Promise<Response | null | undefined> {
  const state = vault.get();
  if (!response || state === 'off') return response;
  const { isEncrypted, decryptResponse } = await import('../lock/encrypted-response.ts');
  if (!isEncrypted(response)) return response;
  return state === 'locked' ? null : decryptResponse(state.key, response);
}
