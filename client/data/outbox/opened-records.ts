import { useEffect, useState } from 'react';
import type { Fields } from './pending-mutation.ts';

/** Records as their open forms began with them, by id. */
const opened = new Map<string, Fields>();

/** Returns the record as its open form began with it; `undefined` without an open form. */
export function openedRecord(id: string): Fields | undefined {
  return opened.get(id);
}

/**
 * Keeps the record as the base of changes while its form is open: a later version of the partner may be shown meanwhile,
 * and the form's fields were not made on top of it.
 */
export function useOpenedRecord(record: { id: string } | null | undefined): void {
  const [begun] = useState(record);
  useEffect(() => {
    if (!begun) return undefined;
    opened.set(begun.id, { ...begun });
    return () => void opened.delete(begun.id);
  }, [begun]);
}
