import type { QueryKey } from '@tanstack/react-query';

/** Returns the call of a query, such as `notes.list`; `''` for a query of another kind. */
export function callOf([path]: QueryKey): string {
  return Array.isArray(path) ? path.join('.') : '';
}

/** Returns what a query asks for: the object's id, `null` for a list, and its filters as in an address. */
export function inputOf([, options]: QueryKey): { objectId: string | null; query: URLSearchParams } {
  const input: unknown = typeof options === 'object' && options !== null ? Reflect.get(options, 'input') : null;
  const { id = null, ...filters } = typeof input === 'object' && input !== null ? { ...input } : {};
  const words = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return { objectId: typeof id === 'string' ? id : null, query: new URLSearchParams(words) };
}
