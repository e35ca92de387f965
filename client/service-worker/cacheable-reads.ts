const cacheableReads: ReadonlySet<string> = new Set([
  '/api/auth/user',
  '/api/couple',
  '/api/couples/current',
  '/api/wallet',
  '/api/date-events',
  '/api/memories',
  '/api/savings-goals',
  '/api/experiences',
]);

/** Lists that the dashboard, dates and memories show without a network. */
export function isCacheableRead(pathname: string) {
  return cacheableReads.has(pathname);
}

const sessionCalls: ReadonlySet<string> = new Set([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'GET /api/logout',
  'DELETE /api/auth/user/delete-account',
  'POST /api/couples/leave',
]);

/** Whether what was kept belongs to someone else after this call, or to nobody. */
export function endsSession(method: string, pathname: string) {
  return sessionCalls.has(`${method} ${pathname}`);
}
