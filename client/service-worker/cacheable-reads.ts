const cacheableReads: ReadonlySet<string> = new Set([
  '/api/auth/user',
  '/api/couple',
  '/api/couples/current',
  '/api/wallet',
  '/api/first-steps',
  '/api/date-events',
  '/api/memories',
  '/api/savings-goals',
  '/api/experiences',
  '/api/expenses',
  '/api/expenses/total',
  '/api/expenses/titles',
  '/api/finances/summary',
  '/api/finances/balance',
  '/api/finances/statement',
  '/api/recurring-expenses',
  '/api/settlements',
  '/api/budgets',
  '/api/partner-notes',
  '/api/important-dates',
  '/api/daily-question',
  '/api/daily-question/history',
]);

/** Matches the comments of one memory or date, and the entries of one goal. */
const parts = /^\/api\/(?:(?:memories|date-events)\/[^/]+\/comments|savings-goals\/[^/]+\/entries)$/;

/** Returns true for reads of screens that work offline. */
export function isCacheableRead(pathname: string) {
  return cacheableReads.has(pathname) || parts.test(pathname);
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
