import type { OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { PANCHANG_CITIES } from '#domain/panchang/cities.ts';
import { FESTIVALS } from '#domain/panchang/facts.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import { citiesText } from '#messages/cities.ts';
import { panchangScreensText as text, panchangText } from '#messages/panchang.ts';

type Row = PublicRow<'panchangPreferences'>;

/** Pending changes of the member's choice, of which the last one counts. */
export const pendingPanchang: OfflineRules = {
  calls: { 'panchang.setPreferences': 'update' },
  // Dates by the city before are checked by its sunrise.
  follows: { 'panchang.setPreferences': ['importantDates.create', 'importantDates.update'] },
  shows: { panchangPreferences: showChoice, importantDates: showInCity },
  object: { idOf: () => 'panchang-preferences' },
  nameOf: () => text.title,
  describe: (fields) => {
    const { city, festivals } = readChoice(fields);
    return [
      { label: text.city, value: citiesText[city] },
      { label: text.festivals, value: festivals.map((key) => panchangText.festivals[key]).join(', ') },
    ];
  },
};

function showChoice(rows: readonly Row[], changes: readonly PendingMutation[]): readonly Row[] {
  const last = findLastChoice(changes);
  return last ? [{ id: last.memberId, ...readChoice(last.body) }] : rows;
}

/** Moves the member's own dates by tithi to the chosen city, as the server does. */
function showInCity(
  rows: readonly PublicRow<'importantDates'>[],
  changes: readonly PendingMutation[],
): readonly PublicRow<'importantDates'>[] {
  const last = findLastChoice(changes);
  if (!last) return rows;
  const { city } = readChoice(last.body);
  return rows.map((row) => (row.tithi !== null && row.userId === last.memberId ? { ...row, tithiCity: city } : row));
}

function findLastChoice(changes: readonly PendingMutation[]): PendingMutation | undefined {
  return changes.findLast(({ call }) => call in pendingPanchang.calls);
}

/** Returns the choice that a body holds, which a device may have stored long ago. */
function readChoice(body: Fields | null): PanchangPreferences {
  const chosen = body?.['festivals'];
  const names: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  return {
    isOn: body?.['isOn'] === true,
    city: PANCHANG_CITIES.find((city) => city === body?.['city']) ?? DEFAULT_PANCHANG.city,
    festivals: FESTIVALS.filter((festival) => names.includes(festival)),
  };
}
