import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hasSessionMarker } from '../public/session-marker.ts';
import { vault } from '../lock/vault.ts';
import { readsCache } from '../worker/read-caches.ts';

/** A call that the worker keeps, with the query that reads it. */
export interface KeptRead {
  path: string;
  queryKey: QueryKey;
}

/**
 * Fills the queries with what the worker kept of the member's last visit, before the first screen is drawn. Each is read anew as soon as a
 * screen needs it: what was kept is only seen until the network has answered.
 */
export async function fillWithKept(queryClient: QueryClient, reads: readonly KeptRead[]): Promise<void> {
  // Without a worker nothing has kept the caches true to the session.
  if (!navigator.serviceWorker?.controller || !hasSessionMarker(document.cookie)) return;
  const cache = await caches.open(readsCache);
  await Promise.all(
    reads.map(async ({ path, queryKey }) => {
      const response = await readable(await cache.match(path));
      // The first page of a longer list would be taken for the whole.
      if (!response || response.headers.has('x-next-cursor')) return;
      const data: unknown = await response.json();
      if (queryClient.getQueryState(queryKey)) return;
      queryClient.setQueryData(queryKey, data, { updatedAt: 0 });
      await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }),
  );
}

/** With app lock on it is sealed. */
async function readable(response: Response | undefined): Promise<Response | null | undefined> {
  const state = vault.get();
  if (!response || state === 'off') return response;
  const { isSealed, openResponse } = await import('../lock/sealed-response.ts');
  if (!isSealed(response)) return response;
  return state === 'locked' ? null : openResponse(state.key, response);
}
