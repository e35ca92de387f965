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

/** Returns what a query asks for: the object's id, `null` for a list, and its filters as in an address. */
export function inputOf([, options]: QueryKey): { objectId: string | null; query: URLSearchParams } {
  const input: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'input') : null;
  const { id = null, ...filters } = typeof input === 'object' && input !== null ? { ...input } : {};
  const words = Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  );
  return { objectId: typeof id === 'string' ? id : null, query: new URLSearchParams(words) };
}
