import { hashKey, type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import { momentOf } from './reads/moments.ts';
import { type Page, PAGE_SIZE, pagesOptions, type ReadPage } from './reads/pages-query.ts';
import { parseKey } from './reads/query-keys.ts';
import { useOneMoment } from './reads/one-moment.ts';
import { pendingView, showPending } from './reads/pending-view.ts';

export type PagedList<Row> = ReturnType<typeof usePages<Row>>;

/**
 * Reads a list page by page with `read`, with the pending changes of this device applied. `key` is the endpoint's key
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
  const show = useStore(pendingView, null);
  // The key is a new array on each render.
  const keyText = hashKey(key);
  const answer = useOneMoment(key, { data: query.data, moment: momentOf(hashKey(options.queryKey)) });
  const rows = useMemo(
    () => showPending(show, { queryKey: parseKey(keyText), data: flatten(answer.data), moment: answer.moment }),
    [show, keyText, answer.data, answer.moment],
  );
  return { ...query, rows };
}

function flatten<Row>(data: InfiniteData<Page<Row>> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.rows);
}
