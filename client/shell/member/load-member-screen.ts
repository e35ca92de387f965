import { api } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { isLockOn } from '#client/lib/lock/lock-flag.ts';
import { vault } from '#client/lib/lock/vault.ts';
import { fillFromCache } from '#client/lib/reads/persisted-cache.ts';
import { ensureTemporal } from '#client/lib/temporal.ts';

let filled: Promise<void> | null = null;

/** Fills the queries from the last visit's cache, for an immediate first render. */
export function fillKeptReads(): Promise<void> {
  filled ??= fillFromCache(queryClient, [
    { path: '/api/auth/user', queryKey: api.accounts.me.queryKey() },
    { path: '/api/couples/current', queryKey: api.couples.current.queryKey() },
    { path: '/api/date-events', queryKey: api.dates.list.queryKey() },
    { path: '/api/memories', queryKey: api.memories.list.queryKey({ input: undefined }) },
    { path: '/api/savings-goals', queryKey: api.goals.list.queryKey() },
    { path: '/api/wallet', queryKey: api.wallet.get.queryKey() },
    { path: '/api/experiences', queryKey: api.experiences.list.queryKey() },
  ]);
  return filled;
}

/**
 * Loads the prerequisites of every member screen: many compute dates. With app lock on, no data is read before
 * unlocking.
 */
export async function loadMemberScreen(): Promise<null> {
  if (isLockOn()) await (await import('../lock/start-lock.ts')).startLock();
  const isLocked = vault.get() === 'locked';
  await Promise.all([ensureTemporal(), !isLocked && fillKeptReads()]);
  return null;
}
