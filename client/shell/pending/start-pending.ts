import { startLive } from '#client/data/live.ts';
import { queryClient } from '#client/data/query-client.ts';
import { startPulling } from '#client/data/reads/pull.ts';
import { startSending } from './page-outbox.ts';

/** Keeps sending pending changes, pulling answers and hearing of changes. Returns a function that stops all. */
export function startPending({ firstPullMs }: { firstPullMs: number }): () => void {
  const stops = [startLive(), startSending(), startPulling(queryClient, firstPullMs)];
  return () => {
    for (const stop of stops) stop();
  };
}
