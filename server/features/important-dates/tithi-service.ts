import { importantDatesFault } from '#domain/important-dates/facts.ts';
import { occurrenceBetween } from '#domain/important-dates/next-occurrence.ts';
import { importantDates } from '#domain/important-dates/record.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import type { PanchangCity } from '#domain/panchang/cities.ts';
import { panchangText } from '#messages/panchang.ts';
import { touch } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { isTithiDay, lockCityOf, nextDayOfTithi, tithiOfDay } from '#server/features/panchang/city-service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { Member, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { nextReminder } from './policy.ts';
import { listTithiDates, lockTithiDates, moveDatesToCity } from './queries.ts';

type Dated = Pick<ImportantDate, 'date' | 'calendar' | 'tithi'>;
type ByTithi = Pick<ImportantDate, 'calendar' | 'tithi' | 'tithiCity'>;

/**
 * Returns the calendar of a date with its tithi and the city of its author. Rejects a first day without that tithi,
 * with the one that it has.
 */
export async function placeTithi(
  tx: Transaction,
  authorId: string,
  { date, calendar, tithi }: Dated,
): Promise<ByTithi> {
  if (calendar === 'gregorian') return { calendar, tithi: null, tithiCity: null };
  if (!tithi) throw refuse.invalid('invalid', importantDatesFault('tithiRequired'));
  const tithiCity = await lockCityOf(tx, authorId);
  if (!isTithiDay(date, tithi, tithiCity)) {
    const { isAdhika, ...found } = tithiOfDay(date, tithiCity);
    throw refuse.invalid('other_tithi', panchangText.otherTithi(panchangText.nameTithi(found, isAdhika)));
  }
  return { calendar, tithi, tithiCity };
}

/** Moves the member's dates by tithi, and their reminders, to the sunrise of another city. */
export async function moveTithiDates(tx: Transaction, context: MemberContext, city: PanchangCity): Promise<void> {
  const { id: userId } = context.member;
  const today = todayInIndia(context.clock);
  const dates = await lockTithiDates(tx, userId);
  for (const before of dates)
    touch(tx, importantDates, userId, before.id, { before, after: { ...before, tithiCity: city } });
  const moved = dates.map((date) => ({
    id: date.id,
    nextReminderAt: nextReminder({ ...date, tithiCity: city }, today)?.at ?? null,
  }));
  if (moved.length > 0) await moveDatesToCity(tx, userId, city, moved);
}

/** An occurrence of an important date by tithi. */
export interface TithiOccurrence extends Pick<
  ImportantDate,
  'id' | 'title' | 'description' | 'createdAt' | 'updatedAt'
> {
  day: string;
}

/** Returns the occurrences of the dates by tithi that a member sees, between two days, by day. */
export async function listTithiOccurrences(
  db: Database,
  viewer: Pick<Member, 'id' | 'coupleId'>,
  { from, to }: { from: string; to: string },
): Promise<TithiOccurrence[]> {
  const dates = await listTithiDates(db, viewer);
  return dates.flatMap((date) => listOccurrences(date, from, to)).toSorted(byDay);
}

function listOccurrences(date: ImportantDate, from: string, to: string): TithiOccurrence[] {
  const { id, title, description, createdAt, updatedAt } = date;
  const day = occurrenceBetween(date, { from, to }, nextDayOfTithi);
  if (day === null) return [];
  const occurrence = { id, title, description, createdAt, updatedAt, day };
  return date.isRecurring ? [occurrence, ...listOccurrences(date, dayAfter(day), to)] : [occurrence];
}

function byDay(one: TithiOccurrence, other: TithiOccurrence): number {
  return one.day.localeCompare(other.day) || one.id.localeCompare(other.id);
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
