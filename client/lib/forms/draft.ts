import { useCallback, useState } from 'react';
import { useMember } from '../session.ts';
import { forgetKept, keepValue, readKept } from './kept-drafts.ts';

/**
 * The draft of the form `name` that was closed, or whose page went, without saving. `found` is `undefined` without one, and if the form's initial
 * values (`start`) are others by now: the record was changed meanwhile.
 */
export function useDraft<Value>(name: string, start: unknown) {
  const { id } = useMember();
  // Another member who signs in on the same page must not see the draft.
  const key = `${id}/${name}`;
  const [begun, setBegun] = useState(() => JSON.stringify(start));
  const [found, setFound] = useState(() => {
    const kept = readKept(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keep` below writes this key
    return kept?.start === begun ? (kept.value as Value) : undefined;
  });
  const keep = useCallback((value: Value) => keepValue(key, { start: begun, value }), [key, begun]);
  const drop = useCallback(() => forgetKept(key), [key]);
  function forget() {
    drop();
    setFound(undefined);
  }
  /** The record is another one by now, and `value` stands upon it. */
  function rebase(newStart: unknown, value: Value) {
    const json = JSON.stringify(newStart);
    setBegun(json);
    keepValue(key, { start: json, value });
  }
  return { found, keep, drop, forget, rebase };
}
