import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { CallContext } from './api.ts';

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
 * Reads a list page by page with `read`. `key` begins with the endpoint's key, so that its changes refetch the list,
 * and ends with the filters; previous rows stay visible while changed filters load.
 */
export function usePages<Row>(
  key: QueryKey,
  read: (page: { limit: number; cursor?: string }, options: PageOptions) => Promise<Row[]>,
  pageSize = PAGE_SIZE,
  { gcTime }: { gcTime?: number } = {},
) {
  const query = useInfiniteQuery({
    // Separates the key: a plain query under the same key would hold data of another shape.
    queryKey: [...key, 'pages'],
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
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) };
}
