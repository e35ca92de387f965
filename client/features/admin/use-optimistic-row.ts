import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#client/data/use-pages.ts';

/**
 * Options for an optimistic mutation of one row: `patchOf` returns the changed fields, applied in every page of the
 * lists under `key`. A rejected change is rolled back.
 */
export function useOptimisticRow<Row extends { id: string }, Input extends { id: string }>(
  key: QueryKey,
  patchOf: (input: Input) => Partial<Row>,
) {
  const client = useQueryClient();

  async function onMutate(input: Input): Promise<{ undo: () => void }> {
    // A read in flight would bring the old row back.
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueriesData<InfiniteData<Page<Row>>>({ queryKey: key });
    client.setQueriesData<InfiniteData<Page<Row>>>({ queryKey: key }, (data) =>
      data && 'pages' in data
        ? { ...data, pages: data.pages.map((page) => patchPage(page, input.id, patchOf(input))) }
        : data,
    );
    return {
      undo() {
        for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
      },
    };
  }

  function onSettled(_data: unknown, error: Error | null, _input: Input, context?: { undo: () => void }) {
    if (error) context?.undo();
  }

  return { onMutate, onSettled };
}

function patchPage<Row extends { id: string }>(page: Page<Row>, id: string, patch: Partial<Row>) {
  return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) };
}
