import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { adminText } from '#messages/en/admin/frame.ts';
import type { CallContext } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';

const PART_SIZE = 50;
/** Of what we offer there are tens or hundreds: the whole list is here, and its table sorts it. */
export const CATALOGUE_PART_SIZE = 200;

export interface ListPart<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PartOptions {
  signal: AbortSignal;
  context: CallContext;
}

/**
 * A list that grows, part by part. `key` begins with the endpoint's key and ends with what narrows it, `read` asks the
 * endpoint; what was found before stays while changed filters are being asked.
 */
export function useParts<Row>(
  key: QueryKey,
  read: (part: { limit: number; cursor?: string }, options: PartOptions) => Promise<Row[]>,
  size = PART_SIZE,
) {
  const query = useInfiniteQuery({
    queryKey: [...key, 'parts'],
    queryFn: async ({ pageParam, signal }): Promise<ListPart<Row>> => {
      let nextCursor: string | null = null;
      const rows = await read(
        { limit: size, ...(pageParam && { cursor: pageParam }) },
        { signal, context: { onHeaders: (headers) => (nextCursor = headers.get('x-next-cursor')) } },
      );
      return { rows, nextCursor };
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) };
}

/** What an admin's change says: a toast of its own when it succeeds, the server's words when it fails. */
export function useAdminOutcome(success?: string, onDone?: () => void) {
  return {
    onSuccess() {
      if (success) showToast({ title: success, tone: 'positive' });
      onDone?.();
    },
    onError(error: Error) {
      if (!returnToLogin(error))
        showToast({ title: adminText.failed, description: error.message, tone: 'danger' });
    },
  };
}

/**
 * Shows a change of one row before the server has answered, in every part of the lists under `key`.
 * Answers a function that takes it back.
 */
export function usePatchRow<Row extends { id: string }>(key: QueryKey) {
  const client = useQueryClient();
  return async (id: string, patch: Partial<Row>): Promise<() => void> => {
    // A list that is on its way would bring the old row back.
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueriesData<InfiniteData<ListPart<Row>>>({ queryKey: key });
    client.setQueriesData<InfiniteData<ListPart<Row>>>({ queryKey: key }, (data) =>
      data && 'pages' in data
        ? { ...data, pages: data.pages.map((part) => patchPart(part, id, patch)) }
        : data,
    );
    return () => {
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
    };
  };
}

function patchPart<Row extends { id: string }>(part: ListPart<Row>, id: string, patch: Partial<Row>) {
  return { ...part, rows: part.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) };
}
