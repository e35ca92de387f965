import { sql } from 'kysely';
import type { ImportantDateCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import type { Member } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import type { Room } from '#server/db/room.ts';

const dateColumns = [
  'id',
  'user_id as userId',
  'title',
  'description',
  'date',
  'category',
  'is_recurring as isRecurring',
  'reminder_days as reminderDays',
  'is_shared as isShared',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

type Viewer = Pick<Member, 'id' | 'coupleId'>;

/** The dates that the member may see and change: their own, and the partner's shared ones. */
function selectVisible(db: Database, viewer: Viewer) {
  return db
    .selectFrom('important_dates')
    .select([...dateColumns, 'next_reminder_at as nextReminderAt'])
    .where(ownedByMemberOrPartner(viewer))
    .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('is_shared', '=', true)]));
}

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

export function findImportantDate(db: Database, viewer: Viewer, dateId: string) {
  return selectVisible(db, viewer)
    .clearSelect()
    .select(dateColumns)
    .where('id', '=', dateId)
    .executeTakeFirst();
}

/** Locks a visible date until the transaction ends, and returns it. */
export function lockImportantDate(tx: Transaction, viewer: Viewer, dateId: string) {
  return selectVisible(tx, viewer).where('id', '=', dateId).forUpdate().executeTakeFirst();
}

export interface ImportantDateValues {
  title: string;
  description: string | null;
  date: string;
  category: ImportantDateCategory;
  isRecurring: boolean;
  reminderDays: number;
  isShared: boolean;
  nextReminderAt: string | null;
}

export function insertImportantDate(
  tx: Transaction,
  _room: Room<'importantDates'>,
  date: ImportantDateValues & { id: string; userId: string; createdAt: string },
) {
  return tx
    .insertInto('important_dates')
    .values({
      user_id: date.userId,
      id: date.id,
      ...toRow(date),
      created_at: date.createdAt,
      updated_at: date.createdAt,
    })
    .returning(dateColumns)
    .executeTakeFirstOrThrow();
}

export function updateImportantDateRow(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  change: ImportantDateValues & { updatedAt: string },
) {
  return tx
    .updateTable('important_dates')
    .set({ ...toRow(change), updated_at: change.updatedAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(dateColumns)
    .executeTakeFirstOrThrow();
}

function toRow(date: ImportantDateValues) {
  return {
    title: date.title,
    description: date.description,
    date: date.date,
    category: date.category,
    is_recurring: date.isRecurring,
    reminder_days: date.reminderDays,
    is_shared: date.isShared,
    next_reminder_at: date.nextReminderAt,
  };
}
