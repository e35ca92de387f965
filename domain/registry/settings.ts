import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isLimited, type LimitSetting, limitSetting, records } from './records.ts';

/** Facts of one setting, whose value is a whole number. An admin changes it in the database. */
interface SettingFacts {
  /** The value until an admin changes it. */
  readonly start: number;
  /** The smallest value; default 0. */
  readonly least?: 1;
  /** Default is a number of anything else. A switch is on (1) or off (0). */
  readonly unit?: 'rupees' | 'switch';
  /** Section of the panel. */
  readonly category: 'thresholds' | 'goals' | 'regional';
  /** Description in the panel. */
  readonly says: string;
}

/** The settings that limit a member's changes a minute and a day. */
export const CHANGE_SETTINGS = ['member_changes_per_minute', 'member_changes_per_day'] as const;

/**
 * Every setting beside the storage limits. A reward or payment of 0 cannot be booked, a change limit of 0 would block
 * every member, and what is sold must be usable: those are at least 1.
 */
const single = {
  premium_yearly_price: {
    start: 1200,
    unit: 'rupees',
    category: 'regional',
    says: 'Premium per year, in rupees',
  },
  pilot_upi_amount: {
    start: 499,
    least: 1,
    unit: 'rupees',
    category: 'regional',
    says: 'What a member of the pilot pays by UPI, in rupees',
  },
  pilot_premium_days: {
    start: 365,
    least: 1,
    category: 'regional',
    says: 'Days of premium that a couple of the pilot has free',
  },
  premium_from_monthly: {
    start: 599,
    unit: 'rupees',
    category: 'regional',
    says: 'The price from which plans start, in rupees per month, for search engines',
  },
  premium_subscription_price: {
    start: 699,
    unit: 'rupees',
    category: 'goals',
    says: 'Premium per month in the revenue model, in rupees',
  },
  monthly_revenue_target: {
    start: 50_000,
    unit: 'rupees',
    category: 'goals',
    says: 'Target of the monthly revenue, in rupees',
  },
  free_date_events_per_month: {
    start: 5,
    category: 'thresholds',
    says: 'Dates that a free member may plan in a calendar month',
  },
  free_memories_per_month: {
    start: 10,
    category: 'thresholds',
    says: 'Memories that a free member may keep in a calendar month',
  },
  daily_checkin_coins: {
    start: 50,
    least: 1,
    category: 'thresholds',
    says: 'Coins for the daily check-in',
  },
  coins_monthly_cap: {
    start: 2000,
    category: 'thresholds',
    says: 'Coins that a member can earn in a calendar month',
  },
  premium_covers_partner: {
    start: 1,
    unit: 'switch',
    category: 'thresholds',
    says: 'The premium of one covers both while they are a couple',
  },
  gift_card_needs_couple: {
    start: 1,
    unit: 'switch',
    category: 'thresholds',
    says: 'Gift cards are only for couples of two verified members',
  },
  gift_card_account_days: {
    start: 14,
    category: 'thresholds',
    says: 'Days after which a new member can order a gift card',
  },
  admin_needs_second_factor: {
    start: 1,
    unit: 'switch',
    category: 'thresholds',
    says: 'Admins need a second step for signing in (cannot be turned off in production)',
  },
  invitations_per_address_daily: {
    start: 3,
    category: 'thresholds',
    says: 'Invitations that one address can get in a day, from all members together',
  },
  concierge_open_requests: {
    start: 3,
    least: 1,
    category: 'thresholds',
    says: 'Concierge requests of a member that can wait at once',
  },
  couple_originals_mb: {
    start: 5120,
    category: 'thresholds',
    says: 'Megabytes of original photos that a couple can keep; 0 keeps none',
  },
  member_changes_per_minute: {
    start: 300,
    least: 1,
    category: 'thresholds',
    says: 'Changes that a member can make in a minute',
  },
  member_changes_per_day: {
    start: 20_000,
    least: 1,
    category: 'thresholds',
    says: 'Changes that a member can make in a day',
  },
  security_log_days: {
    start: 180,
    least: 1,
    category: 'thresholds',
    says: 'Days for which the security log is kept',
  },
} as const satisfies Readonly<Record<string, SettingFacts>>;

/** Descriptions of storage limits that say more than the record's name. */
const limitWords: Readonly<Partial<Record<LimitSetting, string>>> = {
  max_notes: 'Notes that a member can keep',
  max_important_dates: 'Important dates that a member can keep',
  max_date_events: 'Dates that a member can plan in all',
  max_date_series: 'Series of repeating dates that a member can plan',
  max_memories: 'Memories that a member can keep',
  max_photos: 'Photos that a member can upload in all',
  max_comments: 'Comments that a member can write',
  max_expenses: 'Expenses that a member can record',
  max_private_expenses: 'Expenses that a member can record for themselves, surprises included',
  max_recurring_expenses: 'Recurring expenses that a member can add',
  max_settlements: 'Settlements that a member can record',
  max_savings_goals: 'Savings goals that a member can set',
  max_savings_entries: 'Entries of savings goals that a member can make',
  max_nudges: 'Nudges that a member can send in all',
  max_date_preferences: 'Date preferences that a member can send in all',
  max_concierge_requests: 'Concierge requests that a member can send in all',
};

/** Ends the description of a storage limit without words of its own. */
const OF_MEMBER = 'that a member can have';

const limited = records.filter(isLimited);
/** The settings that limit the number of a member's records of each kind. */
export const LIMIT_SETTINGS = limited.map(({ name }) => limitSetting(name));
const limits = limited.map(({ name, storageLimit }): [LimitSetting, SettingFacts] => {
  const key = limitSetting(name);
  const words = snakeCase(name).replaceAll('_', ' ');
  const says = limitWords[key] ?? [words.charAt(0).toUpperCase() + words.slice(1), OF_MEMBER].join(' ');
  return [key, { start: storageLimit, category: 'thresholds', says }];
});

export type SettingKey = keyof typeof single | LimitSetting;
export const SETTING_KEYS: readonly SettingKey[] = [...listKeys(single), ...LIMIT_SETTINGS];
/** The facts of every setting by its key. A limited record brings its own. */
export const SETTINGS: ReadonlyMap<string, SettingFacts> = new Map<string, SettingFacts>([
  ...Object.entries(single),
  ...limits,
]);

function listKeys<Facts extends object>(facts: Facts) {
  const keys: Extract<keyof Facts, string>[] = [];
  // Unlike `Object.keys`, `in` names the keys in its type.
  for (const key in facts) keys.push(key);
  return keys;
}
