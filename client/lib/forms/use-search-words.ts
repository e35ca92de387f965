import { cutText } from '#domain/text.ts';
import { useDebounced } from './use-debounced.ts';

/** Maximum length of a search that the server accepts, in characters. */
const SEARCH_MAX_LENGTH = 100;

/** Returns the words to search for after typing pauses, cut to `SEARCH_MAX_LENGTH`. */
export function useSearchWords(typed: string): string {
  return useDebounced(cutText(typed.trim(), SEARCH_MAX_LENGTH));
}
