import { sql } from 'kysely';
import { ImportantDate } from '#domain/important-dates/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, columnsOf, toRow } from '#server/db/table-fields.ts';
import type { Member } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

/** The fields that a row stores as they are. */
const StoredDate = ImportantDate.omit({ calendar: true });

const dateColumns = [
  ...columnsOf('important_dates', StoredDate),
  sql<ImportantDate['calendar']>`case when tithi is null then 'gregorian' else 'tithi' end`.as('calendar'),
] as const;

/** The tithi, which JSON holds. */
type WithTithi = Pick<ImportantDate, 'tithi'>;

type Viewer = Pick<Member, 'id' | 'coupleId'>;

/** The visible dates by calendar date, earliest first. Reads one more than the page's limit. */
export function listImportantDates(db: Database, viewer: Viewer, { limit, after }: PageRequest) {
  const [date, id] = after ?? [];
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(date, id) > (${date}::date, ${id}::uuid)`))
    .$narrowType<WithTithi>()
    .orderBy('date')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/**
 * The visible dates that can occur between two days: recurring ones on a day and month `MM-DD` of `recurringOn`, and
 * all that recur by their tithi.
 */
export function listImportantDatesUntil(
  db: Database,
  viewer: Viewer,
  { from, to, recurringOn }: { from: string; to: string; recurringOn: readonly string[] },
) {
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .where('date', '<=', to)
    .where((eb) =>
      eb.or([
        eb('date', '>=', from),
        eb.and([
          eb('is_recurring', '=', true),
          sql<boolean>`(tithi is not null or to_char(date, 'MM-DD') = any(${recurringOn}::text[]))`,
        ]),
      ]),
    )
    .$narrowType<WithTithi>()
    .execute();
}

export function findImportantDate(db: Database, viewer: Viewer, dateId: string) {
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .where('id', '=', dateId)
    .$narrowType<WithTithi>()
    .executeTakeFirst();
}

/** Locks a visible date until the transaction ends, and returns it. */
export function lockImportantDate(tx: Transaction, viewer: Viewer, dateId: string) {
  return selectVisible(tx, viewer).where('id', '=', dateId).forUpdate().$narrowType<WithTithi>().executeTakeFirst();
}

/** The time of the next reminder, which no caller sees. */
interface Reminded {
  nextReminderAt: string | null;
}

export function insertImportantDate(tx: Transaction, _room: Room<'importantDates'>, date: ImportantDate & Reminded) {
  // The calendar follows from the tithi.
  const { calendar: _calendar, tithi, ...fields } = date;
  return tx
    .insertInto('important_dates')
    .values({ ...toRow(fields), tithi: toJson(tithi) })
    .returning(dateColumns)
    .$narrowType<WithTithi>()
    .executeTakeFirstOrThrow();
}

export function updateImportantDateRow(
  tx: Transaction,
  { userId, id }: Pick<ImportantDate, 'userId' | 'id'>,
  change: Patch<Omit<ImportantDate & Reminded, 'userId' | 'id'>>,
) {
  const { calendar: _calendar, tithi, ...fields } = change;
  return tx
    .updateTable('important_dates')
    .set({ ...toRow(fields), ...(tithi !== undefined && { tithi: toJson(tithi) }) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(dateColumns)
    .$narrowType<WithTithi>()
    .executeTakeFirstOrThrow();
}

/** The member's own dates by tithi, locked until the transaction ends. */
export function lockTithiDates(tx: Transaction, userId: string) {
  return tx
    .selectFrom('important_dates')
    .select(dateColumns)
    .where('user_id', '=', userId)
    .where('tithi', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .$narrowType<WithTithi>()
    .execute();
}

/** Moves a member's dates by tithi to a city, each with the time of its next reminder, in one statement. */
export async function moveDatesToCity(
  tx: Transaction,
  userId: string,
  tithiCity: string,
  dates: readonly ({ id: string } & Reminded)[],
): Promise<void> {
  await sql`
    update important_dates set tithi_city = ${tithiCity}, next_reminder_at = moved.at
    from unnest(${dates.map(({ id }) => id)}::uuid[],
      ${dates.map(({ nextReminderAt }) => nextReminderAt)}::timestamptz[]) as moved (id, at)
    where important_dates.user_id = ${userId} and important_dates.id = moved.id`.execute(tx);
}

/** The visible dates by tithi, in the order of their ids. */
export function listTithiDates(db: Database, viewer: Viewer) {
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .where('tithi', 'is not', null)
    .orderBy('id')
    .$narrowType<WithTithi>()
    .execute();
}

/** Returns a tithi as the column of JSON takes it. */
function toJson(tithi: ImportantDate['tithi']): string | null {
  return tithi && JSON.stringify(tithi);
}

/** The dates that the member may see and change: their own, and the partner's shared ones. */
function selectVisible(db: Database, viewer: Viewer) {
  return db
    .selectFrom('important_dates')
    .select([...dateColumns, ...asFields('nextReminderAt')])
    .where(ownedByMemberOrPartner(viewer))
    .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('is_shared', '=', true)]));
}
