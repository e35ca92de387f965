import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallContext } from './calls/create-calls.ts';

const PAGE_SIZE = 50;

/** One page of a list in the query cache. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

type ReadPage<Row> = (
  page: { limit: number; cursor?: string },
  options: { signal: AbortSignal; context: CallContext },
) => Promise<Row[]>;

export type PagedList<Row> = ReturnType<typeof usePages<Row>>;

/**
 * Reads a list page by page with `read`. `key` is the endpoint's key
 * with its input, so that its changes refetch the list; previous rows stay visible while changed filters load.
 */
export function usePages<Row>(
  key: QueryKey,
  read: ReadPage<Row>,
  pageSize = PAGE_SIZE,
  { gcTime }: { gcTime?: number } = {},
) {
  const query = useInfiniteQuery({
    // A plain query under the same key would hold data of another shape.
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam, signal }): Promise<Page<Row>> => {
      let nextCursor: string | null = null;
      const onHeaders = (headers: Headers) => {
        nextCursor = headers.get('x-next-cursor');
      };
      const page = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const rows = await read(page, { signal, context: { onHeaders } });
      return { rows, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...(gcTime !== undefined && { gcTime }),
  });
  const rows = useMemo(() => flatten(query.data), [query.data]);
  return { ...query, rows };
}

function flatten<Row>(data: InfiniteData<Page<Row>> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.rows);
}
