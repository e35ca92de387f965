import { sql } from 'kysely';
import type { SecurityEventKind } from '#contract/constants/security-log.ts';
import type { Database } from '#server/db/database.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** Which events to list; `accounts`: hashes of the account that they are about. */
export interface SecurityEventFilter {
  kinds: readonly SecurityEventKind[] | undefined;
  accounts: readonly Buffer[] | undefined;
}

/** The newest first; one more than the page's limit. */
export function listSecurityEvents(db: Database, { limit, after }: PageRequest, filter: SecurityEventFilter) {
  const [createdAt, id] = after ?? [];
  const { kinds, accounts } = filter;
  return db
    .selectFrom('security_events')
    .select(['id', 'kind', 'account', 'network', 'detail', 'count', 'created_at as createdAt'])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`),
    )
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(accounts !== undefined, (query) => query.where('account', 'in', accounts ?? []))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
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
