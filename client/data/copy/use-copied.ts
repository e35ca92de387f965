import { useMemo, useState } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import type { ShownQuery } from '#client/ui/feedback/query-state.tsx';
import { pendingView, showPending } from '../reads/pending-view.ts';
import { confirmedChanges } from './confirmed.ts';
import { copyError, heldCopy, pullPageCopy } from './page-copy.ts';
import type { CopiedRead } from './reads.ts';

const none = confirmedChanges.get();

/**
 * Reads records of this device's copy, with the member's pending changes. The data is `undefined` until all of its rows
 * are there.
 */
export function useCopied<Input, Data>(
  { call, of, derive }: CopiedRead<Input, Data>,
  input: Input,
): ShownQuery<Data> {
  const held = useStore(heldCopy, null);
  const error = useStore(copyError, null);
  const show = useStore(pendingView, null);
  const confirmed = useStore(confirmedChanges, none);
  const [isFetching, setIsFetching] = useState(false);
  const rows = held && of.every((resource) => held.shown.complete.includes(resource)) ? held.shown.rows : null;
  // The input is a new object on each render, and other resources do not concern the read.
  const key = JSON.stringify(input);
  const fetched = useMemo(
    () => rows && { data: derive(rows, input) },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rows of `of` stand for all of them, the key for the input
    [...of.map((resource) => rows?.[resource]), key],
  );
  const data = useMemo(
    () => fetched && showPending(show, { queryKey: [call.split('.'), { input }], data: fetched.data, moment: 0 }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the input
    [show, confirmed, call, key, fetched],
  );
  const refetch = async () => {
    setIsFetching(true);
    // The error is shown.
    await pullPageCopy().catch(() => undefined);
    setIsFetching(false);
  };
  return { data: data ?? undefined, isError: data === null && error !== null, error, isFetching, refetch };
}
