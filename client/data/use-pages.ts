import {
  hashKey,
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import type { CallContext } from './calls/create-calls.ts';
import { momentOf } from './reads/moments.ts';
import { parseKey } from './reads/query-keys.ts';
import { useOneMoment } from './reads/one-moment.ts';
import { pendingView, showPending } from './reads/pending-view.ts';

const PAGE_SIZE = 50;

/** One page of a list in the query cache. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageOptions {
  signal: AbortSignal;
  context: CallContext;
}

export type PagedList<Row> = ReturnType<typeof usePages<Row>>;

/**
 * Reads a list page by page with `read`, with the pending changes of this device applied. `key` is the endpoint's key
 * with its input, so that its changes refetch the list; previous rows stay visible while changed filters load.
 */
export function usePages<Row>(
  key: QueryKey,
  read: (page: { limit: number; cursor?: string }, options: PageOptions) => Promise<Row[]>,
  pageSize = PAGE_SIZE,
  { gcTime }: { gcTime?: number } = {},
) {
  // A plain query under the same key would hold data of another shape.
  const pagesKey = [...key, 'pages'];
  const query = useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
      let nextCursor: string | null = null;
      const rows = await read(
        { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        { signal, context: { onHeaders: (headers) => (nextCursor = headers.get('x-next-cursor')) } },
      );
      return { rows, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...(gcTime !== undefined && { gcTime }),
  });
  const show = useStore(pendingView, null);
  // The key is a new array on each render.
  const keyText = hashKey(key);
  const answer = useOneMoment(key, { data: query.data, moment: momentOf(hashKey(pagesKey)) });
  const rows = useMemo(
    () =>
      showPending(show, { queryKey: parseKey(keyText), data: flatten(answer.data), moment: answer.moment }),
    [show, keyText, answer.data, answer.moment],
  );
  return { ...query, rows };
}

function flatten<Row>(data: InfiniteData<Page<Row>> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.rows);
}
