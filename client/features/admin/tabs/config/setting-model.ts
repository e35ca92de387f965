import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { foldText } from '#domain/kernel/text/fold-text.ts';
import { SETTINGS } from '#domain/registry/settings.ts';
import type { Setting } from '#domain/settings/schema.ts';

/** Returns '₹1,200' for a price, '10,000' for another number. */
export function formatSetting(key: string, value: string): string {
  return SETTINGS.get(key)?.unit === 'rupees' ? formatMoney(value) : formatCoins(Number(value));
}

/** Returns the settings that have every word of the search in their key or description. */
export function searchSettings(settings: readonly Setting[], search: string): Setting[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return settings.filter(({ key, description }) => {
    const found = foldText(`${key} ${key.replaceAll('_', ' ')} ${description}`);
    return words.every((word) => found.includes(word));
  });
}
