import type { SettingKey } from '#contract/constants/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { QuotaKind } from '#server/db/generated.ts';

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
 * Counts one use and returns whether it was within the limit: the number in the setting `limitKey`, or none (`null`). The
 * row's lock makes concurrent uses wait for one another, so the limit holds.
 */
export async function countUse(
  tx: Transaction,
  use: { userId: string; month: string; kind: QuotaKind; limitKey: SettingKey | null },
): Promise<boolean> {
  const { limitKey } = use;
  const counted = await tx
    .insertInto('monthly_usage')
    .values({ user_id: use.userId, month: use.month, kind: use.kind, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month', 'kind'])
        .doUpdateSet((eb) => ({ used: eb('monthly_usage.used', '+', 1) })),
    )
    .returning((eb) => [
      limitKey === null
        ? eb.lit(true).as('isWithin')
        : eb(
            'monthly_usage.used',
            '<=',
            eb
              .selectFrom('settings')
              .select((setting) => setting.cast<number>('settings.value', 'integer').as('limit'))
              .where('settings.key', '=', limitKey),
          ).as('isWithin'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(counted.isWithin);
}
