import { api } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query-client.ts';
import { fillWithKept } from '#client/lib/reads/kept-reads.ts';
import { ensureTemporal } from '#client/lib/temporal.ts';

let filled: Promise<void> | null = null;

/** What every screen of a member waits for: many compute dates, and what the worker kept of the last visit is shown at once. */
export async function loadMemberScreen(): Promise<null> {
  filled ??= fillWithKept(queryClient, [
    { path: '/api/auth/user', queryKey: api.accounts.me.queryKey() },
    { path: '/api/couples/current', queryKey: api.couples.current.queryKey() },
    { path: '/api/date-events', queryKey: api.dates.list.queryKey() },
    { path: '/api/memories', queryKey: api.memories.list.queryKey({ input: undefined }) },
    { path: '/api/savings-goals', queryKey: api.finances.listGoals.queryKey() },
    { path: '/api/wallet', queryKey: api.wallet.get.queryKey() },
    { path: '/api/experiences', queryKey: api.experiences.list.queryKey() },
  ]);
  await Promise.all([ensureTemporal(), filled]);
  return null;
}
