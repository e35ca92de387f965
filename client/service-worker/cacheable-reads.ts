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

/** What was said of one memory or date, and put into one goal. */
const parts = /^\/api\/(?:(?:memories|date-events)\/[^/]+\/comments|savings-goals\/[^/]+\/entries)$/;

/** What screens show without a network: whatever a member can read or make there. */
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

/** Whether what was kept belongs to someone else after this call, or to nobody. */
export function endsSession(method: string, pathname: string) {
  return sessionCalls.has(`${method} ${pathname}`);
}
