import { DATE_DEFAULTS } from '#domain/dates/facts.ts';
import { nightsInRow } from '#domain/dates/festival-nights.ts';
import { categoryOfFestival } from '#domain/dates/rules.ts';
import type { DateEvent, FestivalDateInput } from '#domain/dates/schema.ts';
import { PANCHANG_PLACES } from '#domain/panchang/cities.ts';
import { FESTIVAL_NAMES } from '#domain/panchang/festival-names.ts';
import { panchangText } from '#messages/panchang.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple, lockCouple } from '#server/features/couples/service.ts';
import { listFestivalDays, readCityOf } from '#server/features/panchang/city-service.ts';
import { checkIdIsFree } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { insertPlanned, planEvenings } from './planning-service.ts';
import { findDateByTitle, listDatesOfSeries } from './queries.ts';
import { readDate } from './service.ts';

/**
 * Plans a festival of a year as the member's city has it, with its name in the member's language. The nights of
 * Navratri become a series, of which the partner hears once and which counts once. Returns the dates that the couple has
 * if one of the two has planned the festival, in any language.
 */
export async function planFestival(
  context: MemberContext,
  { id, key, year, time }: FestivalDateInput,
): Promise<DateEvent[]> {
  const { dates } = await context.change(
    async (tx) => {
      const coupleId = await ensureCouple(tx, context);
      // One after the other, where both partners plan it at once.
      await lockCouple(tx, coupleId);
      if (id) await checkIdIsFree(tx, { coupleId, kind: 'date', id });
      const city = await readCityOf(tx, context.member.id);
      const days = listFestivalDays(key, year, city);
      const [first] = days;
      if (first === undefined) throw refuse.notFound();
      const last = nightsInRow(days).at(-1) ?? first;
      const own = { day: first, titles: FESTIVAL_NAMES[key], isSeries: last !== first };
      const found = await findDateByTitle(tx, coupleId, own);
      if (found) return readPlanned(tx, coupleId, found);
      const plan = {
        ...DATE_DEFAULTS,
        id,
        title: panchangText.festivals[key],
        scheduledDate: first,
        scheduledTime: time,
        timezone: PANCHANG_PLACES[city].timeZone,
        category: categoryOfFestival(key),
      };
      const series = { last, userId: context.member.id, nowIso: toIso(context.clock.now()) };
      const planned = last === first ? null : planEvenings(plan, series);
      const date = await insertPlanned(tx, context, coupleId, { plan, planned });
      return readPlanned(tx, coupleId, date);
    },
    async (tx, { id: dateId }) =>
      readPlanned(tx, context.member.coupleId, await readDate({ ...context, db: tx }, dateId)),
  );
  return dates;
}

/** Returns a date with the others of its series. The id is that of the record by which a repeated call finds them. */
async function readPlanned(
  tx: Transaction,
  coupleId: CoupleId | null,
  date: DateEvent,
): Promise<{ id: string; dates: DateEvent[] }> {
  const { id, seriesId } = date;
  if (seriesId === null || coupleId === null) return { id, dates: [date] };
  return { id, dates: await listDatesOfSeries(tx, coupleId, seriesId) };
}
