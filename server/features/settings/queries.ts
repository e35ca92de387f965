import type { SettingKey } from '#domain/registry/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, type FieldsOf, toRow } from '#server/db/table-fields.ts';

const columns = ['key as id', ...asFields('key', 'value', 'description', 'category', 'updatedAt')] as const;

export function listSettings(db: Database) {
  return db.selectFrom('settings').select(columns).orderBy('category').orderBy('key').execute();
}

/** Adds a setting with its first value, or updates its description. The value of an existing one stays. */
export async function upsertSetting(
  db: Database,
  setting: Pick<FieldsOf<'settings'>, 'key' | 'value' | 'description' | 'category' | 'updatedAt'>,
): Promise<void> {
  const { category, description } = setting;
  await db
    .insertInto('settings')
    .values(toRow(setting))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ category, description }))
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
    .select(asFields('value', 'updatedAt'))
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateSettingRow(tx: Transaction, key: SettingKey, value: string, updatedAt: string) {
  return tx
    .updateTable('settings')
    .set(toRow({ value, updatedAt }))
    .where('key', '=', key)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
