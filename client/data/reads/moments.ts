import type { QueryClient } from '@tanstack/react-query';

/**
 * Moments order answers and confirmed changes on this device. They are epoch milliseconds that never go back, so that a
 * corrected clock changes no order.
 */
let latest = 0;

/** Moment of the last answer of each query, by the query's hash. */
const fetched = new Map<string, number>();

export function nextMoment(): number {
  latest = Math.max(latest + 1, Date.now());
  return latest;
}

/** Continues after a moment that another page or an earlier visit has stored. */
export function continueAfter(moment: number): void {
  latest = Math.max(latest, moment);
}

/** Returns the moment of a query's answer; 0 without one. */
export function momentOf(queryHash: string): number {
  return fetched.get(queryHash) ?? 0;
}

/** Sets the moment of an answer that was stored by an earlier visit. */
export function setMoment(queryHash: string, moment: number): void {
  fetched.set(queryHash, moment);
  continueAfter(moment);
}

/** Records the moment of each new answer. */
export function recordMoments(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') fetched.delete(event.query.queryHash);
    if (event.type === 'updated' && event.action.type === 'success') fetched.set(event.query.queryHash, nextMoment());
  });
}
