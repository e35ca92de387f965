import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toPanchangPreferences } from '#domain/panchang/public-form.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';

/** The member's own choice of tithis and festivals. */
export const panchangPreferencesRead: CopiedRead<null, PanchangPreferences> = {
  of: ['panchangPreferences'],
  derive: (shown, _input, { memberId }) => toPanchangPreferences(shown('panchangPreferences'), memberId),
};
