import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { createStore } from '#client/lib/store/create-store.ts';
import { useStore } from '#client/lib/store/use-store.ts';
import { parseKey } from './query-keys.ts';

/** Resources whose sums a member compares: while one is refetched, screens show all as they were before. */
const TOGETHER = ['balance', 'budgets', 'expenses', 'statement'];

/**
 * Adds to stale resources those that are shown together with them. A sum alone could be newer than the list beside it,
 * and then contain a change of this device whose response was lost: the screen would count it twice.
 */
export function withTogether(resources: readonly string[]): readonly string[] {
  if (!resources.some((resource) => TOGETHER.includes(resource))) return resources;
  return [...new Set([...resources, ...TOGETHER])];
}

/** True while an answer that is already shown is refetched. */
const isRefetching = createStore(false);

/** Watches the refetches of the resources that are shown together. */
export function watchTogether(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !isTogether(parseKey(query.queryHash))) return;
    const refetched = cache.findAll({ fetchStatus: 'fetching', type: 'active' });
    const next = refetched.some(({ queryKey, state }) => isTogether(queryKey) && state.data !== undefined);
    // In one batch with the screens' own notifications, so that no frame shows a part of the answers.
    notifyManager.schedule(() => isRefetching.set(next));
  });
}

interface Shown<Data> {
  data: Data | undefined;
  moment: number;
}

/** Returns the answer to show: of sums that belong together, the last ones that were all complete. */
export function useOneMoment<Data>(queryKey: QueryKey, answer: Shown<Data>): Shown<Data> {
  const key = JSON.stringify(queryKey);
  const isHeld = useStore(isRefetching, false) && isTogether(queryKey);
  const [last, setLast] = useState({ key, ...answer });
  if (isHeld && last.key === key && last.data !== undefined) return last;
  if (last.key !== key || last.data !== answer.data || last.moment !== answer.moment) setLast({ key, ...answer });
  return answer;
}

function isTogether([path]: QueryKey): boolean {
  return Array.isArray(path) && TOGETHER.some((resource) => resource === path[0]);
}
