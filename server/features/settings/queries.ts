import type { SettingKey } from '#contract/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';

export function listSettings(db: Database) {
  return db
    .selectFrom('settings')
    .select(['key as id', 'key', 'value', 'description', 'category', 'updated_at as updatedAt'])
    .orderBy('category')
    .orderBy('key')
    .execute();
}

export function findSettings(db: Database, keys: readonly SettingKey[]) {
  return db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
}

export function findSetting(db: Database, key: SettingKey) {
  return db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
}

export function lockSetting(tx: Transaction, key: SettingKey) {
  return tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSetting(
  tx: Transaction,
  key: SettingKey,
  value: string,
  updatedAt: string,
): Promise<void> {
  await tx.updateTable('settings').set({ value, updated_at: updatedAt }).where('key', '=', key).execute();
}
