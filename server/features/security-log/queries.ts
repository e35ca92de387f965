import { sql } from 'kysely';
import type { SecurityEventKind } from '#domain/security-log/facts.ts';
import type { Database } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

/** The filter of listed events. `accounts` holds hashes of the accounts concerned. */
export interface SecurityEventFilter {
  kinds: readonly SecurityEventKind[] | undefined;
  accounts: readonly Buffer[] | undefined;
}

/** The events, newest first. Reads one more than the page's limit. */
export function listSecurityEvents(db: Database, page: PageRequest, filter: SecurityEventFilter) {
  const { kinds, accounts } = filter;
  return db
    .selectFrom('security_events')
    .select(asFields('id', 'kind', 'account', 'network', 'detail', 'count', 'createdAt'))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(accounts !== undefined, (query) => query.where('account', 'in', accounts ?? []))
    .$call(pageByTime(page))
    .execute();
}

export async function findMemberIdByEmail(db: Database, email: string): Promise<string | null> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return member?.id ?? null;
}

export async function deleteSecurityEventsBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
}
