import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import { pendingView, showPending } from './pending-view.ts';

/** Reads as `useQuery` does, with the pending changes of this device applied. */
export function useRead<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  const query = useQuery(options);
  const show = useStore(pendingView, null);
  const { data: fetched, dataUpdatedAt } = query;
  // The key is a new array on each render.
  const key = JSON.stringify(options.queryKey);
  const data = useMemo(
    () => showPending(show, { queryKey: JSON.parse(key), data: fetched, dataUpdatedAt }),
    [show, key, fetched, dataUpdatedAt],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the data is as present as the query's
  return { ...query, data } as UseQueryResult<Data>;
}
