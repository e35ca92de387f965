import type { Database, Transaction } from '#server/db/database.ts';
import type { AllowanceKind } from '#server/db/generated.ts';

/** What the member used in the month, by kind; absent where nothing. */
export function listUsage(db: Database, userId: string, month: string) {
  return db
    .selectFrom('monthly_usage')
    .select(['kind', 'used'])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
}

/**
 * Counts one use unless that passes `limit` (`null`: no limit), and answers whether it was counted. The row's lock makes
 * concurrent uses wait for one another, so the limit holds.
 */
export async function takeUse(
  tx: Transaction,
  use: { userId: string; month: string; kind: AllowanceKind; limit: number | null },
): Promise<boolean> {
  if (use.limit === 0) return false;
  const counted = await tx
    .insertInto('monthly_usage')
    .values({ user_id: use.userId, month: use.month, kind: use.kind, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month', 'kind'])
        .doUpdateSet((eb) => ({ used: eb('monthly_usage.used', '+', 1) }))
        .where((eb) => (use.limit === null ? eb.lit(true) : eb('monthly_usage.used', '<', use.limit))),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}
