import { sql } from 'kysely';
import { ImportantDate } from '#domain/important-dates/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import type { Member } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, columnsOf, toRow } from '#server/db/table-fields.ts';

const dateColumns = columnsOf('important_dates', ImportantDate);

type Viewer = Pick<Member, 'id' | 'coupleId'>;

/** The visible dates by calendar date, earliest first. Reads one more than the page's limit. */
export function listImportantDates(db: Database, viewer: Viewer, { limit, after }: PageRequest) {
  const [date, id] = after ?? [];
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(date, id) > (${date}::date, ${id}::uuid)`))
    .orderBy('date')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** The visible dates that can occur between two days; recurring ones on a day and month `MM-DD` of `recurringOn`. */
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
        eb.and([eb('is_recurring', '=', true), sql<boolean>`to_char(date, 'MM-DD') = any(${recurringOn}::text[])`]),
      ]),
    )
    .execute();
}

export function findImportantDate(db: Database, viewer: Viewer, dateId: string) {
  return selectVisible(db, viewer).clearSelect().select(dateColumns).where('id', '=', dateId).executeTakeFirst();
}

/** Locks a visible date until the transaction ends, and returns it. */
export function lockImportantDate(tx: Transaction, viewer: Viewer, dateId: string) {
  return selectVisible(tx, viewer).where('id', '=', dateId).forUpdate().executeTakeFirst();
}

/** The time of the next reminder, which no caller sees. */
interface Reminded {
  nextReminderAt: string | null;
}

export function insertImportantDate(tx: Transaction, _room: Room<'importantDates'>, date: ImportantDate & Reminded) {
  return tx.insertInto('important_dates').values(toRow(date)).returning(dateColumns).executeTakeFirstOrThrow();
}

export function updateImportantDateRow(
  tx: Transaction,
  { userId, id }: Pick<ImportantDate, 'userId' | 'id'>,
  change: Patch<Omit<ImportantDate & Reminded, 'userId' | 'id'>>,
) {
  return tx
    .updateTable('important_dates')
    .set(toRow(change))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(dateColumns)
    .executeTakeFirstOrThrow();
}

/** The dates that the member may see and change: their own, and the partner's shared ones. */
function selectVisible(db: Database, viewer: Viewer) {
  return db
    .selectFrom('important_dates')
    .select([...dateColumns, ...asFields('nextReminderAt')])
    .where(ownedByMemberOrPartner(viewer))
    .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('is_shared', '=', true)]));
}
