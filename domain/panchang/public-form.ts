import { DEFAULT_PANCHANG } from './defaults.ts';
import type { PanchangPreferences } from './schema.ts';

/** Returns a member's preferences, or those of a member who has chosen nothing. */
export function toPanchangPreferences(
  rows: readonly (PanchangPreferences & { id: string })[],
  memberId: string,
): PanchangPreferences {
  const { isOn, city, festivals } = rows.find(({ id }) => id === memberId) ?? DEFAULT_PANCHANG;
  return { isOn, city, festivals: [...festivals] };
}
