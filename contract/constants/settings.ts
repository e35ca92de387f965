import { isLimited, limitSetting, records } from '#domain/records.ts';

/** The settings that limit the number of a member's records of each kind. */
export const LIMIT_SETTINGS = records.filter(isLimited).map(({ name }) => limitSetting(name));

/** The settings that limit a member's changes a minute and a day. */
export const CHANGE_SETTINGS = ['member_changes_per_minute', 'member_changes_per_day'] as const;

/** The keys of the settings, each a whole number: rupees, items a month, coins, days, or 1 for on and 0 for off. */
export const SETTING_KEYS = [
  'premium_yearly_price',
  'pilot_upi_amount',
  'pilot_premium_days',
  'premium_from_monthly',
  'premium_subscription_price',
  'monthly_revenue_target',
  'free_date_events_per_month',
  'free_memories_per_month',
  'daily_checkin_coins',
  'coins_monthly_cap',
  'premium_covers_partner',
  'gift_card_needs_couple',
  'gift_card_account_days',
  'admin_needs_second_factor',
  'invitations_per_address_daily',
  'concierge_open_requests',
  ...LIMIT_SETTINGS,
  'couple_originals_mb',
  ...CHANGE_SETTINGS,
  'security_log_days',
] as const;
/** The settings in rupees. */
export const RUPEE_SETTINGS: ReadonlySet<string> = new Set<(typeof SETTING_KEYS)[number]>([
  'premium_yearly_price',
  'pilot_upi_amount',
  'premium_from_monthly',
  'premium_subscription_price',
  'monthly_revenue_target',
]);
/** The settings that are on (1) or off (0). */
export const SWITCH_SETTINGS: ReadonlySet<string> = new Set<(typeof SETTING_KEYS)[number]>([
  'premium_covers_partner',
  'gift_card_needs_couple',
  'admin_needs_second_factor',
]);
export type SettingKey = (typeof SETTING_KEYS)[number];
