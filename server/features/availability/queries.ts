import type { Availability } from '#domain/availability/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

/** The saved free hours of the members, by member. */
export async function findAvailabilities(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const rows = await db
    .selectFrom('availabilities')
    .select(asFields('userId', 'timezone', 'hours'))
    .where('user_id', 'in', memberIds)
    .$narrowType<{ hours: Availability['hours'] }>()
    .execute();
  return new Map(rows.map(({ userId, ...availability }) => [userId, availability]));
}

export async function saveAvailabilityRow(
  tx: Transaction,
  userId: string,
  { timezone, hours }: Availability,
  updatedAt: string,
): Promise<void> {
  const saved = toRow({ timezone, hours: JSON.stringify(hours), updatedAt });
  await tx
    .insertInto('availabilities')
    .values(toRow({ userId, ...saved }))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute();
}
