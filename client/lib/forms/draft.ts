import { useCallback, useState } from 'react';
import { useMember } from '../session.ts';

interface Kept {
  /** What the form began with, as JSON. */
  start: string;
  value: unknown;
}

/** In memory alone, so that it ends with the page: what two people write to each other is stored nowhere but on the server. */
const keptDrafts = new Map<string, Kept>();

/**
 * What a member had entered in the form `name` when it was closed without saving; `found` is `undefined` when there is none, and
 * when the form begins with something else by now (`start`): the note was changed meanwhile, or it is another past date.
 */
export function useDraft<Value>(name: string, start: unknown) {
  const { id } = useMember();
  // Who signs in after another on this page must not find what that one wrote.
  const key = `${id}/${name}`;
  const [begun] = useState(() => JSON.stringify(start));
  const [found, setFound] = useState(() => {
    const kept = keptDrafts.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under this name by `keep` below, and by nobody else
    return kept?.start === begun ? (kept.value as Value) : undefined;
  });
  const keep = useCallback((value: Value) => void keptDrafts.set(key, { start: begun, value }), [key, begun]);
  const drop = useCallback(() => void keptDrafts.delete(key), [key]);
  function forget() {
    drop();
    setFound(undefined);
  }
  return { found, keep, drop, forget };
}
