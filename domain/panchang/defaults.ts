import type { PanchangPreferences } from './schema.ts';

/** A member's preferences until they choose: nothing is shown. */
export const DEFAULT_PANCHANG: PanchangPreferences = { isOn: false, city: 'Ahmedabad', festivals: [] };
