import { hashKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import { momentOf } from './reads/moments.ts';
import { parseKey } from './reads/query-keys.ts';
import { useOneMoment } from './reads/one-moment.ts';
import { pendingView, showPending } from './reads/pending-view.ts';

/** Reads as `useQuery` does, with the pending changes of this device applied. */
export function useRead<Data>(options: UseQueryOptions<Data>) {
  const query = useQuery(options);
  const show = useStore(pendingView, null);
  // The key is a new array on each render.
  const key = hashKey(options.queryKey);
  const answer = useOneMoment(options.queryKey, { data: query.data, moment: momentOf(key) });
  const data = useMemo(
    () => showPending(show, { queryKey: parseKey(key), ...answer }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer is a new object on each render
    [show, key, answer.data, answer.moment],
  );
  return { ...query, data };
}
