import { useEffect, useState } from 'react';
import { cutText } from '#domain/kernel/text/cut-text.ts';

/** Maximum length of a search that the server accepts, in characters. */
const SEARCH_MAX_LENGTH = 100;

/** Returns the words to search for after typing pauses, cut to `SEARCH_MAX_LENGTH`. */
export function useSearchWords(typed: string): string {
  return useDebounced(cutText(typed.trim(), SEARCH_MAX_LENGTH));
}

/** Milliseconds without a change before the value is passed on. */
const SETTLE_MS = 250;

/** Returns the value after it has not changed for `SETTLE_MS`. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
