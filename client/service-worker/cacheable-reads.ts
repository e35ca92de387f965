import { records } from '#domain/records.ts';

/** Reads of screens that work offline: those of records, and of the member, the couple and the catalogue. */
const cacheableReads = [
  '/api/auth/user',
  '/api/couple',
  '/api/couples/current',
  '/api/wallet',
  '/api/first-steps',
  '/api/experiences',
  ...records.flatMap((record) => ('cachedReads' in record ? record.cachedReads : [])),
];
const pattern = new RegExp(`^(?:${cacheableReads.join('|').replaceAll('{id}', '[^/]+')})$`);

/** Returns true for reads of screens that work offline. */
export function isCacheableRead(pathname: string) {
  return pattern.test(pathname);
}

const sessionCalls: ReadonlySet<string> = new Set([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'GET /api/logout',
  'DELETE /api/auth/user/delete-account',
  'POST /api/couples/leave',
]);

/** Returns true if the cached data belongs to another member, or to none, after this call. */
export function endsSession(method: string, pathname: string) {
  return sessionCalls.has(`${method} ${pathname}`);
}
