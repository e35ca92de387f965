import { SETTING_KEYS, type Setting, type SettingKey } from '#contract/settings.ts';
import type { Prices } from '#contract/site-facts.ts';
import { settingsText } from '#messages/en/settings.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordOperatorAudit } from '#server/features/audit/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { findSetting, findSettings, listSettings, lockSetting, updateSetting } from './queries.ts';

export function readSettings({ db }: MemberContext): Promise<Setting[]> {
  return listSettings(db);
}

/** The setting as a whole number, as it is now. */
export async function readNumber(db: Database, key: SettingKey): Promise<number> {
  return Number((await findSetting(db, key)).value);
}

/** What the public pages say that membership costs, and what is free, as it is now. */
export async function readPrices(db: Database): Promise<Prices> {
  const rows = await findSettings(db, [
    'premium_yearly_price',
    'free_date_events_per_month',
    'free_memories_per_month',
  ]);
  const values = new Map<string, number>(rows.map(({ key, value }) => [key, Number(value)]));
  const numberOf = (key: SettingKey) => values.get(key) ?? 0;
  const yearly = numberOf('premium_yearly_price');
  return {
    yearly,
    monthly: Math.round(yearly / 12),
    freeDates: numberOf('free_date_events_per_month'),
    freeMemories: numberOf('free_memories_per_month'),
  };
}

/** A value that an operator typed cannot be taken. `message` is one line for them. */
export class SettingRefused extends Error {}

/** What is paid in: a reward of no coins and a payment of nothing cannot be booked. */
const atLeastOne: readonly SettingKey[] = ['daily_checkin_coins', 'pilot_upi_amount'];

/** Changes a setting, from the operator's shell, and writes it to the audit log. Throws `SettingRefused` for an unknown key and for what cannot be its value. */
export async function changeSetting(db: Database, key: string, value: string, nowIso: string): Promise<void> {
  const known = SETTING_KEYS.find((each) => each === key);
  if (!known) throw new SettingRefused(settingsText.unknownKey(key, SETTING_KEYS));
  if (!/^\d{1,8}$/.test(value)) throw new SettingRefused(settingsText.notANumber(key, value));
  if (Number(value) === 0 && atLeastOne.includes(known)) throw new SettingRefused(settingsText.notZero(key));
  const after = { value: String(Number(value)) };
  await inTransaction(db, async (tx) => {
    const before = await lockSetting(tx, known);
    await updateSetting(tx, known, after.value, nowIso);
    await recordOperatorAudit(
      tx,
      { action: 'setting.update', subject: { id: known, label: known }, before, after },
      nowIso,
    );
  });
}
