import { sql } from 'kysely';
import type { NoteCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import type { Member } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import { isFoundBy } from '#server/platform/lists/contains-text.ts';
import type { Room } from '#server/db/room.ts';

const noteColumns = [
  'id',
  'user_id as userId',
  'title',
  'content',
  'category',
  'tags',
  'is_private as isPrivate',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

type Reader = Pick<Member, 'id' | 'coupleId'>;

/** The notes that the member may read: their own, and the partner's non-private ones. */
function selectReadable(db: Database, reader: Reader) {
  return db
    .selectFrom('notes')
    .select(noteColumns)
    .where(ownedByMemberOrPartner(reader))
    .where((eb) => eb.or([eb('user_id', '=', reader.id), eb('is_private', '=', false)]));
}

/**
 * The notes, last changed first, with `search` in title or content ignoring case. Reads one more than the page's limit.
 */
export function listNotes(
  db: Database,
  reader: Reader,
  { category, search }: { category?: NoteCategory | undefined; search?: string | undefined },
  page: PageRequest,
) {
  return selectReadable(db, reader)
    .$if(category !== undefined, (query) => query.where('category', '=', sql.val(category)))
    .$if(Boolean(search), (query) => query.where(isFoundBy(search ?? '')))
    .$call(pageByTime(page, ['updated_at', 'id']))
    .execute();
}

export function findReadableNote(db: Database, reader: Reader, noteId: string) {
  return selectReadable(db, reader).where('id', '=', noteId).executeTakeFirst();
}

export interface NoteValues {
  title: string;
  content: string;
  category: NoteCategory;
  tags: string[];
  isPrivate: boolean;
}

export function insertNote(
  tx: Transaction,
  _room: Room<'notes'>,
  note: NoteValues & { id: string; userId: string; createdAt: string },
) {
  return tx
    .insertInto('notes')
    .values({
      user_id: note.userId,
      id: note.id,
      title: note.title,
      content: note.content,
      category: note.category,
      tags: note.tags,
      is_private: note.isPrivate,
      created_at: note.createdAt,
      updated_at: note.createdAt,
    })
    .returning(noteColumns)
    .executeTakeFirstOrThrow();
}

/** Updates the given values of the writer's own note, and returns `undefined` if they have no note with this id. */
export function updateNoteRow(
  tx: Transaction,
  writerId: string,
  noteId: string,
  change: { [Field in keyof NoteValues]?: NoteValues[Field] | undefined } & { updatedAt: string },
) {
  return tx
    .updateTable('notes')
    .set({
      title: change.title,
      content: change.content,
      category: change.category,
      tags: change.tags,
      is_private: change.isPrivate,
      updated_at: change.updatedAt,
    })
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .returning(noteColumns)
    .executeTakeFirst();
}

/** Locks the writer's own note until the transaction ends, and returns it. */
export function lockNote(tx: Transaction, writerId: string, noteId: string) {
  return tx
    .selectFrom('notes')
    .select(noteColumns)
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
}
