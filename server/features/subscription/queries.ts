import { sql } from 'kysely';
import type { SettingKey } from '#domain/registry/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { QuotaKind } from '#server/db/generated.ts';

/** Returns the member's usage in the month by kind. Unused kinds are absent. */
export function listUsage(db: Database, userId: string, month: string) {
  return db
    .selectFrom('monthly_usage')
    .select(['kind', 'used'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
}

/**
 * Counts one use and returns true if it was within the limit in the setting `limitKey`, or unlimited (`null`). The
 * row's lock serializes concurrent uses, so the limit holds.
 */
export async function countUse(
  tx: Transaction,
  use: { userId: string; month: string; kind: QuotaKind; limitKey: SettingKey | null },
): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    with counted as (
      insert into monthly_usage (user_id, month, kind, used) values (${use.userId}, ${use.month}, ${use.kind}, 1)
      on conflict (user_id, month, kind) do update set used = monthly_usage.used + 1
      returning used
    )
    select ${use.limitKey}::text is null or used <= (select value::integer from settings where key = ${use.limitKey})
      as "isWithin"
    from counted`.execute(tx);
  return rows[0]?.isWithin ?? false;
}
