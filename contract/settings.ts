import { z } from 'zod';
import { instant } from './fields.ts';

/** The keys of the settings, each a whole number: rupees, pieces a month, or coins. */
export const SETTING_KEYS = [
  'premium_yearly_price',
  'pilot_upi_amount',
  'premium_from_monthly',
  'premium_subscription_price',
  'monthly_revenue_target',
  'free_date_events_per_month',
  'free_memories_per_month',
  'daily_checkin_coins',
] as const;
/** The settings that are rupees. */
export const RUPEE_SETTINGS: ReadonlySet<string> = new Set<(typeof SETTING_KEYS)[number]>([
  'premium_yearly_price',
  'pilot_upi_amount',
  'premium_from_monthly',
  'premium_subscription_price',
  'monthly_revenue_target',
]);
export type SettingKey = (typeof SETTING_KEYS)[number];

/** `id` is the key: a setting has no other identity. `value` is the number as text. */
export const Setting = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  category: z.enum(['thresholds', 'goals', 'regional']),
  updatedAt: instant,
});
export type Setting = z.infer<typeof Setting>;
