import type { ImportantDateCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByPair } from '#server/db/owned-by-pair.ts';
import type { Member } from '#server/platform/context.ts';

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
] as const;

type Viewer = Pick<Member, 'id' | 'coupleId'>;

/** What the member may see and change: all of their own, and of the partner's those that are shared. */
function selectVisible(db: Database, viewer: Viewer) {
  return db
    .selectFrom('important_dates')
    .select([...dateColumns, 'next_reminder_at as nextReminderAt'])
    .where(ownedByPair(viewer))
    .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('is_shared', '=', true)]));
}

/** By their calendar date, the earliest first. */
export function listImportantDates(db: Database, viewer: Viewer) {
  return selectVisible(db, viewer).clearSelect().select(dateColumns).orderBy('date').orderBy('id').execute();
}

/** One of them, locked until the transaction ends. */
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

export function updateImportantDate(
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

/** Deletes one that the member may see; answers whether there was one. */
export async function deleteImportantDate(tx: Transaction, viewer: Viewer, dateId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('important_dates')
    .where(ownedByPair(viewer))
    .where((eb) => eb.or([eb('user_id', '=', viewer.id), eb('is_shared', '=', true)]))
    .where('id', '=', dateId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
