import type { SettingKey } from '#contract/constants/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';

const columns = ['key as id', 'key', 'value', 'description', 'category', 'updated_at as updatedAt'] as const;

export function listSettings(db: Database) {
  return db.selectFrom('settings').select(columns).orderBy('category').orderBy('key').execute();
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
    .select(['value', 'updated_at as updatedAt'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateSettingRow(tx: Transaction, key: SettingKey, value: string, updatedAt: string) {
  return tx
    .updateTable('settings')
    .set({ value, updated_at: updatedAt })
    .where('key', '=', key)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
