import { queryClient } from '#client/data/query-client.ts';
import { keepPulling } from '#client/data/reads/pull.ts';
import { startSending } from './page-outbox.ts';

/** Keeps sending pending changes and pulling records. Returns a function that stops both. */
export function startPending({ firstPullMs }: { firstPullMs: number }): () => void {
  const stopSending = startSending();
  const stopPulling = keepPulling(queryClient, firstPullMs);
  return () => {
    stopSending();
    stopPulling();
  };
}
