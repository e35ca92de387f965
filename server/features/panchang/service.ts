import { PANCHANG_PLACES } from '#domain/panchang/cities.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import { panchangPreferences } from '#domain/panchang/record.ts';
import type {
  PanchangDay,
  PanchangPreferences,
  PanchangPreferencesInput,
  PanchangQuery,
} from '#domain/panchang/schema.ts';
import { readDays } from '#packages/panchang/days.ts';
import { listFestivals } from '#packages/panchang/festivals.ts';
import { touch } from '#server/db/changes/touch.ts';
import { moveTithiDates } from '#server/features/important-dates/tithi-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { readCityOf } from './city-service.ts';
import { findPreferences, lockCity, savePreferencesRow } from './queries.ts';

/** Returns the days between two with all their festivals, in a city or in the member's. */
export async function readPanchang(
  { db, member }: MemberContext,
  { from, to, city }: PanchangQuery,
): Promise<PanchangDay[]> {
  const place = PANCHANG_PLACES[city ?? (await readCityOf(db, member.id))];
  const festivals = listFestivals({ from, to }, place);
  return readDays({ from, to }, place).map((day) => ({
    ...day,
    festivals: festivals.filter((festival) => festival.day === day.day).map(({ key }) => key),
  }));
}

export async function readPreferences({ db, member }: MemberContext): Promise<PanchangPreferences> {
  return (await findPreferences(db, member.id)) ?? DEFAULT_PANCHANG;
}

/** Saves a member's preferences. Another city moves their important dates by tithi, and the reminders of these. */
export async function savePreferences(
  context: MemberContext,
  input: PanchangPreferencesInput,
): Promise<PanchangPreferences> {
  const { id } = context.member;
  return context.change(
    async (tx) => {
      await lockCity(tx, id);
      const before = await findPreferences(tx, id);
      touch(tx, panchangPreferences, id, id, { before: before ?? null, after: input });
      await savePreferencesRow(tx, id, input, toIso(context.clock.now()));
      if ((before?.city ?? DEFAULT_PANCHANG.city) !== input.city) await moveTithiDates(tx, context, input.city);
      return input;
    },
    (tx) => readPreferences({ ...context, db: tx }),
  );
}
