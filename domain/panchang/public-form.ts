import type { PanchangPreferences } from './schema.ts';

/** A member's preferences until they choose: nothing is shown. */
export const DEFAULT_PANCHANG: PanchangPreferences = { isOn: false, city: 'Ahmedabad', festivals: [] };

/** Returns a member's preferences, or those of a member who has chosen nothing. */
export function toPanchangPreferences(
  rows: readonly (PanchangPreferences & { id: string })[],
  memberId: string,
): PanchangPreferences {
  const { isOn, city, festivals } = rows.find(({ id }) => id === memberId) ?? DEFAULT_PANCHANG;
  return { isOn, city, festivals: [...festivals] };
}
