import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/** One value of the address's query, or empty. The build's HTML knows of no query, so the first render must not either. */
export function useQueryValue(name: string): string {
  const [search] = useSearchParams();
  return useSyncExternalStore(
    () => () => undefined,
    () => search.get(name) ?? '',
    () => '',
  );
}
