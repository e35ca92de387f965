import { useEffect, useState } from 'react';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { useStoreAfterPress } from '#client/lib/store/use-store.ts';
import { confirmedChanges } from './confirmed.ts';
import { copyError, heldCopy, pullPageCopy, wantFirst } from './page-copy.ts';
import { type CopiedRead, readShown, type RowsNeeded, shownChanges } from './shown.ts';

const none = confirmedChanges.get();

interface CopiedQuery<Data> extends ShownQuery<Data> {
  /** True before the data is there, unless the server could not be asked. */
  isPending: boolean;
}

/**
 * Reads records of this device's copy, with the member's pending changes. The data is `undefined` until all of its rows
 * are there, or those of Home, and the same object until one of them changes.
 */
export function useCopied<Input, Data>(
  read: CopiedRead<Input, Data>,
  input: Input,
  needed: RowsNeeded = 'all',
): CopiedQuery<Data> {
  const held = useStoreAfterPress(heldCopy, null);
  const error = useStoreAfterPress(copyError, null);
  useStoreAfterPress(shownChanges, null);
  useStoreAfterPress(confirmedChanges, none);
  const [isFetching, setIsFetching] = useState(false);
  const data = readShown(held, read, input, needed);
  const isLacking = data === undefined;
  useEffect(() => (isLacking ? wantFirst(read.of) : undefined), [read, isLacking]);
  const refetch = async () => {
    setIsFetching(true);
    // The error is shown.
    await pullPageCopy().catch(() => undefined);
    setIsFetching(false);
  };
  const isError = data === undefined && error !== null;
  return { data, isPending: data === undefined && !isError, isError, error, isFetching, refetch };
}
