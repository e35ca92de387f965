import { useCallback, useState } from 'react';
import { useMember } from '../session.ts';
import { deleteStoredDraft, storeValue, readKept } from './stored-drafts.ts';

/**
 * Stores the draft of the form `name` that was closed, or whose page was left, without saving. `found` is `undefined`
 * without a draft, or if the initial values (`start`) differ because the record changed.
 */
export function useDraft<Value>(name: string, start: unknown) {
  const { id } = useMember();
  // Prevents another member who signs in on the same page from seeing the draft.
  const key = `${id}/${name}`;
  const [begun, setBegun] = useState(() => JSON.stringify(start));
  const [found, setFound] = useState(() => {
    const kept = readKept(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keep` below writes this key
    return kept?.start === begun ? (kept.value as Value) : undefined;
  });
  const keep = useCallback((value: Value) => storeValue(key, { start: begun, value }), [key, begun]);
  const drop = useCallback(() => deleteStoredDraft(key), [key]);
  function forget() {
    drop();
    setFound(undefined);
  }
  /** Moves the draft to a new base version of the record, with `value` as the typed content. */
  function rebase(newStart: unknown, value: Value) {
    const json = JSON.stringify(newStart);
    setBegun(json);
    storeValue(key, { start: json, value });
  }
  return { found, keep, drop, forget, rebase };
}
