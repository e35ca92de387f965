import { useMemo, useState } from 'react';
import { useStore } from '#client/lib/store/use-store.ts';
import type { ShownQuery } from '#client/ui/feedback/query-state.tsx';
import { pendingView, showPending } from '../reads/pending-view.ts';
import { copyError, heldCopy, pullPageCopy } from './page-copy.ts';
import { type CopiedCall, type CopiedData, type CopiedInput, copiedReads } from './reads.ts';

/**
 * Reads records of this device's copy, with the member's pending changes. The data is `undefined` until all of its rows
 * are there.
 */
export function useCopied<Call extends CopiedCall>(
  call: Call,
  ...[input]: CopiedInput<Call> extends undefined ? [] : [input: CopiedInput<Call>]
): ShownQuery<CopiedData<Call>> {
  const held = useStore(heldCopy, null);
  const error = useStore(copyError, null);
  const show = useStore(pendingView, null);
  const [isRetrying, setIsRetrying] = useState(false);
  const { of, derive } = copiedReads[call];
  const rows = held && of.every((resource) => held.shown.complete.includes(resource)) ? held.shown.rows : null;
  // Another row map means other rows; the input is a new object on each render.
  const key = JSON.stringify(input ?? null);
  const data = useMemo(
    () => rows && derive(rows, JSON.parse(key)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other resources do not concern the read
    [...of.map((resource) => rows?.[resource]), key],
  );
  const shown = useMemo(
    () =>
      data === null
        ? undefined
        : showPending(show, { queryKey: [call.split('.'), { input: JSON.parse(key) }], data, moment: 0 }),
    [show, call, key, data],
  );
  const refetch = async () => {
    setIsRetrying(true);
    await pullPageCopy().catch(() => undefined);
    setIsRetrying(false);
  };
  return { data: shown, isError: shown === undefined && error !== null, error, isFetching: isRetrying, refetch };
}
