import { RUPEE_SETTINGS } from '#contract/constants/settings.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';

/** Returns '₹1,200' for a price, '10,000' for another number. */
export function formatSetting(key: string, value: string): string {
  return RUPEE_SETTINGS.has(key) ? formatMoney(value) : formatCoins(Number(value));
}
