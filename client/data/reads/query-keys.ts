import type { QueryKey } from '@tanstack/react-query';

/** Returns the call of a query, such as `notes.list`; `''` for a query of another kind. */
export function callOf([path]: QueryKey): string {
  return Array.isArray(path) ? path.join('.') : '';
}

/** Returns a query's key from its hash; the client's own type of a query has keys of any type. */
export function parseKey(queryHash: string): QueryKey {
  const key: unknown = JSON.parse(queryHash);
  return Array.isArray(key) ? key : [];
}
