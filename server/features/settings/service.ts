import { SETTING_KEYS, type SettingKey, SETTINGS } from '#domain/registry/settings.ts';
import type { Setting, SettingPatch } from '#domain/settings/schema.ts';
import type { Prices } from '#domain/site/facts.ts';
import { settingsText } from '#messages/en/admin/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { EVERYONE, notifySessionChange } from '#server/db/repositories/session-changes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordAudit, recordOperatorAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { findSetting, findSettings, listSettings, lockSetting, updateSettingRow, upsertSetting } from './queries.ts';

export function readSettings({ db }: MemberContext): Promise<Setting[]> {
  return listSettings(db);
}

/** Adds the settings that the database lacks, and updates descriptions. Runs at each start, after the migrations. */
export async function fillSettings(db: Database, nowIso: string): Promise<void> {
  const stored = new Map((await listSettings(db)).map((setting) => [setting.key, setting]));
  for (const [key, { start, category, says }] of SETTINGS) {
    const known = stored.get(key);
    if (known?.category === category && known.description === says) continue;
    await upsertSetting(db, { key, value: String(start), description: says, category, updatedAt: nowIso });
  }
}

/** Returns the current value of the setting as a whole number. */
export async function readNumber(db: Database, key: SettingKey): Promise<number> {
  return Number((await findSetting(db, key)).value);
}

/** Returns the current prices and free allowances for the public pages. */
export async function readPrices(db: Database): Promise<Prices> {
  const rows = await findSettings(db, [
    'premium_yearly_price',
    'pilot_upi_amount',
    'free_date_events_per_month',
    'free_memories_per_month',
  ]);
  const values = new Map<string, number>(rows.map(({ key, value }) => [key, Number(value)]));
  const numberOf = (key: SettingKey) => values.get(key) ?? 0;
  const yearly = numberOf('premium_yearly_price');
  return {
    pilot: numberOf('pilot_upi_amount'),
    yearly,
    monthly: Math.round(yearly / 12),
    freeDates: numberOf('free_date_events_per_month'),
    freeMemories: numberOf('free_memories_per_month'),
  };
}

/** Thrown for an invalid key or value. `message` is one line for the operator. */
export class SettingRefused extends Error {}

/** Returns the value as stored. Throws `SettingRefused` for a value that is invalid for the key. */
function parseValue(key: SettingKey, value: string, isProduction: boolean): string {
  if (!/^\d{1,8}$/.test(value)) throw new SettingRefused(settingsText.notANumber(key, value));
  const { unit, least = 0 } = SETTINGS.get(key) ?? {};
  if (unit === 'switch' && Number(value) > 1) throw new SettingRefused(settingsText.notASwitch(key));
  if (key === 'admin_needs_second_factor' && Number(value) === 0 && isProduction)
    throw new SettingRefused(settingsText.notOffInProduction(key));
  if (Number(value) < least) throw new SettingRefused(settingsText.notZero(key));
  return String(Number(value));
}

async function storeSetting(tx: Transaction, key: SettingKey, value: string, nowIso: string): Promise<Setting> {
  // The session data of the covered partners depends on it.
  if (key === 'premium_covers_partner') await notifySessionChange(tx, [EVERYONE]);
  return updateSettingRow(tx, key, value, nowIso);
}

/**
 * Changes a setting from the operator's shell and logs it. Throws `SettingRefused` for an unknown key or an invalid
 * value.
 */
export async function updateSetting(
  db: Database,
  key: string,
  value: string,
  nowIso: string,
  { isProduction = false } = {},
): Promise<void> {
  const known = SETTING_KEYS.find((each) => each === key);
  if (!known) throw new SettingRefused(settingsText.unknownKey(key, SETTING_KEYS));
  const after = { value: parseValue(known, value, isProduction) };
  await inTransaction(db, async (tx) => {
    const before = { value: (await lockSetting(tx, known)).value };
    await storeSetting(tx, known, after.value, nowIso);
    await recordOperatorAudit(
      tx,
      { action: 'setting.update', subject: { id: known, label: known }, before, after },
      nowIso,
    );
  });
}

/** Changes a setting for an admin, and rejects a stale edit. */
export async function changeSetting(context: MemberContext, input: SettingPatch): Promise<Setting> {
  const key = SETTING_KEYS.find((each) => each === input.key);
  if (!key) throw refuse.notFound();
  const value = parseByAdmin(key, input.value, context.config.isProduction);
  return context.change(async (tx) => {
    const before = await lockSetting(tx, key);
    if (input.updatedAt !== undefined && input.updatedAt !== before.updatedAt) throw refuse.stale();
    const changed = await storeSetting(tx, key, value, toIso(context.clock.now()));
    await recordAudit(tx, context, {
      action: 'setting.update',
      subject: { id: key, label: key },
      before: { value: before.value },
      after: { value },
    });
    return changed;
  });
}

function parseByAdmin(key: SettingKey, value: string, isProduction: boolean): string {
  try {
    return parseValue(key, value, isProduction);
  } catch (error) {
    if (error instanceof SettingRefused) throw refuse.invalid('setting_invalid', error.message);
    throw error;
  }
}
