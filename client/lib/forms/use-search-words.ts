import { cutText } from '#domain/text.ts';
import { useDebounced } from './use-debounced.ts';

/** Characters of a search that the server takes. */
const SEARCH_MAX_LENGTH = 100;

/** The words to search for, once typing pauses. Of a longer pasted text the beginning is searched for. */
export function useSearchWords(typed: string): string {
  return useDebounced(cutText(typed.trim(), SEARCH_MAX_LENGTH));
}
