import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Page, PAGE_SIZE, pagesOptions, type ReadPage } from './reads/pages-query.ts';

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
  const options = pagesOptions(key, read, pageSize);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    ...(gcTime !== undefined && { gcTime }),
  });
  const rows = useMemo(() => flatten(query.data), [query.data]);
  return { ...query, rows };
}

function flatten<Row>(data: InfiniteData<Page<Row>> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.rows);
}
