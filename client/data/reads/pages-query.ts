import type { QueryKey } from '@tanstack/react-query';
import type { CallContext } from '../calls/create-calls.ts';

export const PAGE_SIZE = 50;

/** One page of a list in the query cache. */
export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageOptions {
  signal: AbortSignal;
  context: CallContext;
}

export type ReadPage<Row> = (page: { limit: number; cursor?: string }, options: PageOptions) => Promise<Row[]>;

/** Returns the query of a list that is read page by page. */
export function pagesOptions<Row>(key: QueryKey, read: ReadPage<Row>, pageSize = PAGE_SIZE) {
  return {
    // A plain query under the same key would hold data of another shape.
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }): Promise<Page<Row>> => {
      let nextCursor: string | null = null;
      const onHeaders = (headers: Headers) => {
        nextCursor = headers.get('x-next-cursor');
      };
      const rows = await read(
        { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        { signal, context: { onHeaders } },
      );
      return { rows, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: Page<Row>) => nextCursor,
  };
}
